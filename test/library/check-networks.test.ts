import { describe, expect, it } from 'vitest';
import { judge } from '../../src/core/verdict.js';
import { check, type DeviceInput, InputError, tallyOf } from '../../src/index.js';
import { WORLD } from '../fixtures/known-world.js';

const asOf = '2026-11-20';
const bands = { lte: [1, 3, 20], nr: [78] };

/** What a question is refused with. */
function refusal(ask: () => unknown): InputError {
  try {
    ask();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('check', () => {
  it('gives the judgements of the one engine, network by network', () => {
    const { networks } = check(WORLD, 'ec25-e', ['de', 'br'], { asOf });
    const expected = ['de', 'br'].flatMap((cc) =>
      WORLD.countries.get(cc)!.networks.map((network) => ({
        id: network.id,
        ...judge(WORLD.devices.get('ec25-e')!, network, asOf),
      })),
    );
    expect(networks.length).toBe(expected.length);
    for (const [at, judgement] of expected.entries()) expect(networks[at]).toMatchObject(judgement);
  });

  it('says of one country what it says of several', () => {
    const { countries, networks } = check(WORLD, 'ec25-e', 'de', { asOf });
    expect(countries).toEqual([
      {
        cc: 'de',
        name: { en: 'Germany', zh: '德国' },
        tally: { good: 3, limited: 0, unconfirmed: 0, no: 0 },
        overall: 'good',
        named: [],
      },
    ]);
    expect(networks[0]!.verdict).toBe('good');
    const both = check(WORLD, 'ec25-e', ['de', 'br'], { asOf });
    expect(both.networks.slice(0, networks.length)).toEqual(networks);
  });

  it.each([
    ['262-01', true, ['telekom-de']],
    ['26201', true, ['telekom-de']],
    ['Deutsche Telekom', false, ['telekom-de']],
    ['o2-de', false, ['o2-de']],
  ])('takes %s for its country, and marks the network', (given, isCode, ids) => {
    const { countries, networks } = check(WORLD, 'ec25-e', [given, 'de'], { asOf });
    expect(countries).toMatchObject([{ cc: 'de', named: [{ given, isCode, networks: ids }] }]);
    expect(networks.filter(({ named }) => named).map(({ id }) => id)).toEqual(ids);
    expect(networks).toHaveLength(3);
  });

  it('asks back which country is meant where an operator has networks in several', () => {
    const error = refusal(() => check(WORLD, 'ec25-e', 'Orange'));
    expect(error.code).toBe('ambiguous-country');
    expect(error.candidates.map(({ id }) => id)).toContain('fr');
  });

  it('tells codes of networks, parts of bands, and bands for LTE-M and NB-IoT apart', () => {
    const eux = check(WORLD, 'ec25-eux', 'de', { asOf });
    expect(eux.device).toMatchObject({ parts: ['B28A'], lpwa: null });
    expect(eux.networks[0]!.codes).toContainEqual({ plmn: '262-01', status: 'operational' });
    const { lpwa, parts } = check(WORLD, 'bg95-m3', 'de', { asOf }).device;
    expect(lpwa!.nbiot).toContain('B71');
    expect(lpwa!.ltem).not.toContain('B71');
    expect(parts).toEqual([]);
  });

  it('says of every band of a network whether the device has it', () => {
    for (const network of check(WORLD, bands, ['de', 'br'], { asOf }).networks) {
      const missing = network.bands.lte.filter(({ use }) => use === 'lacks').map(({ band }) => band);
      expect([...missing].sort()).toEqual(network.verdict === 'good' ? [] : [...network.missing.lte].sort());
    }
  });

  it.each<[string, DeviceInput]>([
    ['an id', 'ec25-e'],
    ['a name', 'Quectel EC25-E'],
    ['a device of the world', WORLD.devices.get('ec25-e')!],
    ['numbers', { lte: [1, 3, 5, 7, 8, 20, 38, 40, 41], fallback: ['g2', 'g3'] }],
    ['names', { lte: ['B1', 'b3', '5', ' B7 ', 8, 20, 'B38', 'B40', 'B41', 'B1'], fallback: ['g2', 'g3'] }],
  ])('takes %s', (_, device) => {
    const { networks } = check(WORLD, device, 'de', { asOf });
    expect(networks).toEqual(check(WORLD, 'ec25-e', 'de', { asOf }).networks);
  });

  it.each([
    ['DE', ['de']],
    ['Germany', ['de']],
    ['德国', ['de']],
    [
      ['de', 'Deutschland', 'BR'],
      ['de', 'br'],
    ],
    [new Set(['de']), ['de']],
  ] as const)('takes countries as %j', (input, codes) => {
    expect(check(WORLD, 'ec25-e', input, { asOf }).countries.map(({ cc }) => cc)).toEqual(codes);
  });

  it('judges a device without a name by its radio', () => {
    const radioOf = (device: DeviceInput) => check(WORLD, device, 'de').device.radio;
    expect(radioOf({ lte: [3] })).toBe('lte');
    expect(radioOf(bands)).toBe('nr');
    expect(radioOf({ lteM: [3, 20], nbIot: ['B20'] })).toBe('lpwa');
    expect(radioOf({ ...bands, radio: 'redcap' })).toBe('redcap');
    expect(check(WORLD, { lteM: [3, 20], nbIot: [20] }, 'de').device).toMatchObject({
      id: null,
      name: null,
      lte: ['B3', 'B20'],
    });
  });

  it('counts a part of a band as the rule does: B28A in Europe, not in Brazil', () => {
    const usesOf = (cc: string) =>
      check(WORLD, { lte: [3, 'B28A'] }, cc).networks.flatMap(({ missing }) => missing.lte);
    expect(usesOf('de')).not.toContain('B28');
    expect(usesOf('br')).toContain('B28');
    expect(check(WORLD, { lte: [3, 28, 'B28A'] }, 'br').networks).toEqual(
      check(WORLD, { lte: [3, 28] }, 'br').networks,
    );
  });

  it('survives JSON, for every device and country of the test world', () => {
    for (const device of WORLD.devices.values()) {
      const answer = check(WORLD, device, WORLD.countries.keys(), { asOf });
      expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
      for (const { cc, tally } of answer.countries)
        expect(tally).toEqual(tallyOf(answer.networks.filter((network) => network.cc === cc)));
    }
  });

  it('names the data, its licence and the day of asking', () => {
    const { data, asOf: day, ruleVersion } = check(WORLD, 'ec25-e', 'de', { asOf });
    expect(data).toMatchObject({ version: WORLD.version, updated: WORLD.updated, license: 'CC-BY-4.0' });
    expect([day, ruleVersion]).toEqual([asOf, 2]);
    expect(check(WORLD, 'ec25-e', 'de').asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each<[string, unknown, string]>([
    ['a band that is none', { lte: [999] }, '999 is not an LTE band.'],
    ['a name of a band that is none', { lte: ['B999'] }, '"B999" is not an LTE band.'],
    ['a 5G band among those of LTE', { lte: ['n78'] }, '"n78" is not an LTE band.'],
    ['an LTE band among those of 5G', { lte: [3], nr: ['B3'] }, '"B3" is not a 5G band.'],
    ['a fraction', { lte: [3.5] }, '3.5 is not an LTE band.'],
    ['something that is no number', { lte: [NaN] }, 'NaN is not an LTE band.'],
    ['a list in a list', { lte: [[3]] }, '[3] is not an LTE band.'],
    ['nothing in a list', { lte: [null] }, 'null is not an LTE band.'],
    ['a text instead of a list', { lte: 'B3 B20' }, '"B3 B20" is not a list.'],
    ['no LTE bands', { nr: [78] }, 'There are no LTE bands.'],
    ['no bands', {}, 'There are no LTE bands.'],
    ['a field that is none', { LTE: [3] }, '"LTE" is not a field of a device.'],
    ['a radio that is none', { lte: [3], radio: '4g' }, '"4g" is not a radio.'],
    ['a fallback that is none', { lte: [3], fallback: ['2g'] }, '"2g" is not a fallback.'],
    ['nothing', undefined, 'undefined is not a device.'],
    ['a list', [3, 20], '[3,20] is not a device.'],
    ['an unknown device', 'ec25-q', 'We don\'t have the device "ec25-q". Similar: ec25-e (Quectel EC25-E)'],
    ['a device that is several', 'ec25', '"ec25" can be several devices. Choose one: ec25-e'],
    ['a name without anything near', 'xyzzy-plugh', 'Write its bands instead.'],
  ])('refuses %s', (_, device, message) => {
    expect(refusal(() => check(WORLD, device as DeviceInput, 'de')).message).toContain(message);
  });

  it.each<[string, unknown, string]>([
    ['an unknown country', 'germny', 'We don\'t have the country "germny". Similar: de (Germany).'],
    ['a country that is several', 'united', 'Choose one: '],
    ['no country', [], '[] names no country.'],
    ['nothing', undefined, 'undefined names no country.'],
    ['an empty name', ['de', ' '], '" " names no country.'],
    ['a number', [49], '49 names no country.'],
  ])('refuses %s', (_, countries, message) => {
    expect(refusal(() => check(WORLD, 'ec25-e', countries as string)).message).toContain(message);
  });

  it.each(['tomorrow', '2026-13-01', '2026-02-30', '20261120', ''])('refuses the day %j', (day) => {
    expect(refusal(() => check(WORLD, 'ec25-e', 'de', { asOf: day }))).toMatchObject({ code: 'not-a-day' });
  });

  it('tells who forgot to wait for the world', () => {
    const world = Promise.resolve(WORLD) as unknown as typeof WORLD;
    expect(refusal(() => check(world, 'ec25-e', 'de')).message).toContain('await it first');
  });

  it('gives near matches as data', () => {
    expect(refusal(() => check(WORLD, 'ec25-q', 'de'))).toMatchObject({
      name: 'InputError',
      code: 'unknown-device',
      candidates: expect.arrayContaining([{ id: 'ec25-e', name: 'Quectel EC25-E' }]) as unknown,
    });
  });
});
