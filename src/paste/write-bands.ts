import { type BandLists } from '../core/band.js';
import { uciConfig } from './machine/uci-config.js';
import { isBand } from './reading.js';

/** Commands that can be written, and how people know them: maker and command. */
export const DIALECTS = {
  qcfg: 'Quectel AT+QCFG="band"',
  'qcfg-lpwa': 'Quectel BG9x AT+QCFG="band"',
  qnwprefcfg: 'Quectel AT+QNWPREFCFG',
  csyssel: 'SIMCom AT+CSYSSEL',
  cnbp: 'SIMCom AT+CNBP',
  cbandcfg: 'SIMCom AT+CBANDCFG',
  'bnd-hex': 'Telit LE910Cx, LM9xx AT#BND',
  'bnd-decimal': 'Telit ME910, LE910 AT#BND',
  ubandmask: 'u-blox AT+UBANDMASK',
  xbandlock: 'Nordic AT%XBANDLOCK',
  sqnbandsel: 'Sequans AT+SQNBANDSEL',
  nband: 'Neul, BC95 AT+NBAND',
  qband: 'Quectel BC20, BC66, BC660 AT+QBAND',
  setcfg: 'Altair, Sony AT%SETCFG="BAND"',
  'scfg-4g': 'Cinterion AT^SCFG="Radio/Band/4G"',
  'scfg-lpwa': 'Cinterion AT^SCFG="Radio/Band/CatM"',
  band: 'Sierra AT!BAND',
  kbndcfg: 'Sierra HL78 AT+KBNDCFG',
  syscfgex: 'Huawei AT^SYSCFGEX',
  hilink: 'Huawei HiLink LTEBand',
  gtact: 'Fibocom AT+GTACT',
  xact: 'Intel XMM AT+XACT',
  'band-pref': 'Foxconn, Dell AT^BAND_PREF',
  znlockband: 'ZTE AT+ZNLOCKBAND',
  zband: 'GosuncnWelink AT+ZBAND',
  'zte-web': 'ZTE /goform/ SET_LTE_BAND_LOCK',
  epbse: 'MediaTek AT+EPBSE',
  epbseh: 'MediaTek 5G AT+EPBSEH',
  splband: 'Unisoc AT+SPLBAND',
  nwsetband: 'Neoway AT+NWSETBAND',
  'asr-band': 'ASR AT*BAND',
  bandcfg: 'Yuge AT+BANDCFG',
  bmbandpref: 'BroadMobi AT+BMBANDPREF',
  'nv-6828': 'Qualcomm NV item 6828',
  mmcli: 'ModemManager mmcli',
  mikrotik: 'MikroTik /interface lte',
} as const;
export type Dialect = keyof typeof DIALECTS;

/**
 * What to know before sending a command.
 *
 * - `left-out`: the dialect cannot name some of the bands; they are in `left`
 * - `sets-older-radios`: the first fields set 2G and 3G; put in what the modem prints now
 * - `older-radios-dropped`: 2G and 3G bands are no longer allowed
 * - `sets-mode`: the command also sets mode, roaming or service domain
 * - `radix-by-model`: other models of the maker take the number in another system
 * - `fields-by-model`: other models of the maker have other radios in these fields (BG9x: GSM, LTE-M, NB-IoT)
 * - `one-command-a-mode`: LTE-M and NB-IoT are set one by one
 * - `until-restart`: the lock ends with the next restart
 * - `wider-than-hardware`: the modem may accept bands that its hardware lacks
 * - `standalone-and-not`: SA and NSA bands are set one by one, here alike
 * - `note-first`: no command is known that unlocks all; note what the modem prints now, and send that to undo
 */
export const CAVEATS = [
  'left-out',
  'sets-older-radios',
  'older-radios-dropped',
  'sets-mode',
  'radix-by-model',
  'fields-by-model',
  'one-command-a-mode',
  'until-restart',
  'wider-than-hardware',
  'standalone-and-not',
  'note-first',
] as const;
export type Caveat = (typeof CAVEATS)[number];

/** Bands to lock to; LTE-M and NB-IoT where they differ, else both are `lte`. */
export interface BandsToWrite extends BandLists {
  readonly lteM?: readonly number[];
  readonly nbIot?: readonly number[];
}

