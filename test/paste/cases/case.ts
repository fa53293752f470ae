import { type ReadKind } from '../../../src/paste/read-result.js';

/**
 * One pasted text and how it has to be read: the bands as `1 3 7 | n78` (either side may be missing), or one such list
 * a variant. Written for this project.
 */
export interface Case {
  readonly text: string;
  readonly bands: string | Readonly<Record<string, string>>;
  readonly kind?: ReadKind;
  readonly region?: string;
}

/** Bands as the cases write them. */
export function written(bands: { readonly lte: readonly number[]; readonly nr: readonly number[] }): string {
  return [bands.lte.join(' '), bands.nr.map((band) => `n${band}`).join(' ')]
    .filter((side) => side !== '')
    .join(' | ');
}

/** Bands of LTE as data sheets write them: `B1/B3`. */
export const prefixed = (bands: readonly number[], between = '/'): string =>
  bands.map((band) => `B${band}`).join(between);
