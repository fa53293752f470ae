/**
 * The compact snapshot of the world that pages fetch once and keep: everything that decides and names a verdict in
 * one file, the evidence behind it in a second one. Both are JSON texts, made to be small under brotli and read in one
 * pass. The form is private to this module: programs read the API's files, and only `encode…` and `decode…` read this.
 *
 * A file begins with a checksum of all that follows, so that a damaged text is always refused. A change of the form
 * needs a new `SNAPSHOT_VERSION`.
 */
import { prepareDevice, prepareNetwork } from '../../core/verdict.js';
import { CREDIT } from '../../core/credit.js';
import { RADIOS } from '../../core/device.js';
import { BAND_PARTS, type BandPart } from '../../core/band.js';
import { type NetworkBand, withPlannedParts } from '../../core/network.js';
import {
  DATE_NOTES,
  type DateNote,
  type Service,
  SERVICES,
  type ServiceState,
  type State,
  STATES,
} from '../../core/service.js';
import { ownCorrections } from '../own-corrections.js';
import {
  type NetworkCode,
  type World,
  type WorldCorrection,
  type WorldCountry,
  type WorldDevice,
  type WorldNetwork,
} from '../world.js';

/** Version of the form of both files. */
export const SNAPSHOT_VERSION = 2;

/** Where facts come from. Grade A official, B industry, C trade and media, D other. */
export interface EvidenceSource {
  readonly publisher: string;
  readonly grade: string;
  readonly url: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  /** The source has no date of its own: `date` is when it was read. */
  readonly read?: true | undefined;
}

/** Ids of the sources behind the facts of one network. */
export interface NetworkEvidence {
  /** By band name, `B20` or `n78`. */
  readonly bands: ReadonlyMap<string, readonly string[]>;
  /** Only the states that rest on a source. */
  readonly states: ReadonlyMap<Service, string>;
}

/** Bands of a device that no verdict asks for. */
export interface OlderBands {
  /** `B8`. */
  readonly umts: readonly string[];
  readonly gsmMhz: readonly number[];
}

/** The sources behind the facts of a world of the same `version` and `updated`, and what no verdict asks for. */
export interface Evidence {
  readonly version: string;
  readonly updated: string;
  readonly sources: ReadonlyMap<string, EvidenceSource>;
  readonly networks: ReadonlyMap<string, NetworkEvidence>;
  /** Ids of the sources behind the band lists of a device. */
  readonly devices: ReadonlyMap<string, readonly string[]>;
  /** Of the devices that have 2G or 3G. */
  readonly olderBands: ReadonlyMap<string, OlderBands>;
  /** Where the bands of a device of our own stand in its sources. */
  readonly places: ReadonlyMap<string, readonly EvidencePlace[]>;
  /** What else is known of a device, of those of which something is. */
  readonly remarks: ReadonlyMap<string, DeviceRemark>;
  /** What else is known of codes, by the id of the network: only those of which something is. */
  readonly codes: ReadonlyMap<string, readonly CodeRemark[]>;
  /** Where files of the publisher disagree. */
  readonly contradictions: readonly Contradiction[];
  /** What is laid over the publisher's data, by the id of the network or device. */
  readonly corrections: ReadonlyMap<string, readonly EvidenceCorrection[]>;
}

/** Where a fact stands in a source: document and page, or a short quote, or both. */
export interface EvidencePlace {
  readonly source: string;
  readonly place: string | null;
  readonly quote: string | null;
}

/** What a source says of a device beside its bands. */
export interface DeviceRemark {
  /** Where the product code is sold. */
  readonly region: string | null;
  /** Code and bands were matched by order and region: a person should compare the label. */
  readonly compareLabel: boolean;
  /** In English. */
  readonly note: string | null;
}

/** Two files of the publisher that disagree, in its own words. */
export interface Contradiction {
  readonly file: string;
  readonly line: number;
  readonly cc: string;
  /** Null where the country as a whole is meant. */
  readonly network: string | null;
  readonly says: string;
  readonly kept: string;
}

