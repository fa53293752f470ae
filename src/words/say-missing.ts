import { APP_WORDS } from './app.js';
import type { Lang } from './lang.js';
import { PAGES } from './pages.js';

/** What an address names that we do not have, as far as the heading of its page needs to know it. */
export interface MissingName {
  /** The names that we do not have, as the address writes them; none where it names no page at all. */
  readonly asked: readonly string[];
  /** What has a similar name; of a family, all of its variants. */
  readonly near: readonly unknown[];
  /** The country that has just this for another name, as it stands in a sentence. */
  readonly meant?: string;
  /** The family that the address names in place of one device. */
  readonly family?: {
    readonly name: string;
    /** Undefined where its variants are of several kinds. */
    readonly kind: string | undefined;
  };
}

/** The heading and title of the page at such an address. A page that leads somewhere does not begin with "no". */
export function sayMissing(lang: Lang, { asked, near, meant, family }: MissingName): string {
  const words = APP_WORDS[lang];
  if (family) return words.whichVariant(family.name, family.kind, near.length);
  if (meant) return words.meant(meant);
  return asked.length > 0 ? words.notKnown(asked) : PAGES[lang].missing.title({});
}
