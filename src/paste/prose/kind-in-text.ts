/**
 * The kind of a word in its text. Most words have the kind that the vocabulary gives them; the exceptions, in which how a
 * word is written or what stands behind it decides, are declared here, each with an example.
 */
import { type Kind } from './pattern.js';
import { kindOf, kindOfWhole } from './vocabulary.js';

/** A case of a word; a condition that is left out always holds. */
interface Exception {
  /** The word in lower case. */
  readonly run?: RegExp;
  /** As it is written. */
  readonly own?: RegExp;
  /** What stands right behind it, in lower case. */
  readonly behind?: RegExp;
  /** What does not. */
  readonly notBehind?: RegExp;
  /** All that stands behind it, as it was written. */
  readonly after?: RegExp;
  /** Undefined for a word that says nothing of what the vocabulary knows. */
  readonly kind: Kind | undefined;
}

/** `active LTE band` */
const BEFORE_BAND = /^[ _-](?:(?:lte|nr|[45]g)[ _-])?bands?\b/;
/** Spanish, Portuguese and Polish: `la n28`, `na Claro`; but `NA: B2`, `na version`, `'na': [` is North America. */
const ARTICLE: Exception = {
  own: /^(?:[nl]a|[NL]a)$/,
  notBehind: /^(?: ?[-:(|\t"'=\n]|$| (?:version|variant|model|region|sku))/,
  kind: 'filler',
};
/** Of a shop or an office: `Phone: +49 30`, `phone number` */
const CONTACT: Exception = {
  behind: /^(?: ?(?:numbers?|no|nr)\b|[.:]{0,2} ?(?:\+|\(?0)\d)/,
  kind: undefined,
};

/** By the word in lower case. */
const OF_WORDS: Readonly<Record<string, readonly Exception[]>> = {
  // `active antenna`
  active: [{ notBehind: BEFORE_BAND, kind: undefined }],
  // What a network asks to be set: `APN: iot.example BAND 3`
  apn: [{ after: /^ ?[:=] ?[\w.-]{2,24},? (?:(?:lte|nb-?iot) )?band \d/i, kind: 'operator' }],
  // The carrier of Japan, no Australian place: `au系`
  au: [{ own: /^au$/, behind: /^ ?(?:系|の|は|回線|ユーザー)/, kind: 'carrier' }],
  // Swedish has it for "to".
  att: [{ own: /^ATT$/, kind: 'carrier' }],
  // The current that flows, and what is current but no cell.
  current: [
    {
      behind:
        /^ (?:consum|draw|supply|rating|\(m?a|approv|certif|version|firmware|software|release|price|model|product|spec|stock|offer|generation|year|plan)/,
      kind: 'filler',
    },
  ],
  // The head of a table: `Device | Bands`
  device: [{ own: /^Device$/, behind: /^[*" ]*[|\t;,\n]/, kind: 'variant' }],
  // `Edge 40` is a phone, `GSM/Edge 850` a radio.
  edge: [{ own: /^Edge$/, behind: /^ \d\d(?!\d)/, kind: undefined }],
  // Portuguese `em Portugal`, but not `EM 7455`
  em: [{ own: /^[Ee]m$/, kind: 'filler' }],
  // French and Spanish `en 4G`; Dutch has it for "and".
  en: [{ behind: /^ (?:[2-5]g|lte|nr)\b/, kind: 'filler' }],
  // Not the one that serves.
  enbs: [{ kind: 'device' }],
  gnbs: [{ kind: 'device' }],
  // Of many cells.
  earfcns: [{ kind: undefined }],
  nrearfcns: [{ kind: undefined }],
  arfcns: [{ kind: undefined }],
  nrarfcns: [{ kind: undefined }],
  // `24 hr`, but `HR-T511L`
  hr: [{ own: /^hr$/, kind: 'unit' }],
  // `"international_bands": [`
  international: [{ behind: /^_/, kind: 'filler' }],
  la: [ARTICLE],
  // The colour.
  magenta: [{ own: /^magenta$/, kind: undefined }],
  na: [ARTICLE],
  // The heading of a phone's radios: `Network: 4G`, `network_bands`, `networkBands`
  network: [
    { own: /^(?!network$)/, kind: 'filler' },
    { behind: /^(?:"?:|['"_\t\n]|\s{1,3}technology| ?[&+] ?(?:bands|freq))/, kind: 'filler' },
  ],
  networks: [{ behind: /^(?::| ?[+&]| and (?:bands|freq))/, kind: 'filler' }],
  // Portuguese `No 4G: B1, B3`, in the 4G.
  no: [{ own: /^No$/, behind: /^ (?:[2-5]g|lte|nr) ?:/, kind: 'filler' }],
  // `one 20 MHz carrier`
  one: [{ own: /^one$/, behind: /^ \d/, kind: undefined }],
  // Pieces.
  pcs: [{ own: /^pcs$/, kind: 'unit' }],
  preferred: [{ behind: BEFORE_BAND, kind: 'locked' }],
  phone: [CONTACT],
  // Spanish `red 4G`
  red: [{ behind: /^ [2-5]g/, kind: 'filler' }],
  // The rest of the world.
  row: [{ own: /^R[Oo]W$/, kind: 'region' }],
  // `LTE service uses`, said of a network
  service: [{ behind: /^ (?:uses|runs|operates|works) /, kind: 'network' }],
  // German for Saturday.
  sa: [{ own: /^Sa$/, kind: undefined }],
  // `LTE_BC3`
  bc: [{ behind: /^\d/, kind: 'bandWord' }],
  // `Forget band 20`
  forget: [{ own: /^Forget$/, behind: /^ (?:about )?(?:(?:lte )?bands? |[bn])\d/, kind: 'not' }],
  // Dutch for what is missing; an English and a German word, too.
  mist: [{ own: /^mist$/, behind: /^(?: (?:de |het )?(?:lte[- ])?(?:band|[bn]\d)| helaas)/, kind: 'not' }],
  // `Set the LTE bands to 3 and 20`, `I set the router to band 3`
  set: [
    { behind: /^ (?:(?:the|my|your|lte|[45]g) )*bands? to/, kind: 'locked' },
    {
      after:
        /^ (?:(?:the|my|your) )?(?:router|modem|phone|hotspot|gateway|device) to (?:lte )?(?:bands? ?|[bn])\d/i,
      kind: 'locked',
    },
  ],
  // `The phone shows B3`, but not `a phone shows one bar at best.`
  shows: [{ after: /^[^\d.;!?\n]*[.;!?](?!\d)/, kind: undefined }],
  // The type allocation code of an IMEI, not the tracking area of a cell.
  tac: [{ behind: /^\W{1,4}\d{8}(?!\d)/, kind: undefined }],
  telefon: [CONTACT],
  telefone: [CONTACT],
  telefono: [CONTACT],
  teléfono: [CONTACT],
  téléphone: [CONTACT],
  // `three bands`, `Three of the bands`, but not `Three uses`, `Three UK`
  three: [
    { own: /^three$/, kind: undefined },
    {
      behind:
        /^ (?!uk|irel|austria|denm|swed|hong|us|ha[sv]|is|run|support|offer|operat|and|or|on|in|net|mob)[a-z\d]/,
      kind: undefined,
    },
  ],
  // A version beside that of a carrier: `| Unlocked | B1, B3 |`
  unlocked: [{ own: /^Unlocked$/, behind: /^[*"\]]* ?[:|\t\n]/, kind: undefined }],
  // Spanish `usa B7`, but `'usa': [`
  usa: [{ own: /^usa$/, notBehind: /^['"]/, kind: 'use' }],
};

/** By how a word is written. */
const OF_SHAPES: readonly Exception[] = [
  // `0x1f`, `001`, `B003`, `band 0`, `350K`, `2.6e9`, a band class of CDMA, `2*2` antennas
  {
    run: /^0x[\da-f]+$|^[bn]?00\d+$|^band \d$|^\d+[km]$|^\d[\d.]*e\d+$|^bc(?:1?\d|2[01])$|^\d\*\d$/,
    kind: 'spent',
  },
  // `7月1日`, `28 March 2024`
  { run: /月|^\d{1,2}\D{0,3} .*\d{4}$/, kind: 'spent' },
  // Of a telephone: `+49 30 1234567`; the halves of a pair: `2 * 26 MHz`; of a circuit board: `HW: B1`
  { run: /^\+\d|^\d ?[*x] ?\d+.*mhz$|^hw:/, kind: 'spent' },
  // `n1.jpg`, `TS 36.101`, `表1-5`, an address, `M.2`
  {
    run: /^[\w-]+\.[a-z]{3,4}$|^(?:3gpp )?t[sr] |^[表图圖]|:\/\/|^(?:..:){5}|^m\.2/,
    kind: 'filler',
  },
  // A variable, whose 5 is that of 5G: `NR5_BANDS`
  { run: /^nr5$/, behind: /^_(?:bands?|n?sa)/, kind: 'nr' },
  // The shape of a display: `16:10`
  { run: /^\d\d(?:\.\d)?:/, kind: 'spent' },
  // `rev. A`
  { run: /^rev(?:ision)?\.? [a-h]$/, kind: 'code' },
  // Of a router: `B3 (6 GHz)`
  { run: /^b\d$/, behind: /^ ?[-:(=\t|] ?(?:2[.,]4|[56]) ?ghz/, kind: 'spent' },
  // The interfaces of a core network: `N2 message`, `N1/N2 handover`
  { run: /^n\d+$/, behind: /^ (?:(?:and|or) n\d )?(?:interface|message|reference)/, kind: 'core' },
  { run: /^n[12]$/, behind: /^(?:\/n2)? handover/, kind: 'core' },
  // `5GMM reject cause: N1 mode not allowed` (TS 24.501)
  { run: /^n1$/, behind: /^ mode\b/, kind: 'core' },
  // `'JP': [1, 3]`
  { own: /^(?!NR)[A-Z]{2}$/, behind: /^['"] ?:/, kind: 'region' },
  // No unit: `1, 3, 7 - A version`
  { own: /^[A-Z]$/, behind: /^ (?:version|variant|model|edition)(?![a-z])/, kind: 'code' },
  // A spreadsheet's: `SUM(B1:B3)`
  { own: /^(?:SUM|AVERAGE|COUNT|IF|MAX|MIN|ROUND|VLOOKUP)$/, behind: /^\(/, kind: 'trade' },
  // A move of chess.
  { own: /^Nb\d/, kind: 'trade' },
  // How many carriers are aggregated: `3CA`
  { run: /^\dx?c[ac]$/, kind: 'filler' },
  // What engineers of networks call their layers: `L900`, `U2100`
  { own: /^[GULN](?:[789]00|850|1[589]00|2[136]00|3500)$/, kind: 'filler' },
];

/** Most words, numbers and names of bands, whose shape says nothing more. */
const IS_PLAIN = /^(?:\p{L}\p{Ll}{2,}|[1-9]\d{0,3}|B[1-9]\d)$/u;

/** Behind a network that does something: `Rete Azzurra` and `Rudá síť:` are names. */
const IS_IN_SENTENCE = /^ ?(?:[\d\p{Ll}\p{Lo}]|LTE)/u;

/**
 * The kind of a word.
 * @param run in lower case
 * @param own as it was written
 * @param behind what stands right behind it, in lower case
 * @param after all that stands behind it, as it was written
 */
export function kindInText(run: string, own: string, behind: string, after = ''): Kind | undefined {
  const holds = (each: Exception) =>
    (each.run?.test(run) ?? true) &&
    (each.own?.test(own) ?? true) &&
    (each.behind?.test(behind) ?? true) &&
    !each.notBehind?.test(behind) &&
    (each.after?.test(after) ?? true);
  const ofWord = Object.hasOwn(OF_WORDS, run) ? OF_WORDS[run] : undefined;
  const exception = ofWord?.find(holds) ?? (IS_PLAIN.test(own) ? undefined : OF_SHAPES.find(holds));
  if (exception) return exception.kind;
  const kind =
    kindOfWhole(run) ??
    kindOf(run.replace(/[-._ ](?=[a-z])/, '')) ??
    (run.includes('& ') ? kindOf(run.replace(/& +/, '&')) : undefined);
  if (kind !== 'network' || IS_IN_SENTENCE.test(after)) return kind;
  // It heads the bands of a phone.
  return run === 'red 4g' ? 'lte' : undefined;
}
