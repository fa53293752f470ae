import { describe, expect, it } from 'vitest';
import type { ServiceState } from '../../../src/core/service.js';
import {
  decodeCodes,
  decodeNetwork,
  decodeStates,
  encodeCodes,
  encodeNetwork,
  encodeState,
} from '../../../src/world/snapshot/network-text.js';
import type { WorldNetwork } from '../../../src/world/world.js';

describe('a network as text', () => {
  it.each([
    ['My Net', { id: 'de-my-net', name: 'My Net', group: 'My Net' }],
    ['My Net;=', { id: 'my-net', name: 'My Net', group: 'My Net' }],
    ['My Net;+', { id: 'my-net-de', name: 'My Net', group: 'My Net' }],
    ['My Net;-other;G', { id: 'de-other', name: 'My Net', group: 'G' }],
    ['My Net;other+;~', { id: 'other-de', name: 'My Net', group: null }],
    ['(o2);own;G', { id: 'own', name: '(o2)', group: 'G' }],
    ['(o2);=;~0', { id: 'o2', name: '(o2)', group: '~' }],
  ])('%s', (line, network) => {
    expect(encodeNetwork(network as WorldNetwork, 'de')).toBe(line);
    expect(decodeNetwork(line, 'de')).toEqual(network);
  });
});

it('network codes: a country code holds until the next one', () => {
  const on = (plmn: string) => ({ plmn, status: 'operational' as const });
  const lists = [
    [on('262-01'), { plmn: '262-06', status: 'listed' as const }],
    [],
    [on('262-02'), on('310-410')],
  ];
  const text = '262:01 06?||02 310:410';
  expect(encodeCodes(lists.map((codes) => ({ codes }) as unknown as WorldNetwork))).toBe(text);
  expect(decodeCodes(text)).toEqual(lists);
});

it('states, with their dates and halves of a year', () => {
  const states: ServiceState[] = [
    { state: 'yes', date: null },
    { state: 'planned', date: '2028', dateNote: 'H2' },
    { state: 'off', date: '2021-06-30' },
    { state: 'unknown', date: null },
  ];
  const text = states.map(encodeState).join('');
  expect(text).toMatchInlineSnapshot(`"af2028/1h2021-06-30m"`);
  expect(decodeStates(text)).toEqual(states);
  expect(() => decodeStates('z')).toThrow('missing');
});
