import { expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';
import { READERS } from '../../src/views/reader.js';
import { sourceList } from '../../src/views/source-list.js';

const source = (publisher: string, url: string) => ({ publisher, grade: 'A', url, date: '2026-01' });
const sources = new Map([
  ['a', source('Operator', 'https://example.org/a')],
  ['b', source('Hostile', 'javascript:alert(1)')],
]);

it('lists each source once and links only web addresses', () => {
  const text = writeTemplate(sourceList(['a', 'b', 'a', 'gone'], sources, READERS.en.words));
  expect(text.match(/<li>/g)).toHaveLength(2);
  expect(text).toContain('<a href="https://example.org/a" rel="external noopener">Operator</a>');
  expect(text).toContain('<span>Hostile</span>');
  expect(text).not.toContain('javascript:');
});

it.each([
  ['en', 'read in November 2026'],
  ['zh', '2026年11月查阅'],
] as const)('says in %s of a source without a date of its own when it was read', (lang, said) => {
  const undated = new Map([
    ['a', { ...source('Maker', 'https://example.org/a'), date: '2026-11', read: true as const }],
  ]);
  expect(writeTemplate(sourceList(['a'], undated, READERS[lang].words))).toContain(said);
});
