import { describe, expect, it } from 'vitest';
import { judgeLanes, LANES } from '../../src/core/lanes.js';
import { SERVICES, type Service, type ServiceState } from '../../src/core/service.js';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import { judge } from '../../src/core/verdict.js';
import { WORLD } from '../fixtures/known-world.js';
import { LANE_CASES } from '../fixtures/planning-cases.js';

const ASKED = '2026-11-22';
const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
const on = (id: string) => networks.find((network) => network.id === id)!;
const device = (id: string) => WORLD.devices.get(id)!;

/** The verdicts of the four lanes, `*` where the lane carries the published verdict. */
const verdicts = (deviceId: string, networkId: string) =>
  judgeLanes(device(deviceId), on(networkId), ASKED).map(
    ({ verdict, isVerdict }) => verdict + (isVerdict ? '*' : ''),
  );

describe('four lanes', () => {
  it.each(LANE_CASES)('$device on $network: $why', ({ device: id, network, lanes }) =>
    expect(verdicts(id, network)).toEqual(lanes),
  );

  it('answer for a device of 2G alone, with the day on which it ends', () => {
    const tracker = prepareDevice({ lte: [], nr: [], radio: 'lte', fallback: ['g2'] });
    const [lte, , , older] = judgeLanes(tracker, on('telekom-de'), ASKED);
    expect(lte.verdict).toBe('none-needed');
    expect(older).toEqual({
      lane: 'older',
      verdict: 'limited',
      isVerdict: false,
      lacking: [],
      services: [{ service: 'g2', state: 'planned', date: '2028-06-30' }],
    });
  });

  it('name the 5G bands that a device lacks, and none where no 5G band is known', () => {
    const modem = prepareDevice({ lte: [3, 20], nr: [78], radio: 'nr' });
    const lackingOn = (id: string) => judgeLanes(modem, on(id), ASKED)[1].lacking;
    expect([lackingOn('telekom-de'), lackingOn('altan')]).toEqual([['n1'], []]);
  });

  it('say of 5G standalone to every 5G device, and of RedCap to those that are RedCap', () => {
    const servicesOf = (radio: 'nr' | 'redcap') =>
      judgeLanes(prepareDevice({ lte: [3, 20], nr: [78], radio }), on('telekom-de'), ASKED)[1].services.map(
        ({ service }) => service,
      );
    expect([servicesOf('nr'), servicesOf('redcap')]).toEqual([['sa'], ['sa', 'redcap']]);
  });

  it('know nothing of 2G and 3G for a pasted list of bands', () => {
    const pasted = prepareDevice({ lte: [3, 20], nr: [], radio: 'lte' });
    expect(judgeLanes(pasted, on('telekom-de'), ASKED)[3]).toMatchObject({
      verdict: 'unknown',
      services: [],
    });
  });

  it.each([
    ['yes', null, 'good'],
    ['planned', '2028', 'limited'],
    ['planned', '2025', 'unknown'],
    ['ending', null, 'limited'],
    ['off', '2020', 'no'],
    ['never', null, 'no'],
    ['none', null, 'unknown'],
    ['unclear', null, 'unknown'],
    ['unknown', null, 'unknown'],
  ] as const)('2G that is %s %s: %s', (state, date, verdict) => {
    const status = Object.fromEntries(
      SERVICES.map((service) => [service, service === 'g2' ? { state, date } : { state: 'off', date: null }]),
    ) as Record<Service, ServiceState>;
    const network = prepareNetwork({ lte: [], nr: [], status, depth: 'full' });
    const both = prepareDevice({ lte: [3], nr: [], radio: 'lte', fallback: ['g2', 'g3'] });
    expect(judgeLanes(both, network, ASKED)[3].verdict).toBe(verdict);
  });

  it('carry the published verdict once, unless the device has no LTE at all, and survive JSON', () => {
    const differences = [];
    for (const one of WORLD.devices.values())
      for (const network of networks) {
        const lanes = judgeLanes(one, network, ASKED);
        const { verdict, confirmed } = judge(one, network, ASKED);
        const carrying = lanes.filter(({ isVerdict }) => isVerdict).map((lane) => lane.verdict);
        if (carrying.join() !== (confirmed ? verdict : 'unknown'))
          differences.push([one.id, network.id, carrying]);
      }
    expect(differences).toEqual([]);
    const lanes = judgeLanes(device('rm520n-gl'), on('telekom-de'), ASKED);
    expect(lanes.map(({ lane }) => lane)).toEqual(LANES);
    expect(JSON.parse(JSON.stringify(lanes))).toEqual(lanes);
  });
});
