import { existsSync } from 'node:fs';
import { utcDay } from '../../core/today.js';
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
import type { Dataset, ImportedDataset } from '../dataset.js';
import { datasetOf, importedOf } from '../load.js';
import { lockFolder, recoverFolder, replaceFolder } from './replace-folder.js';
import { type Note, Report } from '../lint/report.js';
import { readUpstream, type Release } from './upstream.js';
import { SHRINK_LIMIT, shrunken } from '../shrink-limit.js';
import { convertUpstream } from './convert-upstream.js';

interface ImportOptions {
  /** Folder of the open data. */
  readonly from: string;
  /** Our folder of data, `data`; it holds country-names.json already. */
  readonly to: string;
  readonly release?: Release;
  /** Accept a set that lost more than `SHRINK_LIMIT` of its networks, devices or band facts. */
  readonly allowShrink?: boolean;
  /** Say what would change, and write nothing. */
  readonly dryRun?: boolean;
  /** Today, `YYYY-MM-DD`, UTC if left out: the data cannot have been checked later. */
  readonly today?: string;
  /** Called with a line of progress now and then. */
  readonly log?: (line: string) => void;
}

interface ImportResult {
  readonly dataset: Dataset;
  readonly changes: FactChanges;
  readonly notes: readonly Note[];
  /** What in the new data a person should look at. */
  readonly warnings: readonly LintProblem[];
  /** Whether the files differ from those that are there. */
  readonly isNew: boolean;
  /** Whether anything was written. */
  readonly written: boolean;
}

/**
 * Replaces our data by that of a release of the open data. Either all of it or nothing is written.
 * @throws DatasetError with every problem found; then nothing was written
 */
export async function importDataset(options: ImportOptions): Promise<ImportResult> {
  if (options.dryRun) return prepareImport(options);
  const unlock = await lockFolder(options.to);
  try {
    await recoverFolder(options.to);
    const { files, ...result } = await prepareImport(options);
    if (result.isNew) await replaceFolder(options.to, files);
    return { ...result, written: result.isNew };
  } finally {
    await unlock();
  }
}

/** Everything about an import but the writing. */
async function prepareImport(options: ImportOptions): Promise<ImportResult & { files: DatasetFiles }> {
  const { from, to, release = {}, log = () => undefined } = options;
  const report = new Report();
  const draft = existsSync(to) ? await readDraft(to) : new Draft(new Map());
  const names = CountryNamesFile.safeParse(jsonOf(draft.files.get('country-names.json') ?? ''));
  if (!names.success) {
    const right = 'the file of country names from the repository';
    report.problem('data/country-names.json', null, 'is missing or not well-formed', right);
    throw new DatasetError(report.problems);
  }
  const upstream = await readUpstream(from, release, report, log);
  const imported = convertUpstream(upstream, names.data, report);
  const before = presentDataset(draft, report, options.allowShrink ?? false);
  const today = options.today ?? utcDay(new Date());
  refuseWrongDay(imported, before, today, options.allowShrink ?? false, report);
  const counted = (['networks.csv', 'network_bands.csv', 'bands.csv', 'models.csv'] as const).every(
    (file) => upstream[file] !== UNREAD,
  );
  if (before && counted && !options.allowShrink)
    for (const wrong of shrunken(countDataset(importedOf(draft)), countDataset(imported))) {
      const right = `at most ${SHRINK_LIMIT * 100} % fewer; if the loss is meant, pass --allow-shrink`;
      report.problem('data/', null, wrong, right);
    }
  if (report.problems.length > 0) throw new DatasetError(report.problems);

  log('compare with the present data');
  const kept = [...draft.files].filter(([path]) => !isImported(path, draft));
  const files = new Map([...kept, ...(await datasetFiles(imported))]);
  const own = new Set(kept.map(([path]) => path));
  for (const { id } of imported.devices)
    if (own.has(`devices/${id}.json`))
      report.problem(
        'models.csv',
        null,
        `device ${id} stands in data/devices/ as our own`,
        'remove ours, and keep what it knows better as a correction',
      );
  if (report.problems.length > 0) throw new DatasetError(report.problems);
  const after = datasetOf(new Draft(files));
  const changes = diffDatasets(before ?? NOTHING, after);
  if (!isUnchanged(changes)) {
    const { file, entry } = nextChange(draft, after, before && changes);
    files.set(file, await canonicalText(file, entry));
  }
  log('check what is to be written');
  const { errors, warnings } = await lint(new Draft(files));
  if (errors.length > 0) throw new DatasetError(errors);
  const isNew = !sameFiles(draft.files, files);
  return { dataset: after, changes, notes: report.notes, warnings, isNew, written: false, files };
}

/** Data cannot have been checked in the future, and an older release does not replace a newer one. */
function refuseWrongDay(
  { data }: ImportedDataset,
  before: Dataset | undefined,
  today: string,
  allowShrink: boolean,
  report: Report,
): void {
  if (data.checked > today)
    report.problem('--checked', null, `${data.checked} is a day to come`, `a day up to today, ${today}`);
  // a day that is missing is a problem of its own
  if (before && data.checked !== '' && data.checked < before.data.checked && !allowShrink) {
    const right = `a release checked on ${before.data.checked} or later; data/ holds version ${before.data.version}; pass --allow-shrink to go back`;
    report.problem('--checked', null, `the release of ${data.checked} is older than data/`, right);
  }
}

/** The data before the first import. */
const NOTHING: Dataset = {
  data: { version: '', checked: '' },
  countries: [],
  devices: [],
  bands: [],
  sources: {},
  contradictions: [],
  corrections: [],
  plmn: {},
};

/** Whether an import makes the file anew; all others are kept, our own devices among them. */
function isImported(path: string, draft: Draft): boolean {
  if (/^devices\//.test(path)) return draft.all('device').get(path)?.origin === undefined;
  return /^(data|bands|sources|contradictions)\.json$|^countries\//.test(path);
}

/** The data that is there already; `undefined` at the first import. */
function presentDataset(draft: Draft, report: Report, allowShrink: boolean): Dataset | undefined {
  if (![...draft.files.keys()].some((path) => isImported(path, draft))) return undefined;
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
