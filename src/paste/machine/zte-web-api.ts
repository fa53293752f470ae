import { type Example, family } from './family.js';

/** What routers of ZTE answer to `/goform/`: `lte_band_lock` is a mask in hexadecimal, `nr5g_sa_band_lock` holds numbers. */
export const zteWebApi = family({
  answers: String.raw`\b(?:lte_band_(?:lock|mask)\W{1,5}(?=0x)(?<hex1>0x[\da-f]+)|nr5g_(?:n?sa_)?band_(?:lock|mask)\W{1,5}(?<list>\d[\d,]*))`,
});

export const examples: readonly Example[] = [
  {
    text: '{"lte_band_lock":"0x80004","nr5g_sa_band_lock":"28,78"}',
    kind: 'enabled',
    lte: [3, 20],
    nr: [28, 78],
  },
];
