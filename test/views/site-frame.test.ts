import { nothing } from 'lit';
import { expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';
import { READERS } from '../../src/views/reader.js';
import { siteFooter, siteHeader } from '../../src/views/site-frame.js';

it.each([
  ['devices', 'href="/zh/devices" aria-current="page"'],
  ['device', 'href="/zh/devices" aria-current="true"'],
  ['network', 'href="/zh/countries" aria-current="true"'],
] as const)('marks in the navigation where the page %s stands', (page, marked) => {
  const text = writeTemplate(siteHeader(page, nothing, READERS.zh));
  expect(text).toContain(marked);
  expect(text.match(/aria-current/g)).toHaveLength(1);
});

it('leads to the page in the other language', () => {
  const text = writeTemplate(siteFooter('about', nothing, '/zh/about', READERS.en));
  expect(text).toMatch(/lang="zh-Hans"\s+href="\/zh\/about"/);
  expect(text).toContain('CC BY 4.0');
});
