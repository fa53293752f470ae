import { LANGS } from '../../words/lang.js';
import { foldName } from '../../world/names/near-matches.js';

/** The name of every country and territory with an ISO 3166-1 code, folded; filled at the first question. */
const names = new Set<string>();

/** Whether a text is the name of a country, with data or without: then it is no misspelling of another one. */
export function isCountryName(text: string): boolean {
  if (names.size === 0) for (const name of listNames()) names.add(foldName(name));
  return names.has(foldName(text.slice(0, 100)));
}

function listNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return LANGS.flatMap((lang) => {
    const regions = new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => regions.of(code) ?? []);
  });
}
