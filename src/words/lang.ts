/** The languages that everything a person reads is written in. */
export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];

/** The BCP 47 tag of each language, for `lang` attributes; the Chinese is written in simplified characters. */
export const LANG_TAGS: Readonly<Record<Lang, 'en' | 'zh-Hans'>> = { en: 'en', zh: 'zh-Hans' };

/** What each language calls itself. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', zh: '中文' };

/** The language to write in for a BCP 47 tag: Chinese for `zh`, `zh-Hans-CN` ..., English for anything else. */
export function langOf(tag: string | null | undefined): Lang {
  return /^zh\b/i.test(tag ?? '') ? 'zh' : 'en';
}
