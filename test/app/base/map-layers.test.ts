import { describe, expect, it } from 'vitest';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { layersFor, mapAnswers } from '../../../src/app/base/map-layers.js';
import { WORLD } from '../../fixtures/known-world.js';

const countries = [...WORLD.countries.values()];
const device = (id: string) => WORLD.devices.get(id)!;

describe('the layers of the map', () => {
  it('say something of the devices that there are', () => {
    expect(layersFor([])).toEqual(['ltem', 'nbiot', 'g2', 'g3']);
    expect(layersFor([device('ec25-e')])).toEqual(['answer', 'ltem', 'nbiot', 'g2', 'g3']);
    expect(layersFor([device('ec25-e'), device('rm520n-gl')])).toContain('nr');
  });

  it('show the answer of one device as its page does', () => {
    for (const { country, overall, tally } of mapAnswers('answer', countries, [device('bg77')])) {
      const own = judgeCountry(device('bg77'), country, '2026-11-22');
      expect([overall, tally]).toEqual([own.overall, own.tally]);
    }
  });

  it('count each network with the best of several devices', () => {
    const ids = ['ec25-e', 'ec25-af'];
    const both = mapAnswers('answer', countries, ids.map(device));
    const alone = ids.map((id) => mapAnswers('answer', countries, [device(id)]));
    const best = (a: string, b: string) => (a === 'good' || b === 'good' ? 'good' : undefined);
    both.forEach(({ outcomes }, row) =>
      outcomes.forEach((outcome, i) => {
        const good = best(alone[0]![row]!.outcomes[i]!, alone[1]![row]!.outcomes[i]!);
        expect(outcome === 'good').toBe(good === 'good');
      }),
    );
  });

  it.each(['ltem', 'nbiot', 'g2', 'g3'] as const)('never show silence about %s as a no', (layer) => {
    for (const { country, outcomes } of mapAnswers(layer, countries, []))
      country.networks.forEach(({ status }, i) => {
        const { state } = status[layer];
        expect(outcomes[i] === 'no').toBe(state === 'off' || state === 'never');
        expect(outcomes[i] === 'good').toBe(state === 'yes');
      });
  });

  it('know nothing of 5G where no source names a band of it', () => {
    for (const { country, outcomes } of mapAnswers('nr', countries, [device('rm520n-gl')]))
      country.networks.forEach(({ nr }, i) => {
        if (nr.length === 0) expect(outcomes[i]).toBe('unconfirmed');
      });
  });
});
