import { type Example, family } from './family.js';

/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, `CellIdentityNr`, and of a channel `mBand=3`. */
export const androidDumpsys = family({
  answers: String.raw`(?:cellidentity.{0,400}?)?(?<!mregistered=no[^}]{0,300})mbands?\W+(?<serving>[\d, ]+)(?:.{0,400}?mmcc\W+(?<plmn>\d+ mmnc\W+\d+))?`,
});

export const examples: readonly Example[] = [
  {
    text: 'CellIdentityLte:{ mPci=36 mEarfcn=750 mBands=[2] mBandwidth=10000 mMcc=310 mMnc=260 }',
    kind: 'serving',
    lte: [2],
  },
];
