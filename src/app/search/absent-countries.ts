/** Countries of the world that we have no data of: their names must not be taken for those of others (Niger, Nigeria). */
import { CALLING_NAMES } from '../../world/names/calling-names.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World } from '../../world/world.js';
import { LANG_TAGS, LANGS } from '../../words/lang.js';

const absent = new WeakMap<World, ReadonlySet<string>>();

/** Whether a text is the code or a name of a country that we have no data of. */
export function isAbsentCountry(text: string, world: World): boolean {
  let names = absent.get(world);
  if (!names) absent.set(world, (names = new Set(namesOfAbsent(world))));
  return names.has(foldName(text));
}

function namesOfAbsent({ countries }: World): string[] {
  const inLanguages = LANGS.map((lang) => new Intl.DisplayNames(LANG_TAGS[lang], { type: 'region' }));
  return Object.entries(CALLING_NAMES)
    .filter(([cc]) => !countries.has(cc))
    .flatMap(([cc, called]) => [
      cc,
      ...called,
      ...inLanguages.flatMap((names) => names.of(cc.toUpperCase()) ?? []),
    ])
    .map(foldName);
}
