import { expect, it } from 'vitest';
import { likelihoods, signsOf, WEIGHED_KINDS, WEIGHTS } from '../../../src/paste/prose/kind-by-words.js';
import { readBands } from '../../../src/paste/read-bands.js';

it.each([
  [
    'operator',
    '（香港讯）公司昨日宣布投得700兆赫频谱，使用期十五年。连同早前取得的频谱：\n4G：B3（1800MHz）、B7（2600MHz）\n5G：n28（700MHz）、n78（3.5GHz）\n首批基站明年启用，以改善郊区覆盖。',
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

it('counts words, their kinds, lists and bands as signs', () => {
  const signs = signsOf('masts on air: b3, b7 基站', 'wobb', []);
  expect([...signs.keys()]).toEqual([
    'masts',
    'on',
    'air',
    '基站',
    '<word>',
    '<filler>',
    '<band>',
    'lists=0',
    '<text>',
  ]);
  expect(signs.get('<band>')).toBeCloseTo(1 + Math.log(2));
});

it('gives every kind a likelihood, and all of them together 1', () => {
  const text = 'the operators built masts in rural villages, and the regulator sold licences';
  const likely = likelihoods(signsOf(text, 'oEwJww', []), WEIGHTS);
  expect(likely).toHaveLength(WEIGHED_KINDS.length);
  expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  expect(Math.max(...likely)).toBe(likely[WEIGHED_KINDS.indexOf('operator')]);
});

it('knows signs with one weight for each kind but the first', () => {
  expect(WEIGHTS.size).toBeGreaterThan(900);
  for (const [sign, weights] of WEIGHTS) {
    expect(weights, sign).toHaveLength(WEIGHED_KINDS.length);
    expect(weights.every(Number.isFinite), sign).toBe(true);
  }
});
