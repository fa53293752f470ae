/** Neul, BC95 and BC28 `+NBAND:(1,3,5,8,20,28)` and `+NBAND:5`. */
export const nbiotNband = /\+nband L/;
