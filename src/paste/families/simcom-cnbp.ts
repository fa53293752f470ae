/** SIMCom `+CNBP: <GSM/WCDMA>,<LTE>[,<TD-SCDMA>]`, hexadecimal with `0x`; a single mask is a 3G module. */
export const simcomCnbp = /\+cnbp F X1/;
