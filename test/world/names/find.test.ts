import { describe, expect, it } from 'vitest';
import { CALLING_NAMES } from '../../../src/world/names/calling-names.js';
import { findCountry, findDevice, findDeviceExactly } from '../../../src/world/names/find.js';
import { foldName } from '../../../src/world/names/near-matches.js';

const countries = (
  [
    ['ae', 'United Arab Emirates', '阿拉伯联合酋长国'],
    ['cd', 'Congo - Kinshasa', '刚果（金）'],
    ['cg', 'Congo - Brazzaville', '刚果（布）'],
    ['ci', 'Côte d’Ivoire', '科特迪瓦'],
    ['cn', 'China', '中国'],
    ['de', 'Germany', '德国'],
    ['gb', 'United Kingdom', '英国'],
    ['gn', 'Guinea', '几内亚'],
    ['gq', 'Equatorial Guinea', '赤道几内亚'],
    ['id', 'Indonesia', '印度尼西亚'],
    ['in', 'India', '印度'],
    ['kr', 'South Korea', '韩国'],
    ['lc', 'St. Lucia', '圣卢西亚'],
    ['nl', 'Netherlands', '荷兰'],
    ['om', 'Oman', '阿曼'],
    ['us', 'United States', '美国'],
  ] as const
).map(([cc, en, zh]) => ({ cc, name: { en, zh } }));

const devices = (
  [
    ['ec25-e', 'Quectel EC25-E', 'Quectel'],
    ['ec25-eux', 'Quectel EC25-EUX', 'Quectel'],
    ['eg25-g', 'Quectel EG25-G', 'Quectel'],
    ['rutx12-0', 'Teltonika RUTX12 (0*****)', 'Teltonika'],
    ['rutx12-1', 'Teltonika RUTX12 (1*****)', 'Teltonika'],
    ['me910c1-ww', 'Telit ME910C1-WW', 'Telit Cinterion'],
    ['nrf9160', 'Nordic nRF9160', 'Nordic Semiconductor'],
    ['mf833v', 'MF833V', 'Hyper Nexus'],
    ['dongle-400', 'Dongle 400', null],
  ] as const
).map(([id, name, vendor]) => ({ id, name, vendor }));

const HOSTILE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '%2e%2e',
  '💥',
  '\0',
  'x'.repeat(1e6),
];

describe('findCountry', () => {
  it.each([
    ['de', 'de'],
    [' DE ', 'de'],
    ['DEU', 'de'],
    ['germany', 'de'],
    ['德国', 'de'],
    ['Deutschland', 'de'],
    ['UK', 'gb'],
    ['Great Britain', 'gb'],
    ['U.S.A.', 'us'],
    ['the United States', 'us'],
    ['Holland', 'nl'],
    ['The Netherlands', 'nl'],
    ['UAE', 'ae'],
    ['阿联酋', 'ae'],
    ['Korea', 'kr'],
    ['Ivory Coast', 'ci'],
    ["cote d'ivoire", 'ci'],
    ['Saint Lucia', 'lc'],
    ['Guinea', 'gn'],
    ['India', 'in'],
    ['印度', 'in'],
    ['DRC', 'cd'],
    ['中华人民共和国', 'cn'],
  ])('%s is %s', (text, cc) => {
    expect(findCountry(countries, text)).toEqual({ kind: 'found', item: expect.objectContaining({ cc }) });
  });

  it.each([
    ['Congo', ['cd', 'cg']],
    ['刚果', ['cd', 'cg']],
    ['United', ['ae', 'gb', 'us']],
    ['German', ['de']],
  ])('%s has the candidates %j', (text, ccs) => {
    const found = findCountry(countries, text);
    expect(found.kind === 'candidates' && found.candidates.map(({ cc }) => cc)).toEqual(ccs);
  });

  it.each([
    ['Germny', 'de'],
    ['Nehterlands', 'nl'],
    ['Unted Kingdom', 'gb'],
  ])('%s is unknown, near %s', (text, cc) => {
    const found = findCountry(countries, text);
    expect(found.kind === 'unknown' && found.near[0]?.cc).toBe(cc);
  });

  it.each(HOSTILE)('nonsense %# is unknown', (text) => {
    expect(findCountry(countries, text)).toEqual({ kind: 'unknown', near: [] });
  });
});

describe('findDevice', () => {
  it.each([
    ['ec25-e', 'ec25-e'],
    ['EC25-E', 'ec25-e'],
    ['ec25e', 'ec25-e'],
    ['Quectel EC25-E', 'ec25-e'],
    ['quectel ec25 e', 'ec25-e'],
    ['Telit Cinterion ME910C1-WW', 'me910c1-ww'],
    ['Telit me910c1-ww', 'me910c1-ww'],
    ['Nordic Semiconductor nRF9160', 'nrf9160'],
    ['Hyper Nexus MF833V', 'mf833v'],
    ['dongle 400', 'dongle-400'],
    ['rutx12-0', 'rutx12-0'],
  ])('%s is %s', (text, id) => {
    expect(findDevice(devices, text)).toEqual({ kind: 'found', item: expect.objectContaining({ id }) });
  });

  it.each([
    ['EC25', ['ec25-e', 'ec25-eux']],
    ['RUTX12', ['rutx12-0', 'rutx12-1']],
    ['Teltonika RUTX12', ['rutx12-0', 'rutx12-1']],
    ['Quectel', ['ec25-e', 'ec25-eux', 'eg25-g']],
    ['移远 G25-G', ['eg25-g']],
  ])('%s has the candidates %j', (text, ids) => {
    const found = findDevice(devices, text);
    expect(found.kind === 'candidates' && found.candidates.map(({ id }) => id)).toEqual(ids);
  });

  it('names what is near a misspelt id', () => {
    const found = findDevice(devices, 'ec52-e');
    expect(found.kind === 'unknown' && found.near.map(({ id }) => id)).toContain('ec25-e');
  });

  it.each(HOSTILE)('nonsense %# is unknown', (text) => {
    expect(findDevice(devices, text)).toEqual({ kind: 'unknown', near: [] });
  });
});

describe('calling names', () => {
  it('belong to one country each', () => {
    const owners = new Map<string, string>();
    for (const [cc, names] of Object.entries(CALLING_NAMES)) {
      expect(cc).toMatch(/^[a-z]{2}$/);
      for (const name of names) {
        const other = owners.get(foldName(name)) ?? cc;
        expect(other, `${name} of ${cc}`).toBe(cc);
        owners.set(foldName(name), cc);
      }
    }
    expect(Object.keys(CALLING_NAMES).filter((cc) => owners.has(cc) && owners.get(cc) !== cc)).toEqual([]);
  });
});

describe('finding again', () => {
  it('folds the names of a country once, however often unknown names are looked up', () => {
    let reads = 0;
    const counted = countries.map(({ cc, name }) => ({
      cc,
      get name() {
        reads++;
        return name;
      },
    }));
    findCountry(counted, 'Atlantis');
    const once = reads;
    for (let i = 0; i < 50; i++) findCountry(counted, `Atlantis ${i}`);
    expect(reads).toBe(once);
  });
});

describe('findDeviceExactly', () => {
  it.each([
    ['EC25-E', 'ec25-e'],
    ['quectel ec25e', 'ec25-e'],
    ['EC25', undefined],
    ['EC25-EE', undefined],
    ['', undefined],
  ])('%s is %s', (text, id) => {
    expect(findDeviceExactly(devices, text)?.id).toBe(id);
  });
});
