import { expect, it } from 'vitest';
import { readCountries, readDevices } from '../../../src/app/base/address-names.js';
import { WORLD } from '../../fixtures/known-world.js';

it('reads codes and names, each country once, and keeps what we do not have', () => {
  const { known, unknown, repeated } = readCountries('de, uk,xx,,GB,germny', WORLD);
  expect(repeated.map(({ cc }) => cc)).toEqual(['gb']);
  expect(known.map(({ cc }) => cc)).toEqual(['de', 'gb']);
  expect(unknown.map(({ text, near }) => [text, near[0]?.cc])).toEqual([
    ['xx', undefined],
    ['germny', 'de'],
  ]);
});

it('takes no part of a name for the whole', () => {
  const { known, unknown } = readDevices('ec25', WORLD);
  expect(known).toEqual([]);
  expect(unknown[0]).toMatchObject({ text: 'ec25', family: 'EC25' });
  expect(unknown[0]!.near).toHaveLength(5);
  expect(readDevices('ec25-x', WORLD).unknown[0]!.family).toBeUndefined();
});

it.each([null, '', ',,'])('reads nothing from %s', (text) =>
  expect(readDevices(text, WORLD)).toEqual({ known: [], unknown: [], repeated: [] }),
);
