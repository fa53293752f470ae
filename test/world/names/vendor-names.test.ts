import { expect, it } from 'vitest';
import { vendorGroup, vendorNames } from '../../../src/world/names/vendor-names.js';

it('knows a vendor by any of its names, the given one first', () => {
  expect(vendorNames('Quectel')).toEqual(['Quectel', '移远', '移远通信']);
  expect(vendorNames('移远')).toEqual(['移远', 'Quectel', '移远通信']);
  expect(vendorNames('Nobody Ltd')).toEqual(['Nobody Ltd']);
  expect(vendorNames(null)).toEqual([]);
});

it.each(['移远', '移为', '芯讯通', '美格', '广和通', '有方', '华为', '中兴', '普联', '有人'])(
  'knows %s',
  (name) => expect(vendorNames(name).length).toBeGreaterThan(1),
);

it('lists the two companies called Teltonika together, and neither is taken for the other', () => {
  expect(vendorGroup('Teltonika Networks')).toBe('Teltonika');
  expect(vendorGroup('Teltonika')).toBe('Teltonika');
  expect(vendorNames('Teltonika Networks')).toEqual(['Teltonika Networks', 'Teltonika']);
});
