import { describe, expect, it } from 'vitest';
import type { NetworkBand } from '../../../src/core/network.js';
import {
  decodeBands,
  decodeLpwa,
  decodeParts,
  encodeBands,
  encodeLpwa,
  encodeParts,
} from '../../../src/world/snapshot/band-text.js';
import type { WorldCountry, WorldDevice } from '../../../src/world/world.js';

const crossChecked = (band: number, core = false): NetworkBand => ({
  band,
  confidence: 'cross-checked',
  core,
});
const single = (band: number): NetworkBand => ({ band, confidence: 'single-source', core: false });

describe('bands of a network as text', () => {
  it.each<[string, NetworkBand[]]>([
    ['', []],
    ['&7!', [crossChecked(3), crossChecked(20, true)]],
    ['& * 7', [crossChecked(3), single(7), crossChecked(20)]],
    [' &', [single(3)]],
  ])('%s', (text, bands) => {
    expect(encodeBands(bands)).toBe(text);
    expect(decodeBands(text)).toStrictEqual(bands);
  });

  it('a list that is missing is refused', () => {
    expect(() => decodeBands(undefined)).toThrow('missing');
  });
});

describe('parts of bands', () => {
  const networksOf = (cc: string, ...lists: NetworkBand[][]) =>
    ({ cc, networks: lists.map((lte) => ({ lte })) }) as unknown as WorldCountry;

  it('are written where the plan of the country does not say them', () => {
    const partA = { ...crossChecked(28), part: 'B28A' as const };
    const partB = { ...crossChecked(28), part: 'B28B' as const };
    const countries = [
      networksOf('de', [partA], [crossChecked(28)], [partB]),
      networksOf('jp', [crossChecked(3), partA]),
    ];
    expect(encodeParts(countries)).toBe('2 28 B28B|3 28 B28A');
    expect([...decodeParts('2 28 B28B|3 28 B28A')]).toEqual([
      ['2 28', 'B28B'],
      ['3 28', 'B28A'],
    ]);
    expect(decodeParts('').size).toBe(0);
    expect(() => decodeParts('2 28 B28C')).toThrow('missing');
  });
});

describe('LTE-M and NB-IoT apart', () => {
  it.each([
    ['', undefined],
    ['! ', { ltem: [3, 20], nbiot: [3, 20] }],
    ['!& 7', { ltem: [20], nbiot: [3] }],
    ['! &7', { ltem: [3, 20], nbiot: [] }],
  ])('%s', (text, lpwa) => {
    expect(encodeLpwa({ lte: [3, 20], ...(lpwa && { lpwa }) } as unknown as WorldDevice)).toBe(text);
    expect(decodeLpwa(text, [3, 20]).lpwa).toEqual(lpwa);
  });
});
