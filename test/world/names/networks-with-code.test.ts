import { expect, it } from 'vitest';
import { networksWithCode, readNetworkCode } from '../../../src/world/names/networks-with-code.js';

const network = (id: string, ...plmns: string[]) => ({
  id,
  codes: plmns.map((plmn) => ({ plmn, status: 'operational' as const })),
});
const NETWORKS = [network('a', '240-24'), network('b', '240-24', '240-08'), network('c', '722-070')];
const idsWith = (code: string) => networksWithCode(NETWORKS, code).map(({ id }) => id);

it('finds all networks that share a code', () => {
  expect(idsWith('240-24')).toEqual(['a', 'b']);
  expect(idsWith('240-08')).toEqual(['b']);
  expect(idsWith('240-99')).toEqual([]);
});

it('takes a code with two or three digits for the network', () => {
  expect(idsWith('722-07')).toEqual(['c']);
  expect(idsWith('240-240')).toEqual(['a', 'b']);
  expect(idsWith('722-007')).toEqual([]);
});

it('reads a code as people and modems write it', () => {
  expect(['26201', '262 01', '262/01', '310410', '4700', '999999999'].map(readNetworkCode)).toEqual([
    '262-01',
    '262-01',
    '262-01',
    '310-410',
    undefined,
    undefined,
  ]);
});
