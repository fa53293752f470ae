import { describe, expect, it } from 'vitest';
import {
  findNetworksByCode,
  findNetworksByName,
  type FoundNetwork,
} from '../../../src/world/names/find-networks.js';
import { readNetworkCode } from '../../../src/world/names/networks-with-code.js';
import { WORLD } from '../../fixtures/known-world.js';

const idsOf = (found: readonly FoundNetwork[]) => found.map(({ network }) => network.id);

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

describe('a network is found', () => {
  it.each([
    ['262-01', ['telekom-de']],
    ['26201', ['telekom-de']],
    ['262 02', ['vodafone-de']],
    ['262', ['telekom-de', 'vodafone-de', 'o2-de']],
    ['722-07', ['ar-movistar']],
    ['722-070', ['ar-movistar']],
    ['999-99', []],
    ['26', []],
    ['2620123', []],
  ])('by the code %s', (code, found) => expect(idsOf(findNetworksByCode(WORLD, code))).toEqual(found));

  it('with the code as the data writes it', () => {
    expect(findNetworksByCode(WORLD, '72207').map(({ plmn }) => plmn)).toEqual(['722-070']);
  });

  it('by a code that several networks share, each of them', () => {
    const [country] = WORLD.countries.values();
    const [network] = country!.networks;
    const codes = [{ plmn: '213-03', status: 'operational' as const }];
    const twins = ['one', 'other'].map((id) => ({ ...network!, id, codes }));
    const countries = new Map([['ad', { ...country!, networks: twins }]]);
    expect(idsOf(findNetworksByCode({ countries }, '21303'))).toEqual(['one', 'other']);
  });

  it.each([
    ['KDDI', ['kddi']],
    ['telekom-de', ['telekom-de']],
    ['rakuten mobile', ['rakuten']],
    ['Vodafone Germany', ['vodafone-de']],
    ['德国 Vodafone', ['vodafone-de']],
    ['中国移动', ['china-mobile']],
    ['x', []],
    ['', []],
    ['Atlantis Telecom', []],
  ])('by the name %s', (name, found) => expect(idsOf(findNetworksByName(WORLD, name))).toEqual(found));

  it('in every country where an operator has one', () => {
    expect(findNetworksByName(WORLD, 'Vodafone').length).toBeGreaterThan(5);
  });
});
