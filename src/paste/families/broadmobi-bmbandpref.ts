/** BroadMobi `+BMBANDPREF: <RAT>,<mask>`, hexadecimal; only LTE is read. */
export const broadmobiBmbandpref = /\+bmbandpref[:=] *"?lte"? X1/;
