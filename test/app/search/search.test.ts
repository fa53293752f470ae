import { describe, expect, it } from 'vitest';
import { type Hit, SearchIndex } from '../../../src/app/search/search.js';
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

  it.each([
    ['bg95 de br jp', 'Quectel BG95-M3 in Germany, Brazil and Japan', '/?device=bg95-m3&in=de,br,jp'],
    ['ec25-e germ', 'Quectel EC25-E in Germany', '/check/ec25-e/de'],
    ['ec25-e de 262-01', 'Quectel EC25-E in Germany', '/?device=ec25-e&in=de&on=telekom-de'],
    ['de/fr', 'Germany and France', '/?in=de,fr'],
  ])('takes %s for the question that the box of the check page takes it for', (text, title, path) => {
    expect(first(text)).toMatchObject({ title, path });
  });

  it.each(['niger', 'NE', 'Dominica', 'North Korea', 'Iran', 'Guinea-Bissau', 'ec25-e niger', 't-mobile de'])(
    '%s is no other country: what is called nearly so is named as such',
    (text) => expect(result(text).near).toBe(true),
  );

  it('takes two letters for a code or a beginning, and never for the middle of a name', () => {
    expect(find('us').map(({ note, title }) => (note === 'US' ? title : note))).toEqual(
      Array(4).fill('United States'),
    );
    expect(find('5g').map(({ title }) => title)).not.toContain('Quectel EG25-G');
  });

  it.each(['+QENG: "servingcell","NOCONN","LTE","FDD",262,01,1A2B3C4', 'AT+COPS?', 'B3 '.repeat(60)])(
    'gives %s to the reader of pastes whole',
    (text) => {
      expect(find(text)).toEqual([
        expect.objectContaining({
          kind: 'paste',
          path: `/paste?${new URLSearchParams({ text }).toString()}`,
        }),
      ]);
    },
  );

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
      'Teltonika RUTX12',
      'Teltonika RUTX12 (0*****)',
      'Teltonika RUTX12 (1*****)',
    ]);
    expect(find('模组', 'zh').map(({ kind }) => kind)).toContain('device');
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
    expect(result('zzqqxx')).toMatchObject({ near: false, hits: [] });
  });

  it.each(['ec25-e', 'uk', 'B20', 'n7', 'ec25', 'rutx12', 'vodafone germany', '德国'])(
    '%s is a name or the beginning of one, not only near',
    (text) => expect(result(text).near).toBe(false),
  );

  it('shows the band of a number before bands that only begin with it', () => {
    const bands = find('n7').filter(({ kind }) => kind === 'band');
    expect(bands.map(({ title }) => title).slice(0, 2)).toEqual(['n7', 'n70']);
  });

  it.each(['262-01', '26201', '262 01', ' 262/01 '])('%s is the network that sends this code', (text) => {
    expect(find(text)).toMatchObject([
      { kind: 'network', title: 'Deutsche Telekom', note: 'Germany · 262-01', path: '/networks/telekom-de' },
    ]);
  });

  it('takes a code with a third digit and without it, and says nothing of a code that nobody has', () => {
    expect(find('722-07')).toEqual(find('722070'));
    expect(find('722-07')[0]).toMatchObject({ path: '/networks/ar-movistar' });
    expect(result('999-99')).toMatchObject({ hits: [] });
    expect(result('299-98')).toMatchObject({ hits: [], near: false });
  });

  it('leads from a family to its variants', () => {
    expect(first('ec25')).toEqual({
      kind: 'family',
      title: 'Quectel EC25',
      note: '5 devices',
      path: '/devices?q=EC25',
      names: expect.anything(),
      about: expect.anything(),
    });
    expect(
      find('ec25')
        .slice(1, 6)
        .every(({ title }) => title?.startsWith('Quectel EC25-')),
    ).toBe(true);
    expect(first('移远 ec25').kind).toBe('family');
  });

  it.each([
    ['移远', 'Quectel'],
    ['芯讯通', 'SIMCom'],
    ['Teltonika Networks', 'Teltonika'],
    ['Teltonika', 'Teltonika'],
  ])('%s finds the devices of %s', (text, vendor) => {
    const found = find(text);
    expect(found.length).toBeGreaterThan(0);
    for (const { title } of found) expect(title).toContain(vendor);
  });

  it('offers to paste the bands of a maker of whom no device is listed', () => {
    expect(find('广和通')).toEqual([expect.objectContaining({ kind: 'paste' })]);
  });

  it('takes any text', () => {
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
