import { normalisePaste } from './normalise.js';
import { type Span } from './read-result.js';

/** A device that the caller knows. */
export interface KnownDevice {
  readonly id: string;
  readonly name: string;
  /** The maker, where the name begins with it; texts often leave it out. */
  readonly vendor?: string | null;
}

/** A known device's name that a text holds, and where. */
export interface NamedDevice extends KnownDevice, Span {}

/** A name that is shorter, or holds no digit, is too common to be recognised: `F40` is one, `Go` is none. */
const DISTINCTIVE = /^(?=.*\d).{3,}$/;
const SEARCHED = 20_000;
const MAX_FOUND = 8;
const fold = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** The words of a text without marks within them, so that `EC25-E` and `EC25 E` are one, with where they stand. */
const WORD = /[\p{L}\p{N}]+/gu;
/** A name has at most so many words. */
const MAX_WORDS = 5;

/**
 * The devices whose names a text holds, longest names first where one is part of another: `EC25-E` in
 * `Quectel EC25-E`, but not `EC25` in `EC25-E`.
 */
export function findDevices(text: string, devices: readonly KnownDevice[]): NamedDevice[] {
  const { low, inPaste } = normalisePaste(text.slice(0, SEARCHED));
  const byName = new Map<string, KnownDevice>();
  for (const device of devices) {
    const { name, vendor } = device;
    for (const written of vendor && name.startsWith(vendor) ? [name, name.slice(vendor.length)] : [name])
      if (DISTINCTIVE.test(fold(written))) byName.set(fold(written), device);
  }
  const words = [...low.matchAll(WORD)];
  const found = new Map<string, NamedDevice>();
  for (let i = 0; i < words.length && found.size < MAX_FOUND; i++)
    for (let count = Math.min(MAX_WORDS, words.length - i); count > 0; count--) {
      const run = words.slice(i, i + count);
      const { index: offset } = run[0]!;
      const last = run.at(-1)!;
      const length = last.index + last[0].length - offset;
      // Words of one name stand together: a blank, a dash or an underscore apart.
      if (length > run.reduce((sum, [word]) => sum + word.length, 0) + count - 1) continue;
      const device = byName.get(run.map(([word]) => word).join(''));
      if (!device) continue;
      // `EC25` in `EC25-E` is another product.
      if (/^-[\p{L}\p{N}]/u.test(low.slice(offset + length, offset + length + 2))) continue;
      if (!found.has(device.id)) found.set(device.id, inPaste({ ...device, offset, length }));
      i += count - 1;
      break;
    }
  return [...found.values()];
}
