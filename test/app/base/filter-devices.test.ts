import { expect, it } from 'vitest';
import { filterDevices } from '../../../src/app/base/filter-devices.js';
import { APP_WORDS } from '../../../src/words/app.js';
import { WORLD } from '../../fixtures/known-world.js';

const find = (text: string, lang: 'en' | 'zh' = 'en') =>
  filterDevices(WORLD, text, APP_WORDS[lang]).map(({ id }) => id);

it('takes a whole name for that device alone, and anything else for a part', () => {
  expect(find('ec25-e')).toEqual(['ec25-e']);
  expect(find('ec25')).toContain('ec25-af');
  expect(find('')).toHaveLength(WORLD.devices.size);
});

it('finds by vendor, kind and radio, in the words of the page', () => {
  expect(find('teltonika')).toEqual(['rutx12-0', 'rutx12-1']);
  expect(find('dongle')).toContain('dongle-400');
  expect(find('上网棒', 'zh')).toEqual(['dongle-400']);
});
