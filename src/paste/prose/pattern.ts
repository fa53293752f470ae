/**
 * Expressions over kinds of tokens. Inside the pattern engine each kind is one letter, so that a run of tokens is a string
 * and a small regular expression reads it in linear time; everywhere else kinds have their names.
 */

/** The kinds of tokens and their letters. The letters of radio labels are capitals. */
const LETTERS = {
  // Labels: what the numbers behind them belong to.
  lte: 'L', // LTE, 4G
  nr: 'R', // NR, 5G
  fdd: 'F',
  tdd: 'T',
  sa: 'S',
  nsa: 'A',
  lteM: 'M', // LTE-M, Cat-M1
  nbIot: 'I', // NB-IoT, Cat-NB2
  gsm: 'G', // GSM, 2G, EDGE
  umts: 'U', // UMTS, WCDMA, 3G
  tdScdma: 'D',
  cdma: 'C',
  wifi: 'W',
  bluetooth: 'H',
  gnss: 'P',
  otherRadio: 'O', // LoRa, Zigbee, television
  // Numbers.
  band: 'b', // B20
  nrBand: 'n', // n78
  number: '0', // 20
  frequency: 'f', // 1800
  spent: 'd', // a number that is known to be no band
  // Words.
  bandWord: 'v', // band, 频段
  to: 't', // between the ends of a range
  use: 'i', // what a network does: uses, operates
  works: '8', // what a network and a device do: works, runs
  more: 'm', // the list is cut off: more, etc
  place: 'e', // what follows is a place in a document or on a board: table, pin
  device: 'h', // modem, phone
  subscription: '1', // what cellular radio is spoken of with, too: SIM, roaming
  variant: 'g', // what products are told apart by: version, model
  and: 'a',
  filler: 'o', // may stand between a word and its bands: on, the, are
  has: '_', // a filler that says what something has: has, comes with
  unit: 'u', // behind a number: it is none of a band
  category: 'c', // before a number: it is a device's category
  not: 'x',
  except: '9', // all but what follows is denied
  mhz: 'z',
  support: 'y', // what a device does
  region: 'r', // Europe, USA: products are told apart by these
  country: 'J', // others, whose networks are spoken of
  carrier: 'p', // the name of one
  operator: 'E', // what speaks of carriers: operator, networks
  network: '7', // the network that does something; elsewhere it may head what a device has: rete, сеть
  serving: 'q', // of one moment: connected, current
  aggregated: 'B', // the same of several carriers at once: aggregated, PCC
  signal: 'k', // how a cell is received, and which it is: RSRP, PCI
  level: 'V', // behind a number: how strong something is sent or received
  bandLock: 'N', // the same of bands, in a word: Bandauswahl
  locked: 'l', // what somebody has set: locked, enabled
  trade: 'j', // another trade that numbers its bands: Landsat, vitamins
  core: '2', // a part of a 5G core, whose interfaces are numbered: AMF, UPF
  baseStation: '3', // what only those who run a cell set: SSB, PRACH
  code: 's', // a product's code: EC25-E
  adds: 'Q', // what follows comes on top of what another has: adds, additionally
  needs: 'Z', // what a network asks of a device: needs, must
  change: '6', // begins a line of a changelog: added, fixed
  ensures: '5', // begins what somebody is told to look for: make sure, verify
  deployment: '4', // where and how a network is built: rural, launched, licence
  usual: 'Y', // what the networks of a place use: common, popular
  condition: 'X', // begins an advice: if, wenn
  word: 'w', // any other word or words
  said: 'K', // a word in lower case, where names are read: it says something of them
  owner: '@', // from here on, bands belong to what a layout names
} as const;
export type Kind = keyof typeof LETTERS | 'mark';

/** Classes of kinds that patterns name. */
const CLASSES: Readonly<Record<string, string>> = {
  filler: 'o_',
  label: 'ACDF-ILMOPR-UW',
  otherLabel: 'GUDCWHPO',
  item: 'bn0',
  word: 'w7',
  device: 'h1',
  region: 'rJ',
  hardware: 'h',
  serving: 'qB',
  locked: 'lN',
  bandWord: 'vN',
  not: 'x9',
  denial: 'x',
  use: 'i8',
  uses: 'i',
};

const lettersOf = (names: string): string =>
  names
    .split(' ')
    .map((name) => CLASSES[name] ?? LETTERS[name as keyof typeof LETTERS])
    .join('');

/**
 * A pattern over kinds: `<lte nr>` is a token of either kind, `{lte nr}` the same inside a class such as `[^{lte nr}\n]`.
 * Marks stand for themselves; `\w` is any token that is no mark.
 */
export function pattern(source: string, flags = ''): RegExp {
  return new RegExp(
    source
      .replace(/<([a-zA-Z ]+)>/g, (_, names: string) => `[${lettersOf(names)}]`)
      .replace(/\{([a-zA-Z ]+)\}/g, (_, names: string) => lettersOf(names)),
    flags,
  );
}

/** Tells whether letters match a pattern. */
export function testPattern(source: string): (letters: string) => boolean {
  const compiled = pattern(source);
  return (letters) => compiled.test(letters);
}

/** The letter of a kind; a mark is its own. */
export function letterOf(kind: Kind, mark = ''): string {
  return kind === 'mark' ? mark : LETTERS[kind];
}

const NAMES = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter as string, kind]));
/** The kind of a letter; a mark is its own. */
export function nameOfLetter(letter: string): string {
  return NAMES.get(letter) ?? letter;
}
