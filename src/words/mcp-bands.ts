/** What the MCP tools say of a text that bands were read from. */
import { PASTE_WORDS } from './paste.js';
import type { WorldCountry } from '../world/world.js';
import type { Lang } from './lang.js';
import { VERDICT_WORDS } from './verdict-words.js';
import { networkName } from './network-name.js';
import type { NoteCode } from '../paste/read-result.js';
import { type Named, listNames } from './mcp-phrases.js';

const NOTES_EN = {
  ...PASTE_WORDS.en.notes,
  'doubtful-left-out': 'Some numbers may be bands and were left out.',
};
const NOTES_ZH = { ...PASTE_WORDS.zh.notes, 'doubtful-left-out': '部分数字可能是频段，未计入。' };

/** The cell that a modem is on, as it was read. */
interface ReadCell {
  readonly plmn: string | null;
  readonly name: string | null;
  readonly bands: readonly string[];
  readonly rsrp_dbm: number | null;
  readonly country: string | null;
  readonly country_name: string | null;
  readonly networks: readonly Named[];
  readonly other_bands: readonly string[];
}

/** A band list as it was read. */
interface BandRead {
  readonly lte: readonly string[];
  readonly nr: readonly string[];
  readonly radio: string;
  readonly kind: string;
  readonly left_out: readonly { text: string; reason: string }[];
  readonly notes: readonly NoteCode[];
  readonly variants: readonly { name: string; lte: readonly string[]; nr: readonly string[] }[];
  readonly lte_m: readonly string[];
  readonly nb_iot: readonly string[];
  readonly umts: readonly string[];
  readonly gsm_mhz: readonly number[];
  readonly parts: readonly string[];
  readonly serving: ReadCell | null;
  readonly devices: readonly Named[];
  readonly could_be_bands: readonly string[];
  readonly doubtful: readonly string[];
}

const EN = {
  /** How a band list was read. */
  read: ({ lte, nr, radio, kind, left_out, notes, variants, ...more }: BandRead) =>
    [
      `Read as ${kind}: LTE ${lte.join(' ') || 'none'}; 5G ${nr.join(' ') || 'none'}; judged as radio ${radio}.`,
      ...left_out.map(({ text, reason }) => `Left out: "${text}" (${reason}).`),
      ...notes.map((code) => `Note: ${NOTES_EN[code]}`),
      ...variants.map(
        (variant) =>
          `Variant "${variant.name}": LTE ${variant.lte.join(' ') || 'none'}; 5G ${variant.nr.join(' ') || 'none'}.`,
      ),
      ...given('LTE-M bands: ', more.lte_m),
      ...given('NB-IoT bands: ', more.nb_iot),
      ...given('3G bands: ', more.umts),
      ...given('2G bands in MHz: ', more.gsm_mhz),
      ...given('Only part of a band: ', more.parts),
      ...(more.serving ? [`The modem is on ${cellOf(more.serving, 'en')}; one cell is never judged.`] : []),
      ...given('Other bands to expect on that network: ', more.serving?.other_bands ?? []),
      ...more.devices.map(({ id, name }) => `Names the device ${name}: check_device knows it as ${id}.`),
      ...given('Could be LTE bands (send numbers_are_bands if they are): ', more.could_be_bands),
      ...given('May be bands, not counted (send all bands by name if they are): ', more.doubtful),
    ].join('\n'),
  servingOnly:
    'The text shows the cell in use now. One cell doesn’t show what the device supports, so there is no answer.',
  theseBands: 'A device with these bands',
  noBands:
    'We found no LTE bands in the text, and a verdict needs them. For a device by name use check_device.',
  onlyNumbers:
    'The text has numbers alone, which could be LTE bands: ask again with numbers_are_bands true if they are.',
  /** The text may mean bands, and names none for certain. */
  onlyDoubtful: (bands: readonly string[]) =>
    `The text names no LTE band for certain; it may mean ${bands.join(' ')}. If it does, send those names as bands.`,
  /** The text has bands of 2G and 3G only; and how each network of a country stands with both. */
  olderOnly:
    'The text has 2G and 3G bands only, so there is no LTE or 5G to judge. See which networks still have 2G and 3G.',
  olderIn: (country: WorldCountry) =>
    `2G and 3G in ${country.name.en}: ${olderStates(country, 'en').join('; ')}.`,
  /** The text names a device, and has no bands. */
  namesDevice: (devices: readonly Named[]) =>
    `The text names ${listNames(devices)} and lists no bands. check_device knows its bands: ask it with device "${devices[0]!.id}".`,
  whichVariant: 'The text lists several products or sets of bands. Ask again with one of them as `variant`.',
};

