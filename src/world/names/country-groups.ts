/**
 * Groups of countries by what people call them: `EU`, `EEA`, `GCC`, `LATAM`, `APAC`, `Europe`, `all`; in English and
 * Chinese. They are made of the regions of `regions.ts`. The EEA is the EU with Iceland, Liechtenstein and Norway
 * (Agreement on the European Economic Area, article 1 and annexes).
 */
import { foldName } from './near-matches.js';
import { type Region, REGIONS } from './regions.js';

export interface CountryGroup {
  /** What the group is called in answers. */
  readonly name: string;
  /** Its members by ISO 3166-1 alpha-2 code; `all` is every country that there is. */
  readonly members: readonly string[] | 'all';
}

type Part = Region | 'all' | readonly string[];

const GROUPS: readonly (readonly [names: string, ...parts: Part[]])[] = [
  ['all|world|worldwide|global|everywhere|every country|all countries|全部|所有国家|全球', 'all'],
  ['EU|European Union|EU27|EU-27|欧盟', 'eu'],
  ['EEA|European Economic Area|欧洲经济区', 'eu', ['is', 'li', 'no']],
  ['Europe|欧洲', 'europe'],
  ['Nordics|Nordic countries|北欧', ['dk', 'fi', 'is', 'no', 'se']],
  ['Scandinavia|斯堪的纳维亚', ['dk', 'no', 'se']],
  ['Baltics|Baltic states|波罗的海国家', ['ee', 'lt', 'lv']],
  ['Benelux|比荷卢', ['be', 'lu', 'nl']],
  ['DACH|德语区', ['at', 'ch', 'de']],
  ['GCC|Gulf|Gulf states|海合会|海湾国家', 'gcc'],
  ['Middle East|中东', 'middle-east'],
  ['MEA|Middle East and Africa|中东非洲', 'middle-east', 'africa'],
  ['EMEA|Europe, Middle East and Africa', 'europe', 'middle-east', 'africa'],
  ['North America|NAM|北美', 'north-america'],
  ['LATAM|Latin America|Latin America and the Caribbean|拉美|拉丁美洲', 'latin-america'],
  ['Americas|the Americas|美洲', 'north-america', 'latin-america'],
  ['APAC|Asia-Pacific|Asia Pacific|亚太', 'east-asia', 'south-asia', 'southeast-asia', 'oceania'],
  ['Asia|亚洲', 'east-asia', 'south-asia', 'southeast-asia', 'middle-east', ['kz', 'kg', 'tj', 'tm', 'uz']],
  ['East Asia|东亚', 'east-asia'],
  ['South Asia|南亚', 'south-asia'],
  ['Southeast Asia|South-East Asia|SEA|ASEAN|东南亚|东盟', 'southeast-asia'],
  ['Africa|非洲', 'africa'],
  ['Oceania|大洋洲', 'oceania'],
];

const BY_NAME: ReadonlyMap<string, CountryGroup> = new Map(
  GROUPS.flatMap(([names, ...parts]) => {
    const all = names.split('|');
    const group = { name: all[0]!, members: membersOf(parts) };
    return all.map((name) => [foldName(name), group] as const);
  }),
);

/** The group that a text names; `undefined` where it names none, like `NA`, which is Namibia. */
export function findCountryGroup(text: string): CountryGroup | undefined {
  return BY_NAME.get(foldName(text.slice(0, 100)).replace(/^the(?=.{4})/, ''));
}

function membersOf(parts: readonly Part[]): CountryGroup['members'] {
  if (parts.includes('all')) return 'all';
  const codes = parts.flatMap((part) =>
    typeof part === 'string' ? REGIONS[part as Region].split(' ') : part,
  );
  return [...new Set(codes)];
}
