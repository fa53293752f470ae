import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { type ReadResult } from '../../src/paste/read-result.js';
import { type Case, written } from './cases/case.js';
import { OTHER_MODEMS, QUECTEL, TOOLS, VARIANTS } from './cases/machine.js';
import { DAMAGED, FREQUENCIES, LISTS, LPWA, MOMENTS, NONE, NR_LISTS, OPERATORS } from './cases/lists.js';

const FAMILIES: Readonly<Record<string, readonly Case[]>> = {
  'labelled lists': LISTS,
  'copy damage': DAMAGED,
  'NR lists': NR_LISTS,
  'LTE-M and NB-IoT': LPWA,
  frequencies: FREQUENCIES,
  operators: OPERATORS,
  'locks and cells in use': MOMENTS,
  'texts without bands': NONE,
  'Quectel commands': QUECTEL,
  'other modems': OTHER_MODEMS,
  'Linux, Android and carrier aggregation': TOOLS,
  'several products or regions': VARIANTS,
};

/** What is read, without where it stands. */
const withoutPlaces = ({ kind, lte, nr, variants }: ReadResult) => ({ kind, lte, nr, variants });

describe.each(Object.entries(FAMILIES))('%s', (_, cases) => {
  it.each(cases.map((row) => [row.text.slice(0, 70), row] as const))(
    '%s',
    (_name, { text, bands, kind, region }) => {
      const read = readBands(text, region ? { region } : {});
      expect(withoutPlaces(readBands(text.replaceAll('\n', '\r\n'), region ? { region } : {}))).toEqual(
        withoutPlaces(read),
      );
      if (typeof bands === 'string') {
        expect(written(read)).toBe(bands.replace(/^\| /, ''));
        expect(read.kind).toBe(kind ?? (bands === '' ? 'none' : 'supported'));
      } else {
        expect(Object.fromEntries(read.variants.map((variant) => [variant.name, written(variant)]))).toEqual(
          bands,
        );
      }
    },
  );
});