/** Who else uses a network code. */
export interface CodeRemark {
  readonly plmn: string;
  /** Ids of other networks that are on the air with it. */
  readonly sharedWith: readonly string[];
  /** Operators without a network of their own whose SIM cards carry it. */
  readonly virtualOperators: readonly string[];
  /** In English. */
  readonly note: string | null;
}

/** A fact that we know better than the publisher; `outcome` as in the published `Correction`. */
export interface EvidenceCorrection extends EvidencePlace {
  readonly field: string;
  readonly from: string | readonly string[] | null;
  readonly to: string | readonly string[];
  readonly why: string;
  readonly certainty: string;
  readonly outcome: string;
}

/**
 * `damaged` the text is cut off or altered: fetch it again · `other-format` it is no snapshot of this kind: the address
 * is wrong · `other-version` it was made for another release of the program: load that release.
 */
export type SnapshotErrorCode = 'damaged' | 'other-format' | 'other-version';

/** A snapshot that must not be used; the message says why and what to do. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(
    readonly code: SnapshotErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The text of the world file. */
export function encodeWorld({ version, updated, countries, devices }: World): string {
  const networks = [...countries.values()].flatMap((country) => country.networks);
  const ofCountries = <T>(text: (country: WorldCountry) => T) => [...countries.values()].map(text);
  const ofDevices = (text: (device: WorldDevice) => string) => [...devices.values()].map(text);
  return sealed('bandcheck-world', {
    version,
    updated,
    networks: ofCountries((country) => countryBlock(country, updated)).join(LINE + LINE),
    zh: ofCountries(({ name }) => escaped(name.zh)).join(LINE),
    depth: ofCountries(({ depth }) => (depth === 'full' ? '1' : '0')).join(''),
    lte: networks.map(({ lte }) => bandText(lte)).join(NEXT_LIST),
    nr: networks.map(({ nr }) => bandText(nr)).join(NEXT_LIST),
    parts: partsText([...countries.values()]),
    codes: codesText(networks),
    ...Object.fromEntries(
      SERVICES.map((service) => [service, networks.map(({ status }) => stateText(status[service])).join('')]),
    ),
    devices: ofDevices(deviceLine).join(LINE),
    device_lte: ofDevices(({ lte }) => lte.map(bandChar).join('')).join(NEXT_LIST),
    device_nr: ofDevices(({ nr }) => nr.map(bandChar).join('')).join(NEXT_LIST),
    device_lpwa: ofDevices(lpwaText).join(NEXT_LIST),
    corrections: [...networks, ...devices.values()].flatMap(({ corrections = [] }) => corrections),
  });
}

/**
 * The world of a world file's text.
 * @throws SnapshotError if the text is damaged, no world file, or of another version
 */
export function decodeWorld(text: string): World {
  return unsealed('bandcheck-world', text, (file) => {
    const field = (name: string) => {
      const value = file[name];
      if (typeof value !== 'string') throw new TypeError(`${name} is missing`);
      return value;
    };
    const lists = (name: string) => field(name).split(NEXT_LIST);
    const [version, updated, depths] = [field('version'), field('updated'), field('depth')];
    const [lte, nr, zh] = [
      lists('lte').map(bandsOf),
      lists('nr').map(bandsOf),
      field('zh').split(LINE).map(unescaped),
    ];
    const codes = codesOf(field('codes'));
    const parts = partsOf(field('parts'));
    const states = SERVICES.map((service) => statesOf(field(service)));
    // files of before have none
    const corrections = (file['corrections'] ?? []) as WorldCorrection[];
    let next = 0;
    const countries = field('networks')
      .split(LINE + LINE)
      .map((block, at): WorldCountry => {
        const [head, ...lines] = block.split(LINE);
        const [cc, en, checked] = head!.split(PART).map(unescaped);
        const depth = depths[at] === '1' ? 'full' : 'bands';
        const networks = lines.map((line): WorldNetwork => {
          const i = next++;
          const status = Object.fromEntries(SERVICES.map((service, s) => [service, given(states[s]![i])]));
          const head = networkHead(line, cc!);
          return prepareNetwork({
            ...head,
            ...ownCorrections(corrections, head.id),
            ...(codes[i]?.length && { codes: codes[i] }),
            lte: withPlannedParts(cc!, given(lte[i])).map((band) => {
              const part = parts.get(`${i} ${band.band}`);
              return part ? { ...band, part } : band;
            }),
            nr: given(nr[i]),
            status: status as Record<Service, ServiceState>,
            depth,
          });
        });
        return {
          cc: cc!,
          name: { en: given(en), zh: given(zh[at]) },
          depth,
          checked: checked ?? updated,
          networks,
        };
      });
    const [deviceLte, deviceNr, deviceLpwa] = [lists('device_lte'), lists('device_nr'), lists('device_lpwa')];
    const devices = field('devices')
      .split(LINE)
      .map((line, i) => {
        const device = deviceOf(line, given(deviceLte[i]), given(deviceNr[i]), given(deviceLpwa[i]));
        return { ...device, ...ownCorrections(corrections, device.id) };
      });
    return {
      version,
      updated,
      countries: new Map(countries.map((country) => [country.cc, country])),
      devices: new Map(devices.map((device) => [device.id, device])),
    };
  });
}

