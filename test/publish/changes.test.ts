import { readFileSync } from 'node:fs';
import { RelaxNGValidator, XmlDocument, type XmlElement, XmlValidateError } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import type { ChangeEntry } from '../../src/dataset/change-files.js';
import { countDataset } from '../../src/dataset/counts.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { diffDatasets } from '../../src/dataset/diff.js';
import { type Dataset, loadDataset } from '../../src/dataset/load.js';
import { addChanges } from '../../src/publish/changes.js';
import { PublishedFiles } from '../../src/publish/published-files.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { Changes } from '../../src/schema/published-manifests.js';
import { initialChange } from './small-build.js';

const all = await loadDataset('data');
/** Some countries and devices: as many feeds as the tests need. */
const dataset: Dataset = {
  ...all,
  countries: all.countries.filter(({ cc }, at) => at < 2 || at % 6 === 0 || cc === 'de'),
  devices: all.devices.filter(({ id }, at) => at % 40 === 0 || id === 'bg95-m3' || id === 'ec25-e'),
};
const initial = initialChange(dataset);

/** A later release, of a changed data set. */
function release(
  change: (dataset: Dataset) => void,
  date: string,
  file = `changes/${date}.json`,
): ChangeEntry {
  const after = structuredClone(dataset);
  change(after);
  return {
    file,
    entry: { date, data_version: '33', counts: countDataset(after), changes: diffDatasets(dataset, after) },
  };
}

/** What is published of a history. */
function published(
  history: readonly ChangeEntry[],
  of: Dataset = dataset,
  asOf = '2020-01-01',
): (path: string) => string {
  const files = new PublishedFiles();
  addChanges(history, of, datasetWorld(of), new SiteAddresses('https://example.org'), files, asOf);
  return (path) => files.make(`v1/${path}`) as string;
}

const grammar = RelaxNGValidator.fromDoc(XmlDocument.fromBuffer(readFileSync('test/fixtures/atom.rng')));
const ATOM = { a: 'http://www.w3.org/2005/Atom' };
const textsOf = (doc: XmlDocument, path: string) =>
  doc.root.find(path, ATOM).map((node) => (node as XmlElement).content);

const lost = release((f) => {
  f.countries[0]!.networks[0]!.lte.pop();
  f.countries[1]!.networks[0]!.name = 'New <name> & "more"';
  f.devices.pop();
  f.devices[0]!.lte = ['B87'];
}, '2026-11-01');
const sameDay = release((f) => f.devices.shift(), '2026-11-01', 'changes/2026-11-01-2.json');
const histories: [string, ChangeEntry[]][] = [
  ['the initial data', [initial]],
  ['a release that flips verdicts', [initial, lost]],
  ['two releases on one day', [initial, lost, sameDay]],
];

describe.each(histories)('feeds of %s', (_, history) => {
  const read = published(history);

  it.each(['changes.atom', 'changes.zh.atom'])('%s keeps the grammar and rules of RFC 4287', (path) => {
    const doc = XmlDocument.fromString(read(path));
    expect(() => grammar.validate(doc)).not.toThrow();
    const ids = textsOf(doc, '//a:id');
    expect(new Set(ids).size).toBe(ids.length);
    const updated = textsOf(doc, '//a:entry/a:updated');
    expect(updated).toEqual(updated.toSorted().toReversed());
    expect(new Set(updated).size).toBe(history.length);
    expect(textsOf(doc, '/a:feed/a:updated')).toEqual([updated[0]]);
    const self = doc.root.get('a:link[@rel="self"]', ATOM) as XmlElement;
    expect(self.attr('href')!.value).toBe(`https://example.org/v1/${path}`);
    expect(textsOf(doc, '/a:feed/a:rights')[0]).toContain('CC BY 4.0');
  });

  it('the JSON feed tells the same', () => {
    const doc = XmlDocument.fromString(read('changes.atom'));
    const feed = JSON.parse(read('changes.feed.json')) as { items: { id: string; content_html: string }[] };
    expect(feed.items.map(({ id }) => id)).toEqual(textsOf(doc, '//a:entry/a:id'));
    for (const [i, { content_html }] of feed.items.entries()) {
      const plain = XmlDocument.fromString(`<div>${content_html}</div>`).root.content;
      expect(plain).toBe(textsOf(doc, '//a:entry/a:content')[i]);
    }
  });

  it('changes.json has all of it, newest first', () => {
    const { entries } = Changes.parse(JSON.parse(read('changes.json')));
    expect(entries).toEqual(history.map(({ entry }) => entry).toReversed());
  });
});

