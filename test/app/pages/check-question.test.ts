import { describe, expect, it } from 'vitest';
import {
  addressOf,
  askedNetworks,
  checksOf,
  readCheckQuestion,
} from '../../../src/app/pages/check-question.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (query: string) => readCheckQuestion(new URLSearchParams(query), {}, WORLD);
const codes = (query: string) => read(query).countries.known.map(({ cc }) => cc);

describe('the question of the check page', () => {
  it('is empty where the address asks nothing: no device and no country is chosen for anybody', () => {
    expect(read('')).toEqual({
      device: undefined,
      unknownDevice: undefined,
      countries: { known: [], unknown: [], repeated: [] },
      networks: new Set(),
      missing: 'both',
    });
  });

  it.each([
    ['device=ec25-e', 'country'],
    ['in=de', 'device'],
    ['device=nosuch&in=de', 'device'],
    ['device=ec25-e&in=xx', 'country'],
    ['device=ec25-e&in=de,xx', undefined],
  ])('of %s still lacks: %s', (query, missing) => expect(read(query).missing).toBe(missing));

  it('never takes another device or country in place of one that we do not have', () => {
    const { device, unknownDevice, countries } = read('device=nosuch&in=xx,de');
    expect(device).toBeUndefined();
    expect(unknownDevice).toEqual({ text: 'nosuch', near: [] });
    expect(countries.known.map(({ cc }) => cc)).toEqual(['de']);
    expect(countries.unknown.map(({ text }) => text)).toEqual(['xx']);
  });

  it('offers devices that are called nearly so, and takes none of them', () => {
    const { device, unknownDevice } = read('device=ec25&in=de');
    expect(device).toBeUndefined();
    expect(unknownDevice!.near.map(({ id }) => id)).toContain('ec25-e');
    expect(read('device=SIM7070G').unknownDevice!.near.map(({ id }) => id)).toContain('sim7080g');
  });

  it('reads any name that belongs to one device or country', () => {
    expect(read('device=Quectel EC25-E').device!.id).toBe('ec25-e');
    expect(codes('in=uk,Germany,US,de')).toEqual(['gb', 'de', 'us']);
  });

  it('takes hostile text as text', () => {
    expect(read('device=__proto__&in=constructor').unknownDevice!.text).toBe('__proto__');
  });
});

describe('one network of a country', () => {
  it('is asked about alone, beside countries with all of theirs', () => {
    const { countries, networks } = read('device=ec25-e&in=de,fr&on=telekom-de');
    const [de, fr] = countries.known.map((country) => askedNetworks(country, networks));
    expect(de!.networks.map(({ id }) => id)).toEqual(['telekom-de']);
    expect(fr!.networks).toEqual(countries.known[1]!.networks);
  });

  it('of a country that is not asked about is left out', () => {
    expect(read('device=ec25-e&in=fr&on=telekom-de,nosuch').networks.size).toBe(0);
  });
});

describe('the address of a question', () => {
  it('is read back as the same question', () => {
    const asked = { device: 'ec25-e', countries: ['de', 'fr'], networks: ['telekom-de'] };
    expect(addressOf(asked)).toBe('/?device=ec25-e&in=de,fr&on=telekom-de');
    expect(addressOf({})).toBe('/');
  });

  it('names a report by its path', () => {
    const { device, countries } = readCheckQuestion(new URLSearchParams(), { id: 'ec25-e', cc: 'de' }, WORLD);
    expect([device!.id, countries.known[0]!.cc]).toEqual(['ec25-e', 'de']);
  });
});

describe('the checks of a question', () => {
  it('are kept in the order of the countries', () => {
    expect(checksOf(read('device=ec25-e&in=fr,de'))).toEqual(['ec25-e/fr', 'ec25-e/de']);
  });

  it.each(['', 'device=ec25-e', 'in=de', 'device=nosuch&in=de', 'device=ec25-e&in=de,fr,it,es'])(
    'of "%s" are none: it is no question, or a survey',
    (query) => expect(checksOf(read(query))).toEqual([]),
  );
});
