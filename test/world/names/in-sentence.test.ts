import { expect, it } from 'vitest';
import { inSentence } from '../../../src/world/names/in-sentence.js';

it.each([
  ['United States', 'the United States'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Germany', 'Germany'],
])('says %s as %s inside a sentence, in English only', (en, said) => {
  expect(inSentence({ en, zh: '名称' })).toEqual({ en: said, zh: '名称' });
});
