import type { DeviceFile } from '../../schema/facts.js';

/** What the open data's `category` says of a device. */
type DeviceClass = Pick<DeviceFile, 'kind' | 'radio' | 'lte_category'>;

/** First part of a category of two parts (`MiFi · Cat 4`). */
const KINDS: ReadonlyMap<string, DeviceFile['kind']> = new Map([
  ['MiFi', 'mifi'],
  ['Dongle', 'dongle'],
  ['DTU', 'dtu'],
  ['DTU / Gateway', 'gateway'],
  ['Industrial router', 'router'],
  ['Vehicle tracker', 'tracker'],
]);

/** Last, or only, part of a category: radio and LTE UE category. */
const RADIOS: ReadonlyMap<string, Pick<DeviceFile, 'radio' | 'lte_category'>> = new Map([
  ['Cat 1', { radio: 'lte', lte_category: '1' }],
  ['Cat 1 bis', { radio: 'lte', lte_category: '1 bis' }],
  ['Cat 4', { radio: 'lte', lte_category: '4' }],
  ['LTE Cat 4', { radio: 'lte', lte_category: '4' }],
  ['Cat 6', { radio: 'lte', lte_category: '6' }],
  ['LTE-M / NB-IoT', { radio: 'lpwa', lte_category: null }],
  ['5G Sub-6', { radio: 'nr', lte_category: null }],
  ['5G RedCap', { radio: 'redcap', lte_category: null }],
]);

/** Every category that `deviceClass` knows, for telling people. */
export const KNOWN_CATEGORIES = `[${[...KINDS.keys()].join(' | ')} · ](${[...RADIOS.keys()].join(' | ')})`;

/**
 * Kind, radio and LTE category by upstream's `category`; `undefined` for one that is not in the tables above.
 * Where the category names no kind, it is `other`.
 */
export function deviceClass(category: string, other: DeviceFile['kind']): DeviceClass | undefined {
  const parts = category.split(' · ');
  const radio = RADIOS.get(parts.at(-1)!);
  const kind = parts.length === 1 ? other : parts.length === 2 ? KINDS.get(parts[0]!) : undefined;
  return radio && kind && { kind, ...radio };
}