/** Commands that set exactly the bands that they can name. */
export interface WrittenBands {
  /** One a line, to be sent in this order; empty if the dialect can name none of the bands. */
  readonly commands: readonly string[];
  /** What prints the setting of now, to be noted before. */
  readonly ask: string;
  /** What unlocks all bands again; empty where only what was noted before does (`note-first`). */
  readonly undo: readonly string[];
  readonly caveats: readonly Caveat[];
  /** Bands that the dialect cannot name. */
  readonly left: BandLists;
}

interface Bands {
  readonly lte: readonly number[];
  readonly nr: readonly number[];
  readonly lteM: readonly number[];
  readonly nbIot: readonly number[];
}

/** How a dialect is written: which bands it can name, and its commands. */
interface Writer {
  /** Highest LTE band. */
  readonly lte: number;
  /** Highest NR band, where it names any. */
  readonly nr?: number;
  readonly caveats: readonly Caveat[];
  readonly ask: string;
  readonly undo?: readonly string[];
  write(bands: Bands): string[];
}

const FIRST_WORD = 64;
const ALL_LTE = '7FFFFFFFFFFFFFFF';

const WRITERS: Readonly<Record<Dialect, Writer>> = {
  qcfg: {
    lte: 128,
    caveats: ['sets-older-radios', 'fields-by-model', 'wider-than-hardware'],
    ask: 'AT+QCFG="band"',
    undo: [`AT+QCFG="band",FFFF,${ALL_LTE},3F`],
    write: ({ lte }) => [`AT+QCFG="band",0,${hex(lte)}`],
  },
  'qcfg-lpwa': {
    lte: 128,
    caveats: ['sets-older-radios', 'fields-by-model'],
    ask: 'AT+QCFG="band"',
    // The third field tells LTE-M and NB-IoT apart from TD-SCDMA only if it is wide.
    write: ({ lteM, nbIot }) => [`AT+QCFG="band",0,0x${hex(lteM)},0x${hex(nbIot).padStart(16, '0')}`],
  },
  qnwprefcfg: {
    lte: 128,
    nr: Infinity,
    caveats: ['standalone-and-not'],
    ask: 'AT+QNWPREFCFG="lte_band"',
    undo: ['AT+QNWPREFCFG="all_band_reset"'],
    write: ({ lte, nr }) => [
      ...some(lte, `AT+QNWPREFCFG="lte_band",${lte.join(':')}`),
      ...some(
        nr,
        `AT+QNWPREFCFG="nr5g_band",${nr.join(':')}`,
        `AT+QNWPREFCFG="nsa_nr5g_band",${nr.join(':')}`,
      ),
    ],
  },
  csyssel: {
    lte: 128,
    nr: Infinity,
    caveats: ['standalone-and-not'],
    ask: 'AT+CSYSSEL="lte_band"',
    write: ({ lte, nr }) => [
      ...some(lte, `AT+CSYSSEL="lte_band",${lte.join(':')}`),
      ...some(nr, `AT+CSYSSEL="nr5g_band",${nr.join(':')}`, `AT+CSYSSEL="nsa_nr5g_band",${nr.join(':')}`),
    ],
  },
  cnbp: {
    lte: FIRST_WORD,
    caveats: ['sets-older-radios', 'wider-than-hardware'],
    ask: 'AT+CNBP?',
    undo: ['AT+CNBP=0xFFFFFFFF7FFFFFFF,0x000007FF3FDF3FFF,0x000000000000003F'],
    write: ({ lte }) => [`AT+CNBP=0x${'0'.repeat(16)},0x${hex(lte).padStart(16, '0')}`],
  },
  cbandcfg: {
    lte: 128,
    caveats: ['one-command-a-mode'],
    ask: 'AT+CBANDCFG?',
    write: ({ lteM, nbIot }) => [
      ...some(lteM, `AT+CBANDCFG="CAT-M",${lteM.join(',')}`),
      ...some(nbIot, `AT+CBANDCFG="NB-IOT",${nbIot.join(',')}`),
    ],
  },
  'bnd-hex': {
    lte: 128,
    caveats: ['sets-older-radios', 'radix-by-model'],
    ask: 'AT#BND?',
    write: ({ lte }) => [`AT#BND=0,0,${words(lte, 16).join(',')}`],
  },
  'bnd-decimal': {
    lte: 128,
    caveats: ['sets-older-radios', 'radix-by-model'],
    ask: 'AT#BND?',
    write: ({ lte }) => {
      const [low, high] = words(lte, 10);
      return [`AT#BND=0,0,${low}${high === undefined ? '' : `,0,${high}`}`];
    },
  },
  ubandmask: {
    lte: 128,
    caveats: ['one-command-a-mode'],
    ask: 'AT+UBANDMASK?',
    write: ({ lteM, nbIot }) =>
      [lteM, nbIot].flatMap((bands, radio) =>
        some(bands, `AT+UBANDMASK=${radio},${words(bands, 10).join(',')}`),
      ),
  },
  xbandlock: {
    lte: 88,
    caveats: ['until-restart'],
    ask: 'AT%XBANDLOCK?',
    undo: ['AT%XBANDLOCK=0'],
    write: ({ lte }) => [`AT%XBANDLOCK=2,"${mask(lte).toString(2)}"`],
  },
  sqnbandsel: {
    lte: 128,
    caveats: ['one-command-a-mode'],
    ask: 'AT+SQNBANDSEL?',
    write: ({ lteM, nbIot }) =>
      [lteM, nbIot].flatMap((bands, radio) =>
        some(bands, `AT+SQNBANDSEL=${radio},"standard","${bands.join(',')}"`),
      ),
  },
  nband: {
    lte: 128,
    caveats: [],
    ask: 'AT+NBAND?',
    write: ({ nbIot }) => [`AT+NBAND=${nbIot.join(',')}`],
  },
  qband: {
    lte: 128,
    caveats: [],
    ask: 'AT+QBAND?',
    undo: ['AT+QBAND=0'],
    write: ({ nbIot }) => [`AT+QBAND=${nbIot.length},${nbIot.join(',')}`],
  },
  setcfg: {
    lte: 128,
    caveats: [],
    ask: 'AT%GETCFG="BAND"',
    write: ({ lte }) => [`AT%SETCFG="BAND",${lte.map((band) => `"${band}"`).join(',')}`],
  },
  'scfg-4g': {
    lte: FIRST_WORD,
    caveats: ['radix-by-model'],
    ask: 'AT^SCFG="Radio/Band/4G"',
    write: ({ lte }) => [`AT^SCFG="Radio/Band/4G",${halves(lte)}`],
  },
  'scfg-lpwa': {
    lte: FIRST_WORD,
    caveats: ['one-command-a-mode'],
    ask: 'AT^SCFG="Radio/Band/CatM"',
    write: ({ lteM, nbIot }) => [
      ...some(lteM, `AT^SCFG="Radio/Band/CatM",${halves(lteM)}`),
      ...some(nbIot, `AT^SCFG="Radio/Band/CatNB",${halves(nbIot)}`),
    ],
  },
  band: {
    lte: 128,
    caveats: ['older-radios-dropped'],
    ask: 'AT!BAND?',
    undo: ['AT!BAND=00'],
    write: ({ lte }) => [`AT!BAND=10,"custom",0,${words(lte, 16).join(',')}`, 'AT!BAND=10'],
  },
  kbndcfg: {
    lte: 80,
    caveats: ['one-command-a-mode'],
    ask: 'AT+KBNDCFG?',
    write: ({ lteM, nbIot }) =>
      [lteM, nbIot].flatMap((bands, radio) =>
        some(bands, `AT+KBNDCFG=${radio},${hex(bands).padStart(20, '0')}`),
      ),
  },
  syscfgex: {
    lte: FIRST_WORD,
    caveats: ['sets-mode', 'sets-older-radios'],
    ask: 'AT^SYSCFGEX?',
    undo: [`AT^SYSCFGEX="00",3FFFFFFF,1,2,${ALL_LTE},,`],
    write: ({ lte }) => [`AT^SYSCFGEX="00",3FFFFFFF,1,2,${hex(lte)},,`],
  },
  hilink: {
    lte: FIRST_WORD,
    caveats: ['sets-mode', 'sets-older-radios'],
    ask: 'GET /api/net/net-mode',
    undo: [hilink(ALL_LTE)],
    write: ({ lte }) => [hilink(hex(lte))],
  },
  gtact: {
    lte: 99,
    nr: Infinity,
    caveats: ['sets-mode', 'older-radios-dropped'],
    ask: 'AT+GTACT?',
    undo: ['AT+GTACT=20,6,3,0'],
    write: ({ lte, nr }) => {
      // 2 is LTE, 14 NR, 17 both with NR (6) preferred.
      const mode = nr.length === 0 ? '2,,' : lte.length === 0 ? '14,,' : '17,6,';
      return [
        `AT+GTACT=${[mode, ...lte.map((band) => 100 + band), ...nr.map((band) => `50${band}`)].join(',')}`,
      ];
    },
  },
  xact: {
    lte: 99,
    caveats: ['sets-mode', 'older-radios-dropped'],
    ask: 'AT+XACT?',
    undo: ['AT+XACT=,,,0'],
    write: ({ lte }) => [`AT+XACT=2,,,${lte.map((band) => 100 + band).join(',')}`],
  },
  'band-pref': {
    lte: 128,
    nr: Infinity,
    caveats: [],
    ask: 'AT^BAND_PREF?',
    undo: ['AT^SLBAND'],
    write: ({ lte, nr }) => [
      ...some(lte, `AT^BAND_PREF=LTE,2,${lte.join(',')}`),
      ...some(nr, `AT^BAND_PREF=NR5G,2,${nr.join(',')}`),
    ],
  },
  znlockband: {
    lte: FIRST_WORD,
    caveats: ['older-radios-dropped'],
    ask: 'AT+ZNLOCKBAND?',
    undo: ['AT+ZNLOCKBAND=0'],
    write: ({ lte }) => [`AT+ZNLOCKBAND=1,0,${hex(lte)},0`],
  },
  zband: {
    lte: FIRST_WORD,
    caveats: [],
    ask: 'AT+ZBAND?',
    undo: ['AT+ZBAND=all,all,all,all'],
    write: ({ lte }) => [`AT+ZBAND=all,all,all,${hex(lte)}`],
  },
  'zte-web': {
    lte: FIRST_WORD,
    caveats: [],
    ask: 'GET /goform/goform_get_cmd_process?cmd=lte_band_lock',
    undo: ['goformId=SET_LTE_BAND_LOCK&lte_band_lock=0'],
    write: ({ lte }) => [`goformId=SET_LTE_BAND_LOCK&lte_band_lock=0x${hex(lte)}`],
  },
  epbse: {
    lte: 128,
    caveats: ['sets-older-radios'],
    ask: 'AT+EPBSE?',
    write: ({ lte }) => [`AT+EPBSE=0,0,${[1, 33, 65, 97].map((from) => wordFrom(lte, from, 32)).join(',')}`],
  },
  epbseh: {
    lte: 128,
    nr: 128,
    caveats: [],
    ask: 'AT+EPBSEH?',
    // Fields that stay empty stay as they are.
    write: ({ lte, nr }) => [`AT+EPBSEH=,,${[lte, nr].map(hexWords).join(',')}`],
  },
  splband: {
    lte: 80,
    caveats: [],
    ask: 'AT+SPLBAND=0',
    undo: ['AT+SPLBAND=1,0,0,0,0,0'],
    write: ({ lte }) => [
      `AT+SPLBAND=1,${[49, 33, 17, 1, 65].map((from) => wordFrom(lte, from, 16)).join(',')}`,
    ],
  },
  nwsetband: {
    lte: 128,
    nr: Infinity,
    caveats: [],
    ask: 'AT+NWSETBAND?',
    undo: ['AT+NWSETBAND=0'],
    write: ({ lte, nr }) => [
      ...some(lte, `AT+NWSETBAND=3,${lte.length},${lte.join(',')}`),
      ...some(nr, `AT+NWSETBAND=6,${nr.length},${nr.join(',')}`),
    ],
  },
  'asr-band': {
    lte: FIRST_WORD,
    caveats: ['sets-mode', 'sets-older-radios'],
    ask: 'AT*BAND?',
    write: ({ lte }) => [`AT*BAND=5,0,0,${wordFrom(lte, 33, 32)},${wordFrom(lte, 1, 32)}`],
  },
  bandcfg: {
    lte: FIRST_WORD,
    caveats: [],
    ask: 'AT+BANDCFG?',
    write: ({ lte }) => [`AT+BANDCFG=${wordFrom(lte, 33, 32, 16)},${wordFrom(lte, 1, 32, 16)},3`],
  },
  bmbandpref: {
    lte: FIRST_WORD,
    caveats: [],
    ask: 'AT+BMBANDPREF?',
    write: ({ lte }) => [`AT+BMBANDPREF=,${hex(lte)},`],
  },
  'nv-6828': {
    lte: FIRST_WORD,
    caveats: ['wider-than-hardware'],
    ask: 'NV item 6828',
    write: ({ lte }) => [`NV item 6828: 0x${hex(lte).padStart(16, '0')}`],
  },
  mmcli: {
    lte: 128,
    nr: Infinity,
    caveats: ['older-radios-dropped'],
    ask: 'mmcli -m any',
    undo: ["mmcli -m any --set-current-bands='any'"],
    write: ({ lte, nr }) => [
      `mmcli -m any --set-current-bands='${[...lte.map((band) => `eutran-${band}`), ...nr.map((band) => `ngran-${band}`)].join('|')}'`,
    ],
  },
  mikrotik: {
    lte: 128,
    nr: Infinity,
    caveats: [],
    ask: '/interface lte export',
    undo: ['/interface lte set [ find ] band="" nr-band=""'],
    write: ({ lte, nr }) => [
      `/interface lte set [ find ] ${[...some(lte, `band=${lte.join(',')}`), ...some(nr, `nr-band=${nr.join(',')}`)].join(' ')}`,
    ],
  },
};

