/**
 * The question as a sentence, and its answer as a person would say it: a headline, and in one line what it leaves out. The
 * app shows both, and the server writes them into the head of a shared check.
 */
import { type Outcome, OUTCOMES, type Overall, OVERALLS, overallOf, type Tally } from '../core/tally.js';
import { inSentence } from '../world/names/in-sentence.js';
import type { LocalName } from '../world/world.js';
import { capitalise } from './capitalise.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';
import { listIn } from './lists-and-dates.js';
import { VERDICT_WORDS } from './verdict-words.js';

/** What the networks of a country answer: their names by outcome. */
export interface PlaceAnswer {
  readonly country: LocalName;
  readonly names: Readonly<Record<Outcome, readonly string[]>>;
}

/** An answer in words. */
export interface AnswerText {
  /** `Works on all 3 networks.` */
  readonly headline: string;
  /** Which networks or countries answer what, or why all of them answer the same. */
  readonly why: string;
  /** `EC25-E in Germany: works on all 3 networks` */
  readonly title: string;
}

/** The answer of one country among several. */
interface CountryAnswer {
  readonly country: LocalName;
  readonly overall: Overall;
}

/** More countries than this are counted and not named. */
const MOST_PLACES = 4;

/** What is said of one or several countries in the midst of a sentence; in English before `in Germany`. */
export const OVERALL_IN_PLACES: Readonly<Record<Lang, Readonly<Record<Overall, string>>>> = {
  en: {
    good: 'works on every network',
    some: 'works on some networks',
    limited: 'works with limits at best',
    unconfirmed: 'not confirmed',
    no: 'does not work',
  },
  zh: VERDICT_WORDS.zh.overall,
};

const EN = {
  /** What stands before the device, between it and the countries, and after them. */
  question: ['Will ', ' work in ', '?'] satisfies readonly [before: string, between: string, after: string],
  /** What stands between two countries of the question, and before the last one. */
  joints: [', ', ' and '] satisfies readonly [between: string, last: string],
  /** Stands in the question where nothing is chosen yet. */
  anyDevice: 'this device',
  anyCountry: 'that country',
  /** The name of a country as it stands in the question. */
  place: (country: LocalName) => inSentence(country).en,
  /** One country: `Works on 2 of 3 networks.` */
  headline(counts: Tally) {
    const all = sumOf(counts);
    const every = all === 1 ? 'the only network' : all === 2 ? 'both networks' : `all ${all} networks`;
    const on = (count: number) => (count === all ? every : `${count} of ${all} networks`);
    switch (overallOf(counts)) {
      case 'good':
      case 'some':
        return `Works on ${on(counts.good)}.`;
      case 'limited':
        return `Works with limits on ${on(counts.limited)}.`;
      case 'unconfirmed':
        return `Not confirmed on ${on(counts.unconfirmed)}.`;
      case 'no':
        return all === 1 ? 'Does not work on the only network.' : `Works on none of the ${all} networks.`;
    }
  },
  /** Several countries: `Works on every network in 1 of 3 countries.` */
  headlineOfAll(answers: readonly CountryAnswer[]) {
    const [[overall, places]] = groupAnswers(answers) as [Group];
    const where =
      places.length === answers.length
        ? places.length === 2
          ? 'both countries'
          : `all ${places.length} countries`
        : `${places.length} of ${answers.length} countries`;
    return `${capitalise(OVERALL_IN_PLACES.en[overall])} in ${where}.`;
  },
  /** Where the answer is another one than the headline says, the best first; empty where it says everything. */
  others(answers: readonly CountryAnswer[]) {
    const said = groupAnswers(answers)
      .slice(1)
      .map(([overall, places]) =>
        places.length > MOST_PLACES
          ? `${capitalise(OVERALL_IN_PLACES.en[overall])} in ${places.length}.`
          : `${capitalise(OVERALL_IN_PLACES.en[overall])} in ${listIn(
              'en',
              places.map((place) => inSentence(place).en),
            )}.`,
      );
    return said.join(' ');
  },
  /** Why every network of a country answers the same. */
  every: {
    good: 'It supports the main bands of every network.',
    limited: 'Bands that matter are missing on every network: expect gaps or slower service.',
    unconfirmed:
      'We found no source saying that these networks accept such a device. Ask the operators first.',
    no: 'It shares no usable band with any network.',
  } satisfies Record<Outcome, string>,
  /** Question and answer in one line, without a full stop. */
  title: (question: string, headline: string) =>
    `${question}: ${headline[0]!.toLowerCase()}${headline.slice(1, -1)}`,
  /** `Data of 6 October 2026.` */
  dataOf: (date: string) => `Data of ${date}.`,
  /** `EC25-E in Germany`, `EC25-E in 3 countries`. */
  about: (device: string, [first, ...more]: readonly LocalName[]) =>
    `${device} in ${more.length === 0 && first ? inSentence(first).en : `${more.length + 1} countries`}`,
  /** The same with the places in words: `EC25-E in Germany and Brazil`. */
  inPlaces: (device: string, places: string) => `${device} in ${places}`,
};

