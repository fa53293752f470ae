import { expect, it } from 'vitest';
import { addressOf } from '../../../src/app/pages/check-question.js';
import { EXAMPLE, startQuestions } from '../../../src/app/pages/start-questions.js';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { findToAsk } from '../../../src/app/search/ask-options.js';
import { TINY_WORLD } from '../../fixtures/tiny-world.js';
import { WORLD } from '../../fixtures/known-world.js';

it.each(startQuestions(WORLD))('the box offers for “$typed” what the example leads to', ({ typed, path }) => {
  const [first] = findToAsk(typed, 'device', WORLD, 'en', []).choices;
  expect(first!.path ?? addressOf(first!.adds!)).toBe(path);
});

it('asks about nothing that the data does not have', () => {
  expect(startQuestions(WORLD)).toHaveLength(4);
  expect(startQuestions(TINY_WORLD).filter(({ shows }) => shows === 'region')).toEqual([]);
});

it('shows an example with more than one kind of answer', () => {
  const device = WORLD.devices.get(EXAMPLE.device)!;
  const { networks, overall } = judgeCountry(device, WORLD.countries.get(EXAMPLE.cc)!, '2026-11-22');
  expect(overall).toBe('some');
  expect(networks.length).toBeLessThan(5);
});
