/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, and `CellIdentityNr`. */
export const androidDumpsys =
  /(?:cellidentity.{0,300}?)?mbands ?= ?\[(?<serving>[\d, ]+)\](?:.{0,300}?mmcc ?= ?(?<P>\d+ mmnc ?= ?\d+))?/;
