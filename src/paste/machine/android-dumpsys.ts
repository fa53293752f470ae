import { type Example, family } from './family.js';

/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, `CellIdentityNr`, and of a channel `mNetworkType=NR, … mBand=78`; in the log of RILJ `.cellIdentity = {.lte = {… .bands = [3]`. */
export const androidDumpsys = family({
  answers: String.raw`(?:cellidentity.{0,400}?|mnetworktype=[^}]{0,300}?)?\bmbands?(?<!(?=mregistered=no(?![^}]{0,60}mcellconnectionstatus=2))mregistered=no[^}]{0,300}) ?\W?[=:]\W{0,3}(?<serving>[1-9][\d, ]*)(?:.{0,400}?mmcc\W+(?<plmn>\d+ mmnc\W+\d+))?|cellidentity = \{\.lte.{0,400}?\.bands = \[(?<serving_lte>[1-9][\d, ]*)|cellidentity = \{\.nr.{0,400}?\.bands = \[(?<serving_nr>[1-9][\d, ]*)`,
});

export const examples: readonly Example[] = [
  {
    text: 'CellIdentityLte:{ mPci=36 mEarfcn=750 mBands=[2] mBandwidth=10000 mMcc=310 mMnc=260 }',
    kind: 'serving',
    lte: [2],
  },
  {
    text: 'CellInfoNr:{mRegistered=NO mCellConnectionStatus=2 CellIdentityNr:{ mNrArfcn = 649920 mBands = [77]',
    kind: 'serving',
    nr: [77],
  },
  {
    text: 'CellInfoLte:{mRegistered=NO mTimeStamp=218ns mCellConnectionStatus=2 CellIdentityLte:{ mEarfcn=3350 mBands=[7]',
    kind: 'serving',
    lte: [7],
  },
  {
    text: '{mNetworkType=LTE,mBand=3,mPhysicalCellId=12},{mNetworkType=NR,mBand=78}',
    kind: 'serving',
    lte: [3],
    nr: [78],
  },
  {
    text: '.cellIdentity = {.lte = {.base = {.mcc = 748, .mnc = 01, .earfcn = 1650}, .bands = [3]}}',
    kind: 'serving',
    lte: [3],
  },
];
