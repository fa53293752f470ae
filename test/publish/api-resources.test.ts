import { checkResource } from '../../src/world/published/check-resource.js';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { countryResource, indexResource } from '../../src/publish/api-resources.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { SCHEMA_VERSION } from '../../src/schema/openapi.js';
import { Check } from '../../src/schema/published-check.js';
import { PublishedCountry } from '../../src/schema/published-country.js';
import { Index } from '../../src/schema/published-index.js';

const dataset = await loadDataset('data');
const world = datasetWorld(dataset);
const site = new SiteAddresses('https://example.org');

describe('published resources', () => {
  it('list every country and device in the index, with addresses that lead to their files', () => {
    const index = Index.parse(indexResource(dataset, site, '2026-11-22'));
    expect([index.countries.length, index.models.length]).toEqual([
      dataset.countries.length,
      dataset.devices.length,
    ]);
    expect(index).toMatchObject({
      mcp: 'https://example.org/mcp',
      feed: 'https://example.org/v1/changes.atom',
      json_feed: 'https://example.org/v1/changes.feed.json',
      calendar: 'https://example.org/v1/switch-offs.ics',
      generated_at: '2026-11-22',
      schema_version: SCHEMA_VERSION,
    });
    expect(index.countries.find(({ cc }) => cc === 'de')).toMatchObject({
      networks: 3,
      url: 'https://example.org/v1/countries/de.json',
    });
  });

  it('name in a country exactly the sources that its networks rest on', () => {
    const country = PublishedCountry.parse(
      countryResource(
        dataset.countries.find(({ cc }) => cc === 'de')!,
        dataset,
        site,
      ),
    );
    const used = country.networks.flatMap(({ lte, nr, status }) => [
      ...[...lte, ...nr].flatMap(({ sources }) => sources),
      ...Object.values(status).map(({ source }) => source),
    ]);
    expect(new Set(Object.keys(country.sources))).toEqual(new Set(used.filter((id) => id !== null)));
  });

  it('name the network codes of a network, and with whom a code is shared', () => {
    const published = dataset.countries.flatMap(
      (country) => PublishedCountry.parse(countryResource(country, dataset, site)).networks,
    );
    const codes = new Map(published.map(({ id, plmn }) => [id, plmn]));
    expect(codes.get('att')!.find(({ plmn }) => plmn === '310-410')).toEqual({
      plmn: '310-410',
      status: 'operational',
      shared_with: [],
      virtual_operators: ['AweSIM', 'Straight Talk'],
    });
    for (const [id, own] of codes)
      for (const { plmn, shared_with } of own)
        for (const other of shared_with)
          expect(
            codes.get(other)!.find((code) => code.plmn === plmn)!.shared_with,
            `${plmn} of ${id} and ${other}`,
          ).toContain(id);
  });

  it('show a correction with what the publisher says, its outcome and its source', () => {
    const { cc } = dataset.corrections.find(({ subject }) => subject === 'za-vodacom')!;
    const country = PublishedCountry.parse(
      countryResource(
        dataset.countries.find((file) => file.cc === cc)!,
        dataset,
        site,
      ),
    );
    const [correction] = country.corrections.filter(({ subject }) => subject === 'za-vodacom');
    expect(correction).toMatchObject({ field: 'ltem', to: 'yes', certainty: 'sure', outcome: 'applied' });
    expect(country.sources).toHaveProperty([correction!.source]);
    expect(country.networks.find(({ id }) => id === 'za-vodacom')!.status.ltem.state).toBe('yes');
  });

  it('count as many verdicts in a check as the country has networks, and say where one is single-source', () => {
    const some = [...world.devices.values()].filter((_, at) => at % 10 === 0);
    for (const device of some) {
      for (const country of world.countries.values()) {
        const { summary, networks, single_source } = Check.parse(checkResource(device, country, site.origin));
        expect(summary.good + summary.limited + summary.no).toBe(country.networks.length);
        expect(single_source).toBe(networks.some(({ basis }) => basis === 'single-source'));
      }
    }
  });
});

describe('the site', () => {
  it.each(['example.org', 'ftp://example.org', 'https://example.org/x', ''])(
    'refuses %j as its origin',
    (origin) => {
      expect(() => new SiteAddresses(origin)).toThrow(/SITE_ORIGIN/);
    },
  );
});
