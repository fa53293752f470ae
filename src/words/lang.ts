/** The languages that everything a person reads is written in. */
export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];

/** The language to write in for a BCP 47 tag: Chinese for `zh`, `zh-Hans-CN` ..., English for anything else. */
export function langOf(tag: string | null | undefined): Lang {
  return /^zh\b/i.test(tag ?? '') ? 'zh' : 'en';
}
