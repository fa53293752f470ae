/**
 * Bands of 2G and 3G: GSM is named by frequency (850, 900, 1800, 1900 MHz), UMTS by band number; lists write either.
 * The pairs are those of 3GPP TS 45.005 and TS 25.101.
 */
import { type OlderBand, type Span } from './read-result.js';

/**
 * The bands that the bits of a modem's mask of 2G and 3G stand for, in runs from the place of the first bit on: G before the
 * MHz of GSM, U before the number of UMTS. Quectel has an order of its own, as its forum lists it
 * (https://forums.quectel.com/t/28400, read 2026-11). Modems with a chip by Qualcomm, whoever makes them, have that of
 * Sierra Wireless' `AT!BAND` and of QMI (AirCard 771S reference manual, page 17; libqmi's `QmiNasBandPreference`).
 */
const MASKS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  quectel: { 0: 'G900 G1800 G850 G1900 U1 U2 U5 U8 U6 U4' },
  qualcomm: {
    7: 'G1800 G900 G900',
    19: 'G850',
    21: 'G1900 U1 U2 U3 U4 U5 U6',
    48: 'U7 U8 U9',
    60: 'U19',
  },
};
/** What modems and ModemManager call bands of GSM. */
const GSM_NAMES: Readonly<Record<string, number>> = { egsm: 900, dcs: 1800, pcs: 1900 };

const GSM_MHZ: Readonly<Record<number, number>> = { 2: 1900, 3: 1800, 5: 850, 8: 900 };
/** Frequencies in MHz of each UMTS band. */
export const UMTS_MHZ: Readonly<Record<number, number>> = {
  1: 2100, 2: 1900, 3: 1800, 4: 1700, 5: 850, 6: 800, 7: 2600, 8: 900, 9: 1700, 10: 1700, 11: 1500, 19: 800,
}; // prettier-ignore
const UMTS_BAND: Readonly<Record<number, number>> = {
  800: 19, 850: 5, 900: 8, 1500: 11, 1700: 4, 1800: 3, 1900: 2, 2100: 1, 2600: 7,
}; // prettier-ignore

/** The bands that the numbers of a list are, under labels of GSM (`G`) or UMTS (`U`). */
export function readOlderBands(
  tokens: readonly (Span & { readonly value: number })[],
  labels: string,
): OlderBand[] {
  const radio = /[GU]/.exec(labels)?.[0] === 'G' ? 'gsm' : 'umts';
  return tokens.flatMap(({ value, offset, length }) => {
    const band =
      radio === 'gsm'
        ? (GSM_MHZ[value] ?? (Object.values(GSM_MHZ).includes(value) ? value : undefined))
        : (UMTS_BAND[value] ?? (UMTS_MHZ[value] && value));
    return band ? [{ radio, band, offset, length }] : [];
  });
}

/** The bands of a mask of 2G and 3G, given as binary digits. A mask of ones alone means any band, and names none. */
export function readOlderMask(bits: string, table: string, offset: number, length: number): OlderBand[] {
  if (/^1{16,}$/.test(bits)) return [];
  const names = Object.entries(MASKS[table]!).flatMap(([from, run]) =>
    run.split(' ').filter((_, i) => bits.at(-1 - +from - i) === '1'),
  );
  return [...new Set(names)].map((name) => ({
    radio: name.startsWith('G') ? 'gsm' : 'umts',
    band: +name.slice(1),
    offset,
    length,
  }));
}

/**
 * The bands of 2G and 3G that a modem or a tool lists: by number, by frequency, or by the name of GSM's.
 * @param radio `gsm`, `umts`, or `older` for a list of both, in which UMTS stands by number and GSM by frequency
 */
export function readOlderList(text: string, radio: string, offset: number): OlderBand[] {
  return [...text.matchAll(/\d+|egsm|dcs|pcs/g)].flatMap(({ 0: word, index }) => {
    const token = { value: GSM_NAMES[word] ?? +word, offset: offset + index, length: word.length };
    const isGsm = radio === 'older' ? token.value > 99 : radio === 'gsm';
    return readOlderBands([token], isGsm ? 'G' : 'U');
  });
}
