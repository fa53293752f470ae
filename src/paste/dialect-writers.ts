/** How the commands of each dialect are written. */
import type { BandLists } from '../core/band.js';
import { bandMask, maskInHex, maskFrom, maskInWords, WORD_BITS } from './band-mask.js';
import type { Dialect } from './dialects.js';

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

/** How a dialect is written: which bands it can name, and its commands. */
interface DialectWriter {
  /** Highest LTE band. */
  readonly lte: number;
  /** Highest NR band, where it names any. */
  readonly nr?: number;
  readonly caveats: readonly Caveat[];
  /** What prints the setting of now. */
  readonly ask: string;
  /** What unlocks all bands again, where that is known. */
  readonly undo?: readonly string[];
  /** The commands for bands that it can name. */
  write(bands: Required<BandsToWrite>): string[];
}

const ALL_LTE = '7FFFFFFFFFFFFFFF';

export const DIALECT_WRITERS: Readonly<Record<Dialect, DialectWriter>> = {
  qcfg: {
    lte: 128,
    caveats: ['sets-older-radios', 'fields-by-model', 'wider-than-hardware'],
    ask: 'AT+QCFG="band"',
    undo: [`AT+QCFG="band",FFFF,${ALL_LTE},3F`],
    write: ({ lte }) => [`AT+QCFG="band",0,${maskInHex(lte)}`],
  },
  'qcfg-lpwa': {
    lte: 128,
    caveats: ['sets-older-radios', 'fields-by-model'],
    ask: 'AT+QCFG="band"',
    // The third field tells LTE-M and NB-IoT apart from TD-SCDMA only if it is wide.
    write: ({ lteM, nbIot }) => [
      `AT+QCFG="band",0,0x${maskInHex(lteM)},0x${maskInHex(nbIot).padStart(16, '0')}`,
    ],
  },
  qnwprefcfg: {
    lte: 128,
    nr: Infinity,
    caveats: ['standalone-and-not'],
    ask: 'AT+QNWPREFCFG="lte_band"',
    undo: ['AT+QNWPREFCFG="all_band_reset"'],
    write: ({ lte, nr }) => [
      ...forAny(lte, `AT+QNWPREFCFG="lte_band",${lte.join(':')}`),
      ...forAny(
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
      ...forAny(lte, `AT+CSYSSEL="lte_band",${lte.join(':')}`),
      ...forAny(nr, `AT+CSYSSEL="nr5g_band",${nr.join(':')}`, `AT+CSYSSEL="nsa_nr5g_band",${nr.join(':')}`),
    ],
  },
  cnbp: {
    lte: WORD_BITS,
    caveats: ['sets-older-radios', 'wider-than-hardware'],
    ask: 'AT+CNBP?',
    undo: ['AT+CNBP=0xFFFFFFFF7FFFFFFF,0x000007FF3FDF3FFF,0x000000000000003F'],
    write: ({ lte }) => [`AT+CNBP=0x${'0'.repeat(16)},0x${maskInHex(lte).padStart(16, '0')}`],
  },
  cbandcfg: {
    lte: 128,
    caveats: ['one-command-a-mode'],
    ask: 'AT+CBANDCFG?',
    write: ({ lteM, nbIot }) => [
      ...forAny(lteM, `AT+CBANDCFG="CAT-M",${lteM.join(',')}`),
      ...forAny(nbIot, `AT+CBANDCFG="NB-IOT",${nbIot.join(',')}`),
    ],
  },
  'bnd-hex': {
    lte: 128,
    caveats: ['sets-older-radios', 'radix-by-model'],
    ask: 'AT#BND?',
    write: ({ lte }) => [`AT#BND=0,0,${maskInWords(lte, 16).join(',')}`],
  },
  'bnd-decimal': {
    lte: 128,
    caveats: ['sets-older-radios', 'radix-by-model'],
    ask: 'AT#BND?',
    write: ({ lte }) => {
      const [low, high] = maskInWords(lte, 10);
      return [`AT#BND=0,0,${low}${high === undefined ? '' : `,0,${high}`}`];
    },
  },
  ubandmask: {
    lte: 128,
    caveats: ['one-command-a-mode'],
    ask: 'AT+UBANDMASK?',
    write: ({ lteM, nbIot }) =>
      [lteM, nbIot].flatMap((bands, radio) =>
        forAny(bands, `AT+UBANDMASK=${radio},${maskInWords(bands, 10).join(',')}`),
      ),
  },
  xbandlock: {
    lte: 88,
    caveats: ['until-restart'],
    ask: 'AT%XBANDLOCK?',
    undo: ['AT%XBANDLOCK=0'],
    write: ({ lte }) => [`AT%XBANDLOCK=2,"${bandMask(lte).toString(2)}"`],
  },
  sqnbandsel: {
    lte: 128,
    caveats: ['one-command-a-mode'],
    ask: 'AT+SQNBANDSEL?',
    write: ({ lteM, nbIot }) =>
      [lteM, nbIot].flatMap((bands, radio) =>
        forAny(bands, `AT+SQNBANDSEL=${radio},"standard","${bands.join(',')}"`),
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
    lte: WORD_BITS,
    caveats: ['radix-by-model'],
    ask: 'AT^SCFG="Radio/Band/4G"',
    write: ({ lte }) => [`AT^SCFG="Radio/Band/4G",${hexHalves(lte)}`],
  },
  'scfg-lpwa': {
    lte: WORD_BITS,
    caveats: ['one-command-a-mode'],
    ask: 'AT^SCFG="Radio/Band/CatM"',
    write: ({ lteM, nbIot }) => [
      ...forAny(lteM, `AT^SCFG="Radio/Band/CatM",${hexHalves(lteM)}`),
      ...forAny(nbIot, `AT^SCFG="Radio/Band/CatNB",${hexHalves(nbIot)}`),
    ],
  },
  band: {
    lte: 128,
    caveats: ['older-radios-dropped'],
    ask: 'AT!BAND?',
    undo: ['AT!BAND=00'],
    write: ({ lte }) => [`AT!BAND=10,"custom",0,${maskInWords(lte, 16).join(',')}`, 'AT!BAND=10'],
  },
  kbndcfg: {
    lte: 80,
    caveats: ['one-command-a-mode'],
    ask: 'AT+KBNDCFG?',
    write: ({ lteM, nbIot }) =>
      [lteM, nbIot].flatMap((bands, radio) =>
        forAny(bands, `AT+KBNDCFG=${radio},${maskInHex(bands).padStart(20, '0')}`),
      ),
  },
  syscfgex: {
    lte: WORD_BITS,
    caveats: ['sets-mode', 'sets-older-radios'],
    ask: 'AT^SYSCFGEX?',
    undo: [`AT^SYSCFGEX="00",3FFFFFFF,1,2,${ALL_LTE},,`],
    write: ({ lte }) => [`AT^SYSCFGEX="00",3FFFFFFF,1,2,${maskInHex(lte)},,`],
  },
  hilink: {
    lte: WORD_BITS,
    caveats: ['sets-mode', 'sets-older-radios'],
    ask: 'GET /api/net/net-mode',
    undo: [hilink(ALL_LTE)],
    write: ({ lte }) => [hilink(maskInHex(lte))],
  },
  // The lock is changed while the radio is off.
  freqlock: {
    lte: 128,
    nr: Infinity,
    caveats: [],
    ask: 'AT^LTEFREQLOCK?',
    undo: ['AT+CFUN=0', 'AT^LTEFREQLOCK=0', 'AT^NRFREQLOCK=0', 'AT+CFUN=1'],
    write: ({ lte, nr }) => [
      'AT+CFUN=0',
      ...forAny(lte, `AT^LTEFREQLOCK=3,0,${lte.length},"${lte.join(',')}"`),
      ...forAny(nr, `AT^NRFREQLOCK=3,0,${nr.length},"${nr.join(',')}"`),
      'AT+CFUN=1',
    ],
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
      ...forAny(lte, `AT^BAND_PREF=LTE,2,${lte.join(',')}`),
      ...forAny(nr, `AT^BAND_PREF=NR5G,2,${nr.join(',')}`),
    ],
  },
  znlockband: {
    lte: WORD_BITS,
    caveats: ['older-radios-dropped'],
    ask: 'AT+ZNLOCKBAND?',
    undo: ['AT+ZNLOCKBAND=0'],
    write: ({ lte }) => [`AT+ZNLOCKBAND=1,0,${maskInHex(lte)},0`],
  },
  zband: {
    lte: WORD_BITS,
    caveats: [],
    ask: 'AT+ZBAND?',
    undo: ['AT+ZBAND=all,all,all,all'],
    write: ({ lte }) => [`AT+ZBAND=all,all,all,${maskInHex(lte)}`],
  },
  'zte-web': {
    lte: WORD_BITS,
    caveats: [],
    ask: 'GET /goform/goform_get_cmd_process?cmd=lte_band_lock',
    undo: ['goformId=SET_LTE_BAND_LOCK&lte_band_lock=0'],
    write: ({ lte }) => [`goformId=SET_LTE_BAND_LOCK&lte_band_lock=0x${maskInHex(lte)}`],
  },
  epbse: {
    lte: 128,
    caveats: ['sets-older-radios'],
    ask: 'AT+EPBSE?',
    write: ({ lte }) => [`AT+EPBSE=0,0,${[1, 33, 65, 97].map((from) => maskFrom(lte, from, 32)).join(',')}`],
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
      `AT+SPLBAND=1,${[49, 33, 17, 1, 65].map((from) => maskFrom(lte, from, 16)).join(',')}`,
    ],
  },
  nwsetband: {
    lte: 128,
    nr: Infinity,
    caveats: [],
    ask: 'AT+NWSETBAND?',
    undo: ['AT+NWSETBAND=0'],
    write: ({ lte, nr }) => [
      ...forAny(lte, `AT+NWSETBAND=3,${lte.length},${lte.join(',')}`),
      ...forAny(nr, `AT+NWSETBAND=6,${nr.length},${nr.join(',')}`),
    ],
  },
  'asr-band': {
    lte: WORD_BITS,
    caveats: ['sets-mode', 'sets-older-radios'],
    ask: 'AT*BAND?',
    write: ({ lte }) => [`AT*BAND=5,0,0,${maskFrom(lte, 33, 32)},${maskFrom(lte, 1, 32)}`],
  },
  bandcfg: {
    lte: WORD_BITS,
    caveats: [],
    ask: 'AT+BANDCFG?',
    write: ({ lte }) => [`AT+BANDCFG=${maskFrom(lte, 33, 32, 16)},${maskFrom(lte, 1, 32, 16)},3`],
  },
  bmbandpref: {
    lte: WORD_BITS,
    caveats: [],
    ask: 'AT+BMBANDPREF?',
    write: ({ lte }) => [`AT+BMBANDPREF=,${maskInHex(lte)},`],
  },
  'nv-6828': {
    lte: WORD_BITS,
    caveats: ['wider-than-hardware'],
    ask: 'NV item 6828',
    write: ({ lte }) => [`NV item 6828: 0x${maskInHex(lte).padStart(16, '0')}`],
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
      `/interface lte set [ find ] ${[...forAny(lte, `band=${lte.join(',')}`), ...forAny(nr, `nr-band=${nr.join(',')}`)].join(' ')}`,
    ],
  },
  modemband: {
    lte: 128,
    nr: Infinity,
    caveats: ['standalone-and-not'],
    ask: 'modemband.sh json',
    undo: ['modemband.sh setbands default'],
    write: ({ lte, nr }) => [
      ...forAny(lte, `modemband.sh setbands "${lte.join(' ')}"`),
      ...forAny(
        nr,
        `modemband.sh setbands5gsa "${nr.join(' ')}"`,
        `modemband.sh setbands5gnsa "${nr.join(' ')}"`,
      ),
    ],
  },
};

/** The commands, where there are bands for them. */
function forAny(bands: readonly number[], ...commands: string[]): string[] {
  return bands.length > 0 ? commands : [];
}

/** Two words of 32 bits in hexadecimal, from B1 and from B33. */
function hexHalves(bands: readonly number[]): string {
  return [1, 33].map((from) => `"${maskFrom(bands, from, 32, 16).padStart(8, '0')}"`).join(',');
}

/** As many words of 32 bits in hexadecimal as are needed, the lowest first. */
function hexWords(bands: readonly number[]): string {
  const count = Math.ceil((bands.at(-1) ?? 0) / 32);
  const own = Array.from({ length: count }, (_, i) => maskFrom(bands, 32 * i + 1, 32, 16).padStart(8, '0'));
  return bands[0] ? `"${own.join('').toUpperCase()}"` : '';
}

/** The body of a request to Huawei's HiLink. */
function hilink(mask: string): string {
  return `<request><NetworkMode>00</NetworkMode><NetworkBand>3FFFFFFF</NetworkBand><LTEBand>${mask}</LTEBand></request>`;
}
