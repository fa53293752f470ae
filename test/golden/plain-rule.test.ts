import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LTE_BANDS } from '../../src/core/band.js';
import { type Device, RADIOS } from '../../src/core/device.js';
import { CONFIDENCES, type Network } from '../../src/core/network.js';
import { type Service, SERVICES, type ServiceState, STATES } from '../../src/core/service.js';
import { OUTCOMES, outcomeOf } from '../../src/core/tally.js';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import { judge, verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { SEED } from '../fixtures/seed.js';
import { judgePlainly, plainDevice, plainNetwork } from './plain-rule.js';

const RUNS = 20_000;
const ASKED = '2026-11-22';
/** Best first. */
const VERDICTS = ['good', 'limited', 'no'];

function judgeByEngine(device: Device, network: Network) {
  const { verdict, confirmed, basis } = judge(prepareDevice(device), prepareNetwork(network), ASKED);
  return { verdict, confirmed, basis };
}

// Few bands, so that devices and networks share some; among them those of every exception of the rule.
const bands = fc.constantFrom(1, 2, 3, 4, 5, 7, 8, 10, 12, 17, 18, 19, 20, 25, 26, 28, 29, 32, 38, 41, 46, 65, 66, 85, 103);
const anyBand = fc.oneof({ weight: 9, arbitrary: bands }, { weight: 1, arbitrary: fc.constantFrom(...LTE_BANDS) });
const bandList = fc.uniqueArray(anyBand, { maxLength: 9 });
const parts = fc.option(fc.subarray(['B28A', 'B28B'] as const, { minLength: 1 }), { nil: undefined });

const devices: fc.Arbitrary<Device> = fc
  .record({ radio: fc.constantFrom(...RADIOS), lte: bandList, ltem: bandList, nbiot: bandList, apart: fc.boolean(), parts })
  .map(({ radio, lte, ltem, nbiot, apart, parts }) => ({
    radio,
    lte: apart ? [...new Set([...ltem, ...nbiot])] : lte,
    nr: [],
    ...(parts && { parts }),
    ...(apart && { lpwa: { ltem, nbiot } }),
  }));

const networks: fc.Arbitrary<Network> = fc
  .record({
    lte: fc.uniqueArray(
      fc.record({
        band: anyBand,
        confidence: fc.constantFrom(...CONFIDENCES),
        core: fc.boolean(),
        usesPart: fc.boolean(),
      }),
      { maxLength: 8, selector: ({ band }) => band },
    ),
    ltem: fc.constantFrom('yes' as const, ...STATES),
    nbiot: fc.constantFrom('yes' as const, ...STATES),
  })
  .map(({ lte, ltem, nbiot }) => ({
    lte: lte.map(({ usesPart, ...band }) => ({ ...band, ...(usesPart && band.band === 28 && { part: 'B28A' as const }) })),
    nr: [],
    status: Object.fromEntries(
      SERVICES.map((service): [Service, ServiceState] => [
        service,
        { state: service === 'ltem' ? ltem : service === 'nbiot' ? nbiot : 'unknown', date: null },
      ]),
    ) as Network['status'],
    depth: 'full',
  }));

describe('the rule and a second, plain implementation of it', () => {
  it('agree on every device and network on record', async () => {
    const world = datasetWorld(await loadDataset('data'));
    const everyNetwork = [...world.countries.values()].flatMap((country) => country.networks);
    // Devices with the same bands, radio and parts are judged alike: one of each will do.
    const alike = new Map([...world.devices.values()].map((device) => [JSON.stringify(plainDevice(device)), device]));
    const differences = [];
    let pairs = 0;
    for (const network of everyNetwork) {
      const plain = plainNetwork(network);
      for (const device of alike.values()) {
        pairs++;
        const { verdict, confirmed } = verdictOf(device, network);
        const second = judgePlainly(plainDevice(device), plain);
        if (verdict !== second.verdict || confirmed !== second.confirmed || network.scored.basis !== second.basis)
          differences.push([device.id, network.id, { verdict, confirmed }, second]);
      }
    }
    expect(differences).toEqual([]);
    expect(pairs).toBeGreaterThan(50_000);
  });

  it(`agree on ${RUNS} random pairs (SEED=${SEED})`, () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(devices, networks, (device, network) => {
        const engine = judgeByEngine(device, network);
        const second = judgePlainly(plainDevice(device), plainNetwork(network));
        seen.add(`${outcomeOf(engine)} ${engine.basis}`);
        return JSON.stringify(engine) === JSON.stringify(second);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    // Pairs that all came out alike would prove little.
    expect(seen.size).toBe(2 * OUTCOMES.length);
  });
});

describe('more bands', () => {
  const rank = (device: Device, network: Network) => {
    const { verdict, confirmed } = verdictOf(prepareDevice(device), prepareNetwork(network));
    return { verdict: VERDICTS.indexOf(verdict), outcome: OUTCOMES.indexOf(outcomeOf({ verdict, confirmed })) };
  };

  it(`never make a verdict worse (SEED=${SEED})`, () => {
    fc.assert(
      fc.property(devices, networks, bandList, (device, network, more) => {
        const add = (list: readonly number[]) => [...new Set([...list, ...more])];
        const lpwa = device.lpwa && { ltem: add(device.lpwa.ltem), nbiot: add(device.lpwa.nbiot) };
        const lte = lpwa ? [...new Set([...lpwa.ltem, ...lpwa.nbiot])] : [...new Set([...device.lte, ...more])];
        const wider = rank({ ...device, lte, ...(lpwa && { lpwa }) }, network);
        const before = rank(device, network);
        return wider.verdict <= before.verdict && wider.outcome <= before.outcome;
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
