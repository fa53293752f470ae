import { describe, expect, it } from 'vitest';
import { bandUseOf } from '../../src/core/band-use.js';
import { judge, prepareDevice } from '../../src/core/verdict.js';
import { WORLD } from '../fixtures/known-world.js';

const [network] = WORLD.countries.get('de')!.networks;

/** What the LTE bands of a German network are to a device. */
function usesFor(lte: number[]): Record<string, string> {
  const device = prepareDevice({ lte, nr: [], radio: 'lte' });
  const judgement = judge(device, network!, '2026-11-20');
  return Object.fromEntries(
    network!.lte.map(({ band }) => [`B${band}`, bandUseOf('lte', band, device, judgement)]),
  );
}

describe('what a band of a network is to a device', () => {
  const all = network!.lte.map(({ band }) => band);

  it('is supported, or missing without harm on a good verdict', () => {
    expect(usesFor(all.filter((band) => band !== 28))).toMatchObject({ B3: 'has', B20: 'has', B28: 'spare' });
  });

  it('matters where it is missing and the verdict is not good', () => {
    expect(usesFor([3])).toMatchObject({ B3: 'has', B20: 'lacks' });
  });

  it('is not needed where it cannot carry a connection alone, although the device has it', () => {
    const receiveOnly = WORLD.countries
      .get('de')!
      .networks.find(({ lte }) => lte.some(({ band }) => band === 32))!;
    const device = prepareDevice({ lte: [3, 20, 32], nr: [], radio: 'lte' });
    expect(bandUseOf('lte', 32, device, judge(device, receiveOnly, '2026-11-20'))).toBe('spare');
  });
});
