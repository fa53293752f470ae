import { expect, it } from 'vitest';
import { findDevices } from '../../src/paste/find-devices.js';

const DEVICES = [
  { id: 'ec25-e', name: 'Quectel EC25-E', vendor: 'Quectel' },
  { id: 'ec25-eux', name: 'Quectel EC25-EUX', vendor: 'Quectel' },
  { id: 'rutx50', name: 'Teltonika RUTX50', vendor: 'Teltonika' },
  { id: 'go', name: 'Go', vendor: null },
];

it.each([
  ['Quectel EC25-E, LTE B1/B3', ['ec25-e']],
  ['the ec25 e in my router', ['ec25-e']],
  ['ATI\r\nQuectel\r\nEC25-EUX\r\nRevision: 1', ['ec25-eux']],
  ['RUTX50 0*****: LTE B1', ['rutx50']],
  ['EC25-E and RUTX50', ['ec25-e', 'rutx50']],
  ['EC25-E-512 is another one', []],
  ['EC25, E and more of the series', []],
  ['Go to the shop', []],
  ['', []],
])('%s names %j', (text, ids) => {
  expect(findDevices(text, DEVICES).map(({ id }) => id)).toEqual(ids);
});

it('says where the name stands', () => {
  const text = 'my EC25-E';
  const [device] = findDevices(text, DEVICES);
  expect(text.slice(device!.offset, device!.offset + device!.length)).toBe('EC25-E');
});
