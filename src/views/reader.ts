import { APP_WORDS, type AppWords } from '../words/app.js';
import type { Lang } from '../words/lang.js';
import { localPath, pathOf } from '../words/page-paths.js';
import type { PageName } from '../words/pages.js';
import { VERDICT_WORDS, type VerdictWords } from '../words/verdict-words.js';

/** Who reads a view: the language, its words, and the addresses of the pages in it. */
export interface Reader {
  readonly lang: Lang;
  readonly words: AppWords;
  readonly verdictWords: VerdictWords;
  /** The address of a page: `href('country', { cc: 'de' })` is `/zh/countries/de` for a reader of Chinese. */
  readonly href: (page: PageName, params?: Readonly<Record<string, string>>) => string;
}

export const READERS: Readonly<Record<Lang, Reader>> = { en: readerOf('en'), zh: readerOf('zh') };

function readerOf(lang: Lang): Reader {
  return {
    lang,
    words: APP_WORDS[lang],
    verdictWords: VERDICT_WORDS[lang],
    href: (page, params) => localPath(lang, pathOf(page, params)),
  };
}
