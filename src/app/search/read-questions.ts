/** Whole questions that a text asks: a device in some countries, what networks have there, a network, or bands somewhere. */
import { compareNames } from '../../views/by-name.js';
import { inSentence } from '../../world/names/in-sentence.js';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World } from '../../world/world.js';
import { ANSWER_WORDS } from '../../words/answer.js';
import { APP_WORDS } from '../../words/app.js';
import type { Lang } from '../../words/lang.js';
import { listIn } from '../../words/lists-and-dates.js';
import { networkName } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import { PAGES } from '../../words/pages.js';
import { VERDICT_WORDS, type VerdictWords } from '../../words/verdict-words.js';
import type { NextQuestion } from '../pages/check-question.js';
import { isAbsentCountry } from './absent-countries.js';
import { type Ask, readAsk } from './read-ask.js';

export interface AskedQuestion {
  readonly group: 'question' | 'country' | 'network' | 'paste';
  readonly title: string;
  readonly note: string;
  /** What it adds to the question on the page. */
  readonly adds?: NextQuestion;
  /** It takes the place of the question on the page. */
  readonly isWhole?: boolean;
  /** Path without the language, where it is answered on another page. */
  readonly path?: string;
}

/** Questions that are offered: for the variants of a large family, or the networks of one name. */
const MOST_QUESTIONS = 20;
/** Countries that are named in it, and that an unfinished word is completed to. */
const MOST = 6;
/** Nobody asks about the end of a service in more letters. */
const MOST_LETTERS = 120;
/** Fewer letters may be the beginning of too many countries. */
const LEAST_LETTERS = 3;

/** What a question about the end of a service is made of: `3G`, `2g switch-off`, `3G 退网`. NB-IoT alone asks where it is. */
const SERVICES = /\b([23])g\b|\b(nb-?iot)\b/gi;
const ENDS = /switch(?:ed)?[ -]?offs?|sunset|shut ?downs?|\bends?\b|退网|关闭|关停/giu;
const WHEN = /\bwhen\b|何时|什么时候/giu;

/** What somebody may ask of the networks of a country, with its name; what is a part of another name comes after it. */
const TECHNOLOGIES: readonly (readonly [written: RegExp, name: (words: VerdictWords) => string])[] = [
  [/\b(?:lte-?m|cat-?m1?)\b/gi, ({ service }) => service.ltem],
  [/\bnb-?iot\b/gi, ({ service }) => service.nbiot],
  [/\bred-?cap\b/gi, ({ service }) => service.redcap],
  [/\b5g[ -]?(?:sa|standalone)\b/gi, ({ service }) => service.sa],
  [/\b5g\b/gi, () => '5G'],
  [/\b(?:4g|lte)\b/gi, () => 'LTE'],
];

export function readQuestions(text: string, world: World, lang: Lang): AskedQuestion[] {
  return [
    ...readEnds(text, world, lang),
    ...readTechnologies(text, world, lang),
    ...readChecks(text, world, lang),
  ];
}

/** When services end in some countries, and what that means for a device. */
function readEnds(text: string, world: World, lang: Lang): AskedQuestion[] {
  const line = text.slice(0, MOST_LETTERS);
  const services = [
    ...new Set(
      [...line.matchAll(SERVICES)].map(([, generation]) => (generation ? `g${generation}` : 'nbiot')),
    ),
  ];
  if (line.search(ENDS) < 0 && !services.some((service) => service !== 'nbiot')) return [];
  const rest = [SERVICES, ENDS, WHEN].reduce((left, words) => left.replace(words, ' '), line);
  const { devices, countries, unknown } = readAsk(rest, world);
  if (countries.length === 0 || unknown.length > 0) return [];
  const query = new URLSearchParams({
    in: countries.map(({ cc }) => cc).join(','),
    ...(services.length > 0 && { service: services.join(',') }),
    ...(devices.length === 1 && { device: devices[0]!.id }),
  });
  const names = countries.slice(0, MOST).map(({ name }) => inSentence(name)[lang]);
  return [
    {
      group: 'question',
      title: PAGES[lang].switchOffs.label,
      note: countries.length > MOST ? APP_WORDS[lang].countryCount(countries.length) : listIn(lang, names),
      path: `${pathOf('switchOffs')}?${query.toString().replaceAll('%2C', ',')}`,
    },
  ];
}

