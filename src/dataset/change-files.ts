import { compareTexts } from '../core/compare-texts.js';
import type { ChangesFile, FactChanges } from '../schema/facts.js';
import { countDataset } from './counts.js';
import type { Draft } from './draft.js';
import type { Dataset } from './dataset.js';

/** An entry of the history of the data, and its file. */
export interface ChangeEntry {
  readonly file: string;
  readonly entry: ChangesFile;
}

/** `changes/2026-10-06.json` is the first of its day, `changes/2026-10-06-2.json` the second. */
const NAME = /^changes\/(\d{4}-\d{2}-\d{2})(?:-(\d+))?\.json$/;

/** The history of the data, oldest first. */
export function changesInOrder(draft: Draft): ChangeEntry[] {
  const place = (file: string): [string, number] => {
    const [, date = '', nth = '1'] = NAME.exec(file) ?? [];
    return [date, Number(nth)];
  };
  return [...draft.all('changes')]
    .map(([file, entry]) => ({ file, entry }))
    .sort((a, b) => {
      const [[dateA, nthA], [dateB, nthB]] = [place(a.file), place(b.file)];
      return compareTexts(dateA, dateB) || nthA - nthB;
    });
}

/**
 * The next entry of the history. The first says only how much there is: everything is new. A day that has an entry
 * already gets a further one, so that no entry is ever rewritten.
 * @param changes what the release changed; `undefined` for the first
 */
export function nextChange(draft: Draft, dataset: Dataset, changes: FactChanges | undefined): ChangeEntry {
  const { checked, version } = dataset.data;
  const head = { date: checked, data_version: version, counts: countDataset(dataset) };
  let file = `changes/${checked}.json`;
  for (let nth = 2; draft.files.has(file); nth++) file = `changes/${checked}-${nth}.json`;
  return { file, entry: changes ? { ...head, changes } : { ...head, initial: true } };
}
