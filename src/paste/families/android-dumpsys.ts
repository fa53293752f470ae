import { listFamily } from '../reading.js';

/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, and `CellIdentityNr`. */
export const androidDumpsys = listFamily(
  /(?:cellidentity\w{2,9}:.{0,300}?)?mbands ?= ?\[([\d, ]{1,40})\](?:.{0,300}?mmcc ?= ?(\d{3}) mmnc ?= ?(\d{2,3}))?/dg,
  () => 'serving',
);
