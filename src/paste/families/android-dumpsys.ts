/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, and `CellIdentityNr`. */
export const androidDumpsys =
  /(?:cellidentity.{0,400}?)?mbands\W+(?<serving>[\d, ]+)(?:.{0,400}?mmcc\W+(?<P>\d+ mmnc\W+\d+))?/;
