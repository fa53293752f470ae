/** Yuge CLM920 `+BANDCFG:3,<high word>,<low word>`, hexadecimal 32-bit words; 3 is LTE. */
export const yugeBandcfg = /\+bandcfg: ?3 X33 X1/;
