import { describe, expect, it } from 'vitest';
import { readAsk } from '../../../src/app/search/read-ask.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (text: string) => {
  const { devices, countries, networks, namesakes, bands, unknown } = readAsk(text, WORLD);
  return {
    devices: devices.map(({ id }) => id),
    countries: countries.map(({ cc }) => cc).join(' '),
    networks: networks.map(({ id }) => id),
    namesakes: namesakes.map(({ network }) => network.id),
    bands,
    unknown,
  };
};

describe('what somebody asks in one line', () => {
  it.each([
    ['EC25-E in Germany and Brazil', 'ec25-e', 'de br'],
    ['de, ec25-e, jp', 'ec25-e', 'de jp'],
    ['Quectel EC25-E United States of America', 'ec25-e', 'us'],
    ['EC25-E在德国和日本', 'ec25-e', 'de jp'],
    ['will the ec25-e work in in', 'ec25-e', 'in'],
  ])('reads the device and the countries of %s', (text, device, countries) => {
    expect(read(text)).toMatchObject({ devices: [device], countries, unknown: [] });
  });

  it('offers every device that begins so', () => {
    const { devices, countries } = read('bg95 de br jp');
    expect(devices).toContain('bg95-m3');
    expect(devices.every((id) => id.startsWith('bg95'))).toBe(true);
    expect(countries).toBe('de br jp');
  });

  it.each(['rutx12 uk', 'uk rutx12', 'Teltonika RUTX12 GB'])(
    'offers every variant of the family in %s',
    (text) => {
      expect(read(text)).toMatchObject({ devices: ['rutx12-0', 'rutx12-1'], countries: 'gb', unknown: [] });
    },
  );

  it.each(['B3/B20/n78 fr', 'LTE B3/B20, NR n78 France', '频段 B3 B20 n78 法国'])(
    'reads the bands of %s',
    (text) => {
      expect(read(text)).toMatchObject({ bands: ['B3', 'B20', 'n78'], countries: 'fr', unknown: [] });
    },
  );

  it('takes no device for another one whose number goes on', () => {
    expect(read('EG91 de')).toMatchObject({ devices: [], unknown: ['EG91'] });
  });

  it('reads a network code, and a network that its country tells apart', () => {
    expect(read('26201 ec25-e')).toMatchObject({ networks: ['telekom-de'], countries: 'de', unknown: [] });
    expect(read('262-01')).toMatchObject({ networks: ['telekom-de'], countries: 'de' });
    expect(read('vodafone de')).toMatchObject({ networks: ['vodafone-de'], countries: 'de', unknown: [] });
  });

  it('leaves open which network of a shared name is meant, where no country says it', () => {
    expect(read('ec25-af at&t')).toMatchObject({
      devices: ['ec25-af'],
      countries: '',
      networks: [],
      namesakes: ['att-mx', 'att'],
      unknown: [],
    });
    expect(read('ec25-af at&t us')).toMatchObject({ networks: ['att'], namesakes: [] });
    expect(read('ec25-af at&t de')).toMatchObject({ networks: [], namesakes: [], unknown: ['at&t'] });
  });

  it('reads bands and regions', () => {
    expect(read('B3 b20 n78 band 5 gcc')).toMatchObject({ bands: ['B3', 'B20', 'n78', 'B5'] });
    expect(read('ec25-e gcc').countries.split(' ')).toContain('sa');
    expect(read('ec25-e eea').countries.split(' ')).toContain('no');
    expect(read('ec25-e 东南亚').countries.split(' ')).toContain('th');
    expect(read('ec25-e worldwide').countries.split(' ')).toHaveLength(WORLD.countries.size);
  });

  it('says which words mean nothing we have', () => {
    expect(read('ec25-e zz qqqq')).toMatchObject({
      devices: ['ec25-e'],
      countries: '',
      unknown: ['zz', 'qqqq'],
    });
  });

  it('reads the first words of a page of text, and leaves the rest', () => {
    expect(readAsk('lorem ipsum '.repeat(10_000), WORLD).unknown).toHaveLength(24);
  });
});
