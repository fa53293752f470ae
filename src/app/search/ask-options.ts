/** What the box of the question offers for a text, or before one is typed: devices, countries, networks, whole questions. */
import { inSentence } from '../../world/names/in-sentence.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { countriesByName, compareNames } from '../../views/by-name.js';
import { APP_WORDS } from '../../words/app.js';
import { ANSWER_WORDS } from '../../words/answer.js';
import type { Lang } from '../../words/lang.js';
import { listIn } from '../../words/lists-and-dates.js';
import { networkName } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import type { NextQuestion } from '../pages/check-question.js';
import { readAsk } from './read-ask.js';
import { SearchIndex } from './search.js';

/** What somebody is about to choose. */
export type AskFor = 'device' | 'country';

export interface AskOption {
  readonly group: 'recent' | 'question' | 'device' | 'country' | 'network' | 'near' | 'paste';
  readonly title: string;
  readonly note: string;
  /** What choosing it adds to the question; a `device` takes the place of the one before. */
  readonly adds?: NextQuestion;
  /** The countries and networks of the question before are taken out. */
  readonly isWhole?: boolean;
  /** Path without the language that choosing it leads to. */
  readonly path?: string;
}

/** How many things of one kind are offered; typing finds the others. */
const MOST = 60;
const MOST_RECENT = 5;
/** Devices that a whole question is offered for. */
const MOST_QUESTIONS = 6;
/** A longer text is no name but something that was pasted. */
const LONGEST_NAME = 120;

export class AskOptions {
  #index: SearchIndex | undefined;

  /** @param recent checks as `ec25-e/de`, newest first */
  find(text: string, askFor: AskFor, world: World, lang: Lang, recent: readonly string[]): AskOption[] {
    if (!text.trim()) return offerAll(askFor, world, lang, recent);
    if (text.length > LONGEST_NAME) return [pasteOption(text, lang)];
    if (this.#index?.world !== world || this.#index.lang !== lang) this.#index = new SearchIndex(world, lang);
    const questions = readQuestions(text, world, lang);
    const { hits, near } = this.#index.findThings(text, MOST);
    const options = hits.flatMap((hit): AskOption[] => {
      const { thing, title, note } = hit;
      if (!thing) return [];
      const group = near ? 'near' : thing.kind;
      if (thing.kind === 'device') return [{ group, title, note, adds: { device: thing.id } }];
      if (thing.kind === 'country') return [{ group, title, note, adds: { countries: [thing.cc] } }];
      return [{ group, title, note, adds: { countries: [thing.cc], networks: [thing.id] } }];
    });
    const isUnknown = questions.length === 0 && (near || options.length === 0);
    return [
      ...questions,
      ...options.filter(({ adds }) => !questions.some((each) => isSame(each.adds, adds))),
      ...(isUnknown ? [pasteOption(text, lang)] : []),
    ];
  }
}

/** Everything there is to choose, what was asked lately first. */
function offerAll(askFor: AskFor, world: World, lang: Lang, recent: readonly string[]): AskOption[] {
  const { devices, countries } = world;
  const used = <T>(part: 0 | 1, all: ReadonlyMap<string, T>): T[] =>
    [...new Set(recent.map((check) => check.split('/')[part]!))]
      .flatMap((id) => all.get(id) ?? [])
      .slice(0, MOST_RECENT);
  if (askFor === 'device') {
    const names = compareNames('en');
    const all = [...devices.values()].sort((a, b) => names(a.name, b.name));
    return [
      ...used(0, devices).map((device) => deviceOption(device, 'recent', lang)),
      ...all.slice(0, MOST).map((device) => deviceOption(device, 'device', lang)),
      { group: 'device', title: APP_WORDS[lang].allDevices(all.length), note: '', path: pathOf('devices') },
    ];
  }
  return [
    ...used(1, countries).map((country) => countryOption(country, 'recent', lang)),
    ...countriesByName(world, lang).map((country) => countryOption(country, 'country', lang)),
  ];
}

function deviceOption(device: WorldDevice, group: AskOption['group'], lang: Lang): AskOption {
  const { kinds, radios } = APP_WORDS[lang];
  const { id, name, kind, radio } = device;
  return { group, title: name, note: `${kinds[kind] ?? kind} · ${radios[radio]}`, adds: { device: id } };
}

function countryOption({ cc, name }: WorldCountry, group: AskOption['group'], lang: Lang): AskOption {
  return { group, title: name[lang], note: cc.toUpperCase(), adds: { countries: [cc] } };
}

/** What the words of the text ask together, where they are more than one name. */
function readQuestions(text: string, world: World, lang: Lang): AskOption[] {
  const { devices, countries, networks, bands, unknown } = readAsk(text, world);
  if (unknown.length > 0) return [];
  const { networkNote, pasteBands } = APP_WORDS[lang];
  const ccs = countries.map(({ cc }) => cc);
  const where =
    countries.length > MOST_QUESTIONS
      ? APP_WORDS[lang].countryCount(countries.length)
      : listIn(
          lang,
          countries.map(({ name }) => inSentence(name)[lang]),
        );
  const on = networks.map(({ id }) => id);
  const note =
    networks.length > 0
      ? networkNote(
          listIn(
            lang,
            networks.map((network) => networkName(network, lang)),
          ),
        )
      : '';
  const adds = { ...(ccs.length > 0 && { countries: ccs }), ...(on.length > 0 && { networks: on }) };
  if (bands.length > 0) {
    if (devices.length > 0) return [];
    const path = `${pathOf('paste')}?bands=${bands.join(',')}${ccs.length > 0 ? `&in=${ccs.join(',')}` : ''}`;
    return [{ group: 'paste', title: pasteBands(listIn(lang, bands)), note: where, path }];
  }
  if (devices.length > 0 && countries.length > 0) {
    const names = countries.map(({ name }) => name);
    return devices.slice(0, MOST_QUESTIONS).map((device) => ({
      group: 'question',
      title:
        countries.length > MOST_QUESTIONS
          ? ANSWER_WORDS[lang].about(device.name, names)
          : ANSWER_WORDS[lang].inPlaces(device.name, where),
      note,
      adds: { device: device.id, ...adds },
      isWhole: true,
    }));
  }
  if (devices.length === 0 && countries.length > 0 && (countries.length > 1 || networks.length > 0))
    return [
      { group: networks.length > 0 ? 'network' : 'country', title: note || where, note: note && where, adds },
    ];
  return [];
}

function pasteOption(text: string, lang: Lang): AskOption {
  const words = APP_WORDS[lang];
  const isLong = text.length > LONGEST_NAME;
  return {
    group: 'paste',
    title: isLong ? words.readThis : words.notListed,
    note: '',
    path: isLong ? `${pathOf('paste')}?${new URLSearchParams({ text }).toString()}` : pathOf('paste'),
  };
}

function isSame(a: NextQuestion | undefined, b: NextQuestion | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