/** The text of the evidence file. */
export function encodeEvidence(evidence: Evidence): string {
  const { version, updated, sources, networks, devices, olderBands } = evidence;
  const { places, remarks, codes, contradictions, corrections } = evidence;
  const ids = [...sources.keys()];
  const index = new Map(ids.map((id, i) => [id, i]));
  const indexOf = (id: string) => {
    const i = index.get(id);
    if (i === undefined) throw new TypeError(`no source has the id ${JSON.stringify(id)}`);
    return i;
  };
  return sealed('bandcheck-evidence', {
    version,
    updated,
    sources: ids.map((id) => {
      const { publisher, grade, url, date, read } = sources.get(id)!;
      return read ? [id, publisher, grade, url, date, 1] : [id, publisher, grade, url, date];
    }),
    networks: [...networks].map(([id, { bands, states }]) => [
      id,
      [...bands].map(([band, of]) => [band, ...of.map(indexOf)]),
      [...states].map(([service, of]) => [service, indexOf(of)]),
    ]),
    devices: [...devices].map(([id, of]) => [id, ...of.map(indexOf)]),
    older_bands: [...olderBands].map(([id, { umts, gsmMhz }]) => [id, umts, gsmMhz]),
    places: [...places].map(([id, of]) => [
      id,
      ...of.map(({ source, place, quote }): PlaceText => [indexOf(source), place, quote]),
    ]),
    remarks: [...remarks].map(([id, { region, compareLabel, note }]) => [
      id,
      region,
      compareLabel ? 1 : 0,
      note,
    ]),
    codes: [...codes].map(([id, of]) => [id, ...of]),
    contradictions: [...contradictions],
    corrections: [...corrections].map(([id, of]) => [
      id,
      ...of.map((correction) => ({ ...correction, source: indexOf(correction.source) })),
    ]),
  } satisfies EvidenceFile);
}

/**
 * The evidence of an evidence file's text.
 * @throws SnapshotError if the text is damaged, no evidence file, or of another version
 */
