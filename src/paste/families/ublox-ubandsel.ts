import { bandsOfMhz } from '../mhz.js';
import { type AtFamily, found, kindOf, NOTHING, numbers, type Reading } from '../reading.js';

/** Modules of the command without LTE. */
const NO_LTE = /SARA-?[UG]\d|LISA|LEON/;
/** Frequencies that this command never means 2G or 3G by. */
const LTE_ONLY = [700, 1700, 2600];

/**
 * u-blox `+UBANDSEL: 850,1700,1900`: frequencies in MHz that 2G, 3G and 4G share. Bands are inferred, and doubtful where
 * every frequency of the list may be 2G or 3G.
 */
export const ubloxUbandsel: AtFamily = {
  keys: ['+UBANDSEL'],
  read(call, paste): Reading | undefined {
    const mhz = numbers(call.fields).filter(({ number }) => number > 0);
    if (mhz.length === 0) return NOTHING;
    if (NO_LTE.test(paste.model)) return { sets: [{ kind: kindOf(call), bands: [] }] };
    const sure = mhz.some(({ number }) => LTE_ONLY.includes(number)) || /LARA|TOBY|SARA-?R/.test(paste.model);
    const list = mhz.map(({ number }) => number);
    const inferred = bandsOfMhz(list, list.includes(1700) || list.includes(1900) ? 'us' : '');
    const bands = mhz.flatMap(({ span }, i) =>
      inferred[i] === undefined
        ? []
        : [found('lte', inferred[i], span, sure ? ['inferred'] : ['inferred', 'doubtful'])],
    );
    return {
      sets: [{ kind: kindOf(call), bands, slot: call.key, command: call.form === 'set' }],
      notes: sure ? [] : ['lte-unclear'],
    };
  },
};
