/**
 * The words of a network's row in `<band-check>`. It stands below the name of its network and above its bands, and three of
 * them have to fit on a phone: so English never says "of this network", and of what is switched off only the year. Chinese
 * is as short as that in all places.
 */
import { GOOD_SHARE } from '../core/verdict.js';
import type { Lang } from './lang.js';
import { VERDICT_WORDS, type VerdictWords } from './verdict-words.js';

const { en, zh } = VERDICT_WORDS;

const EN: VerdictWords = {
  ...en,
  reason(reason) {
    switch (reason.code) {
      case 'lacks-core-band':
        return `missing main ${reason.bands.length > 1 ? 'bands' : 'band'} ${en.list(reason.bands)}`;
      case 'lacks-coverage-band':
        return `no low band (${en.list(reason.bands)}): weak or no signal indoors and in rural areas`;
      case 'low-band-share':
        if (reason.share > 0)
          return `covers ${Math.round(reason.share * 100)}% (${GOOD_SHARE * 100}% needed)`;
    }
    return en.reason(reason);
  },
  caution: (caution) =>
    caution.code === 'network-ends' && caution.state === 'off' && caution.date !== null
      ? `${en.service[caution.service]} off since ${caution.date.slice(0, 4)}`
      : en.caution(caution),
};

export const ROW_WORDS: Readonly<Record<Lang, VerdictWords>> = { en: EN, zh };
