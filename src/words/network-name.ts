import type { Lang } from './lang.js';
import { VERDICT_WORDS } from './verdict-words.js';

interface Named {
  readonly name: string;
  readonly group: string | null;
}

/** What a network is called in a language: in Chinese by its Chinese name, where the data has one as the name of its group. */
export function networkName({ name, group }: Named, lang: Lang): string {
  return lang === 'zh' && group && /\p{Script=Han}/u.test(group) ? group : name;
}

/** A network where its country does not go without saying: “Telstra, Australia”. */
export function networkInCountry(
  network: Named,
  country: { readonly name: Readonly<Record<Lang, string>> },
  lang: Lang,
): string {
  return networkName(network, lang) + VERDICT_WORDS[lang].comma + country.name[lang];
}
