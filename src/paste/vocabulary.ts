/**
 * Words that decide what a number beside them is, in the languages that device lists are written in. Each meaning is one
 * character, so that a text becomes a string of meanings. A word of five letters stands for all that begin with it; of
 * words without spaces between them, what stands first wins.
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
  O: 'lorawan lora dect',
  // The word "band".
  v:
    'band banda bände bande bant pasma pasmo paśmi диапазон полоса діапазони 频段 頻段 频率范围 ' +
    '帯域 バンド 밴드 대역 bånd sávok',
  // Quad-band and the like: the next "band" means none.
  q: 'dual tri quad multi single',
  z: 'mhz мгц',
  // Behind a number: it is none of a band.
  u: 'ghz khz hz g m v w a b gb mb mbps kbps mbit db dbm cm mm x antenna port sim qam ca user lbs',
  x:
    'no not without except excluding lack missing unsupported disabled doesn isn sin sem ohne kein keine nicht nie не нет без ' +
    'sans não 不支持 不支援 无 無 没有',
  // The number that follows is of something else.
  c: 'cat category',
  k: 'class rel release channel 3gpp',
  a: 'and or nor und y e ni et и 和',
  t: 'to through bis 至',
  m: 'more etc ещё еще 等',
  // May stand between a negation and its band, or a name and its bands.
  o: 'laa for in on the of all including available reported run have has with work is are does do frequency wird',
  y: 'support soporta covers compatible unterstützt 支持 支援',
  // What a network does.
  i: 'use used operates deploy nutzt utilise 使用 走',
  // Devices, and what else cellular radio is spoken of with.
  h: 'modem phone router rsrp sinr cellular mobile 模块 手机',
  p: 'carrier verizon at&t tmobile vodafone orange telekom 电信 電信 联通',
  // What follows is a place in a document or on a board, or no radio at all.
  e: 'pin figure fig table appendix page room gate row vitamin paper sheet',
  // What a product's variants are told apart by.
  g: 'version product module model variant sku series region 版本 版',
  r:
    'eu emea europe na north america us usa asia canada au australia apac pacific cn china jp japan korea kr ' +
    'latam la south latin brazil mexico global world ww international india africa 欧洲 北美 美国 中国 全球 日本 ' +
    '美洲 европа',
};

const MEANING = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word.slice(0, 5), meaning] as const),
  ),
);
/** The meaning of a word, in the singular or plural. */
export function meaningOf(word: string): string | undefined {
  return MEANING.get(word.slice(0, 5)) ?? MEANING.get(word.replace(/s$/, ''));
}

/** Words of scripts without spaces. */
export const UNSPACED = [...MEANING.keys()].filter((word) => word > '\u2e80').join('|');
