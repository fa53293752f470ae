import { describe, expect, it } from 'vitest';
import { readData } from '../../../src/paste/prose/read-data.js';

/** Each node as its depth, its key and its entries: `1 kx1 lte=B1`. */
const nodes = (text: string) =>
  readData(text).nodes.map(({ key, depth, entries }) =>
    [
      depth,
      key ? text.slice(key.from, key.to) : '-',
      ...entries.map(({ key: own, value: { from, to } }) => `${own}=${text.slice(from, to)}`),
    ].join(' '),
  );

describe('reading data', () => {
  it.each([
    ['{"kx1": {"lte": "B1", "sim": "nano"}}', ['0 -', '1 -', '2 kx1 lte=B1 sim=nano']],
    ["{ model: 'KX1', lte: [1, 3] },", ['0 -', '1 - model=KX1', '2 lte']],
    ["'kx1' => [\n  'lte' => 'B1/B3',\n],", ['0 -', '1 kx1 lte=B1/B3']],
    ['"KX1" to Phone(lte = "B1")', ['0 -', '1 KX1 lte=B1']],
    ['device {\n  name = "KX1"\n  lte = "B1"\n}', ['0 -', '1 - name=KX1 lte=B1']],
    [
      'kx1:\n  lte: B1, B3\n  sim: nano\nkx2:\n  lte: B2',
      ['0 -', '1 kx1 lte=B1, B3 sim=nano', '1 kx2 lte=B2'],
    ],
    [
      '- model: KX1\n  lte:\n    - 1\n- model: KX2\n  lte: 2',
      ['0 -', '1 - model=KX1', '2 lte', '3 -', '1 - model=KX2 lte=2'],
    ],
    ['[devices.kx1]\nlte = "B1"\n[[device]]\nname = "KX2"', ['0 -', '1 kx1 lte=B1', '1 - name=KX2']],
    ['<device>\n<name>KX1</name>\n<lte>B1</lte>\n</device>', ['0 - name=KX1 lte=B1']],
    ['- **Model**: KX1 (EU)\n- **LTE**: B1, B3', ['0 - Model=KX1 (EU) LTE=B1, B3']],
  ])('%s', (text, expected) => {
    expect(nodes(text)).toEqual(expected);
  });

  it('reads on where a bracket, a quote or an inch has no other one', () => {
    expect(nodes(`"kx1": {\n  "screen": 6.5", "lte": "B1`)).toEqual(['0 -', '1 kx1 screen=6.5 lte=B1']);
    expect(nodes("]})\nModel: KX1's\nLTE: B1")).toEqual(["0 - Model=KX1's LTE=B1"]);
  });

  it('takes no address and no sentence for a key', () => {
    const text =
      'See https://a.example/x for more about what this phone does with its radio: nothing\nLTE: B1';
    expect(readData(text).keys.map(({ key }) => key)).toEqual(['LTE']);
  });

  it('says where each node begins and ends', () => {
    const text = 'x = { kx1: { lte: 1 }, kx2: { lte: 2 } }';
    const found = readData(text).nodes.filter(({ depth }) => depth === 2);
    expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(['kx1: { lte: 1 }', 'kx2: { lte: 2 }']);
  });
});
