import { expect, it } from 'vitest';
import { addressOf } from '../../../src/app/pages/check-question.js';
import { EXAMPLE_CHECK, startQuestions } from '../../../src/app/pages/start-questions.js';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { findToAsk } from '../../../src/app/search/ask-options.js';
import { LANGS } from '../../../src/words/lang.js';
import { TINY_WORLD } from '../../fixtures/tiny-world.js';
import { WORLD } from '../../fixtures/known-world.js';

it.each(startQuestions(WORLD))(
  'the box offers for “$typed.en” what the example leads to',
  ({ typed, path }) => {
    for (const lang of LANGS) {
      const [first] = findToAsk(typed[lang], 'device', WORLD, lang, []).choices;
      expect(first!.path ?? addressOf(first!.adds!), lang).toBe(path);
    }
  },
);

it('asks about nothing that the data does not have', () => {
  expect(startQuestions(WORLD)).toHaveLength(4);
  expect(startQuestions(TINY_WORLD).filter(({ shows }) => shows === 'region')).toEqual([]);
});

it('shows an example with more than one kind of answer', () => {
  const device = WORLD.devices.get(EXAMPLE_CHECK.device)!;
  const { networks, overall } = judgeCountry(device, WORLD.countries.get(EXAMPLE_CHECK.cc)!, '2026-11-22');
  expect(overall).toBe('some');
  expect(networks.length).toBeLessThan(5);
});
