/** The devices that an address asks for: by name in `devices=ec25-e,bg77`, and own ones by their bands in `bands=B3,B20`. */
import { type Radio, RADIOS } from '../../core/device.js';
import { prepareDevice } from '../../core/prepare.js';
import { readBandNames } from '../../elements/band-check/read-band-names.js';
import type { World, WorldDevice } from '../../world/world.js';
import { readDevices, type UnknownName } from './address-names.js';
import type { GridDevice } from './answer-matrix.js';

/** The id of pasted bands beside those of known devices, which have no capitals. */
export const PASTED_ID = 'BANDS';

export interface AskedDevices {
  /** Known devices in the order of the address, then the pasted bands. */
  readonly devices: readonly GridDevice[];
  readonly known: readonly WorldDevice[];
  readonly unknown: readonly UnknownName<WorldDevice>[];
  /** What `devices` names more than once. */
  readonly repeated: readonly WorldDevice[];
  /** Text that should be a list of bands and is not. */
  readonly unreadBands: string | undefined;
}

const prepared = new Map<string, GridDevice>();

/** @param pasted what pasted bands are called */
export function readAskedDevices(query: URLSearchParams, world: World, pasted: string): AskedDevices {
  const { known, unknown, repeated } = readDevices(query.get('devices'), world);
  const text = query.get('bands') ?? '';
  const own = readPastedDevice(text, query.get('radio'), pasted);
  return {
    devices: own ? [...known, own] : known,
    known,
    unknown,
    repeated,
    unreadBands: text && !own ? text : undefined,
  };
}

/** The device that pasted bands make; the same object for the same bands. */
export function readPastedDevice(text: string, radio: string | null, name: string): GridDevice | undefined {
  const key = [text, radio, name].join('\n');
  const kept = prepared.get(key);
  if (kept) return kept;
  const bands = readBandNames(text);
  if (!bands) return undefined;
  const device = prepareDevice({
    ...bands,
    radio: radioOf(radio, bands.nr),
    id: PASTED_ID,
    name,
    vendor: null,
  });
  prepared.set(key, device);
  return device;
}

/** The kind of radio that the address names; without one, the bands tell LTE and 5G apart. */
function radioOf(text: string | null, nr: readonly number[]): Radio {
  return RADIOS.find((radio) => radio === text) ?? (nr.length > 0 ? 'nr' : 'lte');
}
