import type { FactChanges } from '../schema/facts.js';
import type { CorrectionOutcome } from './dataset.js';
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

/** The verdicts that became others, a line each: `bg77 on za/za-vodacom: no (not confirmed) -> good`. */
export function flipTable({ verdicts }: Pick<FactChanges, 'verdicts'>): string {
  const said = ({ verdict, confirmed }: FactChanges['verdicts'][number]['before']): string =>
    confirmed ? verdict : `${verdict} (not confirmed)`;
  const lines = verdicts.map(
    ({ device, cc, network, before, after }) =>
      `${device} on ${cc}/${network}: ${said(before)} -> ${said(after)}`,
  );
  return [`verdicts that became others: ${verdicts.length}`, ...lines].join('\n');
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
