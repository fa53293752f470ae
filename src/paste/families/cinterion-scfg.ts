/**
 * Cinterion (Thales, Telit) `^SCFG: "Radio/Band/4G","<B1-32>"[,"<B33-64>"]`, also as text in UCS-2 (`00300078…`). The legacy
 * `"Radio/Band",<number>` has an order of its own and is not read.
 */
export const cinterionScfg = /\^scfg: *"radio\/band\/4g ?" X1( X33)?/;
