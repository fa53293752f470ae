import { bandsOfMhz } from '../mhz.js';
import { type AtFamily, found, setOf } from '../reading.js';

/** Modules of the command without LTE. */
const NO_LTE = /sara-?[ug]\d|lisa|leon/;

/**
 * u-blox `+UBANDSEL: 850,1700,1900`: frequencies in MHz that 2G, 3G and 4G share. Bands are inferred, and doubtful where
 * every frequency of the list may be 2G or 3G.
 */
export const ubloxUbandsel: AtFamily = {
  keys: '+ubandsel',
  read(call, { model }) {
    if (NO_LTE.test(model)) return setOf(call, []);
    const mhz = call.fields.map(({ text }) => Number(text));
    // Frequencies that this command never means 2G or 3G by, and modules with LTE.
    const sure = mhz.some((number) => [700, 1700, 2600].includes(number)) || /lara|toby|sara-?r/.test(model);
    const inferred = bandsOfMhz(mhz, mhz.includes(1700) || mhz.includes(1900) ? 'us' : '');
    const bands = call.fields.flatMap((field, i) =>
      found('lte', inferred[i] ?? 0, field, sure ? ['inferred'] : ['inferred', 'doubtful']),
    );
    return { ...setOf(call, bands), notes: sure ? [] : ['lte-unclear'] };
  },
};
