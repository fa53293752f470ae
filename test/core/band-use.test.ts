import { describe, expect, it } from 'vitest';
import { bandNames } from '../../src/core/band.js';
import { bandUseOf } from '../../src/core/band-use.js';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import { judge, verdictOf } from '../../src/core/verdict.js';
import { WORLD } from '../fixtures/known-world.js';

const [network] = WORLD.countries.get('de')!.networks;

/** What the LTE bands of a German network are to a device. */
function usesFor(lte: number[]): Record<string, string> {
  const device = prepareDevice({ lte, nr: [], radio: 'lte' });
  const { verdict } = verdictOf(device, network!);
  return Object.fromEntries(
    network!.lte.map(({ band }) => [`B${band}`, bandUseOf('lte', band, device, network!, verdict)]),
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

  it('is what the judgement says, for every network and technology', () => {
    const differing: string[] = [];
    const devices = ['ec25-e', 'ec25-eux', 'bg95-m3', 'rm520n-gl', 'rg255c-gl'];
    for (const device of devices.flatMap((id) => WORLD.devices.get(id) ?? []))
      for (const on of [...WORLD.countries.values()].flatMap(({ networks }) => networks)) {
        const { verdict, missing } = judge(device, on, '2026-11-20');
        for (const rat of ['lte', 'nr'] as const) {
          const lacks = on[rat].filter(({ band }) => bandUseOf(rat, band, device, on, verdict) === 'lacks');
          const names = new Set(
            bandNames(
              rat,
              lacks.map(({ band }) => band),
            ),
          );
          const said = verdict === 'good' ? [] : missing[rat];
          if (names.size !== said.length || !said.every((name) => names.has(name)))
            differing.push(`${device.id} ${on.id}`);
        }
      }
    expect(differing).toEqual([]);
  });

  it('does not count for a service that the network does not offer', () => {
    const device = prepareDevice({ lte: [3, 20], nr: [], radio: 'lpwa', lpwa: { ltem: [20], nbiot: [3] } });
    const ltemOnly = prepareNetwork({
      ...network!,
      status: { ...network!.status, nbiot: { state: 'off', date: null } },
    });
    expect([3, 20].map((band) => bandUseOf('lte', band, device, ltemOnly, 'limited'))).toEqual([
      'lacks',
      'has',
    ]);
  });

  it('is not needed where it cannot carry a connection alone, although the device has it', () => {
    const receiveOnly = WORLD.countries
      .get('de')!
      .networks.find(({ lte }) => lte.some(({ band }) => band === 32))!;
    const device = prepareDevice({ lte: [3, 20, 32], nr: [], radio: 'lte' });
    expect(bandUseOf('lte', 32, device, receiveOnly, 'limited')).toBe('spare');
  });
});
