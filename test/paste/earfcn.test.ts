import { expect, it } from 'vitest';
import { bandOfEarfcn } from '../../src/paste/earfcn.js';
import { identify } from '../../src/paste/identify.js';
import { readBands } from '../../src/paste/read-bands.js';

it.each([
  [0, 1],
  [599, 1],
  [600, 2],
  [1300, 3],
  [6300, 20],
  [9260, 28],
  [39_650, 41],
  [66_436, 66],
  [68_935, 71],
  // Between bands, of the uplink, and above all of them.
  [5400, 0],
  [19_300, 0],
  [60_200, 0],
  [68_936, 0],
])('EARFCN %i is of band %i', (earfcn, band) => {
  expect(bandOfEarfcn(earfcn)).toBe(band);
});

it.each([
  ['RSRP -98 dBm, SINR 12, EARFCN 1300, PCI 45', 'serving', [3]],
  ['"earfcn": "6200", "pci": "211"', 'serving', [20]],
  ['EARFCN (DL): 3050', 'serving', [7]],
  ['PCC EARFCN: 1300\nSCC EARFCN: 3050', 'serving', [3, 7]],
  ['[enb]\nmcc = 001\ndl_earfcn = 3350\ntx_gain = 80', 'enabled', [7]],
  ['UL EARFCN: 19300', 'none', []],
  ['NR-ARFCN: 627264, UARFCN 10663, ARFCN 75', 'none', []],
  // The band that the text names says more.
  ['Band: B28\nEARFCN: 1300\nRSRP: -99 dBm', 'serving', [28]],
])('reads the cell of %j', (text, kind, lte) => {
  const read = readBands(text);
  expect([read.kind, read.lte]).toEqual([kind, lte]);
});

it('says on which band a status page is, with its network and signal', () => {
  const page = 'MCC: 262, MNC: 01\nBand: B3 (1800 MHz)\nRSRP: -95 dBm';
  const { network, serving, signal } = identify(page, readBands(page));
  expect([network?.plmn, serving.map(({ band }) => band), signal]).toEqual(['26201', [3], { rsrp: -95 }]);
  expect(identify(page).serving).toEqual([]);
});
