/**
 * Words that decide what a number beside them is, in the languages that device lists are written in. Each meaning is one
 * character, so that a text becomes a string of meanings. Of a word the first five letters count, and none of a plural's
 * `s`; of words without spaces between them, what stands first wins where one is part of another.
 */
const WORDS = {
  // Radios and what qualifies one: capital letters, so that `[A-Z]` is any label.
  L: 'lte 4g 4.5g eutra ltea',
  R: 'nr 5g fr1 fr2 mmwave',
  F: 'fdd',
  T: 'tdd td',
  S: 'sa',
  A: 'nsa',
  M: 'emtc catm catm1 ltem',
  I: 'nbiot nb1 nb2 catnb',
  G: 'gsm egsm dcs pcs edge gprs egprs 2g',
  U: 'wcdma umts utms hspa hsdpa 3g utra utran',
  D: 'tdscdma scdma',
  C: 'cdma evdo',
  W: 'wifi wlan',
  H: 'bluetooth bt 蓝牙',
  P: 'gnss gps bds beidou 北斗',
  O: 'lorawan lora',
  // The word "band".
  v:
    'band banda bände bande bant pasma pasmo paśmi диапазон полоса діапазони 频段 頻段 频率范围 ' +
    '帯域 バンド 밴드 대역 bånd sávok',
  // Between the ends of a range.
  t: 'to through bis 至',
  // What a network does.
  i: 'use used operates deploy nutzt utilise 使用 走',
  // Behind a list: it is cut off.
  m: 'more etc ещё еще 等',
  // What follows is a place in a document or on a board, or no radio at all.
  e: 'pin figure fig table appendix page room gate row vitamin paper sheet',
  // Devices, and what else cellular radio is spoken of with.
  h: 'modem phone router rsrp sinr cellular mobile 模块 手机',
  // What a product's variants are told apart by.
  g: 'version product module model variant sku series region 版本 版',
  // Between the items of a list.
  a: 'and or nor und y e ni et и 和',
  // May stand between a negation and its band, or a name and its bands.
  o: 'laa for in on the of all including available reported run have has with work is are does do frequency wird',
  // Behind a number: it is none of a band.
  u: 'ghz khz hz a b c d g m v w gb mb mbps kbps mbit db dbm cm mm x antenna port user',
  // The number that follows is one of a category.
  c: 'cat category',
  // Negations.
  x:
    'no not without except excluding lack missing unsupported disabled doesn isn sin sem ohne kein keine nicht nie не нет без ' +
    'sans não 不支持 不支援 无 無 没有',
  // Behind a number: it is a frequency.
  z: 'mhz мгц',
  // What a device does.
  y: 'support поддерж soporta covers compatible unterstützt 支持 支援',
  // Regions that products are made for.
  r:
    'eu emea europe na north america us usa asia canada au australia apac pacific cn china jp japan korea ' +
    'latam la south latin brazil mexico global world international india africa 欧洲 北美 美国 中国 国内 海外 全球 日本 ' +
    '美洲 европа',
  // Networks.
  p: 'carrier verizon at&t tmobile vodafone orange telekom 电信 電信 联通',
};

/** Of the longest word all letters count: it would be `internet`, too. */
const MAX_LENGTH = 12;

const MEANING = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word.length > MAX_LENGTH ? word : word.slice(0, 5), meaning] as const),
  ),
);
/** The meaning of a word, in the singular or plural. */
export function meaningOf(word: string): string | undefined {
  return MEANING.get(word.slice(0, 5)) ?? MEANING.get(word.replace(/s$/, ''));
}

/** Words of scripts without spaces. */
export const UNSPACED = [...MEANING.keys()].filter((word) => word > '\u2e80').join('|');
