import { beforeAll, describe, expect, it } from 'vitest';
import { bandNumber, type BandPart } from '../../src/core/band.js';
import type { Device, Radio } from '../../src/core/device.js';
import { type Confidence, type Network, withPlannedParts } from '../../src/core/network.js';
import { SERVICES, type Service, type ServiceState, type State } from '../../src/core/service.js';
import type { SupersetPair } from '../../src/core/reason.js';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import {
  judge,
  lackingBands,
  type Judgement,
  type NrState,
  type Verdict,
  verdictOf,
} from '../../src/core/verdict.js';

const ASKED = '2026-11-20';

type States = Partial<Record<Service, [State, string?]>>;

/**
 * A network in a line: LTE and NR band names; `!` core, `?` single-source, e.g. `B3! B20 B32? n78`.
 * States follow: `{ g2: ['planned', '2025-12'] }`; all others are `unknown`.
 */
function network(bands: string, states: States = {}, more: Partial<Network> = {}) {
  const list = (rat: 'lte' | 'nr') =>
    bands
      .split(' ')
      .filter((word) => word.startsWith(rat === 'lte' ? 'B' : 'n'))
      .map((word) => ({
        band: bandNumber(rat, word.replace(/[!?]/g, ''))!,
        core: word.includes('!'),
        confidence: word.includes('?') ? ('single-source' as const) : ('cross-checked' as const),
      }));
  const status = Object.fromEntries(
    SERVICES.map((service): [string, ServiceState] => {
      const [state, date] = states[service] ?? ['unknown'];
      return [service, { state, date: date ?? null }];
    }),
  ) as Network['status'];
  return prepareNetwork({ lte: list('lte'), nr: list('nr'), status, depth: 'full', ...more });
}

function device(lte: number[], radio: Radio = 'lte', nr: number[] = [], fallback?: ('g2' | 'g3')[]) {
  return prepareDevice({ lte, nr, radio, ...(fallback && { fallback }) });
}

const codes = (judged: Judgement) => judged.reasons.map(({ code }) => code);

describe('verdict of an LTE device', () => {
  it.each<[string, number[], Verdict, Confidence, string[], string]>([
    // network, device, verdict, basis, reasons, why
    ['B3! B20! B7', [3, 20, 7], 'good', 'cross-checked', [], 'everything'],
    ['B3! B20 B7 B1', [3, 20], 'good', 'cross-checked', [], '3 of 5: exactly 60 % is enough'],
    ['B3 B20 B7 B1 B38', [3, 20], 'limited', 'cross-checked', ['low-band-share'], '3 of 6 is too little'],
    [
      'B3! B20 B7',
      [7, 20, 1],
      'limited',
      'cross-checked',
      ['lacks-core-band'],
      '3 of 4, but not the core band',
    ],
    [
      'B3! B20 B7 B1 B38',
      [3, 7, 1, 38],
      'limited',
      'cross-checked',
      ['lacks-coverage-band'],
      'no coverage layer',
    ],
    ['B3 B7', [3, 7], 'good', 'cross-checked', [], 'no coverage layer known: none can be asked for'],
    ['B3 B20', [8], 'no', 'cross-checked', ['no-common-band'], 'nothing shared'],
    [
      'B3 B20 B8?',
      [8],
      'limited',
      'cross-checked',
      ['lacks-coverage-band', 'low-band-share'],
      'single-source still connects',
    ],
    [
      'B3? B20?',
      [3, 20],
      'good',
      'single-source',
      ['single-source-only'],
      'no cross-checked band: single sources score',
    ],
    [
      'B32 B46 B103',
      [32, 46, 103],
      'no',
      'single-source',
      ['no-common-band', 'single-source-only'],
      'never alone',
    ],
    ['B20 B32', [20], 'good', 'cross-checked', [], 'receive-only bands are not scored'],
    ['', [3], 'no', 'single-source', ['no-common-band', 'single-source-only'], 'no band known'],
    ['B3 B20', [], 'no', 'cross-checked', ['no-common-band'], 'no band read'],
  ])('%s, device %j: %s', (bands, lte, verdict, basis, reasons) => {
    const judged = judge(device(lte), network(bands), ASKED);
    expect({ verdict: judged.verdict, basis: judged.basis, reasons: codes(judged) }).toEqual({
      verdict,
      basis,
      reasons,
    });
    expect(judged.confirmed).toBe(true);
  });

  it('lists what lacks core first, then in the order of the network; a good device lacks it without harm', () => {
    const limited = judge(device([3]), network('B7 B3 B20! B1!'), ASKED);
    expect(lackingBands(limited)).toEqual({ lte: ['B20', 'B1', 'B7'], nr: [] });
    expect(limited.missing).toEqual(lackingBands(limited));
    const good = judge(device([3, 20]), network('B3 B20 B7 n78'), ASKED);
    expect(lackingBands(good)).toEqual({ lte: [], nr: [] });
    expect(good.missing).toEqual({ lte: ['B7'], nr: [] });
  });

  it('names the bands and the share that it speaks of', () => {
    const { reasons } = judge(device([1]), network('B3! B20! B7 B1'), ASKED);
    expect(reasons).toEqual([
      { code: 'lacks-core-band', bands: ['B3', 'B20'] },
      { code: 'lacks-coverage-band', bands: ['B20'] },
      { code: 'low-band-share', share: 0.2 },
    ]);
  });
});