describe('a feed', () => {
  it('keeps the ids and instants of entries when releases follow', () => {
    const before = XmlDocument.fromString(published([initial])('changes.atom'));
    const after = XmlDocument.fromString(published([initial, lost, sameDay])('changes.atom'));
    for (const path of ['//a:entry/a:id', '//a:entry/a:updated', '/a:feed/a:id']) {
      expect(textsOf(after, path).at(-1)).toBe(textsOf(before, path).at(-1));
    }
  });

  it('counts what changed and names it, with names that are no markup', () => {
    const read = published([initial, lost]);
    const doc = XmlDocument.fromString(read('changes.atom'));
    const [content] = textsOf(doc, '//a:entry/a:content');
    expect(content).toContain('Devices: 1 changed, 1 removed');
    expect(content).toContain('New <name> & "more", was ');
    expect(content).toMatch(/ → Does not work/);
    expect(content).toMatch(/and \d+ more$/);
    const { items } = JSON.parse(read('changes.feed.json')) as { items: { url: string; title: string }[] };
    expect(items.map(({ url }) => url)).toEqual([
      'https://example.org/api/changes/2026-11-01/',
      `https://example.org/api/changes/${dataset.data.checked}/`,
    ]);
    expect(items[0]!.title).toMatch(/^Data 33: .*Andorra.*: removed/);
  });

  it('says of a state what it is, what it was, and which verdicts flip with it', () => {
    const moved = release((f) => {
      const [telekom] = f.countries.find(({ cc }) => cc === 'de')!.networks;
      telekom!.status.g2 = { ...telekom!.status.g2, date: '2029-06-30' };
      telekom!.status.ltem = { state: 'off', date: null, source: null };
      telekom!.status.nbiot = { state: 'off', date: null, source: null };
    }, '2026-11-02');
    const [content] = textsOf(
      XmlDocument.fromString(published([initial, moved])('changes/countries/de.atom')),
      '//a:content',
    );
    expect(content).toContain(
      'Deutsche Telekom (Germany) 2G: to be switched off 30 June 2029, was to be switched off 30 June 2028; ',
    );
    expect(content).toMatch(/\d+ verdicts change: .* Works → Not confirmed/);
  });

  it('of a country or a device tells what concerns it alone', () => {
    const read = published([initial, lost]);
    const texts = (path: string) => textsOf(XmlDocument.fromString(read(path)), '//a:entry/a:content');
    expect(texts('changes/countries/de.atom').join()).not.toContain('Andorra');
    expect(texts('changes/countries/ad.atom')[0]).toContain('Andorra Telecom (Andorra)');
    const [first] = dataset.devices;
    expect(texts(`changes/devices/${first!.id}.atom`)[0]).toContain('B87');
  });

  it('tells of a device what changed alone, and of network codes which they are now', () => {
    const moved = release((f) => {
      f.devices.find(({ id }) => id === 'ec25-e')!.region = 'Atlantis';
      f.plmn['telekom-de']![0]!.plmn = '262-99';
    }, '2026-11-02');
    const read = published([initial, moved]);
    const [device] = textsOf(XmlDocument.fromString(read('changes/devices/ec25-e.atom')), '//a:content');
    expect(device).toContain('Region: Atlantis, was EMEA');
    expect(device).not.toContain('B20');
    const [country] = textsOf(XmlDocument.fromString(read('changes/countries/de.atom')), '//a:content');
    expect(country).toContain('Deutsche Telekom (Germany) PLMN: 262-99');
  });

  it('gives notice 180, 90 and 30 days before an announced end, and no more when it is past', () => {
    const titles = (asOf: string) =>
      textsOf(
        XmlDocument.fromString(published([initial], dataset, asOf)('changes/countries/de.atom')),
        '//a:title',
      ).filter((title) => title.includes('Deutsche Telekom'));
    expect(titles('2027-12-31')).toEqual([]);
    expect(titles('2028-04-01')).toEqual([
      'In 90 days or less: 2G ends on Deutsche Telekom (Germany), 30 June 2028',
      'In 180 days or less: 2G ends on Deutsche Telekom (Germany), 30 June 2028',
    ]);
    expect(titles('2028-06-30')).toHaveLength(3);
    expect(titles('2028-07-01')).toEqual([]);
  });

  it('has no characters that XML does not', () => {
    const hostile = structuredClone(dataset);
    hostile.devices[0]!.name = '<b>\u0000\ud800]]>&amp;';
    const doc = XmlDocument.fromString(published([initial, lost], hostile)('changes.atom'));
    expect(textsOf(doc, '//a:entry/a:content')[0]).toContain('<b>\ufffd\ufffd]]>&amp;, ');
  });
});

it.each([
  ['no id', (text: string) => text.replace(/<id>[^<]*<\/id>/, '')],
  ['two titles', (text: string) => text.replace('<title>', '<title>x</title><title>')],
  ['a day instead of an instant', (text: string) => text.replace(/T00:00:00Z/, '')],
  ['a link without an address', (text: string) => text.replace(/ href="[^"]*"/, '')],
])('the grammar refuses a feed with %s', (_, broken) => {
  const doc = XmlDocument.fromString(broken(published([initial])('changes.atom')));
  expect(() => grammar.validate(doc)).toThrow(XmlValidateError);
});

it('tells every correction in a sentence, in both languages', () => {
  const corrected = release(() => undefined, '2026-12-01');
  const entry = {
    ...corrected.entry,
    changes: diffDatasets({ ...dataset, corrections: [] }, dataset),
  } as ChangeEntry['entry'];
  const read = published([initial, { ...corrected, entry }]);
  expect(read('changes.atom')).toContain(
    'LTE-M: the publisher says “not listed”, GSMA (November 2025) says “in service”.',
  );
  expect(read('changes.zh.atom')).toContain('数据发布方为“未列入名单”');
});
