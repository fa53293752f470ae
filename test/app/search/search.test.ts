import { describe, expect, it } from 'vitest';
import { type Hit, isNetworkCode, SearchIndex } from '../../../src/app/search/search.js';
import { loadDataset } from '../../../src/dataset/load.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';

const world = datasetWorld(await loadDataset('data'));
const index = { en: new SearchIndex(world, 'en'), zh: new SearchIndex(world, 'zh') };
const find = (text: string, lang: 'en' | 'zh' = 'en') => index[lang].find(text, '2026-11-21');
const first = (text: string, lang: 'en' | 'zh' = 'en'): Partial<Hit> => find(text, lang)[0] ?? {};

describe('search', () => {
  it.each([
    ['EC 25 E', '/devices/ec25-e'],
    ['quectel ec25-e', '/devices/ec25-e'],
    ['uk', '/countries/gb'],
    ['usa', '/countries/us'],
    ['germny', '/countries/de'],
    ['verizon us', '/networks/verizon'],
    ['vodafone germany', '/networks/vodafone-de'],
    ['germany vodafone', '/networks/vodafone-de'],
    ['b20', '/bands?band=B20'],
    ['band 20', '/bands?band=B20'],
    ['n 78', '/bands?band=n78'],
    ['2g', '/switch-offs'],
    ['export', '/data'],
  ])('%s leads to %s', (text, path) => expect(first(text).path).toBe(path));

  it.each([
    ['移远 EC25-E', '/devices/ec25-e'],
    ['德国', '/countries/de'],
    ['日本docomo', '/networks/ntt-docomo'],
    ['频段20', '/bands?band=B20'],
    ['导出', '/data'],
  ])('in Chinese %s leads to %s', (text, path) => expect(first(text, 'zh').path).toBe(path));

  it.each([
    ['ec25-e germany', 'en', 'Quectel EC25-E in Germany', 'Works on every network'],
    ['ec25-e in de', 'en', 'Quectel EC25-E in Germany', 'Works on every network'],
    ['us ec25-af', 'en', 'Quectel EC25-AF in the United States', 'Works on every network'],
    ['德国EC25-AF', 'zh', 'Quectel EC25-AF 在德国', '不可用'],
    ['EC25-AF在德国', 'zh', 'Quectel EC25-AF 在德国', '不可用'],
  ] as const)('%s is answered at once', (text, lang, title, note) => {
    expect(first(text, lang)).toMatchObject({ kind: 'check', title, note });
  });

  it('says of a device what it is, not again whose', () => {
    expect(first('ec25-e').note).toBe('Module · LTE');
    expect(first('dongle 400').note).toBe('Hyper Nexus · Dongle · LTE');
  });

  it('proposes a few checks where several devices fit', () => {
    const hits = find('ec25 germany');
    expect(hits.map(({ kind }) => kind)).toEqual(Array(5).fill('check'));
  });

  it('narrows by vendor, kind and country', () => {
    const kinds = (text: string, lang: 'en' | 'zh' = 'en') =>
      new Set(find(text, lang).map(({ kind }) => kind));
    expect(find('teltonika router').map(({ title }) => title)).toEqual([
      'Teltonika RUTX12 (0*****)',
      'Teltonika RUTX12 (1*****)',
    ]);
    expect(kinds('模组', 'zh')).toEqual(new Set(['device']));
    expect(find('germany').map(({ kind }) => kind)).toEqual(['country', 'network', 'network', 'network']);
  });

  it('finds no names across the border of name and country', () => {
    expect(find('usa').map(({ title }) => title)).not.toContain('Optus');
    expect(find('2g').map(({ title }) => title)).not.toContain('O2');
  });

  it('has nothing for codes that the facts do not have, and takes any text', () => {
    expect(find('26201')).toEqual([]);
    expect(isNetworkCode('310 260')).toBe(true);
    for (const text of [
      '',
      ' ',
      '()',
      '\u202e',
      '*'.repeat(1e5),
      'a '.repeat(1e5),
      '__proto__ constructor',
    ]) {
      expect(Array.isArray(find(text))).toBe(true);
    }
  });
});