describe('supersets', () => {
  it.each<[string, number[], Verdict, SupersetPair[]]>([
    ['B4', [66], 'good', [{ band: 'B4', through: 'B66' }]],
    ['B17', [85], 'good', [{ band: 'B17', through: 'B85' }]],
    ['B19', [26], 'good', [{ band: 'B19', through: 'B26' }]],
    ['B66', [4], 'no', []],
    ['B12', [17], 'no', []],
    ['B4', [4, 66], 'good', []],
  ])('network %s, device %j: %s', (bands, lte, verdict, pairs) => {
    const judged = judge(device(lte), network(bands), ASKED);
    expect(judged.verdict).toBe(verdict);
    expect(judged.cautions).toEqual(pairs.length > 0 ? [{ code: 'relies-on-superset', pairs }] : []);
  });

  it('says so when the only shared band is a single-source one held through a superset', () => {
    const judged = judge(device([66]), network('B3 B4?'), ASKED);
    expect(judged.verdict).toBe('limited');
    expect(judged.cautions).toEqual([
      { code: 'relies-on-superset', pairs: [{ band: 'B4', through: 'B66' }] },
    ]);
  });
});

describe('LTE-M/NB-IoT-only device', () => {
  const lpwa = device([3, 8, 20], 'lpwa');
  it.each<[string, States, Verdict, boolean, string[]]>([
    ['B3 B20', { ltem: ['yes'] }, 'good', true, []],
    ['B3 B20', { nbiot: ['yes'] }, 'good', true, []],
    ['B3! B20 B1! B7! B38', { nbiot: ['yes'] }, 'good', true, []],
    ['B3 B28', { ltem: ['yes'] }, 'limited', true, ['lacks-coverage-band']],
    ['B3', { ltem: ['yes'] }, 'limited', true, ['no-coverage-band-known']],
    ['B3 B20', { ltem: ['unlisted'], nbiot: ['off'] }, 'no', false, ['lpwa-not-listed']],
    ['B3 B20', { ltem: ['rolling'] }, 'no', false, ['lpwa-not-listed']],
    ['B28', {}, 'no', true, ['no-common-band']],
  ])('%s %j: %s', (bands, states, verdict, confirmed, reasons) => {
    const judged = judge(lpwa, network(bands, states), ASKED);
    expect([judged.verdict, judged.confirmed, codes(judged)]).toEqual([verdict, confirmed, reasons]);
  });
});

describe('5G beside the verdict', () => {
  it.each<[string, number[], Radio, States, NrState | null]>([
    ['B20', [78], 'nr', {}, 'not-offered'],
    ['B20 n78 n28', [78, 28], 'nr', {}, 'yes'],
    ['B20 n78 n28?', [78], 'nr', {}, 'yes'],
    ['B20 n78 n28', [78], 'nr', {}, 'partial'],
    ['B20 n78 n28?', [28], 'nr', {}, 'partial'],
    ['B20 n78', [28], 'nr', {}, 'no'],
    ['B20 n78', [77], 'nr', {}, 'yes'],
    ['B20 n75 n80 n96 n263', [75, 80, 96, 263], 'nr', {}, 'unknown'],
    ['B20 n78 n258', [78], 'nr', {}, 'yes'],
    ['B20 n78 n258', [258], 'nr', {}, 'partial'],
    ['B20 n258', [78], 'nr', {}, 'no'],
    ['B20 n78', [78], 'redcap', { redcap: ['yes'] }, 'yes'],
    ['B20 n78', [28], 'redcap', { redcap: ['yes'] }, 'no'],
    ['B20 n78', [78], 'redcap', { redcap: ['none'] }, 'no'],
    ['B20 n78', [78], 'redcap', { redcap: ['trial'] }, 'unknown'],
    ['B20 n78', [78], 'redcap', { redcap: ['unclear'] }, 'unknown'],
    ['B20', [78], 'redcap', { redcap: ['yes'] }, 'not-offered'],
    ['B20 n78', [], 'lte', {}, null],
  ])('%s, device %j (%s) %j: %s', (bands, nr, radio, states, state) => {
    const judged = judge(device([20], radio, nr), network(bands, states), ASKED);
    expect(judged.nr).toBe(state);
    expect(judged.verdict).toBe('good');
  });

  it('lists lacking NR bands for a device that lists NR, mmWave only for one that lists mmWave', () => {
    const on = network('B3! n78 n28 n258');
    expect(judge(device([1], 'nr', [28]), on, ASKED).missing.nr).toEqual(['n78']);
    expect(judge(device([1], 'nr', [28, 257]), on, ASKED).missing.nr).toEqual(['n78', 'n258']);
    expect(judge(device([1]), on, ASKED).missing.nr).toEqual([]);
  });
});

