import { expect, it } from 'vitest';
import { deviceFamily, nameWithoutVendor } from '../../../src/world/names/device-family.js';

it.each([
  ['Quectel EC25-EUX', 'Quectel', 'EC25'],
  ['Quectel EC25', 'Quectel', 'EC25'],
  ['Quectel BG95-M3', 'Quectel', 'BG95'],
  ['Teltonika RUT200 (*1****)', 'Teltonika Networks', 'RUT200'],
  ['Teltonika RUT951 PoE+ (6*****, South America)', 'Teltonika Networks', 'RUT951'],
  ['Sierra Wireless EM7455', 'Sierra Wireless', 'EM7455'],
  ['Seeed Wio Tracker - LTE (EC21-A)', 'Seeed Studio', 'Wio Tracker - LTE'],
  ['u-blox LARA-R6401D', 'u-blox', 'LARA-R6401D'],
  ['Particle B523/B524', 'Particle', 'B523'],
  ['Arduino MKR NB 1500', 'Arduino', 'MKR NB 1500'],
  ['F40', null, 'F40'],
])('the family of %s of %s is %s', (name, vendor, family) => {
  expect(deviceFamily({ name, vendor })).toBe(family);
});

it.each([
  ['Telit ME910C1-WW', 'Telit Cinterion', 'ME910C1-WW'],
  ['USR IOT USR-G771-E', 'USR IOT', 'USR-G771-E'],
  ['MF833V', 'Hyper Nexus', 'MF833V'],
])('%s of %s is %s without its vendor', (name, vendor, bare) => {
  expect(nameWithoutVendor(name, vendor)).toBe(bare);
});
