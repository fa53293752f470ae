/**
 * Words that decide what a number beside them is, in the languages that device lists are written in. Each meaning is one
 * character, so that a text becomes a string of meanings. A word of five letters stands for all that begin with it; of
 * words without spaces between them, what stands first wins.
 */
const WORDS = {
  // Radios and what qualifies one: capital letters, so that `[A-Z]` is any label.
  L: 'lte 4g 4.5g eutra ltea',
  R: 'nr 5g fr1 fr2 mmwav',
  F: 'fdd',
  T: 'tdd td',
  S: 'sa',
  A: 'nsa',
  M: 'emtc catm catm1 ltem',
  I: 'nbiot nb1 nb2 catnb',
  G: 'gsm egsm dcs pcs edge gprs egprs 2g',
  U: 'wcdma umts utms hspa hsdpa 3g utra utran',
  D: 'tdscd scdma',
  C: 'cdma evdo',
  W: 'wifi wlan',
  H: 'bluet bt 蓝牙',
  P: 'gnss gps bds beido 北斗',
  O: 'loraw lora dect',
  // The word "band".
  v:
    'band banda bände bande bant frequenzband frequenzbänder pasma pasmo paśmi диапа полос діапа 频段 頻段 频率范围 頻率範圍 ' +
    '周波数 帯域 バンド 밴드 대역 bånd sávok',
  // Quad-band and the like: the next "band" means none.
  q: 'dual tri quad multi singl',
  z: 'mhz мгц',
  x:
    'no not witho excep exclu lack missi unsup disab doesn isn sin sem ohne kein keine nicht nie не нет без ' +
    'sans não 不支持 不支援 无 無 没有',
  // The number that follows is of something else.
  c: 'class rel relea chann 3gpp cat categ',
  a: 'and or nor und y e ni et и 和',
  t: 'to throu bis 至',
  m: 'more etc ещё еще 等',
  // May stand between a negation and its band, or a name and its bands.
  o: 'laa for in on the of all inclu avail repor run have has with work is are does do frequ wird',
  y: 'suppo sopor cover compa unter 支持 支援',
  // What a network does.
  i: 'use used opera deplo nutzt utili 使用',
  // Devices, and what else cellular radio is spoken of with.
  h: 'modem phone route rsrp sinr cellu mobil 模块 手机',
  p: 'operator carri veriz at&t tmobi vodaf orang telek 电信 联通',
  // What follows is a place in a document or on a board, or no radio at all.
  e: 'pin figur fig table appen page room gate row vitam paper sheet',
  // What a product's variants are told apart by.
  g: 'versi produ modul model varia sku serie regio 版本 版',
  r:
    'eu emea europ na north ameri us usa asia canad au austr apac pacif cn china jp japan korea kr ' +
    'latam la south latin brazi mexic globa world ww inter india afric 欧洲 北美 美国 中国 全球 日本 ' +
    '美洲 европ',
};

const MEANING = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning] as const),
  ),
);
/** Units: what stands before them is no band. */
const UNIT =
  /^(?:[kmgt]?(?:[hг][zц]|b?[bp]s?|bits?|[gmvwa])|d[bi]+m?|[cm]m|kg|ms|mah|x|ports?|antennas?|qam|c[ca]|sims?|lbs)$/;

/** The meaning of a word, in the singular or plural. */
export function meaningOf(word: string): string | undefined {
  return (
    MEANING.get(word) ??
    MEANING.get(word.replace(/s$/, '')) ??
    (UNIT.test(word) ? 'u' : MEANING.get(word.slice(0, 5)))
  );
}

/** Words of scripts without spaces. */
export const UNSPACED = [...MEANING.keys()].filter((word) => word > '\u2e80').join('|');
