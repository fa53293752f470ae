import { expect, it } from 'vitest';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { OUTCOMES, outcomeOf } from '../../../src/core/tally.js';
import { WORLD } from '../../fixtures/known-world.js';

const judge = (id: string, cc: string) =>
  judgeCountry(WORLD.devices.get(id)!, WORLD.countries.get(cc)!, '2026-11-22');

it('lists every network once, best first, and counts what it lists', () => {
  for (const cc of ['de', 'us', 'jp', 'br']) {
    for (const id of WORLD.devices.keys()) {
      const { networks, tally, country } = judge(id, cc);
      expect(networks).toHaveLength(country.networks.length);
      const ranks = networks.map(({ outcome }) => OUTCOMES.indexOf(outcome));
      expect(ranks).toEqual([...ranks].sort());
      for (const { judgement, outcome } of networks) expect(outcome).toBe(outcomeOf(judgement));
      for (const outcome of OUTCOMES)
        expect(tally[outcome]).toBe(networks.filter((each) => each.outcome === outcome).length);
    }
  }
});

it('says what the networks say together', () => {
  expect(judge('ec25-e', 'de').overall).toBe('good');
  expect(judge('ec25-af', 'de').overall).toBe('no');
});
