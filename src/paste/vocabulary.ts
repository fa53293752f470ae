/** Words that decide what a number beside them is, in the languages that device lists are written in. Lower case. */

/** What a radio label stands for. Anything but `lte` and `nr` ends a list of LTE or NR bands. */
const RADIO_WORDS = {
  lte: 'lte 4g 4.5g eutra eutran ltea lteadvanced',
  nr: 'nr 5g 5gnr nr5g fr1 fr2 mmwave',
  gsm: 'gsm egsm dcs pcs edge gprs egprs 2g',
  umts: 'wcdma umts utms hspa hsdpa hsupa 3g utra utran',
  'td-scdma': 'tdscdma scdma',
  cdma: 'cdma cdma2000 evdo bc0 bc1',
  wifi: 'wifi wlan 2.4g 2.4ghz',
  bluetooth: 'bluetooth bt ble 蓝牙 藍牙',
  gnss: 'gnss gps bds beidou glonass galileo 北斗 глонасс',
  'radio-other': 'nfc lora lorawan zigbee dect',
};

/** What qualifies a radio. */
const QUALIFYING_WORDS = {
  fdd: 'fdd',
  tdd: 'tdd td',
  sa: 'sa',
  nsa: 'nsa',
  'lte-m': 'emtc catm catm1 catm2 ltem ltecatm ltecatm1 ltecatm2',
  'nb-iot': 'nbiot nb1 nb2 catnb catnb1 catnb2 ltecatnb ltecatnb1 ltecatnb2',
};

/** Other words that matter. */
const OTHER_WORDS = {
  band:
    'band banda bander banden bande bant bantlar bantları frequenzbander frequenzband pasma pasmo pasmie sav savok диапазон диапазоны ' +
    'диапазонов частот полосы діапазони 频段 頻段 频带 頻帶 频率范围 頻率範圍 周波数 帯域 バンド 밴드 대역 주파수',
  // Quad-band and the like: the next "band" means none.
  'not-band': 'dual tri quad multi single dualband quadband triband',
  mhz: 'mhz мгц',
  unit:
    'ghz g khz hz ггц dbm db dbi mbps gbps kbps mbit gbit m mb gb tb mm cm km v a w ma mah kg ms x port antenna ' +
    'qam cc ca sim 天线 元',
  no:
    'no not without except excluding lacks lacking missing unsupported disable disabled doesn isn aren sin sem ohne kein ' +
    'keine nicht bez nie не нет без кроме sans sauf nao 不支持 不支援 不含 无 無 没有 不包括 非対応 미지원',
  cross: '✗ ✘ ❌ ✖',
  // The number that follows is of something else.
  numbered: 'class rel release rev ver ch channel ts usb mimo type power 等级 通道 3gpp',
  category: 'cat category категория kategorie 类别 カテゴリ',
  and: 'and or nor und oder y e ni et ou и oraz sowie plus 及 和 与 與',
  to: 'to through thru bis 至 到',
  more: 'more etc еще mas mais mehr 等',
  laa: 'laa',
  tentative: 'tbd tbc planned',
  // May stand between a negation and its band, or a name and its bands.
  filler:
    'for on the of any include including reported available anchor runs operating t have has with work works is are does do ' +
    'frequency frequencies frequenzen 频率 were wird werden enabled enable',
  support: 'support supported supporting covers compatible unterstutzt 支持 支援',
  use: 'use used operate deploy nutzt utilize utilise 走 使用 采用 覆盖 覆蓋',
  cellular: 'rsrp rsrq sinr rssi earfcn apn endc cellular mobile network iot esim 全网通 网络制式',
  device: 'modem phone smartphone router 模块 模组 手机',
  operator:
    'operator carrier verizon at&t tmobile telstra vodafone orange telekom movistar rogers docomo softbank jio 电信 電信 ' +
    '中国移动 联通 运营商 運營商 越南 台灣',
  // What follows is a place in a document or on a board, or no radio at all.
  elsewhere:
    'pin figure fig table section appendix chapter gate page line step room sheet column 图 表 引脚 vitamin ' +
    'paper',
  // What a product's variants are told apart by.
  qualifier: 'version product module model variant sku edition series region 版 版本 型号',
  region:
    'eu emea europe na north america us usa american european asian canada au anz australia new zealand apac asia pacific cn mainland ' +
    'china jp japan korea kr latam la south latin brazil mexico global worldwide ww gl international row india africa ' +
    'middle east af ea uk taiwan russia europa norteamérica 欧洲 歐洲 北美 美国 中国 中國 国内 海外 全球 国际 日本 印度 澳洲 ' +
    '拉美 南美 美洲 东南亚 亚太 中东 非洲 韩国 европа сша',
};

/** A radio access technology, or a radio that is none of LTE and NR. */
export type Radio = keyof typeof RADIO_WORDS;
/** A radio, or what qualifies one. */
export type Label = Radio | keyof typeof QUALIFYING_WORDS;
/** What a word means. */
export type Meaning = Label | keyof typeof OTHER_WORDS;

const MEANING = new Map<string, Meaning>();
const LABEL_WORDS = { ...RADIO_WORDS, ...QUALIFYING_WORDS };
for (const [meaning, words] of Object.entries({ ...LABEL_WORDS, ...OTHER_WORDS })) {
  for (const word of words.split(' ')) MEANING.set(word, meaning as Meaning);
}

/** What a word, in the singular or plural, with or without accents, means. */
export function meaningOf(word: string): Meaning | undefined {
  return (
    MEANING.get(word) ??
    MEANING.get(
      word
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/s$/, ''),
    )
  );
}

/** Words of scripts without spaces, longest first. */
export const UNSPACED = [...MEANING.keys()]
  .filter((word) => word >= '\u2e80')
  .sort((a, b) => b.length - a.length)
  .join('|');

export function isLabel(type: string): type is Label {
  return type in LABEL_WORDS;
}

export function isRadio(type: string): type is Radio {
  return type in RADIO_WORDS;
}
