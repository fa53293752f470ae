/** What a modem says of itself: the network that it is on, and what it is. */
import { identify, type Identity } from '../../paste/identify.js';
import { readBands } from '../../paste/read-bands.js';
import { findDevice } from '../../world/names/find.js';
import {
  findNetworksByCode,
  findNetworksByName,
  type FoundNetwork,
} from '../../world/names/find-networks.js';
import { readNetworkCode } from '../../world/names/networks-with-code.js';
import type { World, WorldDevice } from '../../world/world.js';

/** What the modem says, as far as we know it. */
export interface Heard {
  readonly identity: Identity;
  readonly found: readonly FoundNetwork[];
  /** What the modem calls the network, where we do not have it. */
  readonly unknown: string | undefined;
  /** The device, where we have exactly that one. */
  readonly device: WorldDevice | undefined;
}

/** @param text what the modem answered or a status page shows, or a network code that somebody typed */
export function hearModem(text: string, world: World): Heard {
  const identity = identify(text, readBands(text));
  const typed = readNetworkCode(text);
  const code = identity.network?.plmn ?? typed;
  const name = identity.network?.name;
  const byCode = code ? findNetworksByCode(world, code) : [];
  const found = byCode.length > 0 ? byCode : name ? findNetworksByName(world, name) : [];
  // a name that networks of several countries share names none of them
  const isSure = byCode.length > 0 || found.length === 1;
  return {
    identity: typed && !identity.network ? { ...identity, network: { plmn: typed } } : identity,
    found: isSure ? found : [],
    unknown: isSure ? undefined : (code ?? name),
    device: moduleOf(identity, world),
  };
}

function moduleOf({ module }: Identity, world: World): WorldDevice | undefined {
  const found = module && findDevice(world.devices.values(), module.name);
  return found?.kind === 'found' ? found.item : undefined;
}
