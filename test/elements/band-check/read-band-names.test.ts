import { expect, it } from 'vitest';
import { readBandNames } from '../../../src/elements/band-check/read-band-names.js';
import { listBandNames } from '../../../src/elements/shared/list-band-names.js';

it.each([
  ['B3 B20 n78', { lte: [3, 20], nr: [78] }],
  ['LTE 1/3/20, 5G 78', { lte: [1, 3, 20], nr: [78] }],
  ['B3 B28A', { lte: [3, 28], nr: [], parts: ['B28A'] }],
  ['LTE-M B3 B20 NB-IoT B8', { lte: [3, 20, 8], nr: [], lpwa: { ltem: [3, 20], nbiot: [8] } }],
  ['LTE-M,3,b28a', { lte: [3, 28], nr: [], parts: ['B28A'], lpwa: { ltem: [3, 28], nbiot: [] } }],
])('reads %s, and writes it so that it is read alike', (text, device) => {
  expect(readBandNames(text)).toEqual(device);
  expect(readBandNames(listBandNames(device as Parameters<typeof listBandNames>[0]))).toEqual(device);
});

it.each(['B252', 'n4', 'B3 and B20', '', 'B28C'])('reads nothing out of %j', (text) => {
  expect(readBandNames(text)).toBeUndefined();
});
