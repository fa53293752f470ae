import { expect, it } from 'vitest';
import { prepareDevice } from '../../../src/core/prepare.js';
import { decodeDevice, encodeDevice } from '../../../src/world/snapshot/device-text.js';

const plain = { lteCategory: null, lte: [3, 20], nr: [78], kind: 'module', fallback: [] };

it.each([
  [
    'Quectel; EC25-E;ec25-e;module;lte;4;g2 g3',
    {
      ...plain,
      ...{ id: 'ec25-e', name: 'Quectel EC25-E', vendor: 'Quectel', radio: 'lte' as const },
      ...{ lteCategory: '4', fallback: ['g2', 'g3'] as const },
    },
  ],
  [
    'Ven;Vendor 1;v1;module;nr',
    { ...plain, id: 'v1', name: 'Vendor 1', vendor: 'Ven', radio: 'nr' as const },
  ],
  [
    ';Thing;t;module;lte;;;B28A;D-1;D~22',
    {
      ...plain,
      ...{ id: 't', name: 'Thing', vendor: null, radio: 'lte' as const },
      ...{ parts: ['B28A'] as const, aliases: ['D-1', 'D;2'] },
    },
  ],
])('a device as text: %s', (line, facts) => {
  const device = prepareDevice(facts);
  expect(encodeDevice(device)).toBe(line);
  expect(decodeDevice(line, '&7', 'q', '')).toStrictEqual(device);
});

it('a device whose bands are missing, or whose radio nobody knows, is refused', () => {
  expect(() => decodeDevice('V; D;d;module;lte', undefined, '', '')).toThrow('missing');
  expect(() => decodeDevice('V; D;d;module;lte', '', '', undefined)).toThrow('missing');
  expect(() => decodeDevice('V; D;d;module;wifi', '', '', '')).toThrow('missing');
});
