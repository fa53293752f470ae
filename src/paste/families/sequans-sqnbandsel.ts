import { type AtFamily, listSet, NOTHING } from '../reading.js';

/** Sequans `+SQNBANDSEL: <mode>,<operator>,"1,2,3"`: mode 0 is LTE-M, 1 NB-IoT. */
export const sequansSqnbandsel: AtFamily = {
  keys: '+sqnbandsel',
  read(call) {
    const [mode, operator, list] = call.fields;
    return list
      ? listSet(call, mode!.text === '1' ? 'nb-iot' : 'lte-m', list, mode!.text + operator!.text)
      : NOTHING;
  },
};
