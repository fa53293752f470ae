import { type AtCall } from '../at-call.js';
import { type AtFamily, found, isBand, kindOf, listed, NOTHING, type Reading, single } from '../reading.js';

/** Longest bit string that the modem takes. */
const MAX_BITS = 88;

/** Nordic `%XCBAND` (list), `%XBANDLOCK=<op>,"<bits>"` (rightmost is B1) and `%XMONITOR` (serving cell). */
export const nordic: AtFamily = {
  keys: ['%XCBAND', '%XBANDLOCK', '%XMONITOR'],
  read(call): Reading | undefined {
    if (call.fields.length === 0) return NOTHING;
    if (call.key === '%XBANDLOCK') return lock(call);
    if (call.key === '%XMONITOR') return monitor(call);
    // A list in parentheses answers the test command, a bare number the band in use.
    return call.fields[0]!.group
      ? single(call, listed('lte', call.fields), 'supported', 'supported')
      : single(call, listed('lte', call.fields), '', 'serving');
  },
};

function lock(call: AtCall): Reading {
  const bits = call.fields.find(({ text, quoted }) => quoted && /^[01]+$/.test(text));
  if (bits === undefined || bits.length > MAX_BITS) return NOTHING;
  const bands = [...bits.text].flatMap((bit, i) => {
    const band = bits.text.length - i;
    return bit === '1' && isBand('lte', band) ? [found('lte', band, bits)] : [];
  });
  return single(call, bands, '', kindOf(call));
}

/** `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>,…`; AcT 7 is LTE-M, 9 NB-IoT. */
function monitor(call: AtCall): Reading {
  const [, , , plmn, , act, band] = call.fields;
  const number = Number(band?.text);
  const known = plmn !== undefined && /^\d{5,6}$/.test(plmn.text);
  return {
    sets:
      band !== undefined && isBand('lte', number)
        ? [{ kind: 'serving', bands: [found(act?.text === '9' ? 'nb-iot' : 'lte-m', number, band)] }]
        : [],
    plmns: known ? [{ plmn: plmn.text, offset: plmn.offset, length: plmn.length }] : [],
  };
}
