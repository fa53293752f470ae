/**
 * Bands that a text numbers by itself: `Band 1: 136–174 MHz` of a hunter's radio, `Band 3: 6 GHz` of a Wi-Fi router, `Band 6`
 * beside a `Smart Band 7` for the wrist. So are phones of Nokia, `N79`, and the federal roads of Germany, `an der B20`.
 */
import { asSpent, type Token } from './tokenise.js';
import { ROADS, WRISTBANDS } from './vocabulary.js';

/** A band, and the frequency or the range that is said to be its own. */
const SAID = /(?<![a-z\d])b(?:and )?(\d{1,2}) ?[-:(=,]? ?(\d[\d.,]*)(?: ?(?:-|to) ?(\d[\d.,]*))? ?([mg])hz/g;
/** Bands 1 to 14 of LTE lie between 699 and 2690 MHz (3GPP TS 36.101, table 5.5-1). */
const LAST_BAND = 14;
const [LOWEST, HIGHEST] = [690, 2700];
/** What is less is how broad a channel is. */
const WIDEST_CHANNEL = 100;
/** No band has the 2.4 GHz of Wi-Fi. */
const WIFI = [2400, 2484] as const;
/** A single one may be a slip of the pen. */
const FEWEST = 2;

const NAMES_WRISTBAND = new RegExp(
  String.raw`(?<!\p{L})(?:${WRISTBANDS.join('|')}|fitness|galaxy) ?band ?\d`,
  'u',
);
const NAMES_NOKIA = /Nokia N\d\d?(?!\d)/;
const NAMES_ROADS = new RegExp(ROADS.join('|'));
/** German has an article of another gender before a band: `das Band`. */
const IS_ROAD = /(?<!\p{L})(?:der|die|zur) $/u;
const LONGEST_ARTICLE = 5;
const SPEAKS_OF_CELLULAR = /lte|[2-5]g(?![a-z])|\d ?mhz/;

const isOfNoBand = (mhz: number) =>
  mhz > WIDEST_CHANNEL && (mhz < LOWEST || mhz > HIGHEST || (mhz >= WIFI[0] && mhz <= WIFI[1]));

/** The tokens, with the numbers of such bands as spent, wherever they stand. */
export function withoutBandsOfOthers(tokens: readonly Token[], low: string, text: string): readonly Token[] {
  const others = new Set<number>();
  for (const [, band, from, to = from, unit] of low.matchAll(SAID)) {
    const ends = [from!, to!].map(
      (each) => Number.parseFloat(each.replace(',', '.')) * (unit === 'g' ? 1000 : 1),
    );
    if (Number(band) <= LAST_BAND && ends.every(isOfNoBand)) others.add(Number(band));
  }
  const areOfWrist = NAMES_WRISTBAND.test(low) && !SPEAKS_OF_CELLULAR.test(low);
  const areNokias = NAMES_NOKIA.test(text);
  const areRoads = NAMES_ROADS.test(low);
  if (others.size < FEWEST && !areOfWrist && !areNokias && !areRoads) return tokens;
  const isOther = ({ kind, value, offset }: Token, before: Token | undefined) =>
    (areNokias && kind === 'nrBand' && text[offset] === 'N') ||
    (areRoads && kind === 'band' && IS_ROAD.test(low.slice(Math.max(0, offset - LONGEST_ARTICLE), offset))) ||
    ((areOfWrist || others.has(value)) &&
      (kind === 'band' || (kind === 'number' && before?.kind === 'bandWord')));
  return tokens.map((token, i) => (isOther(token, tokens[i - 1]) ? asSpent(token) : token));
}
