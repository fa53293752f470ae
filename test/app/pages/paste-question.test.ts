import { expect, it } from 'vitest';
import { readPlanQuestion } from '../../../src/app/pages/plan-question.js';
import { planAddress, readPastedText, withBands } from '../../../src/app/pages/paste-question.js';
import { WORLD } from '../../fixtures/known-world.js';

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

it('leads to a plan with the bands as an own device, in the countries that were chosen', () => {
  const address = planAddress(query('in=de,fr&bands=B3'), { bands: 'B3 B20 n78', radio: 'nr' });
  expect(address).toBe('?radio=nr&bands=B3,B20,n78&in=de,fr');
  const { own, places } = readPlanQuestion(query(address.slice(1)), WORLD, 'en', 'Mine');
  expect(own).toMatchObject({ radio: 'nr', lte: [3, 20], nr: [78] });
  expect(places.map(({ id }) => id)).toEqual(['fr', 'de']);
});
