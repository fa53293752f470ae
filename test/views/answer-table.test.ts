import { expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';
import { answerTable } from '../../src/views/answer-table.js';
import { READERS } from '../../src/views/reader.js';

it('says for each row the answer in a word and how many of all networks are good', () => {
  const { words } = READERS.en;
  const rows = [
    { name: 'Germany', href: '/check/a/de', tally: { good: 2, limited: 1, unconfirmed: 0, no: 0 } },
    { name: '<b>', href: '/check/a/xx', tally: { good: 0, limited: 0, unconfirmed: 1, no: 0 } },
  ];
  const text = writeTemplate(answerTable(words, words.country, rows));
  expect(text).toContain('<a href="/check/a/de">Germany</a>');
  expect(text).toContain(words.ofAll(2, 3));
  expect(text).toContain(words.overall.some);
  expect(text).toContain(words.overall.unconfirmed);
  expect(text).toContain('&#60;b&#62;');
  expect(text).not.toContain(words.overall.no);
});
