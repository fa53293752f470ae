import { existsSync } from 'node:fs';
import { CountryNamesFile } from '../schema/facts.js';
import { countFacts, type Counts } from './counts.js';
import { diffFacts, type FactChanges, kindOfChange } from './diff.js';
import { Draft, jsonOf, readDraft } from './draft.js';
import { factFiles, type FactFiles } from './fact-files.js';
import { lint } from './lint.js';
import { type Facts, factsOf } from './load.js';
import { FactsError } from './problem.js';
import { recoverFolder, replaceFolder } from './replace-folder.js';
import { type Note, Report } from './report.js';
import { readUpstream, type Release } from './upstream.js';
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
  readonly facts: Facts;
  readonly changes: FactChanges;
  readonly notes: readonly Note[];
  /** Whether anything was written. */
  readonly written: boolean;
}

/** Share of its networks, devices or band facts that a set may lose unasked. */
export const SHRINK_LIMIT = 0.02;

const MAY_NOT_SHRINK: readonly (keyof Counts)[] = ['networks', 'devices', 'band_facts'];

/**
 * Replaces our facts by those of a release of the open data. Either all of it or nothing is written.
 * @throws FactsError with every problem found; then nothing was written
 */
export async function importFacts(options: ImportOptions): Promise<ImportResult> {
  const { from, to, release = {}, log = () => undefined } = options;
  await recoverFolder(to);
  const report = new Report();
  const draft = existsSync(to) ? await readDraft(to) : new Draft(new Map());
  const names = CountryNamesFile.safeParse(jsonOf(draft.files.get('country-names.json') ?? ''));
  if (!names.success) {
    const right = 'the file of country names from the repository';
    report.problem('country-names.json', null, 'is missing or not well-formed', right);
  }
  const upstream = await readUpstream(from, release, report, log);
  const facts = upstreamFacts(upstream, names.data ?? { source: '', licence: '', names: {} }, report);
  const before = presentFacts(draft, report, options.allowShrink ?? false);
  if (before && !options.allowShrink) compareCounts(countFacts(before), countFacts(facts), report);
  if (report.problems.length > 0) throw new FactsError(report.problems);

  log('write the facts');
  const kept = [...draft.files].filter(([path]) => !IMPORTED.test(path));
  const files: FactFiles = new Map([...kept, ...(await factFiles(facts))]);
  const problems = await lint(new Draft(files));
  if (problems.length > 0) throw new FactsError(problems);
  const written = !sameFiles(draft.files, files);
  if (written) await replaceFolder(to, files);
  return { facts, changes: diffFacts(before, facts), notes: report.notes, written };
}

/** The files that an import makes anew; all others are kept. */
const IMPORTED = /^(data|bands|sources)\.json$|^(countries|devices)\//;

/** The facts that are there already; `undefined` at the first import. */
function presentFacts(draft: Draft, report: Report, allowShrink: boolean): Facts | undefined {
  if (![...draft.files.keys()].some((path) => IMPORTED.test(path))) return undefined;
  try {
    return factsOf(draft);
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    if (allowShrink) return undefined;
    report.problems.push(...error.problems);
    const right = 'mend it, or pass --allow-shrink to replace it without comparing';
    report.problem('data/', null, 'the present data cannot be compared with', right);
    return undefined;
  }
}

function compareCounts(before: Counts, after: Counts, report: Report): void {
  for (const what of MAY_NOT_SHRINK) {
    if (after[what] >= before[what] * (1 - SHRINK_LIMIT)) continue;
    const wrong = `${before[what]} ${what.replace('_', ' ')} became ${after[what]}`;
    const right = `at most ${SHRINK_LIMIT * 100} % fewer; if the loss is meant, pass --allow-shrink`;
    report.problem('data/', null, wrong, right);
  }
}

function sameFiles(a: FactFiles, b: FactFiles): boolean {
  return a.size === b.size && [...a].every(([path, text]) => b.get(path) === text);
}

/** The table of what changed, for people; `nothing changed` where that is so. */
export function changeTable(changes: FactChanges): string {
  const rows = Object.entries(changes).map(([what, list]: [string, Parameters<typeof kindOfChange>[0][]]) => {
    const count = (kind: string) => list.filter((change) => kindOfChange(change) === kind).length;
    return [what.replace('_', ' '), count('added'), count('changed'), count('removed')] as const;
  });
  if (rows.every(([, ...counts]) => counts.every((count) => count === 0))) return 'nothing changed';
  return [['', 'added', 'changed', 'removed'] as const, ...rows]
    .map(([what, ...counts]) => what.padEnd(15) + counts.map((count) => String(count).padStart(9)).join(''))
    .join('\n');
}
