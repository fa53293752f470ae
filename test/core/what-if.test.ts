import { describe, expect, it } from 'vitest';
import { findBandGains, findFragileNetworks, findLackingBands } from '../../src/core/what-if.js';
import { outcomeOf, OUTCOMES } from '../../src/core/tally.js';
import { prepareDevice } from '../../src/core/prepare.js';
import { verdictOf } from '../../src/core/verdict.js';
import { WORLD } from '../fixtures/known-world.js';
import { WHAT_IF_CASES } from '../fixtures/planning-cases.js';

const placeOf = (cc: string) => ({ id: cc, networks: WORLD.countries.get(cc)!.networks });
const device = (id: string) => WORLD.devices.get(id)!;

describe('what-ifs worked out by hand from the data', () => {
  it.each(Object.entries(WHAT_IF_CASES))('%s', (_, { device: id, country, gains, lacking, fragile }) => {
    const place = placeOf(country);
    const found = findBandGains(device(id), [place]);
    expect(found.map(({ band, good }) => [band, good])).toEqual(gains);
    expect(found.flatMap(({ limited }) => limited)).toEqual([]);
    expect(
      findLackingBands(device(id), [place]).map(({ band, networks, core }) => [band, networks.length, core]),
    ).toEqual(lacking);
    const hanging = findFragileNetworks(device(id), place.networks).filter(({ bands }) => bands.length > 0);
    expect(Object.fromEntries(hanging.map((one) => [one.id, one.bands.map(({ band }) => band)]))).toEqual(
      fragile,
    );
    for (const { then } of hanging.flatMap(({ bands }) => bands)) expect(then).toBe('limited');
  });
});

describe('one band more', () => {
  it('turns all of Brazil good for an EC25-E: B28, which every network there rests on', () => {
    const [first] = findBandGains(device('ec25-e'), [placeOf('br')]);
    expect(first).toEqual({
      band: 'B28',
      good: ['vivo-br', 'claro-br', 'tim-br'],
      limited: [],
      places: ['br'],
    });
  });

  it('may be the whole of a band that the device has a part of', () => {
    // B28A of EC25-EUX does not count outside the CEPT countries; on NT in Thailand nothing else is in use.
    const [first] = findBandGains(device('ec25-eux'), [placeOf('br'), { ...placeOf('th'), id: 'th' }]);
    expect(first!.band).toBe('B28');
    expect(first!.good).toEqual(['vivo-br', 'claro-br', 'tim-br', 'th-nt']);
  });

  it('is no band that cannot carry a connection alone', () => {
    // Verizon uses B46, which is unlicensed.
    expect(findBandGains(device('ec25-e'), [placeOf('us')]).map(({ band }) => band)).not.toContain('B46');
  });

  it('changes exactly what it says, for every country and some devices', () => {
    for (const id of ['ec25-e', 'ec25-eux', 'bg95-m3', 'dongle-400']) {
      const places = ['de', 'us', 'br', 'jp', 'th'].map(placeOf);
      for (const { band, good, limited } of findBandGains(device(id), places)) {
        const { parts, radio, nr, ...before } = device(id);
        const wider = prepareDevice({
          radio,
          nr,
          lte: [...before.lte, Number(band.slice(1))],
          ...(parts && band !== 'B28' && { parts }),
          ...(before.lpwa && {
            lpwa: {
              ltem: [...before.lpwa.ltem, Number(band.slice(1))],
              nbiot: [...before.lpwa.nbiot, Number(band.slice(1))],
            },
          }),
        });
        for (const network of places.flatMap(({ networks }) => networks)) {
          const [now, then] = [device(id), wider].map((one) => outcomeOf(verdictOf(one, network)));
          const said = good.includes(network.id) ? 'good' : limited.includes(network.id) ? 'limited' : now;
          expect([id, band, network.id, then]).toEqual([id, band, network.id, said]);
        }
      }
    }
  });
});

describe('networks that hang on little', () => {
  it('names the one band that keeps a device on a network, and these networks first', () => {
    // EC25-E shares B5 alone with AT&T and Verizon; T-Mobile has B41 besides.
    const fragile = findFragileNetworks(device('ec25-e'), [
      ...placeOf('de').networks,
      ...placeOf('us').networks,
    ]);
    expect(fragile.slice(0, 2)).toEqual([
      { id: 'att', now: 'limited', bands: [{ band: 'B5', then: 'no' }], singleSource: false },
      { id: 'verizon', now: 'limited', bands: [{ band: 'B5', then: 'no' }], singleSource: false },
    ]);
    // 6 of 8 in Germany: without B8 or B20 it would be 4 of 8.
    expect(fragile[2]).toEqual({
      id: 'telekom-de',
      now: 'good',
      bands: [
        { band: 'B8', then: 'limited' },
        { band: 'B20', then: 'limited' },
      ],
      singleSource: false,
    });
    expect(fragile.map(({ id }) => id)).not.toContain('t-mobile');
  });

  it('names networks of which one source alone says something', () => {
    const single = [...WORLD.countries.values()]
      .flatMap(({ networks }) => networks)
      .filter(({ scored }) => scored.basis === 'single-source');
    expect(single.length).toBeGreaterThan(10);
    const usable = single.filter((network) => verdictOf(device('eg25-g'), network).verdict !== 'no');
    const found = findFragileNetworks(device('eg25-g'), single).filter(({ singleSource }) => singleSource);
    expect(found.map(({ id }) => id).sort()).toEqual(usable.map(({ id }) => id).sort());
  });

  it('has nothing to say of networks that the device cannot use', () => {
    expect(findFragileNetworks(device('ec25-af'), placeOf('de').networks)).toEqual([]);
  });
});

describe('what a device lacks', () => {
  it('comes in the order of use, where it is not good', () => {
    // Brazil: B28 of all three. United States: B2 and B4 of all three, B66 of all three, then B12 of two.
    const lacking = findLackingBands(device('ec25-e'), [placeOf('br'), placeOf('us')]);
    expect(lacking.slice(0, 5).map(({ band, networks, core }) => [band, networks.length, core])).toEqual([
      ['B28', 3, 3],
      ['B2', 3, 2],
      ['B4', 3, 1],
      ['B66', 3, 1],
      ['B12', 2, 2],
    ]);
    expect(lacking[0]).toMatchObject({ networks: ['vivo-br', 'claro-br', 'tim-br'], places: ['br'] });
  });

  it('is nothing where it is good without', () => {
    expect(findLackingBands(device('ec25-e'), [placeOf('de')])).toEqual([]);
    expect(OUTCOMES[0]).toBe('good');
  });
});
