import type { BandFact, CountryFile, DataFile, DeviceFile, SourcesFile } from '../schema/facts.js';
import { type Draft, readDraft } from './draft.js';
import { DatasetError, type LintProblem } from './lint-problem.js';
import { schemaRule } from './lint/rules/schema.js';

/** Everything in `data/`. Countries and devices in the order of their codes and ids. */
export interface Dataset {
  readonly data: DataFile;
  readonly countries: CountryFile[];
  readonly devices: DeviceFile[];
  readonly bands: BandFact[];
  readonly sources: SourcesFile;
}

/**
 * Reads the facts in `dir` (the project's `data/`).
 * @throws DatasetError naming every file that is missing or not well-formed
 */
export async function loadDataset(dir: string): Promise<Dataset> {
  let draft: Draft;
  try {
    draft = await readDraft(dir);
  } catch (error) {
    const wrong = `cannot be read (${(error as NodeJS.ErrnoException).code})`;
    throw new DatasetError([
      { file: dir, at: null, wrong, right: 'a folder of facts; npm run data:import makes it' },
    ]);
  }
  return datasetOf(draft);
}

/**
 * The facts of well-formed files.
 * @throws DatasetError naming every file that is missing or not well-formed
 */
export function datasetOf(draft: Draft): Dataset {
  const problems: LintProblem[] = [...schemaRule.check(draft)];
  if (problems.length > 0) throw new DatasetError(problems);
  return {
    data: draft.one('data')!,
    countries: [...draft.all('country').values()],
    devices: [...draft.all('device').values()],
    bands: draft.one('bands')!,
    sources: draft.one('sources')!,
  };
}
