import type { LocalName } from '../world.js';

/** English country names that take an article inside a sentence. */
const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Bahamas|Maldives|Gambia|Seychelles|Comoros|U\.S\.)|(Republic|Islands?|Territor(y|ies))$/;

/** The name of a country as it stands inside a sentence: `the United States`. */
export function inSentence({ en, zh }: LocalName): LocalName {
  return { en: (WITH_ARTICLE.test(en) ? 'the ' : '') + en, zh };
}