const ZH: typeof EN = {
  question: ['', '在', '能用吗？'],
  joints: ['、', '和'],
  anyDevice: '这台设备',
  anyCountry: '当地',
  place: ({ zh }) => zh,
  headline(counts) {
    const all = sumOf(counts);
    const on = (count: number) =>
      count < all ? `${all} 个网络中有 ${count} 个` : all === 1 ? '唯一的网络' : `全部 ${all} 个网络`;
    switch (overallOf(counts)) {
      case 'good':
      case 'some':
        return `${on(counts.good)}可用。`;
      case 'limited':
        return `${on(counts.limited)}受限可用。`;
      case 'unconfirmed':
        return `${on(counts.unconfirmed)}未经证实。`;
      case 'no':
        return `${on(all)}都不可用。`.replace('唯一的网络都', '唯一的网络');
    }
  },
  headlineOfAll(answers) {
    const [[overall, places]] = groupAnswers(answers) as [Group];
    return places.length === answers.length
      ? `全部 ${places.length} 个国家和地区：${OVERALL_IN_PLACES.zh[overall]}。`
      : `${answers.length} 个国家和地区中，有 ${places.length} 个${OVERALL_IN_PLACES.zh[overall]}。`;
  },
  others(answers) {
    const said = groupAnswers(answers)
      .slice(1)
      .map(([overall, places]) =>
        places.length > MOST_PLACES
          ? `${places.length} 个${OVERALL_IN_PLACES.zh[overall]}`
          : `${listIn(
              'zh',
              places.map(({ zh }) => zh),
            )}${OVERALL_IN_PLACES.zh[overall]}`,
      );
    return said.length > 0 ? `${said.join('；')}。` : '';
  },
  every: {
    good: '支持每个网络的主力频段。',
    limited: '在每个网络上都缺少部分重要频段，可能有覆盖空洞或速率下降。',
    unconfirmed: '未找到这些网络可接入此类设备的来源，请先向运营商确认。',
    no: '与任何网络都没有可用的共同频段。',
  },
  title: (question, headline) => `${question}：${headline.slice(0, -1)}`,
  dataOf: (date) => `数据日期：${date}。`,
  inPlaces: (device, places) => `${insideChinese(device).trimStart()}在${insideChinese(places).trimEnd()}`,
  about: (device, [first, ...more]) =>
    `${insideChinese(device).trimStart()}在${more.length === 0 && first ? first.zh : ` ${more.length + 1} 个国家和地区`}`,
};

export const ANSWER_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** Says what a device may expect in one or several countries. */
export function sayAnswer(device: string, places: readonly PlaceAnswer[], lang: Lang): AnswerText {
  const words = ANSWER_WORDS[lang];
  const [first] = places as readonly [PlaceAnswer];
  const question = words.about(
    device,
    places.map(({ country }) => country),
  );
  const say = (headline: string, why: string): AnswerText => ({
    headline,
    why,
    title: words.title(question, headline),
  });
  if (places.length > 1) {
    const answers = places.map(({ country, names }) => ({ country, overall: overallOf(countNames(names)) }));
    return say(words.headlineOfAll(answers), words.others(answers));
  }
  const outcomes = OUTCOMES.filter((outcome) => first.names[outcome].length > 0);
  const summary = VERDICT_WORDS[lang].summary(first.names);
  // the one network that was asked about is called by its name
  if (outcomes.length === 1 && first.names[outcomes[0]!].length === 1) return say(summary, '');
  const headline = words.headline(countNames(first.names));
  return say(headline, outcomes.length > 1 ? summary : words.every[outcomes[0]!]);
}

function countNames(names: PlaceAnswer['names']): Tally {
  const { good, limited, unconfirmed, no } = names;
  return { good: good.length, limited: limited.length, unconfirmed: unconfirmed.length, no: no.length };
}

type Group = readonly [overall: Overall, places: readonly LocalName[]];

/** The answers that are there, the best first, each with its countries. */
function groupAnswers(answers: readonly CountryAnswer[]): Group[] {
  return OVERALLS.map((overall): Group => [
    overall,
    answers.filter((answer) => answer.overall === overall).map(({ country }) => country),
  ]).filter(([, places]) => places.length > 0);
}

function sumOf(counts: Readonly<Record<Outcome, number>>): number {
  return counts.good + counts.limited + counts.unconfirmed + counts.no;
}