export function decodeEvidence(text: string): Evidence {
  return unsealed('bandcheck-evidence', text, (file) => {
    const evidence = file as unknown as EvidenceFile;
    const { version, updated, sources, networks, devices, older_bands } = evidence;
    const { places, remarks, codes, contradictions, corrections } = evidence;
    const idOf = (i: number) => given(sources[i])[0];
    return {
      version,
      updated,
      sources: new Map(
        sources.map(([id, publisher, grade, url, date, read]) => [
          id,
          { publisher, grade, url, date, ...(read && { read: true }) },
        ]),
      ),
      networks: new Map(
        networks.map(([id, bands, states]) => [
          id,
          {
            bands: new Map(bands.map(([band, ...of]) => [band, of.map(idOf)])),
            states: new Map(states.map(([service, of]) => [service, idOf(of)])),
          },
        ]),
      ),
      devices: new Map(devices.map(([id, ...of]) => [id, of.map(idOf)])),
      olderBands: new Map(older_bands.map(([id, umts, gsmMhz]) => [id, { umts, gsmMhz }])),
      places: new Map(
        places.map(([id, ...of]) => [
          id,
          of.map(([source, place, quote]) => ({ source: idOf(source), place, quote })),
        ]),
      ),
      remarks: new Map(
        remarks.map(([id, region, label, note]) => [id, { region, compareLabel: label === 1, note }]),
      ),
      codes: new Map(codes.map(([id, ...of]) => [id, of])),
      contradictions,
      corrections: new Map(
        corrections.map(([id, ...of]) => [
          id,
          of.map((correction) => ({ ...correction, source: idOf(correction.source) })),
        ]),
      ),
    };
  });
}

/** Sources are referred to by their place in the list. */
interface EvidenceFile {
  version: string;
  updated: string;
  sources: [id: string, publisher: string, grade: string, url: string, date: string, read?: 1][];
  networks: [id: string, bands: [band: string, ...of: number[]][], states: [Service, number][]][];
  devices: [id: string, ...of: number[]][];
  older_bands: [id: string, umts: readonly string[], gsmMhz: readonly number[]][];
  places: [id: string, ...of: PlaceText[]][];
  remarks: [id: string, region: string | null, compareLabel: 0 | 1, note: string | null][];
  codes: [id: string, ...of: CodeRemark[]][];
  contradictions: Contradiction[];
  corrections: [id: string, ...of: (Omit<EvidenceCorrection, 'source'> & { source: number })[]][];
}
type PlaceText = [source: number, place: string | null, quote: string | null];

/** A country's code and English name (and its day, if it has one of its own), then one line a network. */
function countryBlock({ cc, name, checked, networks }: WorldCountry, updated: string): string {
  const head = [cc, escaped(name.en), ...(checked === updated ? [] : [checked])].join(PART);
  return [head, ...networks.map((network) => networkLine(network, cc))].join(LINE);
}

/** Name, id and group; the id as far as it does not follow from name and country, no group where it is the name. */
function networkLine({ id, name, group }: WorldNetwork, cc: string): string {
  const groupText = group === null ? NO_GROUP : group === name ? '' : escaped(group);
  return [escaped(name), shortId(id, name, cc), groupText].join(PART).replace(/;+$/, '');
}

function networkHead(line: string, cc: string): Pick<WorldNetwork, 'id' | 'name' | 'group'> {
  const [nameText = '', short = '', group = ''] = line.split(PART);
  const name = unescaped(nameText);
  return {
    id: fullId(short, name, cc),
    name,
    group: group === NO_GROUP ? null : group === '' ? name : unescaped(group),
  };
}

/** Stands for a network of no group; no escaped text is a lone tilde. */
const NO_GROUP = '~';

function shortId(id: string, name: string, cc: string): string {
  const shorts = ['', '=', '+', `-${id.slice(cc.length + 1)}`, `${id.slice(0, -cc.length - 1)}+`];
  return shorts.find((short) => fullId(short, name, cc) === id) ?? id;
}

/** `` is `cc-name`, `=` is `name`, `+` is `name-cc`, `-rest` is `cc-rest`, `rest+` is `rest-cc`, others are whole. */
function fullId(short: string, name: string, cc: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (short === '' || short === '=') return short === '=' ? slug : `${cc}-${slug}`;
  if (short.startsWith('-')) return cc + short;
  if (short.endsWith('+')) return `${short.slice(0, -1) || slug}-${cc}`;
  return short;
}

/** A band is one character; bands begin at 1, so that space, `!` and `#` stay free for what follows. */
const BAND_OFFSET = 35;
const NEXT_LIST = '#';

function bandChar(band: number): string {
  return String.fromCharCode(band + BAND_OFFSET);
}

