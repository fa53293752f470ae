import { expect, it } from 'vitest';
import { findFamily } from '../../../src/world/names/find-family.js';
import { WORLD } from '../../fixtures/known-world.js';

const family = (text: string) => findFamily(WORLD.devices.values(), text);

it.each(['ec25', 'EC25', 'Quectel EC25', '移远 EC25'])('finds every variant that “%s” names', (text) => {
  expect(family(text)?.name).toBe('EC25');
  expect(
    family(text)
      ?.variants.map(({ id }) => id)
      .sort(),
  ).toEqual(['ec25-af', 'ec25-au', 'ec25-e', 'ec25-eux', 'ec25-mx']);
});

it('takes neither a variant, nor a part of a name, nor a family of one for a family', () => {
  for (const text of ['ec25-e', 'ec2', 'bg77', '', 'nosuch']) expect(family(text), text).toBeUndefined();
});
