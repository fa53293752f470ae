import type { WorldCorrection } from './world.js';

/** The corrections of one network or device, as a field of its record; the field is left out where there is none. */
export function ownCorrections(
  corrections: readonly WorldCorrection[],
  id: string,
): { readonly corrections?: readonly WorldCorrection[] } {
  const own = corrections.filter(({ subject }) => subject === id);
  return own.length > 0 ? { corrections: own } : {};
}
