import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Tally } from '../../src/core/tally.js';
import { devicePicture, type Drawings, sitePicture } from '../../src/publish/device-picture.js';
import { WORLD } from '../fixtures/known-world.js';

const MAP = JSON.parse(readFileSync('src/app/world-map.json', 'utf8')) as Drawings['map'];
const DRAWINGS: Drawings = { map: MAP, mark: readFileSync('public/icons/icon.svg', 'utf8') };
const tally = (good: number, no: number): Tally => ({ good, limited: 0, unconfirmed: 0, no });
const ANSWERS = new Map([
  ['de', tally(3, 0)],
  ['fr', tally(2, 1)],
  ['br', tally(0, 3)],
]);
const device = WORLD.devices.get('ec25-e')!;

it('says on how many networks and in how many countries the device works', () => {
  const svg = devicePicture(device, ANSWERS, DRAWINGS);
  expect(svg).toContain('>of 9<');
  expect(svg).toMatch(/>5<tspan/);
  expect(svg).toContain('in 2 of 3 countries');
  expect(svg).toContain('Works on every network 1');
  expect(svg).toContain('Quectel EC25-E');
});

it('draws every country of the map, and those that nobody asked about in a colour of no answer', () => {
  const svg = devicePicture(device, ANSWERS, DRAWINGS);
  expect(svg.match(/<path d="M/g)!.length).toBeGreaterThan(Object.keys(MAP.shapes).length);
  expect(svg).toContain(`<path d="${MAP.shapes['it']!}" fill="#dfe2e7"/>`);
});

it('takes hostile names as text, and makes room for long ones', () => {
  const svg = devicePicture({ ...device, vendor: null, name: '<script>&"'.repeat(8) }, ANSWERS, DRAWINGS);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&#60;script&#62;&#38;&#34;');
  expect(svg).toContain('font-size="34"');
});

it('has a picture of the site too, with the same mark', () => {
  const svg = sitePicture([...WORLD.countries.values()], WORLD.devices.size, DRAWINGS);
  expect(svg).toContain(`in ${WORLD.countries.size} countries`);
  expect(svg).toContain(`>${WORLD.devices.size} devices<`);
  for (const picture of [svg, devicePicture(device, ANSWERS, DRAWINGS)])
    expect(picture).toContain('<svg x="48" y="40" width="52" height="52" xmlns');
});
