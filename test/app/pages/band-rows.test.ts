import { expect, it } from 'vitest';
import { bandRows, bandUsers, readBandsChoice, usersOf } from '../../../src/app/pages/band-rows.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (query: string) => readBandsChoice(new URLSearchParams(query));
const users = bandUsers(WORLD);

it.each([
  ['', { rat: 'lte', unused: false, open: '', unknown: undefined }],
  ['rat=nr&all=1', { rat: 'nr', unused: true, open: '', unknown: undefined }],
  ['band=n78', { rat: 'nr', unused: false, open: 'n78', unknown: undefined }],
  ['band=b20&rat=nr', { rat: 'lte', unused: false, open: 'B20', unknown: undefined }],
  ['band=B999', { rat: 'lte', unused: false, open: '', unknown: 'B999' }],
])('reads %s', (query, choice) => expect(read(query)).toEqual(choice));

it('counts who uses a band, and lists as many', () => {
  for (const [name, rat, band] of [
    ['B20', 'lte', 20],
    ['n78', 'nr', 78],
  ] as const) {
    const { devices, countries } = usersOf(WORLD, rat, band);
    const networks = countries.reduce((sum, each) => sum + each.networks, 0);
    expect(networks).toBeGreaterThan(10);
    expect(users.get(name)).toEqual({ networks, devices: devices.length });
  }
});

it('sorts by the lowest frequency, and keeps mmWave apart', () => {
  const { axis, mmWave } = bandRows(read('rat=nr&all=1'), users);
  const lowest = axis.map((facts) =>
    Math.min(facts.uplinkMhz?.[0] ?? Infinity, facts.downlinkMhz?.[0] ?? Infinity),
  );
  expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
  expect(mmWave.every(({ band }) => band >= 257)).toBe(true);
  expect(axis.some(({ band }) => band >= 257)).toBe(false);
});

it('hides a band that nobody uses, unless it is asked for', () => {
  const names = (query: string) => bandRows(read(query), users).axis.map(({ band }) => band);
  const unused = names('all=1').find((band) => !names('').includes(band))!;
  expect(users.get(`B${unused}`)).toEqual({ networks: 0, devices: 0 });
  expect(names(`band=B${unused}`)).toContain(unused);
});
