/** Words that decide what a number beside them is, in the languages that device lists are written in. Lower case. */

/** What a radio label stands for. Anything but `lte` and `nr` ends a list of LTE or NR bands. */
export type Radio =
  'lte' | 'nr' | 'gsm' | 'umts' | 'td-scdma' | 'cdma' | 'wifi' | 'bluetooth' | 'gnss' | 'radio-other';

/** A label: a radio, or what qualifies one. */
export type Label = Radio | 'fdd' | 'tdd' | 'sa' | 'nsa' | 'lte-m' | 'nb-iot';

const LABEL_WORDS: Readonly<Record<Label, string>> = {
  lte: 'lte 4g eutra eutran ltea',
  nr: 'nr 5g 5gnr nr5g',
  gsm: 'gsm egsm dcs pcs edge gprs egprs 2g',
  umts: 'wcdma umts utms hspa hsdpa hsupa 3g utra utran',
  'td-scdma': 'tdscdma scdma',
  cdma: 'cdma cdma2000 evdo bc0 bc1',
  wifi: 'wifi wlan ieee 2.4g 2.4ghz',
  bluetooth: 'bluetooth bt ble 蓝牙 藍牙',
  gnss: 'gnss gps bds beidou glonass galileo 北斗 глонасс',
  'radio-other': 'nfc lora lorawan zigbee dect',
  fdd: 'fdd',
  tdd: 'tdd td',
  sa: 'sa',
  nsa: 'nsa endc',
  'lte-m': 'emtc catm catm1 catm2 ltem ltecatm ltecatm1 ltecatm2',
  'nb-iot': 'nbiot nb1 nb2 catnb catnb1 catnb2 ltecatnb ltecatnb1 ltecatnb2',
};

/** Other words that matter. */
const OTHER_WORDS = {
  band:
    'band bands banda bandas bänder banden bandes bande frequenzbänder frequenzband pasma pasmo диапазон диапазоны ' +
    'диапазонов частот полосы 频段 頻段 频带 頻帶 频率范围 頻率範圍 周波数 バンド 밴드 주파수',
  // Quad-band and the like: the next "band" means none.
  'not-band': 'dual tri quad multi single penta dualband quadband triband',
  mhz: 'mhz мгц',
  unit:
    'ghz g khz hz ггц dbm db dbi mbps gbps kbps mbit gbit m mb gb tb mm cm km v a w ma mah kg ms x port ports antenna ' +
    'antennas px ft layers streams qam cc ca sim sims 天线 元',
  no:
    'no not without except excluding lacks lacking missing unsupported doesn isn aren sin sem ohne kein keine nicht bez ' +
    'nie не нет без кроме sans sauf não 不支持 不支援 不含 无 無 没有 不包括 非対応 미지원',
  // The number that follows is of something else.
  numbered:
    'cat category class rel release rev version ver ch channel channels ts usb mimo type power категория kategorie ' +
    'categoría categoria kategoria 类别 等级 通道 カテゴリ',
  and: 'and und y e or et oder ou и oraz sowie plus 及 和 与 與',
  more: 'more etc ещё еще más mais mehr 等',
  bandwidth: 'bandwidth bandwidths 带宽 頻寬',
  laa: 'laa',
  tentative: 'tbd tbc planned',
  // May stand between a negation and its band.
  filler:
    'for on the of any support supports supported supporting include including reported anchor unterstützt t have has with compatible work works',
  is: 'is are does do were',
  cellular: 'modem module cellular mobile network router iot esim carrier 模块 模组 全网通 网络制式 手机',
  // What follows is a place in a document or on a board, or no radio at all.
  elsewhere:
    'pin pins pinout figure fig table section appendix chapter gate row page line step model room sheet column 图 表 引脚',
  vitamin: 'vitamin vitamins vitamine vitamina vitaminas paper',
};

/** What a word means. */
export type Meaning = Label | keyof typeof OTHER_WORDS;

export const MEANING = new Map<string, Meaning>();
for (const [meaning, words] of Object.entries({ ...LABEL_WORDS, ...OTHER_WORDS })) {
  for (const word of words.split(' ')) MEANING.set(word, meaning as Meaning);
}

/** Words of scripts without spaces, longest first. */
export const UNSPACED = [...MEANING.keys()]
  .filter((word) => word >= '\u2e80')
  .sort((a, b) => b.length - a.length)
  .join('|');

export function isLabel(type: string | undefined): type is Label {
  return type !== undefined && type in LABEL_WORDS;
}
