/**
 * Posts that say what a device has, and in another sentence, line or paragraph what is locked, in use or run by operators. The
 * answer has to be about the device, with its bands and no others. The sentences are the phrases of 22 languages that are read
 * right when they stand alone.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import type { ReadKind } from '../../src/paste/read-result.js';
import { PHRASES, withBands } from './phrases.js';

const write = (phrase: string, bands: readonly number[], joint: string) =>
  withBands(phrase, bands.map((band) => `B${band}`).join(joint));
/** Phrases of a kind that have these bands and are read so alone. */
const phrasesOf = (all: readonly string[], kind: ReadKind, bands: readonly number[]) =>
  all.filter((phrase) => {
    const read = readBands(write(phrase, bands, ', '));
    return read.kind === kind && read.lte.join() === bands.join();
  });

const DEVICE = [1, 3, 5, 8, 38, 40, 41];
/** B20 is none of the device's. */
const OTHER = { '{B}': [20], '{L}': [8, 20] } as const;
const postsWith = (kind: ReadKind) => {
  const languages = Object.values(PHRASES).flatMap(({ supported = [], [kind]: others = [] }) => {
    const ofDevice = phrasesOf(
      supported.filter((phrase) => phrase.includes('{L}')),
      'supported',
      DEVICE,
    );
    const beside = (['{B}', '{L}'] as const).flatMap((place) =>
      phrasesOf(
        others.filter((phrase) => phrase.includes(place)),
        kind,
        OTHER[place],
      ).map((phrase) => write(phrase, OTHER[place], ', ')),
    );
    return ofDevice[0] && beside[0] ? [{ ofDevice, beside }] : [];
  });
  return fc.constantFrom(...languages).chain(({ ofDevice, beside }) =>
    fc.record({
      device: fc.constantFrom(...ofDevice).map((phrase) => write(phrase, DEVICE, ', ')),
      other: fc.constantFrom(...beside),
      isFirst: fc.boolean(),
      joint: fc.constantFrom(' ', '\n', '\n\n'),
    }),
  );
};

// In hundreds of posts. What operators do is said with verbs that devices have, too.
it.each([
  ['enabled', 1],
  ['serving', 1],
  ['operator', 15],
] as const)('answers about the device beside what is %s', (kind, most) => {
  const posts = fc.sample(postsWith(kind), { seed: 1, numRuns: 800 });
  const wrong = posts.flatMap(({ device, other, isFirst, joint }) => {
    const sentences = isFirst ? [device, other] : [other, device];
    const text = sentences.map((each) => (/[.!?。？！]$/.test(each) ? each : `${each}.`)).join(joint);
    const { kind: read, lte } = readBands(text);
    return read === 'supported' && lte.join() === DEVICE.join() ? [] : [text];
  });
  expect((100 * wrong.length) / posts.length, wrong.slice(0, 9).join('\n\n')).toBeLessThanOrEqual(most);
});
