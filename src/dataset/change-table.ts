import { isDeepStrictEqual } from 'node:util';
import type { FactChanges } from '../schema/facts.js';
import type { CorrectionOutcome, Dataset } from './dataset.js';
import { isUnchanged } from './diff.js';

/** The table of what changed, for people; `nothing changed` where that is so. */
export function changeTable(changes: FactChanges): string {
  if (isUnchanged(changes)) return 'nothing changed';
  const rows = Object.entries(changes).map(([what, list]) => [
    what.replace('_', ' '),
    list.filter(({ before }) => before === null).length,
    list.filter(({ before, after }) => before !== null && after !== null).length,
    list.filter(({ after }) => after === null).length,
  ]);
  return [['', 'added', 'changed', 'removed'], ...rows]
    .map(([what, ...counts]) => String(what).padEnd(15) + counts.map((n) => String(n).padStart(9)).join(''))
    .join('\n');
}

/** What changed but verdicts, a line each: `states at/at-magenta/nbiot: state yes -> trial`. */
export function factTable(changes: FactChanges): string {
  const ofFacts = Object.entries(changes).filter(([what]) => what !== 'verdicts');
  const lines = ofFacts.flatMap(([what, list]) =>
    (list as readonly FactChange[]).map(
      ({ before, after, ...key }) =>
        `${what.replace('_', ' ')} ${Object.values(key).join('/')}: ${changeText(before, after)}`,
    ),
  );
  return [`changed facts: ${lines.length}`, ...lines].join('\n');
}

type FactChange = Readonly<Record<string, unknown>>;

/** `state yes -> trial, source a -> b`: only the fields that differ. */
function changeText(before: unknown, after: unknown): string {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  if (Array.isArray(before) || Array.isArray(after)) return `${valueText(before)} -> ${valueText(after)}`;
  const [was, is] = [before, after] as [FactChange, FactChange];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !isDeepStrictEqual(was[field], is[field]))
    .map((field) => `${field} ${valueText(was[field])} -> ${valueText(is[field])}`)
    .join(', ');
}

/** `B1 B3`, `yes`; `nothing` where there is no value. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.map(valueText).join(' ') || 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** The changed verdicts, a line each: `bg77 on za/za-vodacom: no (not confirmed) -> good`. */
export function flipTable({ verdicts }: Pick<FactChanges, 'verdicts'>): string {
  const sayVerdict = ({ verdict, confirmed }: FactChanges['verdicts'][number]['before']): string =>
    confirmed ? verdict : `${verdict} (not confirmed)`;
  const lines = verdicts.map(
    ({ device, cc, network, before, after }) =>
      `${device} on ${cc}/${network}: ${sayVerdict(before)} -> ${sayVerdict(after)}`,
  );
  return [`changed verdicts: ${verdicts.length}`, ...lines].join('\n');
}

/** Most lines of a list in a report; `data/changes/` has all of them. */
const LISTED = 200;

/** The text of a pull request that takes over a release, in Markdown: what changes, verdicts included. */
export function changeReport({ data, corrections }: Dataset, changes: FactChanges, warnings: number): string {
  const [, ...rows] = changeTable(changes).split('\n');
  const table = isUnchanged(changes)
    ? 'Nothing changes but the version or the day of checking.'
    : ['| what | added | changed | removed |', '| --- | --: | --: | --: |', ...rows.map(tableRow)].join('\n');
  const [, ...outcomes] = correctionTable(corrections).split('\n');
  const open = outcomes.filter((line) => /^(conflict|settled):/.test(line));
  return [
    `Data version ${data.version}, checked ${data.checked}.`,
    table,
    reportSection(flipTable(changes)),
    reportSection(factTable(changes)),
    `## Corrections: ${corrections.length}`,
    open.map((line) => `- ${line}`).join('\n') || 'None is settled or in conflict.',
    `## Disagreements between the files of the release: ${warnings}`,
    'They stand in `data/contradictions.json`.',
    '',
  ].join('\n\n');
}

/** A table of lines as a heading and a list. */
function reportSection(table: string): string {
  const [title, ...lines] = table.split('\n') as [string, ...string[]];
  const more = lines.length > LISTED ? [`- and ${lines.length - LISTED} more`] : [];
  const list = [...lines.slice(0, LISTED).map((line) => `- ${line}`), ...more].join('\n');
  return `## ${title[0]!.toUpperCase()}${title.slice(1)}\n\n${list || 'None.'}`;
}

function tableRow(line: string): string {
  const [counts] = /(\s+\d+){3}$/.exec(line)!;
  const what = line.slice(0, -counts.length).trim();
  return `| ${[what, ...counts.trim().split(/\s+/)].join(' | ')} |`;
}

/** What became of each correction, a line each; those in conflict first. */
export function correctionTable(corrections: readonly CorrectionOutcome[]): string {
  const order = ['conflict', 'settled', 'beside', 'applied'];
  const lines = [...corrections]
    .sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
    .map(({ subject, correction: { field, from, to }, outcome, found }) => {
      const text = (value: string | readonly string[] | null) => [value ?? 'nothing'].flat().join(' ');
      const but = outcome === 'conflict' ? `; the publisher now says ${text(found)}` : '';
      return `${outcome}: ${subject} ${field} from ${text(from)} to ${text(to)}${but}`;
    });
  return [`corrections: ${corrections.length}`, ...lines].join('\n');
}
