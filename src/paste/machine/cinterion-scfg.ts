import { family, hexMask, optional, reads, readsNothing } from './family.js';

/**
 * Cinterion (Thales, Telit) `^SCFG: "Radio/Band/4G","<B1-32>"[,"<B33-64>"]`, also as text in UCS-2 (`00300078…`); on LPWA modules
 * `CatM` and `CatNB` apart. The legacy `"Radio/Band",<number>` has an order of its own and is not read.
 */
export const cinterionScfg = family({
  answers: String.raw`\^scfg[:=] *"radio\/band\/(?:4g|catm|catnb) ?"`,
  fields: [hexMask(1), optional(hexMask(33))],
});

export const examples = [reads('^SCFG: "Radio/Band/CatM","80084","0"', { kind: 'enabled', lteM: [3, 8, 20] }), readsNothing('^SCFG: "Radio/Band",127')];
