/** The languages that everything a person reads is written in. */
export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];

/** The language to write in for a BCP 47 tag: Chinese for `zh`, `zh-Hans-CN` ..., English for anything else. */
export function langOf(tag: string | null | undefined): Lang {
  return /^zh\b/i.test(tag ?? '') ? 'zh' : 'en';
}

/** What the words of every element carry. They are data, so that a page in another language than English can fetch them. */
export interface ElementWords {
  /** The language that they are written in, for `lang` attributes. */
  readonly lang: 'en' | 'zh-Hans';
}
