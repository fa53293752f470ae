import type { FactChanges } from '../schema/facts.js';
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
