import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesInOrder } from '../../src/dataset/change-files.js';
import { countDataset } from '../../src/dataset/counts.js';
import { readDraft } from '../../src/dataset/draft.js';
import { type Dataset, datasetOf } from '../../src/dataset/load.js';
import { listFiles } from '../../src/publish/list-files.js';
import { Output } from '../../src/publish/output.js';
import { PublishError } from '../../src/publish/publish-error.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { datedSwitchOffs } from '../../src/publish/dated-switch-offs.js';
import type { Downloads, Snapshot } from '../../src/schema/published-manifests.js';

const draft = await readDraft('data');
const dataset = datasetOf(draft);
const history = changesInOrder(draft);

/** The devices of the open data and some of our own: as many check files as a test has time for. */
const some: Dataset = {
  ...dataset,
  devices: dataset.devices.filter(({ origin }, at) => origin !== 'bandcheck' || at % 50 === 0),
};
const newest = history.at(-1)!;
const historyOfSome = [
  ...history.slice(0, -1),
  { ...newest, entry: { ...newest.entry, counts: countDataset(some) } },
];
const site = new SiteAddresses('https://example.org');
const folders: string[] = [];

async function build(
  from: Dataset = some,
  dir: string = mkdtempSync(join(tmpdir(), 'bandcheck-test-')),
): Promise<string> {
  if (!folders.includes(dir)) folders.push(dir);
  const files = listFiles(from, from === some ? historyOfSome : history, site, dir);
  await publish(files, new Output(dir), () => undefined);
  return dir;
}