/** Bands in their order; `!` after a core band, a space where cross-checked and single-source bands alternate. */
function bandText(bands: readonly NetworkBand[]): string {
  let confidence = 'cross-checked';
  return bands
    .map((band) => {
      const turn = band.confidence === confidence ? '' : ' ';
      confidence = band.confidence;
      return turn + bandChar(band.band) + (band.core ? '!' : '');
    })
    .join('');
}

function bandsOf(text: string): NetworkBand[] {
  const bands: NetworkBand[] = [];
  let crossChecked = true;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === ' ') {
      crossChecked = !crossChecked;
      continue;
    }
    const band = text.charCodeAt(i) - BAND_OFFSET;
    const core = text[i + 1] === '!';
    if (core) i++;
    bands.push({ band, confidence: crossChecked ? 'cross-checked' : 'single-source', core });
  }
  return bands;
}

/** Parts of bands that do not follow from the country's band plan: place of the network, band and part. */
function partsText(countries: readonly WorldCountry[]): string {
  const networks = countries.flatMap(({ cc, networks }) => networks.map((network) => ({ cc, network })));
  return networks
    .flatMap(({ cc, network }, i) =>
      network.lte.flatMap(({ part, ...band }) =>
        part && withPlannedParts(cc, [band])[0]!.part !== part ? [`${i} ${band.band} ${part}`] : [],
      ),
    )
    .join(LINE);
}

function partsOf(text: string): Map<string, BandPart> {
  const lines = text === '' ? [] : text.split(LINE);
  return new Map(
    lines.map((line) => {
      const [network, band, part] = line.split(' ');
      return [`${network} ${band}`, given(BAND_PARTS.find((known) => known === part))];
    }),
  );
}

/** The codes of each network: `262:01 06?` is 262-01 and 262-06, listed only; an MCC holds until the next one. */
function codesText(networks: readonly WorldNetwork[]): string {
  let current = '';
  return networks
    .map(({ codes = [] }) =>
      codes
        .map(({ plmn, status }) => {
          const [mcc, mnc] = plmn.split('-') as [string, string];
          const turn = mcc === current ? '' : `${mcc}:`;
          current = mcc;
          return turn + mnc + (status === 'listed' ? '?' : '');
        })
        .join(' '),
    )
    .join(LINE);
}

function codesOf(text: string): NetworkCode[][] {
  let mcc = '';
  return text.split(LINE).map((line) =>
    Array.from(line.matchAll(/(?:(\d{3}):)?(\d{2,3})(\??)/g), ([, turn, mnc, listed]) => {
      mcc = turn ?? mcc;
      return { plmn: `${mcc}-${mnc}`, status: listed ? ('listed' as const) : ('operational' as const) };
    }),
  );
}

/** `!`, the bands that LTE-M does not use, a space, those that NB-IoT does not use; empty where it is one list. */
function lpwaText({ lte, lpwa }: WorldDevice): string {
  if (!lpwa) return '';
  const without = (used: readonly number[]) => lte.filter((band) => !used.includes(band)).map(bandChar);
  return `!${without(lpwa.ltem).join('')} ${without(lpwa.nbiot).join('')}`;
}

function lpwaOf(text: string, lte: readonly number[]): Pick<WorldDevice, 'lpwa'> {
  if (text === '') return {};
  const [ltem = '', nbiot = ''] = text.slice(1).split(' ');
  const used = (unused: string) => lte.filter((band) => !unused.includes(bandChar(band)));
  return { lpwa: { ltem: used(ltem), nbiot: used(nbiot) } };
}

/** A state is one letter, in the order of `STATES`; its date and the half or quarter of a year follow it. */
function stateText({ state, date, dateNote }: ServiceState): string {
  const note = dateNote ? String(DATE_NOTES.indexOf(dateNote)) : '';
  return String.fromCharCode(97 + STATES.indexOf(state)) + (date ?? '') + (note && `/${note}`);
}

function statesOf(text: string): ServiceState[] {
  return Array.from(text.matchAll(/([a-z])([\d-]*)(?:\/(\d))?/g), ([, letter, date, note]) => ({
    state: given<State>(STATES[letter!.charCodeAt(0) - 97]),
    date: date || null,
    ...(note !== undefined && { dateNote: given<DateNote>(DATE_NOTES[Number(note)]) }),
  }));
}

