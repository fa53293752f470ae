import { describe, expect, it } from 'vitest';
import { whatChanged } from '../../../src/app/offline/what-changed.js';

const EMPTY = {
  countries: [],
  networks: [],
  network_bands: [],
  states: [],
  devices: [],
  bands: [],
  sources: [],
};
const flip = (device: string, cc: string, network: string) => ({
  device,
  cc,
  network,
  before: { verdict: 'limited', confirmed: true },
  after: { verdict: 'good', confirmed: true },
});
const CHANGES = {
  entries: [
    {
      data_version: '3',
      date: '2026-11-20',
      changes: { ...EMPTY, verdicts: [flip('ec25-e', 'fr', 'orange'), flip('bg95-m3', 'de', 'telekom-de')] },
    },
    {
      data_version: '2',
      date: '2026-10-20',
      changes: {
        ...EMPTY,
        verdicts: [],
        network_bands: [
          {
            cc: 'de',
            network: 'telekom-de',
            band: 'B20',
            before: null,
            after: { confidence: 'cross-checked' },
          },
        ],
        states: [
          {
            cc: 'gb',
            network: 'ee',
            service: 'g3',
            before: { state: 'planned', date: '2026-01' },
            after: { state: 'off', date: null },
          },
        ],
        devices: [{ device: 'f40', before: { name: 'F40' }, after: null }],
      },
    },
    { data_version: '1', date: '2026-10-06', initial: true },
  ],
};

describe('what changed', () => {
  it.each([
    ['3', 0],
    ['2', 2],
    ['1', 5],
    ['0.9', 5], // longer ago than the list goes back
  ])('since version %s: %i changes', (since, count) => {
    expect(whatChanged(CHANGES, since, [])).toHaveLength(count);
  });

  it('says what it was and is, and which page to open', () => {
    expect(whatChanged(CHANGES, '1', [])).toEqual([
      expect.objectContaining({
        kind: 'verdict',
        path: '/check/ec25-e/fr',
        before: 'limited',
        after: 'good',
      }),
      expect.objectContaining({ kind: 'verdict', path: '/check/bg95-m3/de', network: 'telekom-de' }),
      expect.objectContaining({
        kind: 'band',
        path: '/networks/telekom-de',
        what: 'B20',
        before: null,
        after: 'cross-checked',
      }),
      expect.objectContaining({ kind: 'state', what: 'g3', before: 'planned 2026-01', after: 'off' }),
      expect.objectContaining({ kind: 'device', path: '/devices/f40', before: 'F40', after: null }),
    ]);
  });

  it('tells an unconfirmed no from a proven one', () => {
    const verdicts = [
      { ...flip('bg95-m3', 'de', 'telekom-de'), before: { verdict: 'no', confirmed: false } },
    ];
    expect(whatChanged({ entries: [{ changes: { verdicts } }] }, '1', [])[0]?.before).toBe('unconfirmed');
  });

  it.each([
    ['/devices/bg95-m3', ['/check/bg95-m3/de']],
    ['/check/bg95-m3/de', ['/check/bg95-m3/de']],
    ['/networks/telekom-de', ['/check/bg95-m3/de', '/networks/telekom-de']],
    ['/countries/de', ['/check/bg95-m3/de', '/networks/telekom-de']],
    ['/countries/jp', []],
  ])('puts what concerns the favourite %s first', (favourite, paths) => {
    const changes = whatChanged(CHANGES, '1', [favourite]);
    expect(changes.filter((change) => change.favourite).map(({ path }) => path)).toEqual(paths);
    expect(changes.slice(0, paths.length).every((change) => change.favourite)).toBe(true);
  });

  it.each([
    null,
    [],
    'text',
    {},
    { entries: null },
    { entries: [null, 1, {}] },
    { entries: [{ changes: { verdicts: {} } }] },
  ])('finds nothing in %j', (json) => {
    expect(whatChanged(json, '1', [])).toEqual([]);
  });

  it('survives entries of other forms', () => {
    expect(
      whatChanged({ entries: [{ changes: { verdicts: [null, { before: 1, after: [] }] } }] }, '1', []),
    ).toHaveLength(2);
  });
});
