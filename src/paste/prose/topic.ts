/**
 * What a text is about: networks, or a device. Where its lists do not say it one by one, all of it together does: words of
 * each kind and the form of the lists are signs of one of the two, and each sign has a weight.
 */
import { groupBy } from '../../core/group-by.js';
import { type FoundSet, nameOfBand } from '../reading.js';
import { pattern } from './pattern.js';
import { withoutRadios } from './write-names.js';

interface Sign {
  /**
   * How much it speaks for networks; below zero, for a device. It is the natural logarithm of odds, as `npm run paste:weigh`
   * fits it to the texts of the tests.
   */
  readonly weight: number;
  /** How much of it there is in a text, of whose tokens these are the letters. */
  readonly amount: (letters: string, sets: readonly FoundSet[]) => number;
}

/** Words of some kinds; each word more says less. */
const words = (kinds: string, weight: number): Sign => {
  const all = pattern(kinds, 'g');
  return { weight, amount: (letters) => Math.log1p(letters.match(all)?.length ?? 0) };
};
/** A stretch of the text. */
const stretch = (source: string, weight: number): Sign => {
  const holds = pattern(source);
  return { weight, amount: (letters) => Number(holds.test(letters)) };
};
/** What holds of the part of the lists that it is an amount of. */
const lists = (holds: (set: FoundSet) => unknown, weight: number): Sign => ({
  weight,
  amount: (_, sets) => sets.filter(holds).length / sets.length,
});
/** How many bands the longest list has; the lists of one name are one. */
const longestOf = (sets: readonly FoundSet[]) =>
  Math.max(
    ...[...groupBy(sets, ({ name }) => name).values()].map(
      (own) => new Set(own.flatMap(({ bands }) => bands.map(nameOfBand))).size,
    ),
  );

/** Products have numbers, carriers seldom; but `O2` is one, and `Meridian 4G` may be the network of one. */
const isOfProduct = ({ name = '', isOfCarrier }: FoundSet) =>
  !isOfCarrier && name.length > 2 && /\d/.test(withoutRadios(name));

/** But not the heading of the radios that a device has: `Netz: 4G`, `Réseaux 4G`. */
const CARRIERS = '(?:<carrier>|<operator>(?![:=|]|<label>))';

export const SIGNS: Readonly<Record<string, Sign>> = {
  devices: words('<hardware code>', -1.1),
  otherRadios: words('<wifi gnss>', -1.6),
  carriers: words(CARRIERS, 0.8),
  needs: words('<needs ensures>(?!<not>)', 3.2),
  usual: words('<usual>', 2),
  adds: words('<adds>', 1.3),
  not: words('<not>', -0.8),
  // What is in use at one moment is so on a device.
  cells: words('<serving signal level>', -1.2),
  usesBands: stretch('<uses>[^.;!?\\n,(]{0,12}<item frequency>', 1.3),
  // `The radio has B2 and B4, which rules T-Mobile out`, but not `T-Mobile has B2 and B4`, nor a question
  hasBands: stretch(
    '(?:^|[.;!?\\n])[^.;!?\\n{carrier operator network region country item}]*<has works>(?:[^\\w.;!?\\n]|<filler label bandWord>){0,4}<item>(?![^.;!\\n]*\\?)',
    -2.2,
  ),
  listsOfCarriers: lists(({ isOfCarrier }) => isOfCarrier, 3.2),
  specs: lists(({ isSpec }) => isSpec, -0.6),
  supportInWords: lists(({ speaksOfSupport }) => speaksOfSupport === 'in-words', -1.8),
  supportByForm: lists(({ speaksOfSupport }) => speaksOfSupport === 'by-form', -0.3),
  // Of networks, few bands are said at a time, and often.
  times: { weight: 1.5, amount: (_, sets) => Math.log1p(sets.length) },
  longestList: { weight: -3, amount: (_, sets) => Math.log1p(longestOf(sets)) },
};
/** How much speaks for networks before anything else is known of a text that has a word of them. */
export const START = 3.6;
/** What has none of these is about a device. */
const NAMES_NETWORKS = pattern(
  `${CARRIERS}|<country usual deployment network works>|<uses>[^.;!?\\n,(]{0,12}<item frequency>|<item>[^.;!?\\n,(]{0,12}<uses>(?!,)`,
);

/**
 * `the phone has B28`; `a Band 7 LTE modem`; `支持联通`, `unlocked for T-Mobile`; `Verizon version`, `the bands of this model`,
 * `chips: ['LTE band 14 (FirstNet)']`
 */
const SPEAKS_OF_DEVICE = pattern(
  '<hardware variant><filler>{0,3}<has><filler label bandWord>{0,4}<item>(?![^.;!\\n]*\\?)' +
    '|(?:<band nrBand>|<bandWord><number>)<label>{0,2}<support>?<hardware>' +
    '|<support works locked>(?:[^\\w.;!?\\n]|<filler to>){0,3}<carrier>' +
    '|<carrier region><variant>|<bandWord><filler>{0,3}<variant hardware code>|:\\[["\']',
);

/** Whether a text has a list of a product or a word that only a device has. */
export const speaksOfDevice = (letters: string, sets: readonly FoundSet[]): boolean =>
  SPEAKS_OF_DEVICE.test(letters) || sets.some(isOfProduct);

/** Whether the signs decide about a text: it has a word of networks, and neither a list of a product nor a word that only a device has. */
export const maySpeakOfNetworks = (letters: string, sets: readonly FoundSet[]): boolean =>
  NAMES_NETWORKS.test(letters) && !speaksOfDevice(letters, sets);

/** What each sign, of which there is any in a text, says by its weight. */
export const weighSigns = (letters: string, sets: readonly FoundSet[]): Readonly<Record<string, number>> => ({
  start: START,
  ...Object.fromEntries(
    Object.entries(SIGNS).flatMap(([name, { weight, amount }]) => {
      const found = amount(letters, sets);
      return found > 0 ? [[name, weight * found]] : [];
    }),
  ),
});

/**
 * Whether a text, or a part of one, is about networks.
 * @param letters the kinds of its tokens
 * @param sets its lists, one at least
 */
export function isAboutNetworks(letters: string, sets: readonly FoundSet[]): boolean {
  if (!maySpeakOfNetworks(letters, sets)) return false;
  return Object.values(weighSigns(letters, sets)).reduce((sum, weight) => sum + weight, 0) > 0;
}
