import { namesByOutcome, outcomeOf } from '../core/tally.js';
import { CHECK_WORDS } from '../words/check.js';
import { correctionText } from '../words/correction-text.js';
import type { Lang } from '../words/lang.js';
import { MEANINGS } from '../words/meanings.js';
import { DATA_WORDS } from '../words/data.js';
import { namedNetworkText } from '../words/named-network.js';
import { cautionPhrases, servicePhrases, whyPhrases } from '../words/network-phrases.js';
import { VERDICT_WORDS, type VerdictWords } from '../words/verdict-words.js';
import { correctionsThatMatter } from '../world/corrections-that-matter.js';
import type { Answer, NetworkAnswer } from './check-networks.js';
import { readLang } from './read-question.js';

/** An answer in words, in the order of the answer: plain data that survives JSON. */
export interface Explanation {
  readonly lang: Lang;
  readonly countries: readonly CountryExplanation[];
  readonly networks: readonly NetworkExplanation[];
}

export interface CountryExplanation {
  readonly cc: string;
  /** What was asked: `Quectel EC25-E in Germany`. */
  readonly title: string;
  /** Which networks were named, where it works and where not, what is not known of the whole country, and what is corrected of the device. */
  readonly sentences: readonly string[];
}

export interface NetworkExplanation {
  readonly cc: string;
  readonly id: string;
  readonly name: string;
  /** The verdict in a word or two: `Works with limits`. */
  readonly verdict: string;
  /** Why, what decides besides, what is corrected of that, and what to beware of. */
  readonly sentences: readonly string[];
}

/**
 * Puts an answer into sentences, the same as in the app and the elements.
 * @param answer of `check`; one that went through JSON does too
 * @throws InputError `not-a-language`
 */
export function explain(answer: Answer, lang: Lang): Explanation {
  const words = VERDICT_WORDS[readLang(lang)];
  const device = answer.device.name ?? CHECK_WORDS[lang].theseBands;
  const nameOf = ({ name }: Answer['networks'][number]) => name;
  return {
    lang,
    countries: answer.countries.map(({ cc, name, named }) => {
      const here = answer.networks.filter((network) => network.cc === cc);
      return {
        cc,
        title: words.deviceIn(device, name[lang]),
        sentences: [
          ...named.map(({ given, networks }) =>
            namedNetworkText(given, here.filter(({ id }) => networks.includes(id)).map(nameOf), lang),
          ),
          ...(named.some(({ isCode }) => isCode) ? [DATA_WORDS[lang].codeNote] : []),
          words.summary(namesByOutcome(here, (network) => network, nameOf)),
          ...sentencesOf(words, [[bandsOnly(words, here)]]),
          ...answer.device.corrections.map((correction) => correctionText(correction, lang)),
        ],
      };
    }),
    networks: answer.networks.map((network) => ({
      cc: network.cc,
      id: network.id,
      name: network.name,
      verdict: words.verdict[outcomeOf(network)],
      sentences: [
        ...sentencesOf(words, [whyPhrases(words, network)]),
        ...(network.basis === 'single-source' ? [MEANINGS[lang].basis['single-source']] : []),
        ...sentencesOf(words, [servicePhrases(words, network)]),
        ...correctionsThatMatter(network.corrections, network).map((correction) =>
          correctionText(correction, lang),
        ),
        ...sentencesOf(
          words,
          cautionPhrases(words, network).map((caution) => [caution]),
        ),
      ],
    })),
  };
}

function sentencesOf(words: VerdictWords, phrases: readonly (readonly string[])[]): string[] {
  return phrases.map((each) => words.sentence(each)).filter(Boolean);
}

/** That only bands were researched is true of a whole country, so it is said once. */
function bandsOnly(words: VerdictWords, networks: readonly NetworkAnswer[]): string {
  const caution = networks
    .flatMap(({ cautions }) => cautions)
    .find(({ code }) => code === 'depth-bands-only');
  return caution ? words.caution(caution) : '';
}
