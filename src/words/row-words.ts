/**
 * The words of a network's row in `<band-check>`. It stands below the name of its network and above its bands, and three of
 * them have to fit on a phone: so it never says "of this network", and of what has happened only the year.
 */
import type { Caution, Reason } from '../core/reason.js';
import type { Service, ServiceState } from '../core/service.js';
import { GOOD_SHARE } from '../core/verdict.js';
import type { Lang } from './lang.js';
import { VERDICT_WORDS, type VerdictWords } from './verdict-words.js';

interface ShortWords {
  main(bands: readonly string[]): string;
  low(bands: readonly string[]): string;
  /** @param covered and `needed`, in whole percent */
  share(covered: number, needed: number): string;
  part(bands: readonly string[], parts: readonly string[]): string;
  off(service: string, year: string): string;
  since(service: string, year: string): string;
}

const SHORT: Readonly<Record<Lang, ShortWords>> = {
  en: {
    main: (bands) => `missing main ${bands.length > 1 ? 'bands' : 'band'} ${VERDICT_WORDS.en.list(bands)}`,
    low: (bands) =>
      `no low band (${VERDICT_WORDS.en.list(bands)}): weak or no signal indoors and in rural areas`,
    share: (covered, needed) => `covers ${covered}% (${needed}% needed)`,
    part: (bands, parts) =>
      `has only a part of ${VERDICT_WORDS.en.list(bands)} (${VERDICT_WORDS.en.list(parts)})`,
    off: (service, year) => `${service} off since ${year}`,
    since: (service, year) => `${service} since ${year}`,
  },
  zh: {
    main: (bands) => `缺少主力频段 ${VERDICT_WORDS.zh.list(bands)}`,
    low: (bands) =>
      `不支持任何低频段（${VERDICT_WORDS.zh.list(bands)}），室内和乡村地区信号可能较弱或没有信号`,
    share: (covered, needed) => `仅覆盖 ${covered}%（需达到 ${needed}%）`,
    part: (bands, parts) =>
      `仅支持 ${VERDICT_WORDS.zh.list(bands)} 的一部分（${VERDICT_WORDS.zh.list(parts)}）`,
    off: (service, year) => `${service} 已于 ${year}年退网`,
    since: (service, year) => `${service} 自 ${year}年起商用`,
  },
};

export const ROW_WORDS: Readonly<Record<Lang, VerdictWords>> = { en: rowWords('en'), zh: rowWords('zh') };

function rowWords(lang: Lang): VerdictWords {
  const [words, short] = [VERDICT_WORDS[lang], SHORT[lang]];
  const reason = (reason: Reason): string => {
    switch (reason.code) {
      case 'lacks-core-band':
        return short.main(reason.bands);
      case 'lacks-coverage-band':
        return short.low(reason.bands);
      case 'part-of-band':
        return short.part(reason.bands, reason.parts);
      case 'low-band-share':
        if (reason.share > 0) return short.share(Math.round(reason.share * 100), GOOD_SHARE * 100);
    }
    return words.reason(reason);
  };
  const status = (service: Service, state: ServiceState): string => {
    const { state: said, date } = state;
    if (date === null || (said !== 'off' && said !== 'yes')) return words.status(service, state);
    return short[said === 'off' ? 'off' : 'since'](words.service[service], date.slice(0, 4));
  };
  const caution = (caution: Caution): string =>
    caution.code === 'network-ends' ? status(caution.service, caution) : words.caution(caution);
  return { ...words, reason, status, caution };
}
