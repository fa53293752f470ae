/** What people write of two SIM cards, routers or carriers in two lines: what each is connected on, and what they locked. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { prefixed } from './cases/case.js';

const FIRST = [3, 7];
const SECOND = [1, 20];
const NAMES = [
  ['SIM 1', 'SIM 2'],
  ['SIM A (work)', 'SIM B (private)'],
  ['SIM1 iliad', 'SIM2 Spusu'],
  ['RT300', 'RT450'],
  ['Main router', 'Backup router'],
  ['Telekom', 'o2'],
  ['congstar (Telekom)', 'o2'],
  ['Elisa', 'DNA'],
];

interface Form {
  readonly head?: string;
  readonly line: (name: string, bands: readonly number[]) => string;
}
const SERVING: Readonly<Record<string, Form>> = {
  'connected on': { line: (name, bands) => `${name}: connected on ${prefixed(bands, ' + ')}` },
  'a level': { line: (name, bands) => `${name}: ${prefixed(bands, ' + ')}, RSRP -95 dBm` },
  'widths and a level': {
    line: (name, bands) => `${name}: ${bands.map((band) => `B${band} 20MHz`).join(' + ')}, RSRP -97`,
  },
  'a level and a rate': {
    line: (name, bands) => `${name} - LTE ${prefixed(bands, '+')}, rsrp -90, 40/20 Mbps`,
  },
  'aggregated carriers': {
    line: (name, [one, other]) => `${name}: band ${one} (-95 dBm), CA with band ${other}`,
  },
  'a line of a page': {
    line: (name, bands) => `[${name}] Band: ${prefixed(bands, '+')} | RSRP: -95 dBm | SINR: 12 dB`,
  },
};
const ENABLED: Readonly<Record<string, Form>> = {
  'locked to': { line: (name, bands) => `${name}: locked to ${prefixed(bands, ' and ')}` },
  enabled: { line: (name, bands) => `${name}: bands ${prefixed(bands, '/')} enabled` },
  'only these enabled': { line: (name, bands) => `${name}: only ${prefixed(bands, ' and ')} enabled` },
  'a heading': { head: 'Band lock:\n', line: (name, bands) => `${name}: ${prefixed(bands, ', ')}` },
  'a sentence above': {
    head: 'I locked the bands like this:\n',
    line: (name, bands) => `${name}: ${prefixed(bands, ', ')}`,
  },
  'a setting below': { line: (name, bands) => `${name}\nBand lock: ${prefixed(bands, ', ')}` },
  'selected bands': { line: (name, bands) => `${name}: LTE bands selected: ${bands.join(', ')}` },
};

describe.each([
  ['serving', SERVING],
  ['enabled', ENABLED],
] as const)('%s', (kind, forms) => {
  describe.each(Object.entries(forms))('by %s', (_, { head = '', line }) => {
    it.each(NAMES)('%s and %s', (one, other) => {
      const read = readBands(`${head}${line(one!, FIRST)}\n${line(other!, SECOND)}`);
      expect([read.kind, read.variants.map(({ lte }) => lte)]).toEqual([kind, [FIRST, SECOND]]);
    });
  });
});

it('keeps what is locked of one SIM card where the line of the next one has no verb', () => {
  const { kind, variants } = readBands('SIM 1: locked to B1 and B7\nSIM 2: B3 and B20');
  expect([kind, variants.map(({ lte }) => lte)]).toEqual([
    'enabled',
    [
      [1, 7],
      [3, 20],
    ],
  ]);
});
