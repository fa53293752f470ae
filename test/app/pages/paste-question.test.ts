import { expect, it } from 'vitest';
import { readPastedText, withBands } from '../../../src/app/pages/paste-question.js';

const query = (text: string) => new URLSearchParams(text);

it('begins with the bands of a shared link, or with the text that another app shares', () => {
  expect(readPastedText(query('bands=B3,B20&text=other'))).toBe('B3,B20');
  expect(readPastedText(query('title=Sheet&text=LTE B3&url=https://a.example'))).toBe(
    'Sheet\nLTE B3\nhttps://a.example',
  );
  expect(readPastedText(query(''))).toBe('');
});

it('makes an address to share: the bands and the countries, not the text', () => {
  const next = withBands(query('title=Sheet&text=LTE+B3&in=de,fr'), 'B3 B20');
  expect([...next]).toEqual([
    ['in', 'de,fr'],
    ['bands', 'B3,B20'],
  ]);
  expect([...withBands(next, null)]).toEqual([['in', 'de,fr']]);
});
