import { type AtFamily, kindOf, listed, NOTHING, type Reading, single } from '../reading.js';

const TECHNOLOGY = ['lte-m', 'nb-iot'] as const;

/** Sequans `+SQNBANDSEL: <mode>,<operator>,"1,2,3"`: mode 0 is LTE-M, 1 NB-IoT. */
export const sequansSqnbandsel: AtFamily = {
  keys: ['+SQNBANDSEL'],
  read(call): Reading | undefined {
    const [mode, operator, ...bands] = call.fields;
    const technology = TECHNOLOGY[Number(mode?.text)];
    if (technology === undefined || operator === undefined) return NOTHING;
    return single(call, listed(technology, bands), mode!.text + operator.text, kindOf(call));
  },
};
