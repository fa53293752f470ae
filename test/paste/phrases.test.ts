/**
 * What people say of bands in 23 languages and scripts, of each kind: what a device supports, what somebody has set, what is in
 * use now, what networks use. `test/fixtures/phrases.json` has about 1,500 of them, half by somebody who had not seen
 * the reader; a fifth was read so when nobody had opened it: 40 of 608 of another kind, and 118 by the reader before.
 */
import { describe, expect, it } from 'vitest';
import { doubtfulBands } from '../../src/paste/doubtful-bands.js';
import { readBands } from '../../src/paste/read-bands.js';
import type { ReadResult } from '../../src/paste/read-result.js';
import { PHRASES, withBands } from './phrases.js';

/** What stands for the bands of a phrase: `{L}` for several, `{B}` for one. */
const BANDS = {
  '{L}': [
    { written: 'B1, B3, B7, B20', bands: [1, 3, 7, 20] },
    { written: 'B3/B8/B28', bands: [3, 8, 28] },
  ],
  '{B}': [
    { written: 'B3', bands: [3] },
    { written: 'B20', bands: [20] },
  ],
} as const;

interface Said {
  readonly kind: string;
  readonly text: string;
  readonly bands: readonly number[];
  readonly read: ReadResult;
}
const SAID: readonly Said[] = Object.values(PHRASES).flatMap((kinds) =>
  Object.entries(kinds).flatMap(([kind, phrases]) =>
    phrases.flatMap((phrase) =>
      (phrase.includes('{L}') ? BANDS['{L}'] : BANDS['{B}']).map(({ written, bands }) => {
        const text = withBands(phrase, written);
        return { kind, text, bands, read: readBands(text) };
      }),
    ),
  ),
);
const isRead = ({ read, bands }: Said) => read.lte.join() === bands.join();

describe('phrases in 23 languages and scripts', () => {
  it('are never silently nothing: what is not read is offered', () => {
    const lost = SAID.filter(({ read, bands }) => {
      const given = new Set([...read.lte, ...doubtfulBands(read).map(({ band }) => band)]);
      return !bands.every((band) => given.has(band));
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it('give no band that they do not name', () => {
    const invented = SAID.filter(({ read, bands }) =>
      read.lte.some((band) => !(bands as readonly number[]).includes(band)),
    );
    expect(invented.map(({ text }) => text)).toEqual([]);
  });

  it('are mostly read without a question', () => {
    const asked = SAID.filter((said) => !isRead(said)).length;
    expect(asked / SAID.length).toBeLessThan(0.11);
  });

  // In hundreds of those that are read. Verbs of every language have not been met.
  it.each([
    ['supported', 2],
    ['enabled', 7],
    ['serving', 5],
    ['operator', 9],
  ])('%s is told from the other kinds', (kind, most) => {
    const said = SAID.filter((each) => each.kind === kind && isRead(each));
    const others = said.filter(({ read }) => read.kind !== kind);
    expect(said.length).toBeGreaterThan(300);
    expect((100 * others.length) / said.length, others.map(({ text }) => text).join('\n')).toBeLessThan(most);
  });
});
