import { expect, it } from 'vitest';
import { networkName } from '../../src/words/network-name.js';

it('calls a network by its Chinese name in Chinese alone, where it has one', () => {
  const mobile = { name: 'China Mobile', group: '中国移动' };
  expect([networkName(mobile, 'zh'), networkName(mobile, 'en')]).toEqual(['中国移动', 'China Mobile']);
  expect(networkName({ name: 'Vodafone', group: 'Vodafone Group' }, 'zh')).toBe('Vodafone');
  expect(networkName({ name: 'Verizon', group: null }, 'zh')).toBe('Verizon');
});
