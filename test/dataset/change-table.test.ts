import { expect, it } from 'vitest';
import { changeReport } from '../../src/dataset/change-table.js';
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
  expect(text).toMatch(/## Verdicts that became others: \d{3}/);
  expect(text).toMatch(/- ec25-e on de\/telekom-de: good -> no/);
  expect(text).toMatch(/- and \d+ more/);
  expect(text).toMatch(/- conflict: .*the publisher now says off/);
  expect(text).toContain('files of the release: 25');
});

it('says so where nothing changes', () => {
  const text = changeReport(before, diffDatasets(before, before), 0);
  expect(text).toContain('Nothing changes but the version');
  expect(text).toContain('None is settled or in conflict.');
});
