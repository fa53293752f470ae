import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bandName,
  bandNumber,
  LTE_BANDS,
  LTE_COVERAGE,
  NR_BANDS,
  BANDS_WITHIN,
  type Rat,
} from '../../src/core/band.js';

const facts = JSON.parse(readFileSync('data/bands.json', 'utf8')) as {
  rat: Rat;
  band: string;
  uplink_mhz: [number, number] | null;
  downlink_mhz: [number, number] | null;
}[];

describe('band names', () => {
  it.each([
    ['lte', 20, 'B20'],
    ['nr', 78, 'n78'],
    ['nr', 257, 'n257'],
  ] as const)('%s %i is %s, and back', (rat, band, name) => {
    expect(bandName(rat, band)).toBe(name);
    expect(bandNumber(rat, name)).toBe(band);
  });

  it.each([
    ['lte', 'n78'],
    ['nr', 'B20'],
    ['lte', 'B020'],
    ['lte', 'B0'],
    ['lte', 'b20'],
    ['lte', 'B20 '],
    ['lte', 'B2000'],
    ['lte', 'B'],
    ['lte', ''],
    ['nr', '__proto__'],
  ] as const)('%s %j is none', (rat, name) => {
    expect(bandNumber(rat, name)).toBeUndefined();
  });
});

describe('band classes agree with the facts of the bands', () => {
  const named = (rat: Rat) => facts.filter((fact) => fact.rat === rat);

  it('the known bands', () => {
    const numbers = (rat: Rat) => named(rat).map(({ band }) => bandNumber(rat, band)!);
    const inOrder = (bands: readonly number[]) => [...bands].sort((a, b) => a - b);
    expect(inOrder(LTE_BANDS)).toEqual(inOrder(numbers('lte')));
    expect(inOrder(NR_BANDS)).toEqual(inOrder(numbers('nr')));
  });

  it('the coverage layer: uplink and downlink wholly below 1 GHz', () => {
    const below = named('lte').filter(({ uplink_mhz, downlink_mhz }) =>
      [...(uplink_mhz ?? []), ...(downlink_mhz ?? [])].every((mhz) => mhz < 1000),
    );
    expect(below.map(({ band }) => bandNumber('lte', band)).sort((a, b) => a! - b!)).toEqual([
      ...LTE_COVERAGE,
    ]);
  });

  it('bands within bands: wherever the ranges are known, the larger band holds the smaller', () => {
    const holds = (outer: [number, number] | null, inner: [number, number] | null) =>
      !inner || (outer !== null && outer[0] <= inner[0] && outer[1] >= inner[1]);
    const wrong = (['lte', 'nr'] as const).flatMap((rat) =>
      [...BANDS_WITHIN[rat]].flatMap(([larger, bands]) =>
        bands
          .map((band) => ({
            pair: `${bandName(rat, band)} in ${bandName(rat, larger)}`,
            inner: named(rat).find((fact) => fact.band === bandName(rat, band))!,
            outer: named(rat).find((fact) => fact.band === bandName(rat, larger))!,
          }))
          .filter(
            ({ inner, outer }) =>
              !holds(outer.uplink_mhz, inner.uplink_mhz) || !holds(outer.downlink_mhz, inner.downlink_mhz),
          )
          .map(({ pair }) => pair),
      ),
    );
    // n51 (1427 to 1432 MHz) lies beside n50, not within it; rule version 1 has the pair, and no known network uses n51
    expect(wrong).toEqual(['n51 in n50']);
  });
});
