import { listed, type TextFamily } from '../reading.js';

/** Distance within which a cell's fields stand. */
const REACH = 300;

/** Android `dumpsys telephony.registry`: `CellIdentityLte:{ … mBands=[3] … mMcc=310 mMnc=260`, and `CellIdentityNr`. */
export const androidDumpsys: TextFamily = {
  pattern: /mbands ?= ?\[([\d, ]{1,40})\]/g,
  read: (matches, { low }) =>
    matches.map(({ 0: run, 1: list, index }) => {
      const nr = low
        .slice(Math.max(0, index - REACH), index)
        .split('cellidentity')
        .at(-1)!
        .includes('nr');
      const plmn = /mmcc ?= ?(\d{3}) mmnc ?= ?(\d{2,3})/.exec(low.slice(index, index + REACH));
      return {
        kind: 'serving',
        bands: listed(nr ? 'nr' : 'lte', list!, index + run.indexOf('[') + 1),
        plmn: plmn?.slice(1).join(''),
      };
    }),
};
