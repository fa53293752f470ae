import type { Service, State } from '../core/service.js';
import type { WorldCorrection } from '../world/world.js';
import type { Lang } from './lang.js';
import { VERDICT_WORDS } from './verdict-words.js';

const EN = {
  corrected: (what: string, from: string, to: string, publisher: string, date: string) =>
    `${what}: the publisher says “${from}”, ${publisher} (${date}) says “${to}”.`,
  /** What the publisher says of the bands of LTE-M and of NB-IoT. */
  notApart: 'not listed apart',
  likely: " This is likely but not certain, so it doesn't count.",
};

const ZH: typeof EN = {
  corrected: (what, from, to, publisher, date) =>
    `${what}：数据发布方为“${from}”，${publisher}（${date}）为“${to}”。`,
  notApart: '未单独列出',
  likely: '很可能如此，但不确定，不计入结论。',
};

const WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** A correction as far as its sentence tells it. */
type CorrectionSaid = Pick<WorldCorrection, 'field' | 'from' | 'to'> & {
  readonly outcome: string;
  readonly source: Pick<WorldCorrection['source'], 'publisher' | 'date'>;
};

/**
 * `LTE-M: the publisher says “not listed”, GSMA (November 2025) says “in service”.`, and whether that counts. The fields
 * `lte_m` and `nb_iot` are the bands of a device for these services.
 */
export function correctionText({ field, from, to, outcome, source }: CorrectionSaid, lang: Lang): string {
  const words = WORDS[lang];
  const { service, state, date } = VERDICT_WORDS[lang];
  /** A state in words, or names of bands. */
  const say = (value: string | readonly string[]) => state[value as State] ?? [value].flat().join(' ');
  const publisherSays = from === null ? words.notApart : say(from);
  const what = service[field.replace('_', '') as Service] ?? publisherSays;
  const said = words.corrected(what, publisherSays, say(to), source.publisher, date(source.date));
  return said + (outcome === 'beside' ? words.likely : '');
}
