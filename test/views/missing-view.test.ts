import { expect, it } from 'vitest';
import { nearPlaces } from '../../src/app/base/near-places.js';
import { writeTemplate } from '../../src/publish/write-template.js';
import { missingView } from '../../src/views/missing-view.js';
import { READERS } from '../../src/views/reader.js';
import { findPage } from '../../src/words/page-paths.js';
import { WORLD } from '../fixtures/known-world.js';

const textOf = (path: string) => {
  const place = findPage(path);
  const reader = READERS[place.lang];
  const page = missingView(reader, nearPlaces(place, WORLD, reader));
  return writeTemplate(page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
};

it.each([
  ['/devices/ec25', 'EC25 is a family of 5 modules. Which one?'],
  ['/zh/devices/ec25', 'EC25 系列有 5 款模组，您问的是哪一款？'],
  ['/check/ec25/de', 'EC25 is a family of 5 modules. Which one?'],
  ['/countries/uk', 'Did you mean the United Kingdom?'],
  ['/zh/countries/uk', '您要找的是英国吗？'],
  ['/devices/sim7070g', 'We don&#39;t have “sim7070g”. Similar names'],
  ['/devices/zzzzzzzz', 'We don&#39;t have “zzzzzzzz”. Check the spelling'],
  ['/no/such/page', 'This page does not exist Check the spelling'],
])('%s leads with “%s”', (path, lead) => expect(textOf(path)).toContain(lead));

it('offers to compare a family, and says of each variant how it does everywhere, or where that is asked', () => {
  expect(textOf('/devices/ec25')).toMatch(/EC25-AF works on \d+ of \d+ networks .* Compare all of them/);
  expect(textOf('/devices/sim7070g')).toMatch(/SIM7080G Module · LTE-M \/ NB-IoT/);
  expect(textOf('/check/ec25/de')).toMatch(/EC25-AF Does not work .*EC25-E Works on every network/);
});

it('says of a device that is not listed that its bands can be pasted', () => {
  for (const path of ['/devices/ec25', '/devices/sim7070g', '/check/zzzzzzzz/de'])
    expect(textOf(path), path).toContain('Not listed? Paste its bands');
});
