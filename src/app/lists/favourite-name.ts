import type { World } from '../../world/world.js';
import type { Lang } from '../../words/lang.js';
import { networkInCountry } from '../../words/network-name.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import { findNetwork } from '../base/app-data.js';

/** What a kept address is called; the address itself where the data no longer has what it names. */
export function favouriteName(path: string, world: World, lang: Lang): string {
  const [, kind, id = '', cc = ''] = path.split('/');
  if (kind === 'devices') return world.devices.get(id)?.name ?? path;
  if (kind === 'countries') return world.countries.get(id)?.name[lang] ?? path;
  if (kind === 'networks') {
    const found = findNetwork(world, id);
    return found ? networkInCountry(found.network, found.country, lang) : path;
  }
  const device = world.devices.get(id);
  const country = world.countries.get(cc);
  return device && country ? VERDICT_WORDS[lang].deviceIn(device.name, country.name[lang]) : path;
}
