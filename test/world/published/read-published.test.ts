import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { bandName } from '../../../src/core/band.js';
import { judge } from '../../../src/core/verdict.js';
import { loadDataset } from '../../../src/dataset/load.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';
import { countryResource, deviceResource } from '../../../src/publish/api-resources.js';
import { checkResource } from '../../../src/world/published/check-resource.js';
import { SiteAddresses } from '../../../src/publish/site-addresses.js';
import { networkVerdict } from '../../../src/world/published/network-verdict.js';
import { readCountry, readDevice } from '../../../src/world/published/read-published.js';

const facts = await loadDataset('data');
const world = datasetWorld(facts);
const site = new SiteAddresses('https://example.org');
const published = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const factsOf = (cc: string, network: string) =>
  facts.countries.find((file) => file.cc === cc)!.networks.find(({ id }) => id === network)!;
const countries = facts.countries.map((file) => readCountry(published(countryResource(file, facts, site))));
const devices = facts.devices.map((file) =>
  readDevice(published(deviceResource(file, {}, facts, site, true))),
);
const country = countryResource(facts.countries[0]!, facts, site);
const device = deviceResource(facts.devices[0]!, {}, facts, site, true);

describe('reading the published JSON back', () => {
  it('gives the same world as the authored facts', () => {
    for (const read of countries) {
      const { sourcesOf, ...rest } = read;
      expect(rest).toEqual(world.countries.get(read.cc));
      for (const { id, ...network } of read.networks) {
        for (const rat of ['lte', 'nr'] as const) {
          for (const { band } of network[rat]) {
            const authored = factsOf(read.cc, id)[rat].find((fact) => fact.band === bandName(rat, band))!;
            expect(sourcesOf!(id, authored.band)).toHaveLength(authored.sources.length);
          }
        }
      }
    }
    for (const read of devices) expect(read).toEqual(world.devices.get(read.id));
  });

  it('leads to the verdicts of the check files, on every network', () => {
    let verdicts = 0;
    const others: string[] = [];
    // All devices of the open data, and of our own as many as a test has time for.
    const compared = devices.filter((_, at) => facts.devices[at]!.origin !== 'bandcheck' || at % 10 === 0);
    for (const read of compared) {
      for (const { cc, networks, checked } of countries) {
        const said = networks.map((network) => networkVerdict(network, judge(read, network, checked)));
        const { networks: published } = checkResource(
          world.devices.get(read.id)!,
          world.countries.get(cc)!,
          site.origin,
        );
        if (!isDeepStrictEqual(said, published)) others.push(`${read.id} ${cc}`);
        verdicts += said.length;
      }
    }
    expect(others).toEqual([]);
    expect(verdicts).toBe(
      compared.length * countries.reduce((sum, { networks }) => sum + networks.length, 0),
    );
  });

  it('keeps what is laid over the publisher’s data, and leaves out what is no correction any more', () => {
    const file = published(
      countryResource(
        facts.countries.find(({ cc }) => cc === 'ar')!,
        facts,
        site,
      ),
    ) as { corrections: { outcome: string; source: unknown }[] };
    const correctionsIn = (json: unknown) =>
      readCountry(json).networks.find(({ id }) => id === 'ar-movistar')!.corrections;
    expect(correctionsIn(file)).toMatchObject([
      { field: 'ltem', from: 'unlisted', to: 'yes', outcome: 'beside', source: { publisher: 'GSMA' } },
      { field: 'nbiot', outcome: 'beside' },
    ]);
    const [first, ...rest] = file.corrections;
    expect(
      correctionsIn({ ...file, corrections: [{ ...first!, outcome: 'settled' }, ...rest] }),
    ).toHaveLength(1);
    expect(correctionsIn({ ...file, corrections: undefined })).toBeUndefined();
    expect(() => correctionsIn({ ...file, corrections: [{ ...first!, source: '__proto__' }] })).toThrow(
      /sources\.__proto__/,
    );
  });

  it('ignores fields that were added since', () => {
    expect(readDevice({ ...device, radio_generation: 6 }).id).toBe(device.id);
  });

  const network = country.networks[0]!;
  const band = network.lte[0]!;
  const broken: [string, () => unknown, string][] = [
    ['nothing', () => readCountry(undefined), 'the top'],
    ['a list', () => readCountry([]), 'the top'],
    ['a country without its code', () => readCountry({ ...country, cc: undefined }), 'cc'],
    ['networks that are no list', () => readCountry({ ...country, networks: {} }), 'networks'],
    [
      'a band of the future',
      () => readCountry({ ...country, networks: [{ ...network, lte: [{ ...band, band: '6G1' }] }] }),
      'networks[0].lte[0].band',
    ],
    [
      'a confidence that is none',
      () =>
        readCountry({
          ...country,
          networks: [{ ...network, lte: [{ ...band, confidence: 'high' }] }],
        }),
      'networks[0].lte[0].confidence',
    ],
    [
      'a state that is none',
      () =>
        readCountry({
          ...country,
          networks: [
            { ...network, status: { ...network.status, g2: { state: 'on', date: null, source: null } } },
          ],
        }),
      'networks[0].status.g2.state',
    ],
    [
      'an address that runs a script',
      () =>
        readCountry({
          ...country,
          sources: { x: { publisher: 'X', grade: 'A', url: 'javascript:alert(1)', date: '2026' } },
        }),
      'sources.x.url',
    ],
    ['a device whose bands are numbers', () => readDevice({ ...device, lte: [20] }), 'lte[0]'],
  ];
  it.each(broken)('refuses %s and names the place', (_, read, path) => {
    expect(read).toThrow(new Error('not of the published form at ' + path));
  });
});
