import { styleText } from 'node:util';
import { type Outcome, outcomeOf } from '../../core/tally.js';
import type { Answer } from '../../library/check-networks.js';
import { explain } from '../../library/explain.js';
import { COMMAND_WORDS } from '../../words/command.js';
import type { Lang } from '../../words/lang.js';
import { dateIn } from '../../words/lists-and-dates.js';
import type { Terminal } from './terminal.js';
import { textTable } from './text-table.js';

type Format = Parameters<typeof styleText>[0];

const MARKS: Readonly<Record<Outcome, string>> = { good: '✓', limited: '~', unconfirmed: '?', no: '✗' };
const COLOURS: Readonly<Record<Outcome, Format>> = {
  good: 'green',
  limited: 'yellow',
  unconfirmed: 'cyan',
  no: 'red',
};

/** An answer for people: a heading for each country, a row for each network, and whose data it is. */
export function answerText(answer: Answer, lang: Lang, terminal: Terminal): string {
  const words = COMMAND_WORDS[lang];
  const { countries, networks } = explain(answer, lang);
  const blocks = countries.map(({ cc, title, sentences }) => {
    const here = answer.networks.filter((network) => network.cc === cc);
    const outcomes = here.map(outcomeOf);
    const rows = networks
      .filter((network) => network.cc === cc)
      .map(({ name, verdict, sentences }, at) => [
        `${MARKS[outcomes[at]!]} ${verdict}`,
        here[at]!.named ? `${name} ←` : name,
        sentences.join(words.space),
      ]);
    const paint = (cell: string, at: number) => colour(COLOURS[outcomes[at]!], cell, terminal);
    const heading = colour('bold', title + words.colon + sentences.join(words.space), terminal);
    return `${heading}\n\n${textTable(rows, terminal.columns, paint)}\n`;
  });
  return `${blocks.join('')}${creditLine(answer.data, lang)}\n`;
}

/** Whose data an answer rests on, and of which day. */
export function creditLine({ attribution, version, updated }: Answer['data'], lang: Lang): string {
  return COMMAND_WORDS[lang].data(attribution, version, updated && dateIn(lang, updated));
}

/** Colours a text where the terminal shows colours. */
export function colour(format: Format, text: string, { hasColours }: Terminal): string {
  return hasColours ? styleText(format, text, { validateStream: false }) : text;
}
