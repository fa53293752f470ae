import { fetchApiFile } from '../../client/fetch-json.js';
import type { ElementWords, Lang } from '../../words/lang.js';
import { guard } from '../../world/published/shape.js';
import { VERSION } from './register.js';

/** The words of an element that are at hand; those of another language may have to be fetched. */
export type WordsAtHand<W extends ElementWords> = { en: W } & Partial<Record<Lang, W>>;

let told = false;

/**
 * Fetches the words of an element from the site of the API. Where that fails it is English, and one line on the console
 * tells what to do.
 * @param base address of the API
 * @param along words that the page itself has, in place of fetching
 */
export async function fetchWords<W extends ElementWords>(
  tag: string,
  lang: Lang,
  english: W,
  base: string,
  along: unknown,
): Promise<W> {
  const url = new URL(`../embed/${VERSION}/${tag}.${lang}.json`, base).href;
  const read = (json: unknown) => {
    guard(json, english as never);
    return json as W;
  };
  try {
    return along ? read(along) : await fetchApiFile(url, read);
  } catch (error) {
    if (!told)
      console.warn(
        `<${tag}> speaks English: ${String(error)}. Allow ${url} in connect-src, or put it as "words" into the data of the page.`,
      );
    told = true;
    return english;
  }
}