describe('cautions', () => {
  const ends = network('B3 B20', {
    g2: ['planned', '2025-12'],
    g3: ['off', '2021'],
    nbiot: ['ending'],
    ltem: ['yes'],
  });

  it('speak only of services that the device could need', () => {
    const about = (d: ReturnType<typeof device>) =>
      judge(d, ends, ASKED).cautions.map((c) => `${c.code} ${'service' in c ? c.service : ''}`.trim());
    expect(about(device([3, 20]))).toEqual([]);
    expect(about(device([3, 20], 'lte', [], ['g3']))).toEqual(['network-ends g3']);
    expect(about(device([3, 20], 'lte', [], ['g2']))).toEqual(['network-ends g2', 'planned-date-passed g2']);
    expect(about(device([3, 20], 'lpwa'))).toEqual(['network-ends nbiot']);
  });

  it.each([
    ['2026-11', '2026-11-30', false],
    ['2026-11', '2026-12-01', true],
    ['2026', '2026-12-31', false],
    ['2026', '2027-01-01', true],
    ['2026-06-30', '2026-06-30', false],
    ['2026-06-30', '2026-07-01', true],
  ])('a date of %s asked on %s has passed: %s', (date, asked, passed) => {
    const judged = judge(device([3], 'lte', [], ['g2']), network('B3', { g2: ['planned', date] }), asked);
    expect(judged.cautions.some(({ code }) => code === 'planned-date-passed')).toBe(passed);
  });

  it('a half year has passed with its last day', () => {
    const on = network('B3');
    const half = prepareNetwork({
      ...on,
      status: { ...on.status, g2: { state: 'planned', date: '2028', dateNote: 'H1' } },
    });
    const passed = (asked: string) =>
      judge(device([3], 'lte', [], ['g2']), half, asked).cautions.some(
        ({ code }) => code === 'planned-date-passed',
      );
    expect([passed('2028-06-30'), passed('2028-07-01')]).toEqual([false, true]);
  });

  it('name shared receive-only bands and shallow research', () => {
    expect(judge(device([20, 32]), network('B20 B32', {}, { depth: 'bands' }), ASKED).cautions).toEqual([
      { code: 'receive-only-band-ignored', bands: ['B32'] },
      { code: 'depth-bands-only' },
    ]);
  });
});

describe('a device that has only a part of a band', () => {
  const withPart = (part: BandPart, lte = [28], radio: Radio = 'lte') =>
    prepareDevice({ lte, nr: [], radio, parts: [part] });
  /** The bands of a network as its country plans them. */
  const planned = (cc: string, bands: string, states: States = {}) => {
    const plain = network(bands, states);
    return prepareNetwork({ ...plain, lte: withPlannedParts(cc, plain.lte) });
  };

  it.each<[BandPart, string, string, number[], Verdict, boolean, string[]]>([
    ['B28A', 'de', 'B28', [28], 'good', true, []],
    ['B28A', 'tw', 'B28', [28], 'no', false, ['part-of-band']],
    ['B28B', 'de', 'B28', [28], 'no', false, ['part-of-band']],
    ['B28B', 'tw', 'B28', [28], 'no', false, ['part-of-band']],
    [
      'B28A',
      'tw',
      'B3 B28',
      [3, 28],
      'limited',
      true,
      ['lacks-coverage-band', 'low-band-share', 'part-of-band'],
    ],
    ['B28A', 'tw', 'B3 B8', [28], 'no', true, ['no-common-band']],
    ['B28A', 'tw', 'B3 B20 B28', [3, 20, 28], 'good', true, []],
  ])('%s in %s on %s, device %j: %s, confirmed %s', (part, cc, bands, lte, verdict, confirmed, reasons) => {
    const [device, on] = [withPart(part, lte), planned(cc, bands)];
    const judged = judge(device, on, ASKED);
    expect([judged.verdict, judged.confirmed, codes(judged)]).toEqual([verdict, confirmed, reasons]);
    expect(verdictOf(device, on)).toEqual({ verdict, confirmed });
  });

  it('is told which part it has, and lacks the band', () => {
    const judged = judge(withPart('B28A'), planned('tw', 'B28'), ASKED);
    expect(judged.reasons).toEqual([{ code: 'part-of-band', bands: ['B28'], parts: ['B28A'] }]);
    expect(judged.missing.lte).toEqual(['B28']);
  });

  it('counts the part where the network is known to use only that', () => {
    const plain = network('B28');
    const on = prepareNetwork({
      ...plain,
      lte: plain.lte.map((band) => ({ ...band, part: 'B28B' as const })),
    });
    expect(judge(withPart('B28B'), on, ASKED).verdict).toBe('good');
    expect(judge(withPart('B28A'), on, ASKED).confirmed).toBe(false);
  });
});

