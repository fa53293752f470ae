/** Network codes (PLMN): how people write them, and which networks have one. */
import type { WorldNetwork } from '../world.js';

/** `262-01` of a PLMN as people write it: `262-01`, `26201`, `262 01`, `262/01`; `undefined` for any other text. */
export function readNetworkCode(text: string): string | undefined {
  const [, mcc, mnc] = /^\s*([2-7]\d{2})[\s\-–/.]?(\d{2,3})\s*$/.exec(text) ?? [];
  return mcc && mnc && `${mcc}-${mnc}`;
}

/**
 * The networks with a code, `262-01`; a code that several share gives all. A two-digit MNC is also found with a zero
 * behind it, and the reverse, because both are written (`722-07`, `722-070`).
 */
export function networksWithCode<T extends Pick<WorldNetwork, 'codes'>>(
  networks: readonly T[],
  code: string,
): readonly T[] {
  const findHolders = (wanted: (plmn: string) => boolean) =>
    networks.filter(({ codes }) => codes?.some(({ plmn }) => wanted(plmn)));
  const exact = findHolders((plmn) => plmn === code);
  return exact.length > 0 ? exact : findHolders((plmn) => otherLength(plmn) === code);
}

/** Whether a code that the data writes as `plmn` is the one that was asked for. */
export function isCode(plmn: string, code: string): boolean {
  return plmn === code || otherLength(plmn) === code;
}

/** The same code with two digits where it has three, and with three where it has two. */
function otherLength(plmn: string): string | undefined {
  const [mcc, mnc] = plmn.split('-') as [string, string];
  if (mnc.length === 2) return `${mcc}-${mnc}0`;
  return mnc.endsWith('0') ? `${mcc}-${mnc.slice(0, 2)}` : undefined;
}
