import { expect, it } from 'vitest';
import { changeReport, factTable } from '../../src/dataset/change-table.js';
import { diffDatasets } from '../../src/dataset/diff.js';
import { loadDataset } from '../../src/dataset/load.js';

const before = await loadDataset('data');

it('is the text of a pull request: what changes, which verdicts flip, which corrections are open', () => {
  const after = structuredClone(before);
  after.devices.find(({ id }) => id === 'ec25-e')!.lte = ['B87'];
  const [first, ...others] = after.corrections;
  const corrections = [{ ...first!, outcome: 'conflict' as const, found: 'off' }, ...others];
  const text = changeReport({ ...after, corrections }, diffDatasets(before, after), 25);
  expect(text).toContain('| what | added | changed | removed |');
  expect(text).toContain('| devices | 0 | 1 | 0 |');
  expect(text).toContain('| network bands | 0 | 0 | 0 |');
  expect(text).toMatch(/## Changed verdicts: \d{3}/);
  expect(text).toMatch(/- ec25-e on de\/telekom-de: good -> no/);
  expect(text).toMatch(/- and \d+ more/);
  expect(text).toContain('## Changed facts: 1');
  expect(text).toMatch(/- devices ec25-e: lte B1 B3 .* -> B87\n/);
  expect(text).toMatch(/- conflict: .*the publisher now says off/);
  expect(text).toContain('files of the release: 25');
});

it('names every changed fact, with what it was before', () => {
  const after = structuredClone(before);
  const [network] = after.countries.find(({ cc }) => cc === 'de')!.networks;
  network!.status.nbiot = { state: 'trial', date: '2026', source: null };
  network!.lte.pop();
  after.devices.pop();
  const plmn = { ...after.plmn, 'telekom-de': after.plmn['telekom-de']!.slice(0, 1) };
  const changes = diffDatasets(before, { ...after, plmn });
  expect(factTable(changes).split('\n')).toEqual([
    'changed facts: 4',
    'network bands de/telekom-de/B32: removed',
    'states de/telekom-de/nbiot: state yes -> trial, date nothing -> 2026, source gsma-iot -> nothing',
    `devices ${before.devices.at(-1)!.id}: removed`,
    expect.stringMatching(/^plmn de\/telekom-de: \{"plmn":"262-01".* -> \{"plmn":"262-01"/),
  ]);
});

it('says so where nothing changes', () => {
  const text = changeReport(before, diffDatasets(before, before), 0);
  expect(text).toContain('Nothing changes but the version');
  expect(text).toContain('None is settled or in conflict.');
});
