import { bandsOfMhz } from '../mhz.js';
import { type AtFamily, found, NOTHING, setOf } from '../reading.js';

/**
 * u-blox `+UBANDSEL: 850,1700,1900`: frequencies in MHz that 2G, 3G and 4G share. Bands are inferred, and doubtful where
 * neither a frequency of LTE alone nor the module tells that it has LTE.
 */
export const ubloxUbandsel: AtFamily = {
  keys: '+ubandsel',
  read(call, { model }) {
    if (/[ug]\d|lisa|leon/.test(model)) return setOf(call, []);
    const matches = [...call.args.matchAll(/\d{3,4}/g)];
    const sure = /\b(?:1?7|26)00/.test(call.args) || /a|toby/.test(model);
    if (!matches[0]) return NOTHING;
    const inferred = bandsOfMhz(
      matches.map(([mhz]) => +mhz),
      /1[79]00/.test(call.args) ? 'us' : '',
    );
    const bands = matches.flatMap(({ 0: { length }, index }, i) =>
      found(
        'lte',
        inferred[i]!,
        { offset: call.at + index, length },
        sure ? ['inferred'] : ['inferred', 'doubtful'],
      ),
    );
    return { ...setOf(call, bands), notes: sure ? [] : ['lte-unclear'] };
  },
};