/** What the networks of a country have, which its page says: `lte-m germany`. */
function readTechnologies(text: string, world: World, lang: Lang): AskedQuestion[] {
  let rest = text.slice(0, MOST_LETTERS);
  const names: string[] = [];
  for (const [written, name] of TECHNOLOGIES) {
    if (rest.search(written) < 0) continue;
    names.push(name(VERDICT_WORDS[lang]));
    rest = rest.replace(written, ' ');
  }
  if (names.length === 0) return [];
  const { devices, countries, networks, bands, unknown } = readAsk(rest, world);
  if (devices.length + bands.length + unknown.length > 0 || countries.length > MOST_QUESTIONS) return [];
  const technologies = listIn(lang, names);
  if (networks.length > 0)
    return networks.map((network) => ({
      group: 'network',
      title: networkName(network, lang),
      note: technologies,
      path: pathOf('network', { id: network.id }),
    }));
  return countries.map(({ cc, name }) => ({
    group: 'country',
    title: ANSWER_WORDS[lang].inPlaces(technologies, inSentence(name)[lang]),
    note: '',
    path: pathOf('country', { cc }),
  }));
}

function readChecks(text: string, world: World, lang: Lang): AskedQuestion[] {
  const ask = readAsk(text, world);
  return ask.unknown.length > 0 ? completeCountry(text, ask, world, lang) : sayQuestions(ask, lang);
}

/** The last word may be a country that is not written to its end: `ec25-e germ`. */
function completeCountry(text: string, { devices, unknown }: Ask, world: World, lang: Lang): AskedQuestion[] {
  const [word = '', ...others] = unknown;
  const wanted = foldName(word);
  const isLast = others.length === 0 && text.trimEnd().endsWith(word);
  if (!isLast || devices.length === 0 || wanted.length < LEAST_LETTERS || isAbsentCountry(word, world))
    return [];
  const before = text.trimEnd().slice(0, -word.length);
  return [...world.countries.values()]
    .filter((country) => foldedCountryNames(country).some((name) => name.startsWith(wanted)))
    .slice(0, MOST)
    .flatMap(({ name }) => sayQuestions(readAsk(`${before} ${name.en}`, world), lang));
}

function sayQuestions(ask: Ask, lang: Lang): AskedQuestion[] {
  const { devices, countries, networks, namesakes, bands } = ask;
  if (namesakes.length > 0) return sayNamesakes(ask, lang);
  const { countryCount, networkNote, pasteBands } = APP_WORDS[lang];
  const { about, inPlaces } = ANSWER_WORDS[lang];
  const ccs = countries.map(({ cc }) => cc);
  const names = countries.map(({ name }) => name);
  const isMany = countries.length > MOST;
  const where = isMany
    ? countryCount(countries.length)
    : listIn(
        lang,
        names.map((name) => inSentence(name)[lang]),
      );
  const on = networks.map(({ id }) => id);
  const operators = listIn(
    lang,
    networks.map((network) => networkName(network, lang)),
  );
  const note = networks.length > 0 ? networkNote(operators) : '';
  const adds = { ...(ccs.length > 0 && { countries: ccs }), ...(on.length > 0 && { networks: on }) };
  if (bands.length > 0) {
    if (devices.length > 0) return [];
    const path = `${pathOf('paste')}?bands=${bands.join(',')}${ccs.length > 0 ? `&in=${ccs.join(',')}` : ''}`;
    return [{ group: 'paste', title: pasteBands(listIn(lang, bands)), note: where, path }];
  }
  if (countries.length === 0) return [];
  if (devices.length > 0)
    return devices.slice(0, MOST_QUESTIONS).map(({ id, name }) => ({
      group: 'question',
      title: isMany ? about(name, names) : inPlaces(name, where),
      note,
      adds: { device: id, ...adds },
      isWhole: true,
    }));
  if (networks.length > 0) return [{ group: 'network', title: note, note: where, adds }];
  return countries.length > 1 ? [{ group: 'country', title: where, note: '', adds }] : [];
}

/** The question once for each network that has the name. */
function sayNamesakes({ devices, bands, namesakes, ...ask }: Ask, lang: Lang): AskedQuestion[] {
  if (devices.length + bands.length === 0) return []; // the networks themselves are found by their name
  const byName = compareNames(lang);
  return [...namesakes]
    .sort((a, b) => byName(a.country.name[lang], b.country.name[lang]))
    .flatMap(({ country, network }) =>
      sayQuestions(
        { ...ask, devices, bands, countries: [country], networks: [network], namesakes: [] },
        lang,
      ),
    )
    .slice(0, MOST_QUESTIONS);
}
