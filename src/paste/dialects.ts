/** The commands that lock a modem to bands: what they are called, and how to tell from a text which one a modem takes. */
import { uciConfig } from './machine/uci-config.js';

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
  freqlock: 'TD Tech AT^LTEFREQLOCK',
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
  modemband: 'OpenWrt modemband.sh',
} as const;
export type Dialect = keyof typeof DIALECTS;

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
  ['freqlock', /\^(?:LTE|NR)FREQLOCK/i],
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
  ['modemband', /modemband\.sh|"(?:supported|enabled)(?:5gn?sa)?": ?\[/i],
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
