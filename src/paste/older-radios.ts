/**
 * Bands of 2G and 3G: GSM is named by frequency (850, 900, 1800, 1900 MHz), UMTS by band number; lists write either.
 * The pairs are those of 3GPP TS 45.005 and TS 25.101.
 */
import { type OlderBand, type Span } from './read-result.js';

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
