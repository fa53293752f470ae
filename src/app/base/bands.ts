/** The bands of 3GPP. They are part of the program, because they change only with the standard. */
import rows from 'virtual:bands';
import type { Rat } from '../../core/band.js';

/** What a band is: MHz ranges with the lower edge first, null where there is no such direction. */
export interface BandFacts {
  readonly rat: Rat;
  readonly band: number;
  readonly duplex: string;
  readonly uplinkMhz: readonly [number, number] | null;
  readonly downlinkMhz: readonly [number, number] | null;
  readonly name: string;
}

export const BANDS: readonly BandFacts[] = rows.map(([rat, band, duplex, uplinkMhz, downlinkMhz, name]) => ({
  rat,
  band,
  duplex,
  uplinkMhz,
  downlinkMhz,
  name,
}));
