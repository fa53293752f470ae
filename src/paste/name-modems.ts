import { headingsOfBlocks, leadsOfAnswers, modemHeadingsIn } from './modem-headings.js';
import { modulesIn, type ModuleName } from './module-name.js';
import { type FoundSet } from './reading.js';

/**
 * Sets with the name of the modem that they are of, where a text has several: a set is of the last name before it. Of the
 * names in the text those count first that answer one question twice; names around bands are none of modems.
 */
export function nameModems(sets: readonly FoundSet[], text: string): FoundSet[] {
  if (sets.filter(isOfModem).length < 2) return [...sets];
  const names = [
    modulesIn(text),
    ...modemHeadingsIn(text),
    leadsOfAnswers(text),
    carriersIn(text),
    headingsOfBlocks(text),
  ].find((each) => tellApart(each, sets));
  return sets.map((set) => {
    const modem = names && nameOf(set, names);
    if (!modem) return set;
    const { name, slot } = set;
    return { ...set, modem, name: name ? `${modem} ${name}` : modem, slot: slot && modem + slot };
  });
}

/** Of Android, the carrier of each cell, which it names behind the band: `CellIdentityLte:{ … mBands=[3] … mAlphaLong=Play`. */
const carriersIn = (text: string): ModuleName[] =>
  [...text.matchAll(CARRIER_OF_CELL)].map(({ 0: run, 1: name, index }) => ({
    name: name!,
    offset: index,
    length: run.length,
  }));
const CARRIER_OF_CELL = /CellIdentity\w{2,3}:\{(?=[^{}]{0,300} mAlphaLong=([^={}]{1,24}?) mAlphaShort)/g;

function tellApart(names: readonly ModuleName[], sets: readonly FoundSet[]): boolean {
  const bands = sets.flatMap((set) => set.bands);
  const holdBand = names.some(({ offset, length }) =>
    bands.some((band) => band.offset >= offset && band.offset < offset + length),
  );
  if (holdBand) return false;
  /** Who has answered a question first. */
  const first = new Map<string, string | undefined>();
  return sets.some((set) => {
    const name = nameOf(set, names);
    if (!name) return false;
    const question = set.kind + (set.kind === 'serving' ? '' : (set.bands[0]?.technology ?? 'older'));
    if (!first.has(question)) first.set(question, name);
    return first.get(question) !== name;
  });
}

/** What people list of a product has a name of its own, or none. */
function isOfModem(set: FoundSet): boolean {
  const { kind, name, isProse } = set;
  return firstOf(set) !== undefined && !(isProse && (name || !/enabled|serving/.test(kind)));
}

const firstOf = ({ bands, older }: FoundSet) => bands[0] ?? older?.[0];

function nameOf(set: FoundSet, names: readonly ModuleName[]): string | undefined {
  return isOfModem(set) ? names.findLast(({ offset }) => offset <= firstOf(set)!.offset)?.name : undefined;
}
