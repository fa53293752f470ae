import { expect, it } from 'vitest';
import { pastedDevice } from '../../src/paste/pasted-device.js';
import { radioOf } from '../../src/paste/radio-of.js';
import { readBands } from '../../src/paste/read-bands.js';

const deviceIn = (text: string) => {
  const read = readBands(text);
  return pastedDevice(read, radioOf(read, read.nr));
};

it('keeps what a text says of a part of a band', () => {
  expect(deviceIn('LTE B1/B3/B28A')).toEqual({ lte: [1, 3, 28], nr: [], radio: 'lte', parts: ['B28A'] });
});

it('tells LTE-M and NB-IoT apart where a device has nothing else', () => {
  expect(deviceIn('Cat-M1: B3/B8; NB-IoT: B8/B71')).toEqual({
    lte: [3, 8, 71],
    nr: [],
    radio: 'lpwa',
    lpwa: { ltem: [3, 8], nbiot: [8, 71] },
  });
  expect(deviceIn('LTE Cat 1: B1/B3/B20').lpwa).toBeUndefined();
});

it('is written into an address and read back', () => {
  expect(deviceIn('LTE-M,B3,B8,NB-IoT,B8,B71').lpwa).toEqual({ ltem: [3, 8], nbiot: [8, 71] });
  expect(deviceIn('B3,B28A,n78').parts).toEqual(['B28A']);
});

it.each([
  ['LTE B1/B28A/B40', 'B28A'],
  ['LTE B1/B28 (A), B40', 'B28A'],
  ['LTE B28-A, B3', 'B28A'],
  ['LTE B28 Part A, B3', 'B28A'],
  ['LTE B28 (lower 700), B20', 'B28A'],
  ['LTE B1/B28B', 'B28B'],
  ['LTE B28 (upper)', 'B28B'],
  ['LTE B28A&B', ''],
  ['LTE B28(A/B)', ''],
  ['LTE B28 (A+B)', ''],
  ['LTE B1, B28 and B38', ''],
  ['B20 B28 B38 n78', ''],
  ['LTE B28 bands', ''],
])('reads of %s the part %j', (text, part) => {
  expect(readBands(text).parts.join()).toBe(part);
});
