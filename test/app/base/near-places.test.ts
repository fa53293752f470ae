import { expect, it } from 'vitest';
import { nearPlaces } from '../../../src/app/base/near-places.js';
import { findPage } from '../../../src/words/page-paths.js';
import { READERS } from '../../../src/views/reader.js';
import { WORLD } from '../../fixtures/known-world.js';

const near = (path: string) => {
  const place = findPage(path);
  return nearPlaces(place, WORLD, READERS[place.lang]);
};

it.each([
  ['/devices/ec25', ['ec25'], '/devices/ec25-e'],
  ['/devices/sim7070g', ['sim7070g'], '/devices/sim7080g'],
  ['/countries/uk', ['uk'], '/countries/gb'],
  ['/countries/germny', ['germny'], '/countries/de'],
  ['/zh/countries/germny', ['germny'], '/zh/countries/de'],
  ['/networks/telekom-d', ['telekom-d'], '/networks/telekom-de'],
  ['/check/ec25/de', ['ec25'], '/check/ec25-e/de'],
  ['/check/ec25-e/uk', ['uk'], '/check/ec25-e/gb'],
])('%s names %s, which we do not have, and may mean %s', (path, asked, href) => {
  const place = near(path);
  expect(place.asked).toEqual(asked);
  expect(place.near.map((each) => each.href)).toContain(href);
});

it('guesses neither device nor country where we have neither', () => {
  expect(near('/check/ec25/xx')).toEqual({ asked: ['ec25', 'xx'], near: [] });
});

it('has nothing to say of an address that names no page', () => {
  expect(near('/nothing/here/at/all')).toEqual({ asked: [], near: [] });
});

it('leads from a family to each of its variants, however many, with their answer where that is asked', () => {
  expect(near('/devices/ec25').family).toEqual({
    name: 'EC25',
    kind: 'module',
    compare: '/compare?devices=ec25-e,ec25-af,ec25-eux,ec25-mx,ec25-au',
  });
  expect(near('/zh/check/ec25/de').family!.compare).toMatch(/^\/zh\/compare\?.*&in=de$/);
  expect(near('/devices/ec25').near.map(({ href, overall }) => [href, overall])).toEqual(
    ['af', 'au', 'e', 'eux', 'mx'].map((variant) => [`/devices/ec25-${variant}`, undefined]),
  );
  expect(near('/check/ec25/de').near.find(({ href }) => href === '/check/ec25-e/de')!.overall).toBe('good');
});
