import { expect, it } from 'vitest';
import { PASTED_ID, readAskedDevices } from '../../../src/app/base/asked-devices.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (query: string) => readAskedDevices(new URLSearchParams(query), WORLD, 'My bands');

it('compares the devices of the address, each once, and says which we do not have', () => {
  const { devices, unknown } = read('devices=ec25-e,nosuch,bg77,ec25-e');
  expect(devices.map(({ id }) => id)).toEqual(['ec25-e', 'bg77']);
  expect(unknown.map(({ text }) => text)).toEqual(['nosuch']);
  expect(read('').devices).toEqual([]);
});

it('has pasted bands as one more device, the same object for the same bands', () => {
  const { devices } = read('devices=bg77&bands=B3,B20');
  expect(devices.map(({ name }) => name)).toEqual([WORLD.devices.get('bg77')!.name, 'My bands']);
  expect(devices[1]).toMatchObject({ id: PASTED_ID, lte: [3, 20], nr: [], radio: 'lte' });
  expect(read('bands=B3,B20').devices[0]).toBe(devices[1]);
  expect(read('bands=B3,n78').devices[0]).toMatchObject({ radio: 'nr' });
  expect(read('bands=B3&radio=lpwa').devices[0]).toMatchObject({ radio: 'lpwa' });
});

it('says what it cannot read as bands', () => {
  expect(read('bands=B3,B999')).toMatchObject({ devices: [], unreadBands: 'B3,B999' });
  expect(read('devices=bg77').unreadBands).toBeUndefined();
});
