import { existsSync } from 'node:fs';
import { CountryNamesFile, type FactChanges } from '../../schema/facts.js';
import { UNREAD } from './csv-table.js';
import { nextChange } from '../change-files.js';
import { countDataset } from '../counts.js';
import { diffDatasets, isUnchanged } from '../diff.js';
import { canonicalText, datasetFiles } from '../dataset-files.js';
import { Draft, readDraft } from '../draft.js';
import { jsonOf, type DatasetFiles } from '../file-kinds.js';
import { DatasetError, type LintProblem } from '../lint-problem.js';
import { lint } from '../lint/lint.js';
import { type Dataset, datasetOf } from '../load.js';
import { recoverFolder, replaceFolder } from './replace-folder.js';
import { type Note, Report } from '../lint/report.js';
import { readUpstream, type Release } from './upstream.js';
import { SHRINK_LIMIT, shrunken } from '../shrink-limit.js';
import { upstreamFacts } from './upstream-facts.js';

export interface ImportOptions {
  /** Folder of the open data. */
  readonly from: string;
  /** Our folder of facts, `data`; it holds country-names.json already. */
  readonly to: string;
  readonly release?: Release;
  /** Accept a set that lost more than `SHRINK_LIMIT` of its networks, devices or band facts. */
  readonly allowShrink?: boolean;
  /** Called with a line of progress now and then. */
  readonly log?: (line: string) => void;
}

export interface ImportResult {
  readonly facts: Dataset;
  readonly changes: FactChanges;
  readonly notes: readonly Note[];
  /** What in the new facts a person should look at. */
  readonly warnings: readonly LintProblem[];
  /** Whether anything was written. */
  readonly written: boolean;
}

/**
 * Replaces our facts by those of a release of the open data. Either all of it or nothing is written.
 * @throws DatasetError with every problem found; then nothing was written
 */
export async function importDataset(options: ImportOptions): Promise<ImportResult> {
  const { from, to, release = {}, log = () => undefined } = options;
  await recoverFolder(to);
  const report = new Report();
  const draft = existsSync(to) ? await readDraft(to) : new Draft(new Map());
  const names = CountryNamesFile.safeParse(jsonOf(draft.files.get('country-names.json') ?? ''));
  if (!names.success) {
    const right = 'the file of country names from the repository';
    report.problem('data/country-names.json', null, 'is missing or not well-formed', right);
    throw new DatasetError(report.problems);
  }
  const upstream = await readUpstream(from, release, report, log);
  const facts = upstreamFacts(upstream, names.data, report);
  const before = presentDataset(draft, report, options.allowShrink ?? false);
  const counted = (['networks.csv', 'network_bands.csv', 'bands.csv', 'models.csv'] as const).every(
    (file) => upstream[file] !== UNREAD,
  );
  if (before && counted && !options.allowShrink)
    for (const wrong of shrunken(countDataset(before), countDataset(facts))) {
      const right = `at most ${SHRINK_LIMIT * 100} % fewer; if the loss is meant, pass --allow-shrink`;
      report.problem('data/', null, wrong, right);
    }
  if (report.problems.length > 0) throw new DatasetError(report.problems);

  log('compare with the present facts');
  const changes = diffDatasets(before ?? NOTHING, facts);
  const kept = [...draft.files].filter(([path]) => !IMPORTED.test(path));
  const files = new Map([...kept, ...(await datasetFiles(facts))]);
  if (!isUnchanged(changes)) {
    const { file, entry } = nextChange(draft, facts, before && changes);
    files.set(file, await canonicalText(file, entry));
  }
  log('check what is to be written');
  const { errors, warnings } = await lint(new Draft(files));
  if (errors.length > 0) throw new DatasetError(errors);
  const written = !sameFiles(draft.files, files);
  if (written) await replaceFolder(to, files);
  return { facts, changes, notes: report.notes, warnings, written };
}

/** The facts before the first import. */
const NOTHING: Dataset = {
  data: { version: '', checked: '' },
  countries: [],
  devices: [],
  bands: [],
  sources: {},
};

/** The files that an import makes anew; all others are kept. */
const IMPORTED = /^(data|bands|sources)\.json$|^(countries|devices)\//;

/** The facts that are there already; `undefined` at the first import. */
function presentDataset(draft: Draft, report: Report, allowShrink: boolean): Dataset | undefined {
  if (![...draft.files.keys()].some((path) => IMPORTED.test(path))) return undefined;
  try {
    return datasetOf(draft);
  } catch (error) {
    if (!(error instanceof DatasetError)) throw error;
    if (allowShrink) return undefined;
    for (const problem of error.problems) report.problems.push({ ...problem, file: `data/${problem.file}` });
    const right = 'mend it, or pass --allow-shrink to replace it without comparing';
    report.problem('data/', null, 'the present data cannot be compared with', right);
    return undefined;
  }
}

function sameFiles(a: DatasetFiles, b: DatasetFiles): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}
