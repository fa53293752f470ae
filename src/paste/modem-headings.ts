import { type ModuleName } from './module-name.js';

/** Up to where lines are the same that tell modems apart, and the number or letter behind; no command and no answer. */
const HEADING =
  /^(?!\W*AT[+^!#%]|\W*[+^!#%][A-Z])(.{0,80}?[A-Za-z][-_= #]{0,3})(\d{1,5}|[A-F])(?=$|[^\w.,/]|[.,] ?[^\d\s])/;
const SPEAKS_OF_BANDS = /band|(?:^|\W)[bn]$/i;
/** A prompt, a bullet or the like. */
const BEFORE_NAME = /^(?:.*[>$#] *|\W+)/;
const SEARCHED = 20_000;

/**
 * Headings of several modems in one paste: lines that are the same up to one number or letter, as `SIM 1` and `SIM 2`,
 * `board A:` and `board B:`, `mmcli -m 0` and `mmcli -m 1`. Each list holds those of one beginning.
 */
export function modemHeadingsIn(text: string): ModuleName[][] {
  const headings = new Map<string, ModuleName[]>();
  let offset = 0;
  for (const line of text.slice(0, SEARCHED).split('\n')) {
    const [, beginning = '', index] = HEADING.exec(line) ?? [];
    if (index && !SPEAKS_OF_BANDS.test(beginning)) {
      const alike = headings.get(beginning) ?? [];
      headings.set(beginning, alike);
      const heading = beginning + index;
      alike.push({ name: heading.replace(BEFORE_NAME, ''), offset, length: heading.length });
    }
    offset += line.length + 1;
  }
  return [...headings.values()].filter((alike) => new Set(alike.map(({ name }) => name)).size > 1);
}
