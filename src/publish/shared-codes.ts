import type { Dataset } from '../dataset/dataset.js';
import type { PlmnFact } from '../schema/facts.js';

/** Ids of the other networks that are on the air with a code of a network. */
export function networksSharing({ plmn, shared }: PlmnFact, id: string, all: Dataset['plmn']): string[] {
  if (!shared) return [];
  return Object.entries(all).flatMap(([other, codes]) =>
    other !== id && codes.some((theirs) => theirs.plmn === plmn) ? [other] : [],
  );
}
