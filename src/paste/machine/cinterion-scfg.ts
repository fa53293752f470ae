import { type Example, family, hexMask } from './family.js';

/**
 * Cinterion (Thales, Telit) `^SCFG: "Radio/Band/4G","<B1-32>"[,"<B33-64>"]`, also as text in UCS-2 (`00300078…`); on LPWA modules
 * `CatM` and `CatNB` apart. The legacy `"Radio/Band",<number>` has an order of its own and is not read.
 */
export const cinterionScfg = family({
  answers: String.raw`\^scfg[:=] *"radio\/band(?:"(?<unread>,"?\d+)|\/(?:4g|catm|catnb) ?"${hexMask(1)}(?:${hexMask(33)})?)`,
});

export const examples: readonly Example[] = [
  { text: '^SCFG: "Radio/Band/CatM","80084","0"', kind: 'enabled', lteM: [3, 8, 20] },
  { text: '^SCFG: "Radio/Band",127', kind: 'enabled' },
];