/** Every file of a folder by its path, with the hash of its bytes. */
function hashes(dir: string): Map<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        path.slice(dir.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

/** Long lines of a calendar in one piece (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

let dir: string;
const json = <T = unknown>(path: string): T => JSON.parse(readFileSync(join(dir, path), 'utf8')) as T;
beforeAll(async () => {
  dir = await build();
}, 120_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('a build', () => {
  it('gives the same bytes twice', async () => {
    expect(hashes(await build())).toEqual(hashes(dir));
  }, 120_000);

  it('has a file for every address of the index and for every check', () => {
    const index = json<{ countries: { cc: string; url: string }[]; models: { id: string; url: string }[] }>(
      'v1/index.json',
    );
    const missing = [...index.countries, ...index.models]
      .map(({ url }) => url.replace('https://example.org/', ''))
      .filter((path) => !existsSync(join(dir, path)));
    const checks = index.models.flatMap(({ id }) =>
      index.countries.map(({ cc }) => `v1/check/${id}/${cc}.json`),
    );
    expect(missing.concat(checks.filter((path) => !existsSync(join(dir, path))))).toEqual([]);
    expect(checks.length).toBe(some.countries.length * some.devices.length);
  });

  it('leads from every file only to files and pages that are there', () => {
    const addresses = new Set<string>();
    for (const path of hashes(dir).keys()) {
      if (!/^v1\/[^/]+\.json$|^v1\/(countries|models)\/|^v1\/check\/ec25-e\/|\.atom$/.test(path)) continue;
      const text = readFileSync(join(dir, path), 'utf8');
      for (const [address] of text.matchAll(/https:\/\/example\.org\/v1\/[^"<\s{]*\.\w+/g))
        addresses.add(address);
    }
    expect(addresses.size).toBeGreaterThan(dataset.countries.length);
    expect(
      [...addresses].filter((address) => !existsSync(join(dir, address.replace('https://example.org/', '')))),
    ).toEqual([]);
  });

  it('fits the JSON Schemas that it publishes, which allow further fields', () => {
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    const cases: [string, RegExp][] = [
      ['index', /^v1\/index\.json$/],
      ['country', /^v1\/countries\//],
      ['device', /^v1\/models\//],
      ['check', /^v1\/check\//],
      ['changes', /^v1\/changes\.json$/],
      ['downloads', /^v1\/downloads\/manifest\.json$/],
      ['snapshot', /^v1\/snapshot\.json$/],
      ['quality', /^v1\/quality\.json$/],
      ['problem', /^v1\/404\.json$/],
    ];
    const paths = [...hashes(dir).keys()];
    for (const [schema, pattern] of cases) {
      const validate = ajv.compile(json<object>(`v1/schemas/${schema}.json`));
      const found = paths.filter((path) => pattern.test(path));
      expect(found.length).toBeGreaterThan(0);
      for (const path of found) {
        const value = json<Record<string, unknown>>(path);
        expect(validate(value), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      }
      expect(validate({ ...json<object>(found[0]!), added_later: 1 })).toBe(true);
      expect(validate({}), `${schema} takes {}`).toBe(false);
    }
  }, 60_000);

  it('has calendars that a reader other than their writer takes, an event for each end', () => {
    const paths = [...hashes(dir).keys()].filter((path) => path.endsWith('.ics'));
    const ofCountries = dataset.countries.filter((country) => datedSwitchOffs(country).length > 0).length;
    expect(paths.filter((path) => /switch-offs\/\w\w\.ics$/.test(path))).toHaveLength(ofCountries);
    expect(paths.some((path) => path.includes('switch-offs/devices/'))).toBe(true);
    for (const path of paths) {
      const text = readFileSync(join(dir, path), 'utf8');
      const { events = [], version, method } = convertIcsCalendar(undefined, text);
      expect([version, method], path).toEqual(['2.0', 'PUBLISH']);
      expect(events.length, path).toBe(text.match(/^BEGIN:VEVENT\r$/gm)!.length);
      expect(new Set(events.map(({ uid }) => uid)).size, path).toBe(events.length);
      expect(unfolded(text), path).toMatch(/^DESCRIPTION:.*CC BY 4\.0\r$/m);
      for (const { summary, description, start, status, url } of events) {
        expect([start.type, Boolean(summary), Boolean(description)], path).toEqual(['DATE', true, true]);
        expect(['CONFIRMED', 'TENTATIVE'], path).toContain(status);
        expect(url, path).toContain('/networks/');
      }
    }
    const { events = [] } = convertIcsCalendar(
      undefined,
      readFileSync(join(dir, 'v1/switch-offs.ics'), 'utf8'),
    );
    const telekom = events.find(({ summary }) => summary === 'Deutsche Telekom (Germany): end of 2G')!;
    expect(telekom.start.date.toISOString().slice(0, 10)).toBe('2028-06-30');
    expect(events).toHaveLength(dataset.countries.flatMap(datedSwitchOffs).length);
  });

  it('has feeds that keep the grammar of RFC 4287, each at its own address', () => {
    const grammar = RelaxNGValidator.fromDoc(XmlDocument.fromBuffer(readFileSync('test/fixtures/atom.rng')));
    const paths = [...hashes(dir).keys()].filter((path) => path.endsWith('.atom'));
    expect(paths).toHaveLength(2 * (1 + some.countries.length + some.devices.length));
    for (const path of paths) {
      const doc = XmlDocument.fromString(readFileSync(join(dir, path), 'utf8'));
      expect(() => grammar.validate(doc), path).not.toThrow();
      const self = doc.root.get('a:link[@rel="self"]/@href', { a: 'http://www.w3.org/2005/Atom' });
      expect(self?.content, path).toBe(`https://example.org/${path}`);
      // validators warn of entries of one time, and readers take those of one address for the same
      for (const each of ['a:entry/a:id', 'a:entry/a:updated', 'a:entry/a:link/@href']) {
        const values = doc.root
          .find(each, { a: 'http://www.w3.org/2005/Atom' })
          .map(({ content }) => content);
        expect(new Set(values).size, `${each} of ${path}`).toBe(values.length);
      }
      doc.dispose();
    }
  });

  it('names in the manifest the size, rows and hash of every download', () => {
    const { files, tables, release } = json<Downloads>('v1/downloads/manifest.json');
    const there = readdirSync(join(dir, 'v1/downloads')).filter(
      (name) => name !== 'manifest.json' && name !== 'datapackage.json' && name !== release,
    );
    expect(files.map(({ url }) => url).sort()).toEqual(there.sort());
    for (const { url, bytes, sha256, tables: of } of files) {
      const content = readFileSync(join(dir, 'v1/downloads', url));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
      expect(of.every((name) => Object.hasOwn(tables, name))).toBe(true);
    }
  });

  it('names the files of the snapshot by their content', () => {
    const { world, evidence } = json<Snapshot>('v1/snapshot.json');
    for (const { url, bytes, sha256 } of [world, evidence]) {
      const content = readFileSync(join(dir, 'v1', url));
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
      expect(url).toContain(sha256.slice(0, 16));
    }
  });

  it('without the checks stays below the limits of hosts for static files: 20,000 files, 25 MiB each', () => {
    // the built site, app and scripts included; hosts compress by themselves, and make the checks when they are asked
    const files = readdirSync('dist', { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\.(br|gz)$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .filter((path) => !path.startsWith(join('dist', 'v1', 'check', '/')));
    expect(files.length).toBeGreaterThan(2 * (dataset.devices.length + dataset.countries.length));
    expect(files.length).toBeLessThan(20_000);
    expect(Math.max(...files.map((path) => statSync(path).size))).toBeLessThan(25 * 2 ** 20);
  });

  it('writes no checks where they are made on demand', () => {
    const few = { ...some, devices: some.devices.slice(0, 3) };
    const first = { ...newest, entry: { ...newest.entry, counts: countDataset(few) } };
    const { pages } = listFiles(few, [...history.slice(0, -1), first], site, 'dist', { checks: 'on-demand' });
    expect(pages.paths).toContain(`v1/models/${few.devices[0]!.id}.json`);
    expect(pages.paths.filter((path) => path.startsWith('v1/check/'))).toEqual([]);
  });
});

describe('a build that must not be published', () => {
  const withCountry = (change: (country: Dataset['countries'][number]) => unknown): Dataset => {
    const copy = structuredClone(dataset);
    change(copy.countries[0]!);
    return copy;
  };

  it.each<[string, Dataset, RegExp]>([
    [
      'a field of another type',
      withCountry((c) => (c.networks[0]!.name = 7 as never)),
      /ad\.json.*networks\[0\]\.name/,
    ],
    [
      'a band that 3GPP does not know',
      withCountry((c) => (c.networks[0]!.lte[0]!.band = 'B999')),
      /ad\.json.*band/,
    ],
    [
      '5G bands among the LTE bands',
      withCountry((c) => (c.networks[0]!.lte[0]!.band = 'n78')),
      /ad\.json.*lte/,
    ],
    ['no countries', { ...dataset, countries: [] }, /no countries/],
    ['no devices', { ...dataset, devices: [] }, /no devices/],
    [
      'a tenth of its countries',
      { ...dataset, countries: dataset.countries.slice(0, 17) },
      /465 networks became/,
    ],
  ])('%s: says where, and leaves what was there', async (_, broken, message) => {
    const target = mkdtempSync(join(tmpdir(), 'bandcheck-test-'));
    folders.push(target);
    writeFileSync(join(target, 'before.txt'), 'before');
    const attempt = () => build(broken, target);
    await expect(attempt()).rejects.toThrow(PublishError);
    await expect(attempt()).rejects.toThrow(message);
    expect(readdirSync(target)).toEqual(['before.txt']);
  });

  it('is one without a history', () => {
    expect(() => listFiles(dataset, [], site, 'dist')).toThrow(/no history/);
  });
});
