/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, and `CellIdentityNr`. */
export const androidDumpsys =
  /(?:cellidentity\w{2,9}:.{0,300}?)?mbands ?= ?\[(?<serving>[\d, ]{1,40})\](?:.{0,300}?mmcc ?= ?(?<P>\d{3} mmnc ?= ?\d{2,3}))?/;
