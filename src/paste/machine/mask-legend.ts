import { type Example, family } from './family.js';

/** Which bit of a mask is which band: `0x4 (CM_BAND_PREF_LTE_EUTRAN_BAND3) LTE BC3`. It says nothing of a device. */
export const maskLegend = family({
  answers: String.raw`^[^\w\n]{0,9}(?:bit )?(?:0x)?[\da-f]{1,16}[^\w\n]+(?:cm_band_pref|lte bc ?\d|band ?\d{1,3}[^\w\n]*$)`,
});

export const examples: readonly Example[] = [
  { text: 'Bit 0: band 1\nBit 1: band 2\n..\nBit 63: band 64', kind: 'none' },
  {
    text: '1 (CM_BAND_PREF_LTE_EUTRAN_BAND1) LTE BC1\n4 (CM_BAND_PREF_LTE_EUTRAN_BAND3) LTE BC3',
    kind: 'none',
  },
];
