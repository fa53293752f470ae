/** ZTE `+ZNLOCKBAND: <LTE>,<GSM/WCDMA>`, hexadecimal without `0x`: LTE comes first. */
export const zteZnlockband = /\+znlockband X1 F/;
