/**
 * What reading a pasted text costs, and how many texts are read exactly right, beside the pattern that one would write
 * first. Then how the cost grows with the text: real texts, each repeated to 16 and to 64 kB. The texts are those that
 * `npm run paste:score` counts.
 */
import { readBands } from '../../src/paste/read-bands.js';
import { type Paste, PASTE_FILES, readPastes } from '../../test/fixtures/read-pastes.js';
import { median } from './median.js';
import { processorTime } from './processor-time.js';
import { reportRow } from './report.js';

/** Milliseconds for a real text, and how often a text four times as long may cost as much, as was asked for. */
const ASKED = { milliseconds: 1, growth: 5 };
const OFTEN = 20;
const pastes = Object.values(PASTE_FILES).flatMap(readPastes);

/** Every B and every n that stands before a number. */
function readPlainly(text: string): Pick<Paste, 'lte' | 'nr'> {
  const numbersAfter = (letter: string) =>
    [...text.matchAll(new RegExp(`\\b${letter}(\\d{1,3})\\b`, 'gi'))].map(([, digits]) => Number(digits));
  const inOrder = (bands: readonly number[]) => [...new Set(bands)].sort((a, b) => a - b);
  return { lte: inOrder(numbersAfter('b')), nr: inOrder(numbersAfter('n')) };
}

const medianTime = (read: (text: string) => unknown) =>
  median(
    pastes.map(({ text }) => {
      // the clock of the processor counts in steps that are longer than one call
      const often = () => {
        for (let i = 0; i < OFTEN; i++) read(text);
      };
      return (1000 * processorTime(often, 3)) / OFTEN;
    }),
  );
/** Of the texts with one certain answer and one set of bands, the only ones that a pattern can answer. */
const certain = pastes.filter(({ certainty, variants }) => certainty === 'exact' && !variants);
const countRight = (read: (text: string) => Pick<Paste, 'lte' | 'nr'>) =>
  certain.filter(({ text, lte, nr }) => {
    const got = read(text);
    return got.lte.join() === lte.join() && got.nr.join() === nr.join();
  }).length;

const [right, plainlyRight] = [countRight(readBands), countRight(readPlainly)];
reportRow('paste', 'right', {
  ours: `${right} of ${certain.length}`,
  theirs: `${plainlyRight} of ${certain.length}`,
  ratio: right / plainlyRight,
});
const [time, plainTime] = [medianTime(readBands), medianTime(readPlainly)];
reportRow('paste', 'typical', {
  ours: `${time.toFixed(0)} µs`,
  theirs: `${plainTime.toFixed(0)} µs`,
  ratio: plainTime / time,
});
reportRow('paste', 'quick', {
  ours: `${time.toFixed(0)} µs`,
  theirs: `${ASKED.milliseconds} ms`,
  ratio: (1000 * ASKED.milliseconds) / time,
});

const repeatText = (text: string, length: number) =>
  `${text}\n`.repeat(Math.ceil(length / (text.length + 1))).slice(0, length);
const growths = pastes
  .filter((_, at) => at % 40 === 0)
  .map(({ text }) => {
    const timeOf = (length: number) => processorTime(() => readBands(repeatText(text, length)), 3);
    return timeOf(65_536) / timeOf(16_384);
  });
const growth = Math.max(...growths);
reportRow('paste', 'growth', {
  ours: `${growth.toFixed(1)} times`,
  theirs: `${ASKED.growth} times`,
  ratio: ASKED.growth / growth,
});
console.log(`${right} of ${certain.length} texts right, the pattern ${plainlyRight}`);
console.log(`${time.toFixed(0)} µs for a text, the pattern ${plainTime.toFixed(0)} µs`);
console.log(
  `${growth.toFixed(1)} times the cost for four times the text, the worst of ${growths.length} texts`,
);
