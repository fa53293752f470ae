import { expect, it } from 'vitest';
import {
  likelihoods,
  signsOf,
  WEIGHED_KINDS,
  WEIGHTS,
  WEIGHTS_OF_TRADES,
} from '../../../src/paste/prose/kind-by-words.js';
import { readBands } from '../../../src/paste/read-bands.js';

it.each([
  [
    'operator',
    'The company won spectrum at the auction and launches sites in every province next year. It holds:\n\nLTE: B3, B7\n5G: n28, n78\n\nCoverage grows in rural regions, the regulator says, and the licence runs for 15 years.',
  ],
  [
    'serving',
    'Drive test, cell and RSRP as logged:\n\nVodafone B20, Telekom B3\n\nPCI 120 and 311, SINR 14, the phone was connected all the time.',
  ],
  [
    'serving',
    'Hi, signal check from my balcony this morning, connected fine, RSRP and SINR as shown:\n\nVodafone B20, O2 B8\n\nPing 40, the bars never go above two.',
  ],
  [
    'enabled',
    'Mode: LTE only\nAPN: internet\nBand: B3 B7\nRoaming: off\n\nPress Save. The router restarts and applies the settings, then check whether it stays there.',
  ],
  // What a list says of itself counts more than all words around it.
  [
    'supported',
    'The regulator sold the spectrum, and the sites are on air. My phone supports B3, B7 and B20.',
  ],
  ['enabled', 'The mast on the hill covers all villages and towns of the valley. I locked the router to B3.'],
] as const)('tells by all its words what a text is about: %s', (kind, text) => {
  expect(readBands(text).kind).toBe(kind);
});

it.each([
  'Gate B12 is closed. Passengers of the island flights go to B5 and B7, past the duty-free shop.',
  'My auditions: band 3 and band 4 solo buttons swapped, the compressor pumps. The session was mixed at 96k.',
])('asks whether bands are meant where the words speak for another trade: %s', (text) => {
  const { lte, questions, items } = readBands(text);
  expect(lte).toEqual([]);
  expect(items.every(({ marks }) => marks.includes('doubtful'))).toBe(true);
  expect(questions.length + items.length).toBeGreaterThan(0);
});

it.each([
  ['Been sitting on b3 and b20 all evening, the router pings fine but uploads crawl.', [3, 20]],
  ['Модем цепляется за B3 и B7, сигнал хороший, скорость вечером падает.', [3, 7]],
] as const)('reads bare names where the words speak for cellular radio: %s', (text, bands) => {
  expect(readBands(text).lte).toEqual(bands);
});

it('believes a label of a radio more than all words around it', () => {
  expect(readBands('Gates and passengers of the island flights. LTE: B3/B7').lte).toEqual([3, 7]);
});

it('counts words, their kinds, lists and bands as signs', () => {
  const signs = signsOf('masts on air: b3, b7 基站', 'wobb', []);
  expect([...signs.keys()]).toEqual([
    '<text>',
    'masts',
    'on',
    'air',
    '基站',
    '<word>',
    '<filler>',
    '<band>',
    'lists=0',
  ]);
  expect(signs.get('<band>')).toBeCloseTo(1 + Math.log(2));
});

it('gives every kind a likelihood, and all of them together 1', () => {
  const text = 'vodafone, telekom and orange use these in cities and launched others in the country';
  const likely = likelihoods(signsOf(text, 'p,papiooJao4ooJ', []), WEIGHTS);
  expect(likely).toHaveLength(WEIGHED_KINDS.length);
  expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  expect(Math.max(...likely)).toBe(likely[WEIGHED_KINDS.indexOf('operator')]);
});

it('knows signs with one weight for each kind, and two for another trade', () => {
  expect(WEIGHTS.size).toBeGreaterThan(900);
  expect([...WEIGHTS_OF_TRADES.keys()]).toEqual([...WEIGHTS.keys()]);
  for (const [sign, weights] of WEIGHTS_OF_TRADES) expect(weights, sign).toHaveLength(2);
  for (const [sign, weights] of WEIGHTS) {
    expect(weights, sign).toHaveLength(WEIGHED_KINDS.length);
    expect(weights.every(Number.isFinite), sign).toBe(true);
  }
});
