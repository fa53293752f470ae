/** Products whose names hold a radio, as `Nova 4G` and `Hub 5G`: what belongs to a name is no label of the list behind it. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { prefixed } from './cases/case.js';

/** The second product has what the first one has, and more. */
const FIRST = [1, 3, 7];
const SECOND = [1, 3, 7, 20, 28];
const OF_LTE = [
  ['Arvo 4G6', 'Arvo 4G12 Pro'],
  ['CampoMax 4G', 'CampoMax 4G+'],
  ['Nova LTE', 'Nova LTE Plus'],
  ['Speedbox 4G', 'Speedbox 4G II'],
  ['Vigor 2620Ln LTE', 'Vigor 2927 LTE'],
  ['Nova 4G', 'Nova 4G v2'],
  ['Kestrel', 'Osprey'],
] as const;
const OF_BOTH = [
  ['CampoMax 4G', 'CampoMax 5G'],
  ['Hub LTE', 'Hub 5G'],
  ['Kite 5G', 'Kite 5G Max'],
  ['5G CPE Pro', '5G CPE Win'],
  ['Zenfire Nord 5G', 'Zenfire 9 Pro'],
  ['Orbi LTE', 'Orbi 5G Home'],
] as const;

const inWords = (bands: readonly number[]) => `${bands.slice(0, -1).join(', ')} and ${bands.at(-1)}`;
type Form = (first: string, second: string) => string;

/** `B1` is of LTE, whatever radio the name of the product holds. */
const WITH_NAMES_OF_BANDS: Readonly<Record<string, Form>> = {
  'behind a colon': (a, b) => `${a}: ${prefixed(FIRST, ', ')}\n${b}: ${prefixed(SECOND, ', ')}`,
  'behind a colon and a label': (a, b) => `${a}: LTE ${prefixed(FIRST)}\n${b}: LTE ${prefixed(SECOND)}`,
  'behind a remark': (a, b) =>
    `${a} (cat. 4): ${prefixed(FIRST, ', ')}\n${b} (cat. 6): ${prefixed(SECOND, ', ')}`,
  'in points': (a, b) => `Models:\n- ${a}: ${prefixed(FIRST)}\n- ${b}: ${prefixed(SECOND)}`,
  'behind a dash': (a, b) => `${a} - ${prefixed(FIRST)}\n${b} - ${prefixed(SECOND)}`,
  'in brackets': (a, b) => `${a} (${prefixed(FIRST)}), ${b} (${prefixed(SECOND)})`,
  'in bold type': (a, b) => `**${a}**: ${prefixed(FIRST)}\n**${b}**: ${prefixed(SECOND)}`,
  'below a heading': (a, b) => `${a}\nLTE: ${prefixed(FIRST)}\n\n${b}\nLTE: ${prefixed(SECOND)}`,
  'in rows': (a, b) =>
    `| Model | LTE bands |\n|---|---|\n| ${a} | ${prefixed(FIRST)} |\n| ${b} | ${prefixed(SECOND)} |`,
  'in columns': (a, b) =>
    `| | ${a} | ${b} |\n|---|---|---|\n| LTE bands | ${prefixed(FIRST)} | ${prefixed(SECOND)} |`,
  'of several radios': (a, b) =>
    `${a}: 4G ${prefixed(FIRST)}; 3G B1/B8\n${b}: 4G ${prefixed(SECOND)}; 3G B1/B8`,
  'in a sentence': (a, b) => `${a} supports ${prefixed(FIRST)}, ${b} supports ${prefixed(SECOND)}.`,
};
const WITH_NUMBERS: Readonly<Record<string, Form>> = {
  'behind a colon': (a, b) => `${a}: bands ${inWords(FIRST)}\n${b}: bands ${inWords(SECOND)}`,
  'behind a remark': (a, b) =>
    `${a} (old, 2018): bands ${inWords(FIRST)}\n${b} (new, 2022): bands ${inWords(SECOND)}`,
  'below a heading': (a, b) =>
    `## ${a}\n4G bands: ${FIRST.join(', ')}\n## ${b}\n4G bands: ${SECOND.join(', ')}`,
  'in sentences': (a, b) =>
    `The ${a} has LTE bands ${inWords(FIRST)}. The ${b} has LTE bands ${inWords(SECOND)}.`,
};

const toldApart = (text: string) => readBands(text).variants.map(({ lte, nr }) => [lte, nr]);

describe('names of bands', () => {
  describe.each(Object.entries(WITH_NAMES_OF_BANDS))('%s', (_, form) => {
    it.each([...OF_LTE, ...OF_BOTH])('of %s and %s', (first, second) => {
      expect(toldApart(form(first, second))).toEqual([
        [FIRST, []],
        [SECOND, []],
      ]);
    });
  });
});

describe('numbers', () => {
  describe.each(Object.entries(WITH_NUMBERS))('%s', (_, form) => {
    it.each(OF_LTE)('of %s and %s', (first, second) => {
      expect(toldApart(form(first, second))).toEqual([
        [FIRST, []],
        [SECOND, []],
      ]);
    });
  });
});
