import { describe, expect, it } from 'vitest';
import { findNetworks, readNetworkCode } from '../../../src/world/names/find-networks.js';
import { WORLD } from '../../fixtures/known-world.js';

const idsOf = (text: string) => findNetworks(WORLD, text).map(({ network }) => network.id);

describe('readNetworkCode', () => {
  it.each(['262-01', '26201', '262 01', ' 262/01 ', '262.01'])('reads %s', (text) =>
    expect(readNetworkCode(text)).toBe('262-01'),
  );
  it('keeps a third digit', () => expect(readNetworkCode('310260')).toBe('310-260'));
  it.each(['', '2620', '2620001', '162-01', '999-99', 'B20', '262-1', 'x'.repeat(1e5)])(
    '%.20s is no code',
    (text) => expect(readNetworkCode(text)).toBeUndefined(),
  );
});

describe('findNetworks', () => {
  it('finds a network by its code, and says which code it was', () => {
    expect(findNetworks(WORLD, '26201')).toEqual([
      expect.objectContaining({ plmn: '262-01', network: expect.objectContaining({ id: 'telekom-de' }) }),
    ]);
  });

  it('takes a two-digit MNC for the same with a zero behind it, both ways', () => {
    expect(idsOf('722-07')).toEqual(['ar-movistar']);
    expect(idsOf('722-070')).toEqual(['ar-movistar']);
  });

  it('gives every network that shares a code', () => {
    const [country] = WORLD.countries.values();
    const [network] = country!.networks;
    const codes = [{ plmn: '213-03', status: 'operational' as const }];
    const twins = ['one', 'other'].map((id) => ({ ...network!, id, codes }));
    const countries = new Map([['ad', { ...country!, networks: twins }]]);
    expect(findNetworks({ countries }, '21303').map((found) => found.network.id)).toEqual(['one', 'other']);
  });

  it.each([
    ['telekom-de', ['telekom-de']],
    ['Vodafone Germany', ['vodafone-de']],
    ['德国 Vodafone', ['vodafone-de']],
    ['nobody', []],
    ['', []],
  ])('%s is %j', (text, ids) => expect(idsOf(text)).toEqual(ids));
});
