import type { Lang } from './lang.js';

/** What a network is called in a language: in Chinese by its Chinese name, where the data has one as the name of its group. */
export function networkName(
  { name, group }: { readonly name: string; readonly group: string | null },
  lang: Lang,
): string {
  return lang === 'zh' && group && /\p{Script=Han}/u.test(group) ? group : name;
}
