import { correctCountries, correctDevices } from './apply-corrections.js';
import { inCodeOrder } from './code-order.js';
import type { Dataset, ImportedDataset } from './dataset.js';
import { type Draft, readDraft } from './draft.js';
import { DatasetError, type LintProblem } from './lint-problem.js';
import { withLine } from './with-line.js';
import { schemaRule } from './lint/rules/schema.js';

export type { Dataset } from './dataset.js';

/**
 * Reads the data in `dir` (the project's `data/`).
 * @throws DatasetError naming every file that is missing or not well-formed
 */
export async function loadDataset(dir: string): Promise<Dataset> {
  let draft: Draft;
  try {
    draft = await readDraft(dir);
  } catch (error) {
    const wrong = `cannot be read (${(error as NodeJS.ErrnoException).code})`;
    throw new DatasetError([
      { file: dir, at: null, wrong, right: 'a folder of data; npm run data:import makes it' },
    ]);
  }
  return datasetOf(draft);
}

/**
 * The data of well-formed files: sure corrections are applied, our own devices stand among the imported ones.
 * @throws DatasetError naming every file that is missing or not well-formed
 */
export function datasetOf(draft: Draft): Dataset {
  const imported = importedOf(draft);
  const own = [...draft.all('device').values()].filter(({ origin }) => origin === 'bandcheck');
  const countries = correctCountries(
    imported.countries,
    new Map([...draft.all('networkCorrections').values()].map((file) => [file.network, file.corrections])),
  );
  const devices = correctDevices(
    imported.devices,
    new Map([...draft.all('deviceCorrections').values()].map((file) => [file.device, file.corrections])),
  );
  return {
    ...imported,
    countries: countries.files,
    devices: inCodeOrder([...devices.files, ...own], ({ id }) => id),
    sources: { ...imported.sources, ...draft.one('ownSources') },
    corrections: [...countries.outcomes, ...devices.outcomes],
    plmn: draft.one('plmn')?.networks ?? {},
  };
}

/**
 * What the publisher says, before corrections and without our own devices.
 * @throws DatasetError naming every file that is missing or not well-formed
 */
export function importedOf(draft: Draft): ImportedDataset {
  const problems: LintProblem[] = schemaRule.check(draft).map((problem) => withLine(problem, draft));
  if (problems.length > 0) throw new DatasetError(problems);
  return {
    data: draft.one('data')!,
    countries: [...draft.all('country').values()],
    devices: [...draft.all('device').values()].filter(({ origin }) => origin === undefined),
    bands: draft.one('bands')!,
    sources: draft.one('sources')!,
    contradictions: draft.one('contradictions') ?? [],
  };
}
