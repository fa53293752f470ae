/**
 * What people call a vendor beside its name in the data, and under which name they look for it in a list. Chinese names
 * are those of the makers' own Chinese sites.
 */
interface VendorNames {
  /** Other names, in any language. */
  readonly also: readonly string[];
  /** The name that stands for several companies of one group. */
  readonly group?: string;
}

const VENDOR_NAMES: Readonly<Record<string, VendorNames>> = {
  'AirM2M (Luat)': { also: ['合宙', 'Luat', 'AirM2M', 'openLuat'] },
  'Digi International': { also: ['Digi'] },
  Fibocom: { also: ['广和通'] },
  Fortinet: { also: ['飞塔'] },
  Huawei: { also: ['华为'] },
  'InHand Networks': { also: ['映翰通', 'InHand'] },
  MeiG: { also: ['美格', '美格智能', 'MeiG Smart', 'Meiglink'] },
  Neoway: { also: ['有方', '有方科技'] },
  'Nordic Semiconductor': { also: ['Nordic'] },
  Quectel: { also: ['移远', '移远通信'] },
  Queclink: { also: ['移为', '移为通信'] },
  SIMCom: { also: ['芯讯通'] },
  RAKwireless: { also: ['瑞科慧联'] },
  'Seeed Studio': { also: ['矽递', 'Seeed'] },
  'Telit Cinterion': { also: ['泰利特', 'Telit', 'Cinterion', 'Thales'] },
  // Two companies of one group: Networks makes routers and gateways (RUT, TRB, TRM, OTD), Telematics makes trackers (FM).
  // The publisher of the open data calls both Teltonika.
  Teltonika: { also: ['Teltonika Networks', 'Teltonika Telematics'] },
  'Teltonika Networks': { also: ['Teltonika'], group: 'Teltonika' },
  'TP-Link': { also: ['普联', '普联技术', 'TPLink'] },
  'USR IOT': { also: ['有人', '有人物联网', 'PUSR'] },
  Wingtech: { also: ['闻泰'] },
  ZTE: { also: ['中兴', '中兴通讯'] },
};

/** The names of one vendor, by any of them; a vendor of exactly that name goes before one that merely has it as another name. */
const NAMES = new Map(
  Object.entries(VENDOR_NAMES).flatMap(([name, { also }]) =>
    also.map((other): [string, readonly string[]] => [other, [...new Set([other, name, ...also])]]),
  ),
);
for (const [name, { also }] of Object.entries(VENDOR_NAMES)) NAMES.set(name, [name, ...also]);

/**
 * Every name of a vendor, the given one first; it may be any of them, and it is the only one where nothing more is known.
 * Empty for no vendor.
 */
export function vendorNames(vendor: string | null): readonly string[] {
  return vendor ? (NAMES.get(vendor) ?? [vendor]) : [];
}

/** The name under which a list shows the devices of a vendor: that of its group, where it is one of several companies. */
export function vendorGroup(vendor: string): string {
  return Object.hasOwn(VENDOR_NAMES, vendor) ? (VENDOR_NAMES[vendor]!.group ?? vendor) : vendor;
}
