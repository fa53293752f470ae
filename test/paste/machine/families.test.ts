import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/paste/machine/families.js';
import { type Example, type Family } from '../../../src/paste/machine/family.js';
import { readAnswers } from '../../../src/paste/machine/read-answers.js';
import { readBands } from '../../../src/paste/read-bands.js';

const ROOM = 'src/paste/machine';
const NOT_FAMILIES = ['family.ts', 'families.ts', 'read-answers.ts'];
const files = readdirSync(ROOM).filter((file) => !NOT_FAMILIES.includes(file));

/** Every family walks through here with the examples that stand beside it. */
describe.each(files)('%s', async (file) => {
  const { examples, ...declared } = (await import(
    `../../../src/paste/machine/${file.replace('.ts', '.js')}`
  )) as { examples: readonly Example[] } & Record<string, Family>;
  const [family] = Object.values(declared);

  it('is in the list of families', () => {
    expect(FAMILIES).toContain(family);
  });

  it.each(examples.map((example) => [example.text, example] as const))('%j', (text, example) => {
    const { kind, lteM = [], nbIot = [], nr = [] } = example;
    const read = readBands(text);
    const lte = example.lte ?? [...new Set([...lteM, ...nbIot])].sort((a, b) => a - b);
    expect({ kind: read.kind, lte: read.lte, nr: read.nr }).toEqual({ kind, lte, nr });
    if (example.lteM) expect(read.lteM).toEqual(lteM);
    if (example.nbIot) expect(read.nbIot).toEqual(nbIot);
    const { kind: same, lte: lteOfWindows, nr: nrOfWindows } = readBands(text.replace(/\r?\n/g, '\r\n'));
    expect({ kind: same, lte: lteOfWindows, nr: nrOfWindows }).toEqual({ kind, lte, nr });
    expect(readAnswers({ text, low: text.toLowerCase() }).rest).not.toBe(text.toLowerCase());
  });
});
