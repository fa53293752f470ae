import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDataset } from '../../src/dataset/load.js';
import { listFiles } from '../../src/publish/list-files.js';
import { Output } from '../../src/publish/output.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { compressSite } from '../../scripts/build/compress-site.js';
import { initialChange } from '../publish/small-build.js';

const COUNTRIES = new Set(['de', 'gb', 'jp', 'us', 'kw', 'cd', 'cg']);
const DEVICES = new Set(['ec25-e', 'ec25-af', 'bg95-m3', 'rm520n-gl', 'rutx12-0', 'rutx12-1']);

export interface SmallSite {
  readonly dir: string;
  remove(): void;
}

/** Built once a worker; every test file that asks gets a copy of its own. */
let built: Promise<string> | undefined;

/** A built site of a few real countries and devices, with the app's files played by one-line stand-ins. */
export async function smallSite(): Promise<SmallSite> {
  built ??= buildSmallSite();
  const dir = mkdtempSync(join(tmpdir(), 'band-check-site-'));
  cpSync(await built, dir, { recursive: true, preserveTimestamps: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

async function buildSmallSite(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'band-check-site-'));
  const facts = await loadDataset('data');
  const few = {
    ...facts,
    countries: facts.countries.filter(({ cc }) => COUNTRIES.has(cc)),
    devices: facts.devices.filter(({ id }) => DEVICES.has(id)),
  };
  const files: Record<string, string> = {
    'index.html': '<!doctype html><title>shell</title>',
    'zh/index.html': '<!doctype html><title>shell zh</title>',
    '404.html': '<!doctype html><title>missing</title>',
    'devices.html': '<!doctype html><title>devices</title>',
    'countries/de.html': '<!doctype html><title>Germany</title>',
    'zh/countries/de.html': '<!doctype html><title>德国</title>',
    'networks/telekom-de.html': '<!doctype html><title>Telekom</title>',
    'sw.js': 'self.addEventListener("fetch", () => {});',
    'assets/app-0a1b2c3d.js': 'export {};',
    'large.csv': 'network,band\n'.repeat(100_000),
    '.secret': 'hidden',
    'embed/v1/band-check.js': '"newest";',
    'embed/band-check.js': '"newest";',
    'embed/1.2.3/band-check.js': '"1.2.3";',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  const published = listFiles(few, [initialChange(few)], new SiteAddresses('https://example.test'), dir);
  await publish(published, new Output(dir), () => undefined);
  await compressSite(dir);
  return dir;
}
