import { expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';
import { qualityView } from '../../src/views/quality-view.js';
import { READERS } from '../../src/views/reader.js';
import { EVIDENCE } from '../fixtures/known-evidence.js';
import { WORLD } from '../fixtures/known-world.js';

it.each([
  ['en', 'publisher&#39;s files disagree', '3G planned 2026-08'],
  ['zh', '发布方文件之间的矛盾', '3G planned 2026-08'],
] as const)('has every contradiction and correction in %s, each with a link', (lang, heading, says) => {
  const text = writeTemplate(qualityView(WORLD, EVIDENCE, '2026-11-22', READERS[lang])).replace(/\s+/g, ' ');
  expect(text).toContain(heading);
  expect(text).toContain(says);
  const tables = [...text.matchAll(/<table.*?<\/table>/g)].map(([table]) => table);
  const contradictions = tables.find((table) => table.includes(says))!;
  expect(contradictions.match(/<tr>/g)).toHaveLength(EVIDENCE.contradictions.length + 1);
  expect(contradictions.match(/<a /g)).toHaveLength(EVIDENCE.contradictions.length);
  for (const id of EVIDENCE.corrections.keys()) expect(text).toContain(`/${id}">`);
});

it.each([
  ['en', 'Names one source'],
  ['zh', '只列出一个来源'],
] as const)('leads from every row of every table to where a person can help, in %s', (lang, heading) => {
  const text = writeTemplate(qualityView(WORLD, EVIDENCE, '2026-11-22', READERS[lang]));
  expect(text).toContain(heading);
  const rows = [...text.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row).filter((row) => row.includes('<td'));
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.filter((row) => !row.includes('<a '))).toEqual([]);
  for (const [, id] of text.matchAll(/href="[^"]*\/data\/quality#([^"]+)"/g))
    expect(text).toContain(`id="${id}"`);
});
