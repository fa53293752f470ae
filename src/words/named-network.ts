import type { Lang } from './lang.js';
import { listIn } from './lists-and-dates.js';

/** `“262-01” is Deutsche Telekom.`: which networks a name or a code in a question stands for. */
export function namedNetworkText(given: string, networks: readonly string[], lang: Lang): string {
  return lang === 'zh'
    ? `“${given}”是 ${listIn('zh', networks)}。`
    : `“${given}” is ${networks.length > 1 ? 'any of ' : ''}${listIn('en', networks)}.`;
}
