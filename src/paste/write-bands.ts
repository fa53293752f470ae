import { type BandLists } from '../core/band.js';
import { isBand } from './reading.js';

/** Commands that can be written: the name of the command, and for Telit its two number systems. */
export const DIALECTS = [
  'qcfg',
  'qnwprefcfg',
  'cnbp',
  'cbandcfg',
  'bnd-hex',
  'bnd-decimal',
  'ubandmask',
  'xbandlock',
  'syscfgex',
  'gtact',
  'mmcli',
] as const;
export type Dialect = (typeof DIALECTS)[number];

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
] as const;
export type Caveat = (typeof CAVEATS)[number];

/** Commands that set exactly the bands that they can name. */
export interface WrittenBands {
  /** One a line, to be sent in this order; empty if the dialect can name none of the bands. */
  readonly commands: readonly string[];
  readonly caveats: readonly Caveat[];
  /** Bands that the dialect cannot name. */
  readonly left: BandLists;
}

/** How a dialect is written: which bands it can name, and its commands. */
interface Writer {
  /** Highest LTE band. */
  readonly lte: number;
  /** Whether it names NR bands at all. */
  readonly nr: boolean;
  readonly caveats: readonly Caveat[];
  write(lte: readonly number[], nr: readonly number[]): string[];
}

const FIRST_WORD = 64;

const WRITERS: Readonly<Record<Dialect, Writer>> = {
  qcfg: {
    lte: 128,
    nr: false,
    caveats: ['sets-older-radios', 'fields-by-model', 'wider-than-hardware'],
    write: (lte) => [`AT+QCFG="band",0,${hex(lte)}`],
  },
  qnwprefcfg: {
    lte: 128,
    nr: true,
    caveats: ['standalone-and-not'],
    write: (lte, nr) => [
      ...some(lte, `AT+QNWPREFCFG="lte_band",${lte.join(':')}`),
      ...some(
        nr,
        `AT+QNWPREFCFG="nr5g_band",${nr.join(':')}`,
        `AT+QNWPREFCFG="nsa_nr5g_band",${nr.join(':')}`,
      ),
    ],
  },
  cnbp: {
    lte: FIRST_WORD,
    nr: false,
    caveats: ['sets-older-radios', 'wider-than-hardware'],
    write: (lte) => [`AT+CNBP=0x${'0'.repeat(16)},0x${hex(lte).padStart(16, '0')}`],
  },
  cbandcfg: {
    lte: 128,
    nr: false,
    caveats: ['one-command-a-mode'],
    write: (lte) => ['CAT-M', 'NB-IOT'].map((mode) => `AT+CBANDCFG="${mode}",${lte.join(',')}`),
  },
  'bnd-hex': {
    lte: 128,
    nr: false,
    caveats: ['sets-older-radios', 'radix-by-model'],
    write: (lte) => [`AT#BND=0,0,${words(lte, 16).join(',')}`],
  },
  'bnd-decimal': {
    lte: 128,
    nr: false,
    caveats: ['sets-older-radios', 'radix-by-model'],
    write: (lte) => {
      const [low, high] = words(lte, 10);
      return [`AT#BND=0,0,${low}${high === undefined ? '' : `,0,${high}`}`];
    },
  },
  ubandmask: {
    lte: 128,
    nr: false,
    caveats: ['one-command-a-mode'],
    write: (lte) => [0, 1].map((rat) => `AT+UBANDMASK=${rat},${words(lte, 10).join(',')}`),
  },
  xbandlock: {
    lte: 88,
    nr: false,
    caveats: ['until-restart'],
    write: (lte) => [`AT%XBANDLOCK=2,"${mask(lte).toString(2)}"`],
  },
  syscfgex: {
    lte: FIRST_WORD,
    nr: false,
    caveats: ['sets-mode', 'sets-older-radios'],
    write: (lte) => [`AT^SYSCFGEX="00",3FFFFFFF,1,2,${hex(lte)},,`],
  },
  gtact: {
    lte: 99,
    nr: true,
    caveats: ['sets-mode', 'older-radios-dropped'],
    write: (lte, nr) => {
      // 2 is LTE, 14 NR, 17 both with NR (6) preferred.
      const mode = nr.length === 0 ? '2,,' : lte.length === 0 ? '14,,' : '17,6,';
      return [
        `AT+GTACT=${[mode, ...lte.map((band) => 100 + band), ...nr.map((band) => `50${band}`)].join(',')}`,
      ];
    },
  },
  mmcli: {
    lte: 128,
    nr: true,
    caveats: ['older-radios-dropped'],
    write: (lte, nr) => [
      `mmcli -m any --set-current-bands='${[...lte.map((band) => `eutran-${band}`), ...nr.map((band) => `ngran-${band}`)].join('|')}'`,
    ],
  },
};

/**
 * The commands that set exactly these bands on a modem of the dialect. Numbers that are no band, and bands that the
 * dialect cannot name, come back in `left`; nothing is dropped silently.
 */
export function writeBands(bands: BandLists, dialect: Dialect): WrittenBands {
  const writer = WRITERS[dialect];
  const lte = sorted(bands.lte);
  const nr = sorted(bands.nr);
  const canLte = (band: number) => isBand('lte', band) && band <= writer.lte;
  const canNr = (band: number) => isBand('nr', band) && writer.nr;
  const ownLte = lte.filter(canLte);
  const ownNr = nr.filter(canNr);
  const left = { lte: lte.filter((band) => !canLte(band)), nr: nr.filter((band) => !canNr(band)) };
  const some = ownLte.length + ownNr.length > 0;
  return {
    commands: some ? writer.write(ownLte, ownNr) : [],
    caveats: [
      ...(left.lte.length + left.nr.length > 0 ? (['left-out'] as const) : []),
      ...(some ? writer.caveats : []),
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
