import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../../src/paste/machine/families.js';
import { type Example, type Family } from '../../../src/paste/machine/family.js';
import { readAnswers } from '../../../src/paste/machine/read-answers.js';
import { readBands } from '../../../src/paste/read-bands.js';
import { type ReadResult } from '../../../src/paste/read-result.js';

const ROOM = 'src/paste/machine';
const NOT_FAMILIES = ['family.ts', 'families.ts', 'read-answers.ts'];
const files = readdirSync(ROOM).filter((file) => !NOT_FAMILIES.includes(file));

const eachLine = (text: string, write: (line: string, i: number) => string) =>
  text.split('\n').map(write).join('\n');
/** How people post what a modem answers: between sentences, quoted, set in, or with the time at which each line came. */
const POSTS: readonly ((answer: string) => string)[] = [
  (answer) =>
    `Hi all,\n\nmy router does not use band 28 although the tower has it:\n\n\`\`\`\n${answer}\n\`\`\`\n\nThanks!`,
  (answer) =>
    `I am on Vodafone and get no aggregation.\n\n${eachLine(answer, (line) => `    ${line}`)}\n\nHow do I enable band 20?`,
  (answer) => `大家好，模块注册不上B8，日志如下：\n\n${answer}\n\n请问怎么锁定B3？`,
  (answer) =>
    `${eachLine(answer, (line) => `> ${line}`)}\n\nWhat else can I try? My phone on the same SIM gets B3+B7.`,
  (answer) =>
    `No 5G (n78) after the update.\n\nLogs\n${eachLine(answer, (line, i) => `[12:03:${10 + i}] ${line}`)}`,
  (answer) => eachLine(answer, (line, i) => `13:02:47.8${10 + i} -> ${line}`),
];

/** Numbers of cells and areas, and codes of networks, which people hide. */
const PRIVATE = /(?<![\w.])(?:[\da-f]{5,}|\d{3}-\d\d)(?![\w.])/gi;
const HIDDEN: readonly ((value: string) => string)[] = [
  (value) => value.replace(/\w/g, 'X'),
  (value) => value.replace(/\w/g, '*'),
  (value) => value.slice(0, 2) + value.slice(2).replace(/\w/g, 'x'),
];

/** The plain answer. */
const answerOf = ({ kind, lte, nr }: ReadResult) => ({ kind, lte, nr });

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
    if (example.gsm) expect(read.gsm).toEqual(example.gsm);
    if (example.umts) expect(read.umts).toEqual(example.umts);
    const { kind: same, lte: lteOfWindows, nr: nrOfWindows } = readBands(text.replace(/\r?\n/g, '\r\n'));
    expect({ kind: same, lte: lteOfWindows, nr: nrOfWindows }).toEqual({ kind, lte, nr });
    expect(readAnswers({ text, low: text.toLowerCase() }).rest).not.toBe(text.toLowerCase());
  });

  it.each(examples.map(({ text }) => text))(
    '%j cut behind any mark is read the same with other ends of lines',
    (text) => {
      for (const { index } of text.matchAll(/[:=]/g)) {
        const cut = text.slice(0, index + 1) + '\n';
        for (const end of ['\r\n', '  \n'])
          expect(answerOf(readBands(cut.replaceAll('\n', end)))).toEqual(answerOf(readBands(cut)));
      }
    },
  );

  const cells = examples.filter(({ text, kind }) => kind === 'serving' && text.search(PRIVATE) >= 0);
  if (cells[0])
    it.each(cells.map(({ text }) => text))('%j with its numbers hidden', (text) => {
      for (const hide of HIDDEN)
        expect(answerOf(readBands(text.replace(PRIVATE, hide)))).toEqual(answerOf(readBands(text)));
    });

  const withBands = examples.filter(({ lte, nr, lteM, nbIot }) => lte ?? nr ?? lteM ?? nbIot);
  it.each(withBands.map(({ text }) => text))('%j in posts', (text) => {
    const said = ({ kind, lte, nr, variants }: ReadResult) => ({
      kind,
      lte,
      nr,
      variants: variants.map(({ name }) => name),
    });
    for (const post of POSTS) expect(said(readBands(post(text))), post(text)).toEqual(said(readBands(text)));
  });
});
