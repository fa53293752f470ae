import { type ModuleName } from './module-name.js';

/**
 * Lines that name a modem, up to where they are the same and the name behind. Neither is a command or an answer:
 * `SIM 1`, `board A:`, `mmcli -m 0`; `Modem: roof`; `config sim 'left'`, `[left]`; `root@left:~#`; `network.left.bands=`;
 * `=== left ===`; `second SIM`; `left: AT+…`.
 */
const HEADINGS = [
  /^(.{0,80}?[A-Za-z][-_= #'"/]{0,3})(\d{1,5}|[A-F])(?=$|[^\w.,/]|[.,] ?[^\d\s])/,
  /^(\W*(?:modem|sim|slot|device|router|board|unit|site|port|host)s? ?[:=#] *)(\w[\w .-]{0,40}\w)\W*$/i,
  /^(\W*config \w+ ['"]|\[)((?!\d+\])\w[\w .-]{0,40})['"\]]\W*$/,
  /^(\[?\w{1,20}@)([\w-]{1,40})(?=[^\w.-])/,
  /^(\w{1,20}\.)(@?[\w-]{1,40}(?:\[\d\])?)(?=\.\w+=)/,
  /^([-=*#]{2,} *)((?!(?:lte|nr|[2-5]g)\b)\w[\w ,.-]{0,40}?)(?= *[-=*#:]*$)/i,
  /^(.{0,40}?\b)((?:first|second|primary|secondary|main|backup|left|right) (?:SIM|slot|modem|router|card))\b/i,
  /^()((?!(?:[tr]x|in|out|se?nd|recv|cmd|resp)\b)\w[\w .-]{1,40})(?=: *(?:AT)?[+^!#%*][A-Z])/i,
];
const IS_COMMAND = /^\W*AT[+^!#%*]|^\W*[+^!#%*][A-Z]/;
/** Bands (`eutran-3`) and cells are numbered too, and debuggers count letters: `(len=101)`. */
const IS_NO_MODEM = /band|u?tran|(?:^|\W)[bn]$|(?:scc|cell|carrier|len)\W*$/i;
/** `=== NAS GET SIGNAL INFO ===`: what was asked, of the same modem. */
const IS_QUESTION = /\b(?:get|info|status|output|query)\b/i;
/** When a line was logged. */
const STAMP =
  /^\W{0,3}(?:[a-z]{3} {1,2}\d{1,2} |\d{4}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?Z?\]? ?/i;
/** What stands before a name: a prompt, a bullet, the key of a value, the path of a file. */
const BEFORE_NAME = /^(?:.*(?:[>$#@]|[:='"](?= *[a-z])|\/(?=[a-z]\w*(?:\/\d+)?$)) *|\W+)/i;
const SEARCHED = 20_000;

/** Headings of several modems in one paste. Each list holds those of one beginning. */
export function modemHeadingsIn(text: string): ModuleName[][] {
  const headings = new Map<string, ModuleName[]>();
  let offset = 0;
  for (const logged of text.slice(0, SEARCHED).split('\n')) {
    const stamp = STAMP.exec(logged)?.[0].length ?? 0;
    const line = logged.slice(stamp).trimEnd();
    if (!IS_COMMAND.test(line))
      for (const heading of HEADINGS) {
        const [, beginning = '', index = ''] = heading.exec(line) ?? [];
        if (!index || IS_NO_MODEM.test(beginning) || IS_QUESTION.test(index)) continue;
        const alike = headings.get(beginning) ?? [];
        headings.set(beginning, alike);
        const name = (beginning + index).replace(BEFORE_NAME, '').replace(/^config |['"]/g, '');
        alike.push({ name, offset: offset + stamp, length: beginning.length + index.length });
      }
    offset += logged.length + 1;
  }
  return [...headings.values()].filter((alike) => new Set(alike.map(({ name }) => name)).size > 1);
}