const ZH: typeof EN = {
  read: ({ lte, nr, radio, kind, left_out, notes, variants, ...more }) =>
    [
      `读作 ${kind}：LTE ${lte.join(' ') || '无'}；5G ${nr.join(' ') || '无'}；按制式 ${radio} 判断。`,
      ...left_out.map(({ text, reason }) => `未计入：“${text}”（${reason}）。`),
      ...notes.map((code) => `提示：${NOTES_ZH[code]}`),
      ...variants.map(
        (variant) =>
          `型号“${variant.name}”：LTE ${variant.lte.join(' ') || '无'}；5G ${variant.nr.join(' ') || '无'}。`,
      ),
      ...given('LTE-M 频段：', more.lte_m),
      ...given('NB-IoT 频段：', more.nb_iot),
      ...given('3G 频段：', more.umts),
      ...given('2G 频段（MHz）：', more.gsm_mhz),
      ...given('仅含部分频段：', more.parts),
      ...(more.serving ? [`模组当前连接：${cellOf(more.serving, 'zh')}；不据单个小区作判断。`] : []),
      ...given('在该网络上还应能搜到：', more.serving?.other_bands ?? []),
      ...more.devices.map(({ id, name }) => `文本提到设备 ${name}：可用 check_device 查询 ${id}。`),
      ...given('可能是 LTE 频段（如果是，请发送 numbers_are_bands）：', more.could_be_bands),
      ...given('可能是频段，未计入（如果是，请按名称发送全部频段）：', more.doubtful),
    ].join('\n'),
  servingOnly: '文本仅显示当前所用的小区。单个小区不能说明设备支持的频段，因此无法作答。',
  theseBands: '具备这些频段的设备',
  noBands: '文本中没有找到 LTE 频段，无法得出结论；按名称查询设备请用 check_device。',
  onlyNumbers: '文本中只有数字，可能是 LTE 频段：如果是，请带上 numbers_are_bands true 再问。',
  onlyDoubtful: (bands) =>
    `文本没有明确写出 LTE 频段，可能指 ${bands.join(' ')}。如果是，请以这些名称作为频段再问。`,
  olderOnly: '文本中只有 2G 和 3G 频段，没有可供判断的 LTE 或 5G 频段；以下是各网络的 2G 与 3G 状态。',
  olderIn: (country) => `${country.name.zh}的 2G 与 3G：${olderStates(country, 'zh').join('；')}。`,
  namesDevice: (devices) =>
    `文本提到 ${listNames(devices)}，没有频段。check_device 已有其频段：请以 device "${devices[0]!.id}" 查询。`,
  whichVariant: '文本中有多个产品或多组频段：请选其一作为 `variant` 再问。',
};

export const MCP_BAND_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** A line of a list, or none where it is empty. */
function given(before: string, items: readonly (string | number)[]): string[] {
  return items.length > 0 ? [before + items.join(' ')] : [];
}

/** `Vodafone 2G switched off …, 3G …`, a network each. */
function olderStates({ networks }: WorldCountry, lang: Lang): string[] {
  const { status } = VERDICT_WORDS[lang];
  return networks.map(
    (network) =>
      `${networkName(network, lang)} ${status('g2', network.status.g2)}, ${status('g3', network.status.g3)}`,
  );
}

/** `Vodafone 26202, B3, RSRP -95 dBm, in Germany (de)`. */
function cellOf(
  { plmn, name, bands, rsrp_dbm, country, country_name, networks }: ReadCell,
  lang: Lang,
): string {
  const known = networks.map((network) => network.name).join(' / ');
  return [
    [known || name, plmn].filter(Boolean).join(' '),
    bands.join(' + '),
    rsrp_dbm === null ? '' : `RSRP ${rsrp_dbm} dBm`,
    country_name === null
      ? ''
      : lang === 'en'
        ? `in ${country_name} (${country})`
        : `${country_name}（${country}）`,
  ]
    .filter(Boolean)
    .join(', ');
}