describe('a device whose LTE-M and NB-IoT bands are listed apart', () => {
  const apart = (ltem: number[], nbiot: number[], radio: Radio = 'lpwa') =>
    prepareDevice({ lte: [...new Set([...ltem, ...nbiot])], nr: [], radio, lpwa: { ltem, nbiot } });

  it.each<[string, States, Verdict, boolean, string[]]>([
    ['B3 B20', { ltem: ['yes'] }, 'good', true, []],
    ['B3 B20', { nbiot: ['yes'] }, 'limited', true, ['lacks-coverage-band']],
    ['B20', { nbiot: ['yes'] }, 'no', false, ['lpwa-not-listed']],
    ['B3', { ltem: ['yes'], nbiot: ['unclear'] }, 'no', false, ['lpwa-not-listed']],
    ['B8', { ltem: ['yes'], nbiot: ['unclear'] }, 'no', true, ['no-common-band']],
    ['B3 B20', { ltem: ['yes'], nbiot: ['yes'] }, 'good', true, []],
    ['B3 B20', {}, 'no', false, ['lpwa-not-listed']],
  ])('LTE-M on B20, NB-IoT on B3; network %s, %j: %s', (bands, states, verdict, confirmed, reasons) => {
    const judged = judge(apart([20], [3]), network(bands, states), ASKED);
    expect([judged.verdict, judged.confirmed, codes(judged)]).toEqual([verdict, confirmed, reasons]);
  });

  it('names the only service that would help where the network is not known to offer it', () => {
    const only = (device: Device, states: States) =>
      judge(prepareDevice(device), network('B20', states), ASKED).reasons;
    const neither: States = { ltem: ['off'], nbiot: ['off'] };
    expect(only(apart([20], []), neither)).toEqual([{ code: 'lpwa-not-listed', service: 'ltem' }]);
    expect(only(apart([], [20]), neither)).toEqual([{ code: 'lpwa-not-listed', service: 'nbiot' }]);
    expect(only(apart([20], [20]), neither)).toEqual([{ code: 'lpwa-not-listed' }]);
    expect(only(apart([20], [3]), { nbiot: ['yes'] })).toEqual([
      { code: 'lpwa-not-listed', service: 'ltem' },
    ]);
    expect(only(apart([3], [20]), { ltem: ['yes'] })).toEqual([
      { code: 'lpwa-not-listed', service: 'nbiot' },
    ]);
  });

  it('is not offered NB-IoT by a network when it has LTE-M only', () => {
    const judged = judge(apart([20], []), network('B20', { nbiot: ['yes'] }), ASKED);
    expect([judged.verdict, judged.confirmed]).toEqual(['no', false]);
  });

  it('is not said to lack bands that it has where the network offers neither service', () => {
    const judged = judge(apart([20], [3]), network('B3 B8 B20'), ASKED);
    expect(judged.missing.lte).toEqual(['B8']);
    expect(judge(apart([20], [3]), network('B3 B8 B20', { ltem: ['yes'] }), ASKED).missing.lte).toEqual([
      'B3',
      'B8',
    ]);
  });

  it('is judged by all bands when it has LTE beside them', () => {
    expect(judge(apart([20], [3], 'lte'), network('B3 B20'), ASKED).verdict).toBe('good');
  });
});

describe('one function for devices and pasted lists', () => {
  let asPasted: Judgement;
  beforeAll(() => {
    asPasted = judge(prepareDevice({ lte: [20, 3, 3, 20], nr: [], radio: 'lte' }), network('B3! B20'), ASKED);
  });
  it('takes bands in any order and more than once', () => {
    expect(asPasted.verdict).toBe('good');
  });
  it('ignores bands that no standard knows, without crediting any', () => {
    expect(judge(device([499, 0]), network('B3 B20'), ASKED).verdict).toBe('no');
  });
});
