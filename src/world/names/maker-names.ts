/**
 * Chinese names of makers of cellular devices, and the English name that their devices carry here. People in China write
 * `移远 EC25-E`; the devices are listed under `Quectel`.
 */
const MAKER_NAMES: Readonly<Record<string, string>> = {
  移远: 'Quectel',
  移远通信: 'Quectel',
  芯讯通: 'SIMCom',
  华为: 'Huawei',
  中兴: 'ZTE',
  广和通: 'Fibocom',
  美格: 'MeiG',
  美格智能: 'MeiG',
  有方: 'Neoway',
  有方科技: 'Neoway',
  合宙: 'AirM2M',
  有人: 'USR',
  有人物联网: 'USR',
  映翰通: 'InHand',
  普联: 'TP-Link',
  闻泰: 'Wingtech',
  飞塔: 'Fortinet',
  瑞科慧联: 'RAKwireless',
  矽递: 'Seeed',
};

const LONGEST_FIRST = Object.entries(MAKER_NAMES).sort(([a], [b]) => b.length - a.length);

/** A device's name with its maker in English: `移远 EC25-E` is `Quectel EC25-E`; any other text is left as it is. */
export function withEnglishMaker(text: string): string {
  const trimmed = text.trim();
  const known = LONGEST_FIRST.find(([name]) => trimmed.startsWith(name));
  return known ? `${known[1]} ${trimmed.slice(known[0].length).trim()}`.trim() : text;
}
