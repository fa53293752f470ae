import type { World } from '../../world/world.js';
import type { Lang } from '../../words/lang.js';
import { networkName } from '../../words/network-name.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import { findNetwork } from '../base/app-data.js';

/** What a kept address is called; the address itself when the facts no longer hold what it names. */
export function favouriteName(path: string, world: World, lang: Lang): string {
  const [, kind, id = '', cc = ''] = path.split('/');
  if (kind === 'devices') return world.devices.get(id)?.name ?? path;
  if (kind === 'countries') return world.countries.get(id)?.name[lang] ?? path;
  if (kind === 'networks') {
    const found = findNetwork(world, id);
    return found
      ? networkName(found.network, lang) + VERDICT_WORDS[lang].comma + found.country.name[lang]
      : path;
  }
  const device = world.devices.get(id);
  const country = world.countries.get(cc);
  return device && country ? VERDICT_WORDS[lang].deviceIn(device.name, country.name[lang]) : path;
}
