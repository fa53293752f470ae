import { describe, expect, it } from 'vitest';
import { type Hit, isNetworkCode, SearchIndex } from '../../../src/app/search/search.js';
import { WORLD } from '../../fixtures/known-world.js';

const index = { en: new SearchIndex(WORLD, 'en'), zh: new SearchIndex(WORLD, 'zh') };
const result = (text: string, lang: 'en' | 'zh' = 'en') => index[lang].find(text, '2026-11-21');
const find = (text: string, lang: 'en' | 'zh' = 'en') => result(text, lang).hits;
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
    expect(find('teltonika router').map(({ title }) => title)).toEqual([
      'Teltonika RUTX12 (0*****)',
      'Teltonika RUTX12 (1*****)',
    ]);
    expect(first('模组', 'zh').kind).toBe('device');
    expect(find('germany').map(({ kind }) => kind)).toEqual(['country', 'network', 'network', 'network']);
  });

  it('finds no names across the border of name and country', () => {
    expect(find('usa').map(({ title }) => title)).not.toContain('Optus');
    expect(find('2g').map(({ title }) => title)).not.toContain('O2');
  });

  it.each([
    ['EG91-E', '/devices/eg915u-eu'],
    ['EG91', '/devices/eg915u-eu'],
    ['SIM7070G', '/devices/sim7080g'],
    ['SIM7070G germany', '/devices/sim7080g'],
    ['germany sim7070g', '/devices/sim7080g'],
  ])(
    '%s is not listed: what is called nearly so is named as such, after it the way to paste its bands',
    (text, near) => {
      const { hits, near: isNear } = result(text);
      expect(isNear).toBe(true);
      expect(hits.map(({ path }) => path)).toContain(near);
      expect(hits.at(-1)).toMatchObject({ kind: 'paste', path: '/paste' });
      expect(hits.some(({ kind }) => kind === 'check')).toBe(false);
    },
  );

  it('offers to paste the bands of a device that nothing is called nearly like', () => {
    expect(result('zzqq9900xx')).toMatchObject({ near: false, hits: [{ kind: 'paste' }] });
    expect(result('zzqqxx')).toEqual({ near: false, hits: [] });
  });

  it.each(['ec25-e', 'uk', 'B20', 'n7', 'ec25', 'rutx12', 'vodafone germany', '德国'])(
    '%s is a name or the beginning of one, not only near',
    (text) => expect(result(text).near).toBe(false),
  );

  it('shows the band of a number before bands that only begin with it', () => {
    const bands = find('n7').filter(({ kind }) => kind === 'band');
    expect(bands.map(({ title }) => title).slice(0, 2)).toEqual(['n7', 'n70']);
  });

  it('has nothing for codes that the facts do not have, and takes any text', () => {
    expect(find('26201')).toEqual([]);
    expect(isNetworkCode('310 260')).toBe(true);
    expect(first('<img src=x onerror=alert(1)>').path).not.toBe('/devices/ec25-e');
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
