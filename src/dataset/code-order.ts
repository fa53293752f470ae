import { compareTexts } from '../core/compare-texts.js';

/** A sorted copy, by the code units of a key. */
export function inCodeOrder<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => compareTexts(keyOf(a), keyOf(b)));
}
