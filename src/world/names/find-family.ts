/** Families of devices by name: `ec25` and `Quectel EC25` name every variant of the EC25, and none of them alone. */
import { deviceFamily } from './device-family.js';
import type { SearchedDevice } from './find.js';
import { foldName, foldWanted } from './near-matches.js';
import { vendorNames } from './vendor-names.js';

export interface FoundFamily<T> {
  /** As its maker writes it, `EC25`. */
  readonly name: string;
  /** Two or more. */
  readonly variants: readonly T[];
  /** Missing where its variants are of several kinds. */
  readonly kind: string | undefined;
}

/** The family that a text names, if it has several variants: one alone is found by its own name. */
export function findFamily<T extends SearchedDevice & { readonly kind: string }>(
  devices: Iterable<T>,
  text: string,
): FoundFamily<T> | undefined {
  const wanted = foldWanted(text);
  const variants = [...devices].filter((device) => {
    const family = deviceFamily(device);
    const names = [family, ...vendorNames(device.vendor).map((vendor) => `${vendor} ${family}`)];
    return names.map(foldName).includes(wanted);
  });
  const [first, second] = variants;
  if (!first || !second) return undefined;
  const kind = variants.every((device) => device.kind === first.kind) ? first.kind : undefined;
  return { name: deviceFamily(first), variants, kind };
}
