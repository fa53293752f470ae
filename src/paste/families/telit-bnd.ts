/**
 * Telit `#BND: <2G>,<3G>[,<LTE>[,<LTE from B65>]]`, hexadecimal without `0x` on LE910Cx, LM9xx and LN9xx, decimal on ME910
 * and older LE910; five fields are `2G,3G,LTE,TD-SCDMA,<LTE from B65>` in decimal. 2G and 3G are table indexes. A test
 * answer puts each field in parentheses, as `(lowest bit-full mask)`. Digits alone are read as decimal, and are
 * doubtful unless the model's name stands before or B15 or B16, which do not exist, were set in a hexadecimal mask.
 */
export const telitBnd =
  /#bnd F F(?:(?:(?=.{0,60}\d[a-f])|(?<=l(?:e910c|[mn]9)[^]{0,400})) X1( X65)?| D1 F D65|(?:(?=.{0,60}[4-9]\d{3}\b)|(?<=m[el]\d[^]{0,400})) D01( D065)?| D1_d)?/;
