/**
 * Groups of countries by what people call them: `EU`, `EEA`, `GCC`, `LATAM`, `APAC`, `Europe`, `all`; in English and
 * Chinese. They are made of the regions of `regions.ts`; parts of those follow the UN M49 subregions. The EEA is the EU
 * with Iceland, Liechtenstein and Norway (Agreement on the European Economic Area, article 1 and annexes). The members of the
 * CIS are those that the World Factbook names; Mercosur stands without Venezuela, which is suspended (both read 2026-11).
 */
import { foldName, foldWanted } from './near-matches.js';
import { type Region, REGIONS } from './regions.js';

/** The members of a group by ISO 3166-1 alpha-2 code; `all` is every country that there is. */
export type CountryGroup = readonly string[] | 'all';

type Part = Region | 'all' | readonly string[];

const CARIBBEAN = 'ag ai aw bb bl bq bs cu cw dm do gd gp ht jm kn ky lc mf mq ms pr sx tc tt vc vg vi'.split(
  ' ',
);
const CENTRAL_AMERICA = 'bz cr gt hn mx ni pa sv'.split(' ');
const SOUTH_AMERICA = 'ar bo br cl co ec fk gf gy pe py sr uy ve'.split(' ');
const CENTRAL_ASIA = 'kg kz tj tm uz'.split(' ');
const NORTH_AFRICA = 'dz eg eh ly ma sd tn'.split(' ');

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
  ['NAFTA|USMCA|北美自由贸易区', ['ca', 'mx', 'us']],
  ['LATAM|Latin America|Latin America and the Caribbean|拉美|拉丁美洲', 'latin-america'],
  ['Caribbean|West Indies|加勒比|加勒比地区', CARIBBEAN],
  ['Central America|中美洲', CENTRAL_AMERICA],
  ['South America|南美|南美洲', SOUTH_AMERICA],
  ['Mercosur|Mercosul|南方共同市场', ['ar', 'bo', 'br', 'py', 'uy']],
  ['Americas|the Americas|美洲', 'north-america', 'latin-america'],
  ['APAC|Asia-Pacific|Asia Pacific|亚太', 'east-asia', 'south-asia', 'southeast-asia', 'oceania'],
  ['Asia|亚洲', 'east-asia', 'south-asia', 'southeast-asia', 'middle-east', CENTRAL_ASIA],
  ['East Asia|东亚', 'east-asia'],
  ['South Asia|南亚', 'south-asia'],
  ['Southeast Asia|South-East Asia|SEA|ASEAN|东南亚|东盟', 'southeast-asia'],
  ['Central Asia|中亚', CENTRAL_ASIA],
  ['Africa|非洲', 'africa'],
  ['North Africa|北非', NORTH_AFRICA],
  ['MENA|Middle East and North Africa|中东和北非|中东北非', 'middle-east', NORTH_AFRICA],
  ['Maghreb|马格里布', 'dz ly ma mr tn'.split(' ')],
  ['West Africa|西非', 'bf bj ci cv gh gm gn gw lr ml mr ne ng sh sl sn tg'.split(' ')],
  ['East Africa|东非', 'bi dj er et ke km mg mu mw mz re rw sc so ss tz ug yt zm zw'.split(' ')],
  ['Southern Africa|南部非洲', 'bw ls na sz za'.split(' ')],
  ['Balkans|巴尔干', 'al ba bg gr hr me mk ro rs si xk'.split(' ')],
  ['Visegrad|Visegrád Group|V4|维谢格拉德集团', ['cz', 'hu', 'pl', 'sk']],
  ['CIS|Commonwealth of Independent States|独联体', 'am az by kg kz md ru tj uz'.split(' ')],
  ['Iberia|伊比利亚', ['es', 'pt']],
  ['ANZ|Australia and New Zealand|Australasia|澳新', ['au', 'nz']],
  ['Oceania|大洋洲', 'oceania'],
];

const BY_NAME: ReadonlyMap<string, CountryGroup> = new Map(
  GROUPS.flatMap(([names, ...parts]) => {
    const group = membersOf(parts);
    return names.split('|').map((name) => [foldName(name), group] as const);
  }),
);

/** The group that a text names; `undefined` where it names none, like `NA`, which is Namibia. */
export function findCountryGroup(text: string): CountryGroup | undefined {
  return BY_NAME.get(foldWanted(text));
}

function membersOf(parts: readonly Part[]): CountryGroup {
  if (parts.includes('all')) return 'all';
  const codes = parts.flatMap((part) =>
    typeof part === 'string' ? REGIONS[part as Region].split(' ') : part,
  );
  return [...new Set(codes)];
}