/**
 * Vendor, name (what follows the vendor's, after a space, where it begins with it), id, kind, radio, category, fallback,
 * parts of bands, and every other name; empty parts at the end are left out.
 */
function deviceLine(device: WorldDevice): string {
  const { id, name, vendor, kind, radio, lteCategory, fallback, parts = [], aliases = [] } = device;
  const short = vendor !== null && name.startsWith(`${vendor} `) ? name.slice(vendor.length) : name;
  const older = (fallback ?? []).join(' ');
  return [vendor ?? '', short, id, kind, radio, lteCategory ?? '', older, parts.join(' '), ...aliases]
    .map(escaped)
    .join(PART)
    .replace(/;+$/, '');
}

function deviceOf(line: string, lteText: string, nr: string, lpwa: string): WorldDevice {
  const [vendor, name, id, kind, radio, category, fallback = '', partNames = '', ...aliases] = line
    .split(PART)
    .map(unescaped);
  const lte = bandsOf(lteText).map(({ band }) => band);
  const parts = BAND_PARTS.filter((part) => partNames.includes(part));
  return prepareDevice({
    id: given(id),
    name: given(name).startsWith(' ') ? vendor! + name! : name!,
    vendor: vendor || null,
    kind: given(kind),
    lteCategory: category || null,
    ...(aliases.length > 0 && { aliases }),
    lte,
    ...(parts.length > 0 && { parts }),
    ...lpwaOf(lpwa, lte),
    nr: bandsOf(nr).map(({ band }) => band),
    radio: given(RADIOS.find((known) => known === radio)),
    fallback: (['g2', 'g3'] as const).filter((service) => fallback.includes(service)),
  });
}

/** Between the lines of a text, and between the parts of a line: one byte each, where a line end costs two. */
const LINE = '|';
const PART = ';';
const ESCAPES = ['~', LINE, PART];

/** A text without the two separators. */
function escaped(text: string): string {
  return text.replace(/[~|;]/g, (char) => `~${ESCAPES.indexOf(char)}`);
}

function unescaped(text: string): string {
  return text.replace(/~([012])/g, (_, i: string) => ESCAPES[Number(i)]!);
}

/** A part that every well-formed file has. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('a part is missing');
  return value;
}

/** `{"checksum":"xxxxxxxx",` comes first, and the checksum is of everything behind it. */
const HEAD_LENGTH = '{"checksum":"00000000",'.length;

function sealed(format: string, content: object): string {
  const rest = JSON.stringify({
    format,
    format_version: SNAPSHOT_VERSION,
    attribution: CREDIT.text,
    ...content,
  }).slice(1);
  return `{"checksum":"${checksum(rest)}",${rest}`;
}

function unsealed<T>(format: string, text: string, read: (file: Record<string, unknown>) => T): T {
  const file = orDamaged(format, () => JSON.parse(text) as Record<string, unknown>);
  if (file?.['format'] !== format) {
    throw new SnapshotError(
      'other-format',
      `this is no ${format} file; take the address that snapshot.json names`,
    );
  }
  if (file['format_version'] !== SNAPSHOT_VERSION) {
    const found = JSON.stringify(file['format_version']);
    throw new SnapshotError(
      'other-version',
      `the ${format} file has format version ${found}, this program reads ${SNAPSHOT_VERSION}; load the newer program`,
    );
  }
  return orDamaged(format, () => {
    if (file['checksum'] !== checksum(text.slice(HEAD_LENGTH))) throw new TypeError('the checksum differs');
    return read(file);
  });
}

/** What goes wrong in `read` means that the file was cut off or altered on its way. */
function orDamaged<T>(format: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const why = (error as Error).message;
    throw new SnapshotError('damaged', `the ${format} file is damaged (${why}); fetch it again`);
  }
}

/** FNV-1a over UTF-16 code units, as eight hexadecimal digits: finds damage, not forgery. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
