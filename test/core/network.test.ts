import { describe, expect, it } from 'vitest';
import { type NetworkBand, withPlannedParts } from '../../src/core/network.js';

const band = (number: number, part?: NetworkBand['part']): NetworkBand => ({
  band: number,
  confidence: 'cross-checked',
  core: false,
  ...(part && { part }),
});

describe('the part of a band that the band plan of a country leaves', () => {
  it.each(['de', 'gb', 'tr', 'ua', 'va'])('is B28A in %s, a country of the CEPT', (cc) => {
    expect(withPlannedParts(cc, [band(3), band(28)])).toEqual([band(3), band(28, 'B28A')]);
  });

  it.each(['tw', 'br', 'au', 'ru', 'by'])('is the whole band 28 in %s, which is no member', (cc) => {
    expect(withPlannedParts(cc, [band(3), band(28)])).toEqual([band(3), band(28)]);
  });

  it('yields to the part that a source names for the network', () => {
    expect(withPlannedParts('de', [band(28, 'B28B')])).toEqual([band(28, 'B28B')]);
  });
});
