/**
 * Carrier aggregation and dual connectivity combinations: `1A_3A_20A:1A,3A`, `CA_7A-7A`, `CA combos: 1A-3A`, `DC_3A_n78A`.
 * Digits are the band, the letter is the bandwidth class. Without "CA" or "DC" before, two with `_` make a list.
 */
export const caCombos =
  /(?:(?:\bca|dc)[_a-z: ]{1,20}?(?=\w{2,5}[_+-])|\b(?=\d+[a-q]_[^]{1,60}?\s\d+[a-q]_))(?<supported>(?:n?\d+[a-q]\d?(?![a-z\d])[^a-z\d]*){2,})/;
