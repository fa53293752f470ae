/**
 * The compact form of the world that pages fetch once and keep: everything that decides and names a verdict in one file.
 * `evidence-snapshot.ts` is the file of what stands behind it, `snapshot-file.ts` says what both have in common.
 */
import { withPlannedParts } from '../../core/network.js';
import { type Service, SERVICES, type ServiceState } from '../../core/service.js';
import { finishSteps, type Steps } from '../../core/steps.js';
import { prepareNetwork } from '../../core/prepare.js';
import { ownCorrections } from '../own-corrections.js';
import type { World, WorldCorrection, WorldCountry, WorldDevice, WorldNetwork } from '../world.js';
import {
  decodeBands,
  decodeParts,
  encodeBand,
  encodeBands,
  encodeLpwa,
  encodeParts,
  NEXT_LIST,
} from './band-text.js';
import { decodeDevice, encodeDevice } from './device-text.js';
import {
  decodeCodes,
  decodeNetwork,
  decodeStates,
  encodeCodes,
  encodeNetwork,
  encodeState,
} from './network-text.js';
import { openFile, sealFile } from './snapshot-file.js';
import { escapeSeparators, LINE, PART, requirePart, unescapeSeparators } from './snapshot-text.js';

/** The text of the world file. */
export function encodeWorld({ version, updated, countries, devices }: World): string {
  const networks = [...countries.values()].flatMap((country) => country.networks);
  const ofCountries = <T>(text: (country: WorldCountry) => T) => [...countries.values()].map(text);
  const ofDevices = (text: (device: WorldDevice) => string) => [...devices.values()].map(text);
  return sealFile('bandcheck-world', {
    version,
    updated,
    networks: ofCountries((country) => encodeCountry(country, updated)).join(LINE + LINE),
    zh: ofCountries(({ name }) => escapeSeparators(name.zh)).join(LINE),
    depth: ofCountries(({ depth }) => (depth === 'full' ? '1' : '0')).join(''),
    lte: networks.map(({ lte }) => encodeBands(lte)).join(NEXT_LIST),
    nr: networks.map(({ nr }) => encodeBands(nr)).join(NEXT_LIST),
    parts: encodeParts([...countries.values()]),
    codes: encodeCodes(networks),
    ...Object.fromEntries(
      SERVICES.map((service) => [
        service,
        networks.map(({ status }) => encodeState(status[service])).join(''),
      ]),
    ),
    devices: ofDevices(encodeDevice).join(LINE),
    device_lte: ofDevices(({ lte }) => lte.map(encodeBand).join('')).join(NEXT_LIST),
    device_nr: ofDevices(({ nr }) => nr.map(encodeBand).join('')).join(NEXT_LIST),
    device_lpwa: ofDevices(encodeLpwa).join(NEXT_LIST),
    corrections: [...networks, ...devices.values()].flatMap(({ corrections = [] }) => corrections),
  });
}

/**
 * The world of a world file's text.
 * @throws SnapshotError if the text is damaged, no world file, or of another version
 */
export function decodeWorld(text: string): World {
  return finishSteps(decodeWorldInSteps(text));
}

/** The same in steps, one for each country and each device, between which a page can answer the person. */
export function decodeWorldInSteps(text: string): Steps<World> {
  return openFile('bandcheck-world', text, readWorld);
}

function* readWorld(file: Record<string, unknown>): Steps<World> {
  const field = (name: string) => {
    const value = file[name];
    if (typeof value !== 'string') throw new TypeError(`${name} is missing`);
    return value;
  };
  const lists = (name: string) => field(name).split(NEXT_LIST);
  const [version, updated, depths] = [field('version'), field('updated'), field('depth')];
  const [lte, nr, zh] = [lists('lte'), lists('nr'), field('zh').split(LINE)];
  const codes = decodeCodes(field('codes'));
  yield;
  const parts = decodeParts(field('parts'));
  const states: ServiceState[][] = [];
  for (const service of SERVICES) {
    states.push(decodeStates(field(service)));
    yield;
  }
  // Files of earlier releases have none.
  const corrections = (file['corrections'] ?? []) as WorldCorrection[];
  const countries = new Map<string, WorldCountry>();
  let next = 0;
  for (const [at, block] of field('networks')
    .split(LINE + LINE)
    .entries()) {
    const [head, ...lines] = block.split(LINE);
    const [cc, en, checked = updated] = head!.split(PART).map(unescapeSeparators);
    const depth = depths[at] === '1' ? 'full' : 'bands';
    const networks = lines.map((line): WorldNetwork => {
      const i = next++;
      const status = Object.fromEntries(SERVICES.map((service, s) => [service, requirePart(states[s]![i])]));
      const named = decodeNetwork(line, cc!);
      return prepareNetwork({
        ...named,
        ...ownCorrections(corrections, named.id),
        ...(codes[i]?.length && { codes: codes[i] }),
        lte: withPlannedParts(cc!, decodeBands(lte[i])).map((band) => {
          const part = parts.get(`${i} ${band.band}`);
          return part ? { ...band, part } : band;
        }),
        nr: decodeBands(nr[i]),
        status: status as Record<Service, ServiceState>,
        depth,
      });
    });
    const name = { en: requirePart(en), zh: unescapeSeparators(requirePart(zh[at])) };
    countries.set(cc!, { cc: cc!, name, depth, checked, networks });
    yield;
  }
  const devices = new Map<string, WorldDevice>();
  const [deviceLte, deviceNr, deviceLpwa] = [lists('device_lte'), lists('device_nr'), lists('device_lpwa')];
  for (const [i, line] of field('devices').split(LINE).entries()) {
    const device = decodeDevice(line, deviceLte[i], deviceNr[i], deviceLpwa[i]);
    devices.set(device.id, { ...device, ...ownCorrections(corrections, device.id) });
    yield;
  }
  return { version, updated, countries, devices };
}

/** A country's code and English name (and its day, if it has one of its own), then one line a network. */
function encodeCountry({ cc, name, checked, networks }: WorldCountry, updated: string): string {
  const head = [cc, escapeSeparators(name.en), ...(checked === updated ? [] : [checked])].join(PART);
  return [head, ...networks.map((network) => encodeNetwork(network, cc))].join(LINE);
}
