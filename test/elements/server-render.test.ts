import { createRequire } from 'node:module';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import '../../src/elements/band-check/band-check.element.js';

const { renderToString } = createRequire(import.meta.url)('react-dom/server') as {
  renderToString(node: ReactNode): string;
};

test('React on a server writes the tag with its fallback, as in a client component of Next', () => {
  const fallback = createElement('a', { href: '/coverage' }, 'Where does it work?');
  const attributes = { device: 'ec25-e', country: 'de', 'as-of': '2026-11-20' };
  expect(renderToString(createElement('band-check', attributes, fallback))).toBe(
    '<band-check device="ec25-e" country="de" as-of="2026-11-20"><a href="/coverage">Where does it work?</a></band-check>',
  );
});
