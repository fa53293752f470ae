/** What the README says of sizes and pages is so. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadDataset } from '../src/dataset/load.js';
import { findPage } from '../src/words/page-paths.js';

const readme = readFileSync('README.md', 'utf8');

it('counts devices, networks and countries as the data does', async () => {
  const { devices, countries } = await loadDataset('data');
  const networks = countries.reduce((sum, country) => sum + country.networks.length, 0);
  const text = readme.replace(/\s+/g, ' ');
  expect(text).toContain(
    `${devices.length} devices and ${networks} networks in ${countries.length} countries`,
  );
});

it('names pages and scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  const pages = [...readme.matchAll(/^\| `(\/[^`]*)`/gm)].map(([, path]) => path!);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((path) => findPage(path).page === 'missing')).toEqual([]);
});
