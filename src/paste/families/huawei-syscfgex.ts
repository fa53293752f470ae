import { type AtField } from '../at-call.js';
import { type AtFamily, kindOf, NOTHING, type Reading } from '../reading.js';
import { hexMask, maskReading, maskWord, meansAny } from '../mask.js';

/**
 * Huawei `^SYSCFGEX: "<order>",<GSM/UMTS>,<roaming>,<domain>,<LTE>`, hexadecimal without `0x`. Position decides: GSM and
 * UMTS masks would decode to plausible LTE bands. A test answer holds groups `((800c5,"LTE2100/…"),(7fff…,"All bands"))`.
 */
export const huaweiSyscfgex: AtFamily = {
  keys: ['^SYSCFGEX'],
  read(call): Reading | undefined {
    const lte = call.fields[4];
    if (lte === undefined || lte.text === '') return NOTHING;
    if (!lte.group) return maskReading(kindOf(call), call.key, call.form === 'set', [maskWord(lte, hexMask)]);
    const masks: AtField[] = (lte.group[0]?.group ? lte.group : [lte]).flatMap(
      ({ group }) => group?.[0] ?? [],
    );
    const named = masks.filter((field) => !meansAny(hexMask(field) ?? ''));
    return maskReading(
      'supported',
      call.key + '=?',
      false,
      (named.length > 0 ? named : masks).map((field) => maskWord(field, hexMask)),
    );
  },
};
