/** What the field page says: for one hand, in the sun, beside a cabinet. */
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';

export interface FieldWords {
  readonly heading: string;
  readonly lead: string;
  readonly box: string;
  readonly boxHint: string;
  readonly paste: string;
  readonly clear: string;
  readonly cannotPaste: string;
  readonly on: string;
  /** A network that the modem names and we do not have. */
  unknownNetwork(name: string): string;
  readonly sharedCode: string;
  readonly bandsInUse: string;
  readonly signal: string;
  readonly device: string;
  readonly choose: string;
  readonly find: string;
  look(bands: string): string;
  readonly noBands: string;
  readonly ending: string;
  readonly nothingEnds: string;
  readonly lock: string;
  readonly lockTo: string;
  readonly lockAll: string;
  readonly note: string;
  readonly noteHint: string;
  readonly withPlace: string;
  readonly placeFailed: string;
  readonly save: string;
  readonly saved: string;
  notes(count: number): string;
  readonly csv: string;
  readonly remove: string;
  /** Heads of the columns of the exported file. */
  readonly columns: readonly string[];
}

const EN: FieldWords = {
  heading: 'Field mode',
  lead: 'Ask the modem who it is on, see what else it should find here, and keep a note. Works offline.',
  box: 'What the modem says',
  boxHint:
    'Paste the answer to AT+QENG="servingcell", AT+COPS?, mmcli or a log. Or type a network code: 26201',
  paste: 'Paste',
  clear: 'Clear',
  cannotPaste: "This browser doesn't let a button read what you copied. Hold the box and choose Paste.",
  on: 'You are on',
  unknownNetwork: (name) => `We don't have the network ${name}.`,
  sharedCode: 'Several networks share this code.',
  bandsInUse: 'Bands in use',
  signal: 'Signal',
  device: 'Device',
  choose: 'Choose a device and a country to see what else it should find.',
  find: 'It should find here',
  look: (bands) => `on ${bands}`,
  noBands: 'no band that it supports',
  ending: 'Ending here',
  nothingEnds: 'No end is announced for a service that this device needs.',
  lock: 'Lock',
  lockTo: 'Lock to the bands of',
  lockAll: 'every network here, with the fewest bands',
  note: 'Note',
  noteHint: 'Antenna, cabinet, what you measured …',
  withPlace: 'Add the place where I am',
  placeFailed: "This device doesn't say where it is. The note is saved without a place.",
  save: 'Save note',
  saved: 'Saved on this device.',
  notes: (count) => `Your notes (${count})`,
  csv: 'Export as CSV',
  remove: 'Remove',
  columns: [
    'time',
    'device',
    'country',
    'network code',
    'network',
    'bands',
    'RSRP dBm',
    'note',
    'latitude',
    'longitude',
    'accuracy m',
  ],
};

const ZH: FieldWords = {
  heading: '现场模式',
  lead: '问模组当前连着谁，看看此地还应能搜到哪些网络，并记下备注。离线也能用。',
  box: '模组返回的内容',
  boxHint: '粘贴 AT+QENG="servingcell"、AT+COPS?、mmcli 的返回或日志，也可输入网络代码：46000',
  paste: '粘贴',
  clear: '清空',
  cannotPaste: '此浏览器不允许按钮读取剪贴板，请长按输入框并选择“粘贴”。',
  on: '当前连接',
  unknownNetwork: (name) => `没有网络${insideChinese(name)}的数据。`,
  sharedCode: '多个网络共用此代码。',
  bandsInUse: '使用中的频段',
  signal: '信号',
  device: '设备',
  choose: '请选择设备和国家或地区，即可查看还应能搜到哪些网络。',
  find: '此地应能搜到',
  look: (bands) => `频段 ${bands}`,
  noBands: '没有设备支持的频段',
  ending: '即将退网',
  nothingEnds: '设备所需的业务暂无退网公告。',
  lock: '锁定',
  lockTo: '锁定到以下网络的频段',
  lockAll: '此地所有网络，频段最少',
  note: '备注',
  noteHint: '天线、机柜、实测情况……',
  withPlace: '附上我的位置',
  placeFailed: '本机未提供位置，备注已保存，但不含位置。',
  save: '保存备注',
  saved: '已保存在本机。',
  notes: (count) => `我的备注（${count}）`,
  csv: '导出为 CSV',
  remove: '移除',
  columns: [
    '时间',
    '设备',
    '国家或地区',
    '网络代码',
    '网络',
    '频段',
    'RSRP dBm',
    '备注',
    '纬度',
    '经度',
    '精度（米）',
  ],
};

export const FIELD_WORDS: Readonly<Record<Lang, FieldWords>> = { en: EN, zh: ZH };