/** Which dialect a text in any case speaks, by its commands and answers; `undefined` where it speaks none or it is open. */
export function dialectOf(text: string): Dialect | undefined {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}
const SIGNS: readonly (readonly [Dialect, RegExp])[] = [
  ['qnwprefcfg', /\+QNWPREFCFG/i],
  ['qcfg-lpwa', /\bBG[79]\d[^]{0,400}\+QCFG[:=] *"band"/i],
  ['qcfg', /\+QCFG[:=] *"band"/i],
  ['csyssel', /\+CSYSSEL/i],
  ['cnbp', /\+CNBP/i],
  ['cbandcfg', /\+CBANDCFG/i],
  ['bnd-hex', /\bL(?:E910C|[MN]9)[^]{0,400}#BND/i],
  ['bnd-decimal', /\bM[EL]\d[^]{0,400}#BND/i],
  ['ubandmask', /\+UBANDMASK/i],
  ['xbandlock', /%X(?:CBAND|BANDLOCK|MONITOR)/i],
  ['sqnbandsel', /\+SQNBANDSEL/i],
  ['nband', /\+NBAND/i],
  ['qband', /\+QBAND\b/i],
  ['setcfg', /%[GS]ETCFG="BAND"/i],
  ['scfg-lpwa', /\^SCFG[:=] *"Radio\/Band\/Cat/i],
  ['scfg-4g', /\^SCFG[:=] *"Radio\/Band\/4G/i],
  ['band', /!BAND\b/i],
  ['kbndcfg', /\+KBNDCFG/i],
  ['syscfgex', /\^SYSCFGEX/i],
  ['hilink', /<LTEBand>/i],
  ['gtact', /\+GTACT/i],
  ['xact', /\+XACT/i],
  ['band-pref', /\^(?:BAND_PREF|SLBAND)|LTE, ?Enable Bands/i],
  ['znlockband', /\+ZNLOCKBAND/i],
  ['zband', /\+ZBAND/i],
  ['zte-web', /lte_band_(?:lock|mask)/i],
  ['epbseh', /\+EPBSEH/i],
  ['epbse', /\+EPBSE/i],
  ['splband', /\+SPLBAND/i],
  ['nwsetband', /\+NWSETBAND/i],
  ['asr-band', /\*BAND[:=?]/i],
  ['bandcfg', /\+BANDCFG/i],
  ['bmbandpref', /\+BMBANDPREF/i],
  ['nv-6828', /LTE_BC_CONFIG|\bNV\b.{0,40}6828/i],
  ['mmcli', /\beutran-\d|\bqmicli\b/i],
  ['mikrotik', /\/interface[ /]lte/i],
];

/**
 * What sets bands and cannot be written here, with the sign that a text in lower case has of it.
 *
 * - `uci`: the configuration of a router; each names its options otherwise
 * - `ubandsel`: u-blox AT+UBANDSEL takes frequencies that 2G, 3G and LTE share, no bands
 */
const UNWRITTEN = { uci: uciConfig.pattern, ubandsel: /\+ubandsel/ } as const;
export type Unwritten = keyof typeof UNWRITTEN;

/** What a text of no dialect sets bands with that cannot be written; `undefined` where it sets none. */
export function unwrittenIn(text: string): Unwritten | undefined {
  const low = text.toLowerCase();
  return (Object.keys(UNWRITTEN) as Unwritten[]).find((each) => low.search(UNWRITTEN[each]) >= 0);
}

/**
 * The commands that set exactly these bands on a modem of the dialect, and those that undo it. Numbers that are no band,
 * and bands that the dialect cannot name, come back in `left`; nothing is dropped silently.
 */
export function writeBands(bands: BandsToWrite, dialect: Dialect): WrittenBands {
  const writer = WRITERS[dialect];
  const { ask, undo = [] } = writer;
  const lte = sorted(bands.lte);
  const nr = sorted(bands.nr);
  const canLte = (band: number) => isBand('lte', band) && band <= writer.lte;
  const canNr = (band: number) => isBand('nr', band) && band <= (writer.nr ?? 0);
  const own = (list: readonly number[] | undefined) => sorted(list?.length ? list : lte).filter(canLte);
  const ownLte = lte.filter(canLte);
  const ownNr = nr.filter(canNr);
  const left = { lte: lte.filter((band) => !canLte(band)), nr: nr.filter((band) => !canNr(band)) };
  const some = ownLte.length + ownNr.length > 0;
  return {
    commands: some
      ? writer.write({ lte: ownLte, nr: ownNr, lteM: own(bands.lteM), nbIot: own(bands.nbIot) })
      : [],
    ask,
    undo,
    caveats: [
      ...(left.lte.length + left.nr.length > 0 ? (['left-out'] as const) : []),
      ...(some ? writer.caveats : []),
      ...(some && undo.length === 0 ? (['note-first'] as const) : []),
    ],
    left,
  };
}

function sorted(bands: readonly number[]): number[] {
  return [...new Set(bands)].sort((a, b) => a - b);
}

function some(bands: readonly number[], ...commands: string[]): string[] {
  return bands.length > 0 ? commands : [];
}

/** Bit 0 is band 1. */
function mask(bands: readonly number[]): bigint {
  return bands.reduce((bits, band) => bits | (1n << BigInt(band - 1)), 0n);
}

function hex(bands: readonly number[]): string {
  return mask(bands).toString(16).toUpperCase();
}

/** The mask up to B64 and, where there are bands above, the one from B65. */
function words(bands: readonly number[], radix: number): string[] {
  const high = bands.filter((band) => band > FIRST_WORD).map((band) => band - FIRST_WORD);
  const low = mask(bands.filter((band) => band <= FIRST_WORD));
  return [low, ...(high.length > 0 ? [mask(high)] : [])].map((word) => word.toString(radix).toUpperCase());
}

/** `width` bits from the band `from` on, as a number. */
function wordFrom(bands: readonly number[], from: number, width: number, radix = 10): string {
  const own = bands.filter((band) => band >= from && band < from + width).map((band) => band - from + 1);
  return mask(own).toString(radix);
}

/** Two words of 32 bits in hexadecimal, from B1 and from B33. */
function halves(bands: readonly number[]): string {
  return [1, 33].map((from) => `"${wordFrom(bands, from, 32, 16).padStart(8, '0')}"`).join(',');
}

/** As many words of 32 bits in hexadecimal as are needed, the lowest first. */
function hexWords(bands: readonly number[]): string {
  const count = Math.ceil((bands.at(-1) ?? 0) / 32);
  const own = Array.from({ length: count }, (_, i) => wordFrom(bands, 32 * i + 1, 32, 16).padStart(8, '0'));
  return bands[0] ? `"${own.join('').toUpperCase()}"` : '';
}

function hilink(mask: string): string {
  return `<request><NetworkMode>00</NetworkMode><NetworkBand>3FFFFFFF</NetworkBand><LTEBand>${mask}</LTEBand></request>`;
}
