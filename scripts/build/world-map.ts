/**
 * Draws the world map of the device pages: Natural Earth's countries (public domain, from `world-atlas`) in the Equal
 * Earth projection, simplified to whole units and keyed by country code. Writes `src/app/world-map.json`; run it again
 * only when the shapes or the list of countries change: `npx tsx scripts/build/world-map.ts`.
 *
 * A country too small for a shape gets a dot. Equal Earth: Šavrič, Patterson and Jenny, 2018, doi:10.1080/13658816.2018.1504949.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'prettier';
import { feature } from 'topojson-client';

/** Degrees east of Greenwich and of latitude, or units of the map. */
type Point = readonly [number, number];
type Ring = readonly Point[];

/** The parts of the atlas that are used. */
interface Atlas {
  readonly objects: { readonly countries: unknown };
}
interface Shape {
  readonly id: string;
  readonly properties: { readonly name: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

const require = createRequire(import.meta.url);
const WIDTH = 2000;
/** The map is cut at 169° W, in the Bering Strait, so that no country but a few islands is torn. */
const CENTRE = 11;
/** Northern and southern edge in degrees. */
const [NORTH, SOUTH] = [83.7, -56];
/** Shapes smaller than this, in square units, are only dots. */
const LEAST_AREA = 8;

/** ISO 3166-1: numeric code to alpha-2. */
const ALPHA2: Record<string, string> = Object.fromEntries(
  `004af 008al 012dz 016as 020ad 024ao 028ag 031az 032ar 036au 040at 044bs 048bh 050bd 051am 052bb 056be 060bm 064bt 068bo 070ba 072bw
   076br 084bz 090sb 092vg 096bn 100bg 104mm 108bi 112by 116kh 120cm 124ca 132cv 136ky 140cf 144lk 148td 152cl 156cn 158tw 170co 174km
   178cg 180cd 184ck 188cr 191hr 192cu 196cy 203cz 204bj 208dk 212dm 214do 218ec 222sv 226gq 231et 232er 233ee 234fo 238fk 242fj 246fi
   250fr 254gf 258pf 262dj 266ga 268ge 270gm 275ps 276de 288gh 296ki 300gr 304gl 308gd 312gp 316gu 320gt 324gn 328gy 332ht 340hn 344hk
   348hu 352is 356in 360id 364ir 368iq 372ie 376il 380it 384ci 388jm 392jp 398kz 400jo 404ke 408kp 410kr 414kw 417kg 418la 422lb 426ls
   428lv 430lr 434ly 438li 440lt 442lu 446mo 450mg 454mw 458my 462mv 466ml 470mt 474mq 478mr 480mu 484mx 492mc 496mn 498md 499me 500ms
   504ma 508mz 512om 516na 520nr 524np 528nl 531cw 533aw 540nc 548vu 554nz 558ni 562ne 566ng 570nu 578no 583fm 584mh 585pw 586pk 591pa
   598pg 600py 604pe 608ph 616pl 620pt 624gw 626tl 630pr 634qa 638re 642ro 643ru 646rw 659kn 660ai 662lc 666pm 670vc 674sm 678st 682sa
   686sn 688rs 690sc 694sl 702sg 703sk 704vn 705si 706so 710za 716zw 724es 728ss 729sd 732eh 740sr 748sz 752se 756ch 760sy 762tj 764th
   768tg 776to 780tt 784ae 788tn 792tr 795tm 796tc 798tv 800ug 804ua 807mk 818eg 826gb 831gg 832je 833im 834tz 840us 850vi 854bf 858uy
   860uz 862ve 876wf 882ws 887ye 894zm`
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);
/** Shapes without a number of their own. */
const BY_NAME: Record<string, string> = { Kosovo: 'xk', Somaliland: 'so', 'N. Cyprus': 'cy' };
/** Réunion is part of France's shape; its place is known (21.1° S, 55.5° E). */
const EXTRA_DOTS: Record<string, Point> = { re: [55.5, -21.1] };

/** The northern edge in units of the map, from which the others are counted. */
const top: number = project([0, NORTH], 0)[1];
const coarse = countriesOf('110m');
const fine = countriesOf('50m');
const published = readdirSync('data/countries').map((file) => file.slice(0, 2));

const shapes: Record<string, string> = {};
const dots: Record<string, number[]> = {};
for (const [cc, rings] of coarse) {
  const path = rings.map(pathOf).join('');
  if (path && cc !== 'aq') shapes[cc] = path;
}
for (const cc of published) {
  if (shapes[cc]) continue;
  const place = EXTRA_DOTS[cc] ? project(unwrap([EXTRA_DOTS[cc]])[0]!) : middleOf(fine.get(cc));
  if (!place) throw new Error(`no shape and no place for ${cc}: add it to EXTRA_DOTS`);
  dots[cc] = place.map(Math.round);
}
const height = Math.round(project([0, SOUTH])[1]);
// nothing but sea lies farther out
const [left, right] = [90, 1985];
const map = { view: `${left} 0 ${right - left} ${height}`, shapes: sortByKey(shapes), dots: sortByKey(dots) };
writeFileSync(
  'src/app/world-map.json',
  await format(JSON.stringify(map), { parser: 'json', printWidth: 110 }),
);
console.log(`${Object.keys(shapes).length} shapes, ${Object.keys(dots).length} dots`);

/** Rings of every country in map units, by country code. */
function countriesOf(resolution: '110m' | '50m'): Map<string, Ring[]> {
  const atlas = require(`world-atlas/countries-${resolution}.json`) as Atlas;
  const { features } = feature(atlas, atlas.objects.countries) as { features: Shape[] };
  const byCode = new Map<string, Ring[]>();
  for (const { id, properties, geometry } of features) {
    const cc = ALPHA2[id] ?? BY_NAME[properties.name];
    if (!cc) continue; // Antarctica, uninhabited islands
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flat().map((ring) => unwrap(ring).map((point) => project(point)));
    byCode.set(cc, [...(byCode.get(cc) ?? []), ...rings]);
  }
  return byCode;
}

/** A ring without jumps from one edge of the map to the other: a part may lie beyond the edge instead. */
function unwrap(ring: Ring): Point[] {
  let before = ring[0]![0] - CENTRE;
  let shift = before < -180 ? 360 : 0;
  return ring.map(([longitude, latitude]) => {
    const x = longitude - CENTRE;
    if (x - before > 180) shift -= 360;
    else if (x - before < -180) shift += 360;
    before = x;
    return [x + shift, latitude];
  });
}

/** Degrees east of the centre and latitude to map units. */
function project([longitude, latitude]: Point, edge: number = top): Point {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796] as const;
  const toRad = Math.PI / 180;
  const theta = Math.asin((Math.sqrt(3) / 2) * Math.sin(latitude * toRad));
  const t2 = theta * theta;
  const t6 = t2 ** 3;
  const x =
    (2 * Math.sqrt(3) * longitude * toRad * Math.cos(theta)) /
    (3 * (9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1));
  const y = theta * (a4 * t6 * t2 + a3 * t6 + a2 * t2 + a1);
  const scale = WIDTH / (2 * 2.70663); // half the width of the equator
  return [x * scale + WIDTH / 2, -y * scale - edge];
}

/** A ring as a path of whole units in relative steps; nothing where it is too small. */
function pathOf(ring: Ring): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const kept = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]![0] || y !== points[i - 1]![1]);
  if (kept.length < 4 || Math.abs(areaOf(kept)) < LEAST_AREA) return '';
  let path = `M${kept[0]!.join(' ')}l`;
  for (let i = 1; i < kept.length - 1; i++) {
    const [x, y] = kept[i]!;
    const [dx, dy] = [x - kept[i - 1]![0], y - kept[i - 1]![1]];
    path += `${i > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
  }
  return path + 'z';
}

function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** The middle of the largest ring. */
function middleOf(rings: readonly Ring[] | undefined): number[] | undefined {
  if (!rings) return undefined;
  const largest = [...rings].sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]!;
  const sum = largest.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return sum.map((value) => value / largest.length);
}

function sortByKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
