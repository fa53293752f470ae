import { describe, expect, it } from 'vitest';
import { check, explain, type InputError } from '../../src/index.js';
import { WORLD } from '../fixtures/known-world.js';

const asOf = '2026-11-20';

describe('explain', () => {
  it('says an answer in English and in Chinese', () => {
    const answer = check(WORLD, 'ec25-e', 'de', { asOf });
    expect(explain(answer, 'en').countries).toEqual([
      { cc: 'de', title: 'Quectel EC25-E in Germany', sentences: ['Works on all 3 networks.'] },
    ]);
    expect(explain(answer, 'zh').countries[0]).toMatchObject({ title: 'Quectel EC25-E 在德国' });
    expect(explain(answer, 'zh').networks[0]!.verdict).toBe('可用');
  });

  it('has sentences for every network, and names a device by its bands', () => {
    const { countries, networks } = explain(check(WORLD, { lte: [1, 3], nr: [78] }, ['de', 'br']), 'en');
    expect(countries[0]!.title).toBe('A device with these bands in Germany');
    for (const { sentences } of networks) {
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
    }
  });

  it('says once for a country that only its bands were researched', () => {
    const cc = [...WORLD.countries.values()].find(({ depth }) => depth === 'bands')!.cc;
    const { countries, networks } = explain(check(WORLD, 'ec25-e', cc), 'en');
    expect(countries[0]!.sentences.join(' ')).toContain('only have data on bands');
    expect(JSON.stringify(networks)).not.toContain('only have data on bands');
  });

  it('says what a correction has changed, where it decides, and what it says of the device', () => {
    const said = explain(check(WORLD, 'bg95-m3', 'at', { asOf }), 'en');
    const corrected = said.networks
      .flatMap(({ sentences }) => sentences)
      .filter((each) => /publisher/.test(each));
    expect(corrected.length).toBeGreaterThan(0);
    for (const sentence of corrected)
      expect(sentence).toMatch(/^(LTE-M|NB-IoT): the publisher says “.+”, GSMA \(.+\) says “.+”\.$/);
    expect(said.countries[0]!.sentences.at(-1)).toMatch(
      /^NB-IoT: the publisher says “not listed apart”, Quectel \(8 January 2021\) says “.*B71/,
    );
    // a router does not care about LTE-M
    expect(JSON.stringify(explain(check(WORLD, 'ec25-e', 'at', { asOf }), 'en'))).not.toContain('publisher');
  });

  it('says of a correction that is only likely that it does not count', () => {
    const said = explain(check(WORLD, 'bg95-m3', 'ar', { asOf }), 'en');
    const movistar = said.networks.find(({ id }) => id === 'ar-movistar')!;
    expect(movistar.verdict).toBe('Not confirmed');
    expect(movistar.sentences.join(' ')).toMatch(
      /GSMA .* says “in service”\. This is likely but not certain/,
    );
  });

  it('says which network a code in the question stands for', () => {
    const [country] = explain(check(WORLD, 'ec25-e', '262-01', { asOf }), 'en').countries;
    expect(country!.sentences.slice(0, 2)).toEqual([
      '“262-01” is Deutsche Telekom.',
      'On the air, a code is the host network. On a SIM, it may be a virtual operator.',
    ]);
    const [named] = explain(check(WORLD, 'ec25-e', '262-01', { asOf }), 'zh').countries;
    expect(named!.sentences[0]).toBe('“262-01”是 Deutsche Telekom。');
  });

  it('says the same of an answer that went through JSON', () => {
    const answer = check(WORLD, 'bg95-m3', WORLD.countries.keys(), { asOf });
    const said = explain(answer, 'zh');
    expect(explain(JSON.parse(JSON.stringify(answer)) as typeof answer, 'zh')).toStrictEqual(said);
    expect(JSON.parse(JSON.stringify(said))).toStrictEqual(said);
  });

  it('refuses a language that nothing is written in', () => {
    const answer = check(WORLD, 'ec25-e', 'de');
    expect(() => explain(answer, 'fr' as 'en')).toThrow(
      expect.objectContaining({ code: 'not-a-language' } satisfies Partial<InputError>),
    );
  });
});
