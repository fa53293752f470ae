import { expect, it } from 'vitest';
import { readBands } from '../../../src/paste/read-bands.js';

const listsOf = (text: string) =>
  Object.fromEntries(readBands(text).variants.map(({ name, lte }) => [name, lte.join(' ')]));

it.each([
  [
    'In the UK band 20 is used by Vodafone and O2, band 3 by EE and Three, band 1 by Three.',
    { 'Vodafone and O2': '20', EE: '3', Three: '1 3' },
  ],
  [
    '4G is on B3 and B20 with both Cellcom and Orange, Cellcom adds B7, Orange B1.',
    { Cellcom: '3 7 20', Orange: '1 3 20' },
  ],
  [
    'B20 (800 MHz) is used by Telekom, Vodafone and O2. B28 only by Telekom.',
    { Telekom: '20 28', Vodafone: '20', O2: '20' },
  ],
  [
    'EE, Vodafone and Three have B3. O2 has B20 and B40, Vodafone B1.',
    { EE: '3', Vodafone: '1 3', Three: '3', O2: '20 40' },
  ],
  [
    '4G came in 2015 on 1700 MHz (AWS/B4) with Tigo and Personal, and on 1900 MHz (B2) with Claro.',
    { 'Tigo and Personal': '4', Claro: '2' },
  ],
  [
    'Telstra, Boost: 4G bands 1, 3, 7, 28\nOptus, amaysim: 4G bands 1, 3, 40',
    { 'Telstra, Boost': '1 3 7 28', 'Optus, amaysim': '1 3 40' },
  ],
  [
    'LTE bands in France: B3 (Orange, SFR), B7 (Bouygues), B20 (all)',
    { Orange: '3 20', SFR: '3 20', Bouygues: '7 20' },
  ],
  [
    '4G is on B3 with AIS and on B5 with dtac. B28 is on air with all three. True has B1.',
    { AIS: '3 28', dtac: '5 28', True: '1 28' },
  ],
  ['Telekom: B3, B8. Vodafone: B3, B20. B28 gibt es bei allen.', { Telekom: '3 8 28', Vodafone: '3 20 28' }],
  ['SKT는 B3, KT는 B8. 3사 모두 B1.', { SKT: '1 3', KT: '1 8' }],
  // A network whose name is written in two ways has one list.
  [
    'Turkcell B20 ve B3 veriyor, Vodafone sadece B20. Merkezde Turkcell B1 veriyor.',
    { Turkcell: '1 3 20', Vodafone: '20' },
  ],
  // Carriers that always stand together stay so.
  ['Vodafone and O2 use B20, EE uses B3 and B7.', { 'Vodafone and O2': '20', EE: '3 7' }],
])('%j gives each carrier its bands', (text, lists) => {
  expect(listsOf(text)).toEqual(lists);
});

it.each([
  'The X5 supports B2, B4 and B12 and works with T-Mobile and AT&T.',
  'B3 and B20 are used by Orange, Play and Plus.',
  'Supports LTE in the USA: B2 (AT&T), B12 (T-Mobile), B13 (Verizon)',
  'Unlocked for Verizon and AT&T, bands 2, 4, 12, 13.',
])('%j tells nothing apart', (text) => {
  expect(listsOf(text)).toEqual({});
});
