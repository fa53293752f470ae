/** Words that decide what a number beside them is, in the languages that device lists are written in. Upper case. */

/** What a radio label stands for. Anything but `lte` and `nr` ends a list of LTE or NR bands. */
export type Radio =
  'lte' | 'nr' | 'gsm' | 'umts' | 'td-scdma' | 'cdma' | 'wifi' | 'bluetooth' | 'gnss' | 'radio-other';

/** A label: a radio, or what qualifies one. */
export type Label = Radio | 'fdd' | 'tdd' | 'td' | 'sa' | 'nsa' | 'lte-m' | 'nb-iot';

/** Other words that matter. */
export type Word =
  | 'band'
  | 'not-band' // quad-band and the like: the next "band" means none
  | 'mhz'
  | 'unit'
  | 'no'
  | 'numbered' // the number that follows is of something else: category, class, release
  | 'and'
  | 'more'
  | 'bandwidth'
  | 'laa'
  | 'tentative'
  | 'filler' // may stand between a negation and its band
  | 'is'
  | 'cellular'
  | 'letter-b'
  | 'letter-n'
  | 'vitamin'
  | 'elsewhere'; // what follows is a place in a document or on a board

const LABELS: Readonly<Record<Label, string>> = {
  lte: 'LTE 4G EUTRA EUTRAN LTEA',
  nr: 'NR 5G 5GNR NR5G NR5',
  gsm: 'GSM EGSM DCS PCS EDGE GPRS EGPRS 2G',
  umts: 'WCDMA UMTS UTMS HSPA HSDPA HSUPA 3G UTRA UTRAN',
  'td-scdma': 'SCDMA TDSCDMA',
  cdma: 'CDMA CDMA2000 EVDO EV-DO BC0 BC1 IDEN TETRA',
  wifi: 'WIFI WLAN IEEE WI-FI',
  bluetooth: 'BLUETOOTH BT BLE 蓝牙 藍牙',
  gnss: 'GNSS GPS BDS BEIDOU GLONASS GALILEO QZSS NAVIC IRNSS AGPS 北斗 ГЛОНАСС',
  'radio-other': 'NFC LORA LORAWAN ZIGBEE DECT SIGFOX UWB RFID 红外',
  fdd: 'FDD FDDLTE LTEFDD',
  tdd: 'TDD TDDLTE LTETDD TDLTE LTETD',
  td: 'TD',
  sa: 'SA',
  nsa: 'NSA ENDC',
  'lte-m': 'EMTC CATM CATM1 CATM2 LTEM',
  'nb-iot': 'NB NBIOT NB1 NB2 CATNB CATNB1 CATNB2',
};

const WORDS: Readonly<Record<Word, string>> = {
  band:
    'BAND BANDS BANDA BANDAS BÄNDER BANDEN BANDES BANDE FREQUENZBÄNDER FREQUENZBAND PASMA PASMO PASM PASMACH ' +
    'ДИАПАЗОН ДИАПАЗОНЫ ДИАПАЗОНОВ ДИАПАЗОНЕ ЧАСТОТ ПОЛОСЫ 频段 頻段 频带 頻帶 频率范围 頻率範圍 周波数 バンド 対応バンド 밴드 주파수',
  'not-band': 'DUAL TRI QUAD MULTI SINGLE PENTA HEXA DUALBAND QUADBAND TRIBAND',
  mhz: 'MHZ МГЦ',
  unit:
    'GHZ G KHZ HZ ГГЦ DBM DB DBI MBPS GBPS KBPS MBIT GBIT KBIT MBIT/S MB GB KB TB MM CM KM M V A W MA MAH WH MW KG ' +
    'MS X PORTS PORT ANTENNAS ANTENNA МБИТ ММ СМ В А PX FT OHM USD EUR LAYERS STREAMS QAM CC CA SIM SIMS 天线 元',
  no:
    'NO NOT WITHOUT EXCEPT EXCLUDING EXCLUDES LACKS LACKING LACK MISSING UNSUPPORTED DOESN DON ISN AREN SIN SEM OHNE ' +
    'KEIN KEINE NICHT BRAK BEZ NIE НЕ НЕТ БЕЗ КРОМЕ SANS SAUF NÃO 不支持 不支援 不含 无 無 没有 不包括 非対応 未対応 対応していません 미지원',
  numbered:
    'CAT CATEGORY CLASS REL RELEASE REV REVISION VERSION VER V CH CHANNEL CHANNELS TS USB OS MIMO TYPE POWER ' +
    'КАТЕГОРИЯ KATEGORIE CATEGORÍA CATEGORIA KATEGORIA 类别 等级 通道 カテゴリ',
  and: 'AND UND Y E OR ET ODER OU I И ORAZ SOWIE PLUS 及 和 与 與 또는',
  more: 'MORE ETC ЕЩЁ ЕЩЕ ДР MÁS MAIS MEHR USW 等',
  bandwidth: 'BANDWIDTH BANDWIDTHS BANDBREITE 带宽 頻寬 带寛',
  laa: 'LAA',
  tentative: 'TBD TBC PLANNED TENTATIVE',
  filler:
    'FOR ON THE OF ANY SUPPORT SUPPORTS SUPPORTED SUPPORTING INCLUDE INCLUDING REPORT REPORTED ANCHOR UNTERSTÜTZT T HAVE HAS ПОДДЕРЖИВАЕТ ПОДДЕРЖИВАЕТСЯ SOPORTA COMPATIBLE',
  is: 'IS ARE DOES DO ARE: WERE',
  cellular:
    'MODEM MODULE CELLULAR MOBILE NETWORK SIM ESIM ROUTER IOT LPWA LPWAN ENB CARRIER AGGREGATION 模块 模組 模塊 全网通 网络制式 手机 모듈',
  'letter-b': 'B',
  'letter-n': 'N',
  elsewhere:
    'PIN PINS PINOUT FIGURE FIG TABLE SECTION APPENDIX CHAPTER GATE ROW PAGE LINE STEP DRIVERS 图 表 引脚',
  vitamin: 'VITAMIN VITAMINS VITAMINE VITAMINA VITAMINAS PAPER',
};

/** A word's meaning: several for a few words, the first that is listed counts. */
const MEANING = new Map<string, Word>();
const LABEL = new Map<string, Label>();
/** Chinese, Japanese and Korean words by their first character, longest first: such text has no spaces. */
const UNSPACED = new Map<string, string[]>();

for (const [label, words] of Object.entries(LABELS)) add(LABEL, words, label as Label);
for (const [word, words] of Object.entries(WORDS)) add(MEANING, words, word as Word);
for (const words of UNSPACED.values()) words.sort((a, b) => b.length - a.length);

function add<T>(map: Map<string, T>, words: string, value: T): void {
  for (const word of words.split(' ')) {
    if (!map.has(word)) map.set(word, value);
    if (word.charCodeAt(0) >= 0x2e80) UNSPACED.set(word[0]!, [...(UNSPACED.get(word[0]!) ?? []), word]);
  }
}

/** The label that a word is. */
export function labelOf(word: string): Label | undefined {
  return LABEL.get(word);
}

/** What a word means; `undefined` for most. */
export function meaningOf(word: string): Word | undefined {
  return MEANING.get(word);
}

/** The longest known unspaced word that begins here. */
export function unspacedAt(upper: string, at: number): string | undefined {
  return UNSPACED.get(upper[at]!)?.find((word) => upper.startsWith(word, at));
}
