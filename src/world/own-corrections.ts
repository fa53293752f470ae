import type { WorldCorrection } from './world.js';

/** Those of the corrections that are of a network or device, as its record holds them: left out where there is none. */
export function ownCorrections(
  corrections: readonly WorldCorrection[],
  id: string,
): { readonly corrections?: readonly WorldCorrection[] } {
  const own = corrections.filter(({ subject }) => subject === id);
  return own.length > 0 ? { corrections: own } : {};
}
