import { type AtFamily, listed, NOTHING, setOf } from '../reading.js';

/** Sequans `+SQNBANDSEL: <mode>,<operator>,"1,2,3"`: mode 0 is LTE-M, 1 NB-IoT. */
export const sequansSqnbandsel: AtFamily = {
  keys: '+sqnbandsel',
  read(call) {
    const [mode, operator, list] = call.fields;
    if (list === undefined) return NOTHING;
    const technology = mode!.text === '1' ? 'nb-iot' : 'lte-m';
    return setOf(call, listed(technology, list.text, list.offset), mode!.text + operator!.text);
  },
};
