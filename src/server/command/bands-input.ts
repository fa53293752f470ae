import { BAND_OF_PART } from '../../core/band.js';
import type { Radio } from '../../core/device.js';
import type { BandsInput } from '../../library/read-question.js';
import { pastedDevice } from '../../paste/pasted-device.js';
import type { BandsRead } from '../../paste/read-result.js';

/** What the library asks for: a part of a band by its name, and LTE-M apart from NB-IoT where the text tells them apart. */
export function bandsInput(lists: Omit<BandsRead, 'kind'>, readRadio: Radio): BandsInput {
  const { lte, nr, radio, parts = [], lpwa } = pastedDevice(lists, readRadio);
  const whole = lte.filter((band) => !parts.some((part) => BAND_OF_PART[part] === band));
  return { lte: [...whole, ...parts], nr, radio, ...(lpwa && { lteM: lpwa.ltem, nbIot: lpwa.nbiot }) };
}
