import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findHalfWidth } from '../fixtures/half-width.js';
import { loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import type { Dataset } from '../../src/dataset/load.js';
import { datasetEvidence } from '../../src/publish/snapshot.js';
import { PublishError } from '../../src/publish/publish-error.js';
import { PublishedFiles } from '../../src/publish/published-files.js';
import { addPages } from '../../src/publish/static-pages.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { PAGE_PATHS } from '../../src/words/pages.js';

const FRAME = readFileSync('src/app/index.html', 'utf8');
const site = new SiteAddresses('https://check.example');
const dataset = await loadDataset('data');
const files = pagesOf(dataset, FRAME);
const read = (path: string) => files.make(path) as string;

function pagesOf(from: Dataset, frame: string): PublishedFiles {
  const pages = new PublishedFiles();
  addPages(datasetWorld(from), datasetEvidence(from), () => frame, site, pages);
  return pages;
}

it('has every country, network and device in both languages', () => {
  const networks = dataset.countries.flatMap((country) => country.networks);
  for (const prefix of ['', 'zh/']) {
    const count = (folder: string) =>
      files.paths.filter((path) => path.startsWith(`${prefix}${folder}/`)).length;
    expect(count('countries')).toBe(dataset.countries.length);
    expect(count('networks')).toBe(networks.length);
    expect(count('devices')).toBe(dataset.devices.length);
  }
});

it('writes Chinese with marks of its own width, in every sentence that is put together', () => {
  const pages = files.paths.filter((path) => path.startsWith('zh/') && path.endsWith('.html'));
  // all plain pages, and every tenth of the others
  const some = pages.filter((path, i) => path.split('/').length < 3 || i % 10 === 0);
  expect(some.length).toBeGreaterThan(100);
  const found = new Set(some.flatMap((path) => findHalfWidth(textOf(read(path)))));
  expect([...found]).toEqual([]);
});

/** What people read of a page: blocks stand apart, and what is within a line does not. */
function textOf(page: string): string {
  return page
    .replace(/<(head|script|style|code|pre)\b.*?<\/\1>/gs, '')
    .replace(/<\/(p|li|td|th|dt|dd|h\d|div|section|summary|tr|ul|button)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/[^\S\n]+/g, ' ');
}

describe.each([
  [
    'countries/de.html',
    'en',
    '/countries/de',
    'Germany',
    ['Deutsche Telekom', 'B20', '30 June 2028', 'EC25'],
  ],
  [
    'zh/countries/de.html',
    'zh-Hans',
    '/zh/countries/de',
    '德国',
    ['Deutsche Telekom', 'B20', '2028年6月30日'],
  ],
  [
    'networks/telekom-de.html',
    'en',
    '/networks/telekom-de',
    'Deutsche Telekom, Germany',
    ['B20', '30 June 2028', 'EC25', '262-01'],
  ],
  ['zh/networks/telekom-de.html', 'zh-Hans', '/zh/networks/telekom-de', 'Deutsche Telekom', ['B20', '德国']],
  ['devices/ec25-e.html', 'en', '/devices/ec25-e', 'EC25-E', ['B20', 'Germany', 'Works on every network']],
  ['zh/devices/ec25-e.html', 'zh-Hans', '/zh/devices/ec25-e', 'EC25-E', ['B20', '德国', '所有网络可用']],
  ['zh/index.html', 'zh-Hans', '/zh/', '能用吗', []],
])('%s', (file, lang, path, name, texts) => {
  it('has language, title, one description and its own addresses', () => {
    const html = read(file);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(/<title>([^<]*)/.exec(html)![1]).toContain(name);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    for (const tag of ['html', 'head', 'body', 'main']) {
      expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))).toHaveLength(1);
      expect(html.match(new RegExp(`</${tag}>`, 'g'))).toHaveLength(1);
    }
    expect(html.trimEnd().endsWith('</html>')).toBe(true);
    expect(html).toContain(`<link rel="canonical" href="https://check.example${path}" />`);
    expect(html).toContain(`hreflang="en" href="https://check.example${path.replace(/^\/zh/, '')}"`);
    expect(html).toContain(`data-path="${path}"`);
    expect(html.match(/<h1 /g)).toHaveLength(1);
  });

  it('says what it knows without script', () => {
    for (const text of texts) expect(read(file)).toContain(text);
    expect(read(file)).toContain('CC BY 4.0');
  });
});

it('lets only the start pages stand in for pages that have no file', () => {
  expect(read('zh/index.html')).toContain('正在加载频段与网络数据');
  expect(read('zh/countries/de.html')).not.toContain('正在加载频段与网络数据');
});

it.each([
  ['404.html', 'This page does not exist', 'href="/"'],
  ['zh/404.html', '没有这个页面', 'href="/zh/"'],
])('%s says that there is nothing, and claims no address', (file, title, home) => {
  expect(read(file)).toContain(`<h1 tabindex="-1">${title}</h1>`);
  expect(read(file)).toContain(`<a class="button" ${home}>`);
  expect(read(file)).not.toMatch(/rel="(canonical|alternate)"/);
  expect(read('sitemap.xml')).not.toContain('/404<');
});

it('leaves the frame itself as it was built, for the hash that the service worker keeps', () => {
  expect(files.paths).not.toContain('index.html');
});

it('lists every page in the sitemap, and the sitemap in robots.txt', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);
  expect(addresses).toContain('https://check.example/');
  expect(addresses).toContain('https://check.example/zh/devices/ec25-e');
  expect(addresses).toContain('https://check.example/zh/api/');
  expect(new Set(addresses).size).toBe(addresses.length);
  const networks = dataset.countries.flatMap((country) => country.networks);
  const single = Object.values(PAGE_PATHS).filter((path) => !path.includes('{') && !path.includes('404'));
  const ofData = dataset.countries.length + networks.length + dataset.devices.length;
  const plain = 3; // about the API, for assistants, about the package
  expect(addresses).toHaveLength(2 * (single.length + ofData + plain));
  expect(read('robots.txt')).toContain('Sitemap: https://check.example/sitemap.xml');
});

it('writes hostile names as text', () => {
  const hostile = '</script><img src=x onerror=alert(1)>"';
  const [first] = dataset.countries;
  const changed: Dataset = {
    ...dataset,
    countries: [{ ...first!, networks: [{ ...first!.networks[0]!, name: hostile }] }],
  };
  const html = pagesOf(changed, FRAME).make(`countries/${first!.cc}.html`);
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;');
});

it.each(['<title>', '<main ', '<div class="page coming"', '<html '])('refuses a frame without %s', (part) => {
  const pages = pagesOf(dataset, FRAME.replaceAll(part, '<x>'));
  expect(() => pages.make('devices/ec25-e.html')).toThrow(PublishError);
});
