import { groupBy } from '../core/group-by.js';
import { type ModuleName } from './module-name.js';

/**
 * Lines that name a modem, up to where they are the same and the name behind. Neither is a command or an answer:
 * `SIM 1`, `board A:`, `mmcli -m 0`, `切换到卡1`; `Modem: roof`; `/interface/lte/at-chat lte1`; `site#show cellular 0/4/0 radio`;
 * `config sim 'left'`, `[left]`; `root@left:~#`; `network.left.bands=`; `=== left ===`; `second SIM`; `left: AT+…`, `[left] AT+…`.
 */
const HEADINGS = [
  /^(.{0,80}?[A-Za-z][-_= #'"/]{0,3})(\d{1,5}|[A-F])(?=$|[^\w.,/]|[.,] ?[^\d\s])/,
  /^(.{0,80}?\p{Lo}[-_= #]{0,3})(\d{1,2})(?=\P{L}*$)/u,
  /^(\W*(?:modem|model|sim|slot|device|router|board|unit|site|port|host)s? ?[:=#] *)(\w[\w .-]{0,40}\w)\W*$/i,
  /^(.{0,60}\binterface[/ ]lte[/ ][\w-]{1,20} )(\w{1,20})/,
  /^(\S{1,60}[#>] ?show cell(?:ular)? )(\d[\d/]*)/,
  /^(.{0,60}\bgsmctl -O )([\w.-]+)/,
  /^(\W*config \w+ ['"]|\[)((?!\d+\])\w[\w .-]{0,40})['"\]]\W*$/,
  /^(\s*option position ['"])(\d)/,
  /^(\[?\w{1,20}@)([\w-]{1,40})(?=[^\w.-])/,
  /^(\w{1,20}\.)(@?[\w-]{1,40}(?:\[\d\])?)(?=\.\w+=)/,
  /^([-=*#]{2,} *)((?!(?:lte|nr|[2-5]g)\b)\w[\w ,.-]{0,40}?)(?= *[-=*#:]*$)/i,
  /^(.{0,40}?\b)((?:first|second|primary|secondary|main|backup|left|right) (?:SIM|slot|modem|router|card))\b/i,
  /^(\[?)((?!(?:[tr]x|in|out|se?nd|recv|cmd|resp)\b)\p{L}[\w .-]{1,40})(?=[:\]] *(?:AT)?[+^!#%*][A-Z])/iu,
];
const IS_COMMAND = /^\W*(?:b['"])?[Aa][Tt][+^!#%*]|^\W*(?:[+^!#%]|(?<!\*)\*)[A-Z]{2}/;
/** Bands (`eutran-3`) and cells are numbered too, debuggers count letters, `(len=101)`, and commands have options: `-F`. */
const IS_NO_MODEM =
  /band|u?tran|power-?class|(?:^|\W)[bnglus]$|(?:[sp]?cc|(?<!show )[sp]?cell|zelle|neigh[a-z]*|carrier|item|len|primary|se[ck][ou]nd[a-zäá]+)[\W_]*$| -$/i;
/** `=== NAS GET SIGNAL INFO ===`: what was asked, of the same modem. */
const IS_QUESTION = /\b(?:get|info|status|output|query)\b/i;
/** When a line was logged. */
const STAMP =
  /^\W{0,3}(?:[a-z]{3} {1,2}\d{1,2} |\d{4}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?Z?\]? ?/i;
/** What stands before a name: a prompt, a bullet, the key of a value, the path of a file. */
const BEFORE_NAME =
  /^(?:.*(?:[>$#@]|[:='"](?= *[a-z])|\/(?=[a-z]\w*(?:\/\d+)?$)|\binterface[/ ]lte[/ ][\w-]+ ) *|[^\p{L}\d]+)/iu;
const SEARCHED = 20_000;

const COMMAND = /(?<=[+^!#%*])[A-Z]+/i;
/** The end of a fence, or of an answer. */
const IS_FRAME = /^\W*(?:\w+$(?<=```\w+)|ok|error)?\W*$/i;
/**
 * What stands right above a command or an answer, up to a mark behind it: `stick with the blue dot:`, `Unit 41 (attaches)`,
 * `# board on the roof:`, `So I compared both. Board 1:`, `gw-graz | CHANGED`, `- good board, \`AT+CBANDCFG?\``.
 */
const LEAD = /^(?:.*[.!?] )?\W*(\p{L}[^:(,|`]{0,48}?)\s*(?:[:(,|`].*)?$/u;
/** `Then I sent:`, `The answer is`, `Output:`, and what says more than six words are no names. */
const IS_TALK =
  /(?<!\p{L})(?:sent|sen[dt]s?|commands?|answer\w*|respon\w+|repl\w+|results?|outputs?|returns?|returned|got|gives?|gave|shows?|prints?|run|ran|runs|tr[iy]\w*|typed?|enter\w*|set|sets|check\w*|query|read|reads|then|now|here|try|see|log|logs|info|status|test\w*|first|next|also|this|it|i|we|you|cek|coba|trus|terus|lagi|pake|pakai|using|after|before)(?!\p{L})|(?:\S+\s+){6}\S|[.!?]$|[$#>] |=/iu;

/**
 * The lines right above what is asked or answered, where they are names and one command stands right below several of them; else
 * none.
 */
export function leadsOfAnswers(text: string): ModuleName[] {
  const leads: ModuleName[] = [];
  /** The names that each command stands below. */
  const namesOf = new Map<string, Set<string>>();
  let lead: ModuleName | undefined;
  let isRight = false;
  for (const { line, offset } of linesOf(text)) {
    const { length } = line;
    const command = IS_COMMAND.test(line) ? COMMAND.exec(line)?.[0].toLowerCase() : undefined;
    if (command !== undefined) {
      if (lead && isRight) leads.push(lead);
      if (lead && isRight) namesOf.set(command, (namesOf.get(command) ?? new Set()).add(lead.name));
      isRight = false;
    } else if (!IS_FRAME.test(line)) {
      const name = LEAD.exec(line)?.[1]!.replace(/^([^"]*)"$/, '$1');
      lead = name && !IS_TALK.test(name) ? { name, offset, length } : undefined;
      isRight = lead !== undefined;
    }
  }
  const compared = new Set([...namesOf.values()].flatMap((names) => (names.size > 1 ? [...names] : [])));
  return leads.filter(({ name }) => compared.has(name));
}

/** The first word of what a line of a status page says something of: `current-operator: Telia`, `STATE standby`. */
const KEY = /^\W*([\p{L}\d_-]+)(?:(?<=[\p{Lu}_]{3}) |[\p{L}\d _/()-]{0,40}?(?:[:=\t|]| {2,}))/u;
/** `So here it is. Slot a, Telia:`, `mdm-8a1f44  Internal, SIM 1 (Verizon)`, but not `Provider: Telia` */
const HEAD_OF_BLOCK =
  /^(?:.*[.!?] )?\W*([\p{L}\d][^",:=([\t|\n]{0,40}?)"? *(?:$|:\W*$|[,([][^:=\t|]*:?$| {2,}[^:=\t|]*:?$)/u;
/** Parts of what one modem says. */
const IS_PART =
  /^(?:LTE|NR|[2-5]G|ENDC|[PS]CC)(?![\p{L}\d])|band|carrier|cell|details|information|settings/iu;
/** So many keys at least are in all blocks. */
const KEYS_OF_BLOCK = 3;
/** More than any text has that may begin blocks. */
const MOST_KEYS = 12;

/**
 * The lines above blocks of a status page, where all are names of something, each of something else, and all blocks begin with
 * the same key and share others; else none.
 */
export function headingsOfBlocks(text: string): ModuleName[] {
  const lines = [...linesOf(text)].filter(({ line }) => line.trim() !== '');
  const alike = groupBy(lines, ({ line }) => line);
  // A key may stand in a line of its own, above its value.
  const keys = lines.map(({ line }) =>
    (KEY.exec(line)?.[1] ?? (alike.get(line)!.length > 1 ? line : '')).toLowerCase(),
  );
  const places = groupBy([...keys.keys()].slice(1), (i) => keys[i]!);
  places.delete('');
  const several = [...places.values()].filter((begins) => begins.length > 1).slice(0, MOST_KEYS);
  for (const begins of several) {
    const heads = begins.map((at): ModuleName => {
      const { line, offset } = lines[at - 1]!;
      return { name: HEAD_OF_BLOCK.exec(line)?.[1] ?? '', offset, length: line.length };
    });
    const blocks = begins.map((at, k) => new Set(keys.slice(at, begins[k + 1])));
    const shared = [...blocks[0]!].filter((key) => key && blocks.every((block) => block.has(key)));
    const areNames = heads.every(({ name }) => name && !IS_TALK.test(name) && !IS_PART.test(name));
    const areTold = new Set(heads.map(({ name }) => name)).size === heads.length;
    if (shared.length >= KEYS_OF_BLOCK && areNames && areTold) return heads;
  }
  return [];
}

/** The lines of the part of a text that is searched, and where they begin. */
function* linesOf(text: string): Generator<{ line: string; offset: number }> {
  let offset = 0;
  for (const line of text.slice(0, SEARCHED).split('\n')) {
    yield { line, offset };
    offset += line.length + 1;
  }
}

/** Headings of several modems in one paste. Each list holds those of one beginning. */
export function modemHeadingsIn(text: string): ModuleName[][] {
  const headings = new Map<string, ModuleName[]>();
  for (const { line: logged, offset } of linesOf(text)) {
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
  }
  return [...headings.values()].filter((alike) => new Set(alike.map(({ name }) => name)).size > 1);
}
