/**
 * Pictures for links that are shared. That of a device has its name, its share of the networks, and the world in the colours
 * of the answers. An SVG of 1200 by 630, the size that previews take; `pictures.ts` makes PNG of it.
 */
import { countOveralls, type Overall, OVERALLS, overallOf, type Tally } from '../core/tally.js';
import type { WorldCountry, WorldDevice } from '../world/world.js';
import { APP_WORDS } from '../words/app.js';
import { escapeMarkup } from '../words/escape-markup.js';

/** What every picture is drawn of. */
export interface Drawings {
  /** The world as `src/app/world-map.json` has it: shapes as paths, and dots for what is too small for one. */
  readonly map: { readonly view: string; readonly shapes: Readonly<Record<string, string>> };
  /** `public/icons/icon.svg`, 512 by 512. */
  readonly mark: string;
}

/** The colours of `src/app/styles/tokens.css` on light paper. */
const COLOURS: Readonly<Record<Overall, string>> = {
  good: '#0072ad',
  some: '#66b2dc',
  limited: '#b05200',
  unconfirmed: '#8d929b',
  no: '#660800',
};
const INK = '#16181c';
const QUIET = '#565a61';
const UNKNOWN = '#dfe2e7';

/** Room for the name, and the sizes that it is written in, in pixels. */
const ROOM = 1104;
const [LARGEST, SMALLEST] = [76, 34];
/** Mean width of a letter of the bold font, in parts of its size. */
const LETTER = 0.6;

/** @param answers what the networks of each country say, by its code */
export function devicePicture(
  { name, vendor }: WorldDevice,
  answers: ReadonlyMap<string, Tally>,
  drawings: Drawings,
): string {
  const tallies = [...answers.values()];
  const networks = tallies.reduce(
    (sum, { good, limited, unconfirmed, no }) => sum + good + limited + unconfirmed + no,
    0,
  );
  const good = tallies.reduce((sum, tally) => sum + tally.good, 0);
  const countries = tallies.filter((tally) => tally.good > 0).length;
  const counts = countOveralls(tallies.map(overallOf));
  const title = vendor && !name.startsWith(vendor.split(' ')[0]!) ? `${vendor} ${name}` : name;
  const size = Math.max(SMALLEST, Math.min(LARGEST, Math.floor(ROOM / (title.length * LETTER))));
  let left = 48;
  const legend = OVERALLS.filter((overall) => counts[overall] > 0).map((overall) => {
    const text = `${APP_WORDS.en.overall[overall]} ${counts[overall]}`;
    const at = left;
    left += 34 + text.length * 11.4;
    return `<rect x="${at}" y="572" width="18" height="18" rx="4" fill="${COLOURS[overall]}"/><text x="${at + 26}" y="588" font-size="20" fill="${QUIET}">${text}</text>`;
  });
  return picture(
    drawings,
    (cc) => {
      const tally = answers.get(cc);
      return tally ? COLOURS[overallOf(tally)] : UNKNOWN;
    },
    `<text x="48" y="${130 + size}" font-size="${size}" font-weight="700" letter-spacing="-1" fill="${INK}">${escapeMarkup(title)}</text>
<text x="48" y="352" font-size="112" font-weight="700" letter-spacing="-3" fill="${INK}">${good}<tspan font-size="44" font-weight="400" letter-spacing="0" dx="14" fill="${QUIET}">of ${networks}</tspan></text>
<text x="48" y="412" font-size="30" fill="${INK}">networks it works on,</text>
<text x="48" y="454" font-size="30" fill="${INK}">in ${countries} of ${tallies.length} countries</text>
${legend.join('')}`,
  );
}

/** The picture of every page that is not about a device: the question, and how much of the world is answered for. */
export function sitePicture(countries: readonly WorldCountry[], devices: number, drawings: Drawings): string {
  const networks = countries.reduce((sum, country) => sum + country.networks.length, 0);
  const known = new Set(countries.map(({ cc }) => cc));
  const [first, second] = ['Will this cellular device', 'work there?'];
  return picture(
    drawings,
    (cc) => (known.has(cc) ? COLOURS.good : UNKNOWN),
    `<text x="48" y="206" font-size="76" font-weight="700" letter-spacing="-2" fill="${INK}">${first}</text>
<text x="48" y="290" font-size="76" font-weight="700" letter-spacing="-2" fill="${INK}">${second}</text>
<text x="48" y="400" font-size="30" fill="${INK}">${devices} devices</text>
<text x="48" y="442" font-size="30" fill="${INK}">on ${networks} networks</text>
<text x="48" y="484" font-size="30" fill="${INK}">in ${countries.length} countries</text>
<text x="48" y="588" font-size="24" fill="${QUIET}">Every band with its sources. Works offline.</text>`,
  );
}

/** Ground, mark, wordmark and map, and what a picture says beside them. */
function picture({ map, mark }: Drawings, colourOf: (cc: string) => string, content: string): string {
  const [x, y, width] = map.view.split(' ').map(Number) as [number, number, number];
  const scale = 640 / width;
  const shapes = Object.entries(map.shapes).map(([cc, path]) => `<path d="${path}" fill="${colourOf(cc)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="Inter">
<rect width="1200" height="630" fill="#f5f6f8"/>
${mark.replace('<svg ', '<svg x="48" y="40" width="52" height="52" ')}
<text x="114" y="76" font-size="30" fill="${INK}">Band<tspan font-weight="700">Check</tspan></text>
<g transform="translate(${520 - x * scale} ${234 - y * scale}) scale(${scale.toFixed(4)})">${shapes.join('')}</g>
${content}
</svg>`;
}
