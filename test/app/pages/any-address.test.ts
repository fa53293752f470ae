import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, readCheckQuestion } from '../../../src/app/pages/check-question.js';
import { readPastedText, withBands } from '../../../src/app/pages/paste-question.js';
import { readPlanQuestion } from '../../../src/app/pages/plan-question.js';
import { readAsk } from '../../../src/app/search/read-ask.js';
import { decodePath, findPage, splitLang } from '../../../src/words/page-paths.js';
import { damaged } from '../../fixtures/damage.js';
import { WORLD } from '../../fixtures/known-world.js';
import { SEED } from '../../fixtures/seed.js';

const QUERIES = [
  'device=ec25-e&in=de,fr&on=telekom-de',
  'in=EU&region=europe&class=lpwa&kind=module&vendor=quectel&cat=M1',
  'networks=262-01,orange-fr&covered=all&bands=B1,B3,n78&devices=ec25-e,bg95-m3',
  'bands=LTE+B1%2FB3&radio=lte&name=Mine',
];
const PATHS = [
  '/',
  '/zh/devices/ec25-e',
  '/countries/de',
  '/check/ec25-e/de',
  '/networks/telekom-de',
  '/zh/plan',
];
const SENTENCES = [
  'EC25-E in Germany',
  '移远 EC25-E 德国',
  'B1 B3 n78 in US, UK and kw',
  'SIM7600 telekom-de 262-01',
];

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const hostile = fc.constantFrom(
  '__proto__=1',
  'in=constructor',
  'device=%00',
  'in=%',
  '?',
  '#',
  '<script>=1',
);
const query = fc.oneof(damaged(QUERIES), anyText, hostile);

describe(`any address (SEED=${SEED})`, () => {
  const options = { seed: SEED, numRuns: 400 };

  it('asks a check about what is known, word by word, and its own address asks the same again', () => {
    fc.assert(
      fc.property(query, (text) => {
        const read = readCheckQuestion(new URLSearchParams(text), {}, WORLD);
        for (const { cc } of read.countries.known) expect(WORLD.countries.has(cc)).toBe(true);
        if (read.device) expect(WORLD.devices.get(read.device.id)).toBe(read.device);
        expect(read.missing === undefined).toBe(read.device !== undefined && read.countries.known.length > 0);
        const next = {
          ...(read.device && { device: read.device.id }),
          countries: read.countries.known.map(({ cc }) => cc),
          networks: [...read.networks],
        };
        const address = addressOf(next);
        const again = readCheckQuestion(new URL(address, 'https://example.org').searchParams, {}, WORLD);
        expect([again.device, again.countries.known, again.countries.unknown]).toEqual([
          read.device,
          read.countries.known,
          [],
        ]);
      }),
      options,
    );
  });

  it('plans for known places and devices alone', () => {
    fc.assert(
      fc.property(query, fc.constantFrom('en' as const, 'zh' as const), (text, lang) => {
        const { places } = readPlanQuestion(new URLSearchParams(text), WORLD, lang, 'Mine');
        for (const { id, networks } of places) {
          const known = WORLD.countries.get(id)!.networks;
          expect(networks.every((network) => known.includes(network))).toBe(true);
        }
      }),
      options,
    );
  });

  it('keeps a pasted text whatever else the query holds', () => {
    fc.assert(
      fc.property(query, anyText, (text, bands) => {
        const asked = new URLSearchParams(text);
        readPastedText(asked);
        expect([...withBands(asked, null).keys()]).not.toContain('bands');
        expect(withBands(asked, `B1 ${bands}`).has('bands')).toBe(true);
      }),
      options,
    );
  });

  it('leads to one page, in one language, or to none', () => {
    const path = fc.oneof(
      damaged(PATHS),
      anyText.map((text) => `/${text}`),
      fc.webPath(),
    );
    fc.assert(
      fc.property(path, (text) => {
        expect(['en', 'zh']).toContain(splitLang(text).lang);
        const decoded = decodePath(text);
        if (decoded === undefined) return;
        expect(decoded.split('/').filter((part) => part === '.' || part === '..')).toEqual([]);
        expect(findPage(text).page).toMatch(/^\w/);
      }),
      options,
    );
  });

  it('and any line of the search, finds only what is there', () => {
    fc.assert(
      fc.property(fc.oneof(damaged(SENTENCES), anyText), (text) => {
        const ask = readAsk(text, WORLD);
        for (const country of ask.countries) expect(WORLD.countries.get(country.cc)).toBe(country);
        for (const device of ask.devices) expect(WORLD.devices.get(device.id)).toBe(device);
        for (const band of ask.bands) expect(band).toMatch(/^[Bn]\d{1,3}$/);
      }),
      options,
    );
  });
});
