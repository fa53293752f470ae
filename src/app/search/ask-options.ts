/** What the fields of the app offer for a text, or before one is typed: devices, countries, networks, whole questions. */
import { countriesByName, compareNames } from '../../views/by-name.js';
import { APP_WORDS } from '../../words/app.js';
import type { Lang } from '../../words/lang.js';
import { pathOf } from '../../words/page-paths.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import type { NextQuestion } from '../pages/check-question.js';
import type { Choice, Offer } from '../parts/combobox.js';
import { readAsk } from './read-ask.js';
import { type AskedQuestion, readQuestions } from './read-questions.js';
import { indexOf, isPasted, noteOn, type SearchResult, toPaste } from './search.js';

/** What somebody is about to choose. */
export type AskFor = 'device' | 'country';

export interface AskOption extends Choice, Partial<Pick<AskedQuestion, 'adds' | 'isWhole' | 'path'>> {
  /** What is only near, or leads to what is not listed, says so itself and stands below no heading. */
  readonly group: AskedQuestion['group'] | 'recent' | 'device' | 'near' | 'unlisted';
}

/** A device to choose; without an id, none. */
export interface DeviceChoice extends Choice {
  readonly id: string | undefined;
}

/** How many things of one kind are offered; typing finds the others. */
const MOST = 60;
const MOST_RECENT = 5;

/**
 * What the box of the question offers.
 * @param recent checks as `ec25-e/de`, newest first
 * @param chosen codes of the countries that are chosen already
 */
export function findToAsk(
  text: string,
  askFor: AskFor,
  world: World,
  lang: Lang,
  recent: readonly string[],
  chosen: ReadonlySet<string> = new Set(),
): Offer<AskOption> {
  const found = text.trim()
    ? findFor(text, world, lang, chosen)
    : { choices: offerAll(askFor, world, lang, recent), isSure: false };
  const { askGroups } = APP_WORDS[lang];
  const isOne = ({ device, countries = [] }: NextQuestion) =>
    !device && countries.length === 1 && chosen.has(countries[0]!);
  return {
    ...found,
    choices: found.choices.map((option) => ({
      ...option,
      ...(option.group in askGroups && { heading: askGroups[option.group as keyof typeof askGroups] }),
      isChosen: option.adds !== undefined && isOne(option.adds),
    })),
  };
}

function findFor(text: string, world: World, lang: Lang, chosen: ReadonlySet<string>): Offer<AskOption> {
  if (isPasted(text))
    return { choices: [{ ...toPaste(text, lang, [...chosen]), group: 'unlisted' }], isSure: false };
  const result = indexOf(world, lang).findThings(text, MOST);
  const questions = readQuestions(text, world, lang);
  const options = result.hits.flatMap(({ thing, title, note }): AskOption[] => {
    if (!thing) return [];
    const group = result.near ? 'near' : thing.kind;
    if (thing.kind === 'device') return [{ group, title, note, adds: { device: thing.id } }];
    const networks = thing.kind === 'network' ? { networks: [thing.id] } : {};
    return [{ group, title, note, adds: { countries: [thing.cc], ...networks } }];
  });
  if (questions.length > 0)
    return {
      choices: [
        ...questions,
        // a name that is only similar adds nothing to a question that was understood
        ...options.filter(
          ({ group, adds }) => group !== 'near' && !questions.some((each) => isSame(each.adds, adds)),
        ),
      ],
      isSure: questions.length === 1 && questions[0]!.group !== 'paste',
    };
  const isUnknown = result.near || options.length === 0;
  const named = isUnknown ? readAsk(text, world).countries.map(({ cc }) => cc) : [];
  const paste = toPaste(text, lang, named.length > 0 ? named : [...chosen]);
  return {
    choices: [...options, ...(isUnknown ? [{ ...paste, group: 'unlisted' as const }] : [])],
    note: noteOn(text, result, lang),
    isSure: result.isSure,
  };
}

/** The devices that a text may mean, for a field that takes one. */
export function offerDevices(
  text: string,
  world: World,
  lang: Lang,
  recent: readonly string[],
  { none, chosen }: { none: string; chosen: string | undefined },
): Offer<DeviceChoice> {
  const { askGroups } = APP_WORDS[lang];
  const isChosen = (id: string | undefined) => id === chosen;
  if (!text.trim()) {
    const choices = (devices: readonly WorldDevice[], heading: string) =>
      devices.map(({ id, ...device }) => ({
        ...sayDevice({ id, ...device }, lang),
        id,
        heading,
        isChosen: isChosen(id),
      }));
    return {
      choices: [
        { title: none, note: '', id: undefined, isChosen: isChosen(undefined) },
        ...choices(usedLately(recent, 0, world.devices), askGroups.recent),
        ...choices(devicesByName(world), askGroups.device),
      ],
      isSure: false,
    };
  }
  const found = indexOf(world, lang).findDevices(text, MOST);
  const result: SearchResult = { ...found, hits: found.hits.filter(({ thing }) => thing?.kind === 'device') };
  return {
    choices: result.hits.flatMap(({ thing, title, note }) =>
      thing?.kind === 'device' ? [{ id: thing.id, title, note, isChosen: isChosen(thing.id) }] : [],
    ),
    note: noteOn(text, result, lang),
    isSure: result.isSure,
  };
}

/** Everything there is to choose, what was asked lately first. */
function offerAll(askFor: AskFor, world: World, lang: Lang, recent: readonly string[]): AskOption[] {
  const { devices, countries } = world;
  if (askFor === 'device') {
    const all = devicesByName(world);
    return [
      ...usedLately(recent, 0, devices).map((device) => deviceOption(device, 'recent', lang)),
      ...all.slice(0, MOST).map((device) => deviceOption(device, 'device', lang)),
      { group: 'device', title: APP_WORDS[lang].allDevices(all.length), note: '', path: pathOf('devices') },
    ];
  }
  return [
    ...usedLately(recent, 1, countries).map((country) => countryOption(country, 'recent', lang)),
    ...countriesByName(world, lang).map((country) => countryOption(country, 'country', lang)),
  ];
}

/** The devices or countries of the last checks. */
function usedLately<T>(recent: readonly string[], part: 0 | 1, all: ReadonlyMap<string, T>): T[] {
  return [...new Set(recent.map((check) => check.split('/')[part]!))]
    .flatMap((id) => all.get(id) ?? [])
    .slice(0, MOST_RECENT);
}

function devicesByName({ devices }: World): WorldDevice[] {
  const names = compareNames('en');
  return [...devices.values()].sort((a, b) => names(a.name, b.name));
}

function sayDevice({ name, kind, radio }: WorldDevice, lang: Lang): Pick<Choice, 'title' | 'note'> {
  const { kinds, radios } = APP_WORDS[lang];
  return { title: name, note: `${kinds[kind] ?? kind} · ${radios[radio]}` };
}

function deviceOption(device: WorldDevice, group: AskOption['group'], lang: Lang): AskOption {
  return { group, ...sayDevice(device, lang), adds: { device: device.id } };
}

function countryOption({ cc, name }: WorldCountry, group: AskOption['group'], lang: Lang): AskOption {
  return { group, title: name[lang], note: cc.toUpperCase(), adds: { countries: [cc] } };
}

function isSame(a: NextQuestion | undefined, b: NextQuestion | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
