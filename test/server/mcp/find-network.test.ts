import { beforeAll, describe, expect, it } from 'vitest';
import { findNetworksByCode, findNetworksByName } from '../../../src/server/mcp/find-network.js';
import type { World } from '../../../src/world/world.js';
import { realData } from './real-data.js';

let world: World;
beforeAll(async () => {
  ({ world } = await realData());
});
const ids = (found: { network: { id: string } }[]) => found.map(({ network }) => network.id);

describe('a network is found', () => {
  it.each([
    ['262-01', ['telekom-de']],
    ['26201', ['telekom-de']],
    ['262 02', ['vodafone-de']],
    ['262', ['telekom-de', 'vodafone-de', 'o2-de']],
    ['999-99', []],
    ['26', []],
    ['2620123', []],
  ])('by the code %s', (code, found) => expect(ids(findNetworksByCode(world, code))).toEqual(found));

  it.each([
    ['KDDI', ['kddi']],
    ['rakuten mobile', ['rakuten']],
    ['Vodafone Germany', ['vodafone-de']],
    ['中国移动', ['china-mobile']],
    ['x', []],
    ['Atlantis Telecom', []],
  ])('by the name %s', (name, found) => expect(ids(findNetworksByName(world, name))).toEqual(found));

  it('in every country where an operator has one', () => {
    expect(findNetworksByName(world, 'Vodafone').length).toBeGreaterThan(5);
  });
});
