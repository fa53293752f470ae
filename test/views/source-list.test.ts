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
