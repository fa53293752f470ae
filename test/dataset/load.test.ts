import { describe, expect, it } from 'vitest';
import { countDataset } from '../../src/dataset/counts.js';
import { readDraft } from '../../src/dataset/draft.js';
import { importedOf, loadDataset } from '../../src/dataset/load.js';

const dataset = await loadDataset('data');

/** The countries whose service states were researched too, not only their bands. */
const FULL =
  'gb us kr cn jp de fr ae sa qa kw il ca mx br es it nl pl tr in sg id au nz vn th my ph co pe cl ar za om bh hk tw ie be ch at pt se dk no';

describe('the facts in data/', () => {
  it('hold everything that the open data holds', async () => {
    expect(countDataset(importedOf(await readDraft('data')))).toEqual({
      countries: 172,
      networks: 465,
      band_facts: 1728,
      devices: 39,
      bands: 148,
      sources: 322,
    });
  });

  it('hold our own devices beside them, each with evidence, and lay corrections over them', () => {
    const own = dataset.devices.filter(({ origin }) => origin === 'bandcheck');
    expect(own.length).toBeGreaterThanOrEqual(335); // devices are added, and their ids stay for good
    expect(own.every(({ evidence }) => evidence && evidence.length > 0)).toBe(true);
    const outcomes = dataset.corrections.map(({ outcome }) => outcome);
    expect([
      outcomes.filter((o) => o === 'applied').length,
      outcomes.filter((o) => o === 'beside').length,
    ]).toEqual([20, 6]);
    const states = (id: string) =>
      dataset.countries.flatMap(({ networks }) => networks).find((network) => network.id === id)!.status;
    expect(states('za-vodacom').ltem).toEqual({
      state: 'yes',
      date: null,
      source: 'own-gsma-mobile-iot-commercial-launches',
    });
    expect(states('co-movistar').ltem.state).toBe('unlisted');
    expect(dataset.devices.find(({ id }) => id === 'ec25-eux')!.parts).toEqual(['B28A']);
  });

  it('know the states of 155 networks in 46 countries', () => {
    const full = dataset.countries.filter(({ depth }) => depth === 'full');
    expect(full.map(({ cc }) => cc)).toEqual(FULL.split(' ').sort());
    expect(full.flatMap(({ networks }) => networks)).toHaveLength(155);
  });

  it('date the NB-IoT switch-offs, which the open data keeps in a list of its own', () => {
    const ended = dataset.countries.flatMap(({ networks }) =>
      networks
        .filter(({ status }) => status.nbiot.state === 'off')
        .map(({ id, status }) => [id, status.nbiot]),
    );
    expect(ended).toEqual([
      ['ntt-docomo', { state: 'off', date: '2020', source: 'eseye-nb' }],
      ['att', { state: 'off', date: '2025', date_note: 'Q1', source: 'lr-att-nb' }],
    ]);
  });

  it.each([
    ['mf833v', 'dongle', 'lte', '4'],
    ['f40', 'dongle', 'redcap', null],
    ['bg77', 'module', 'lpwa', null],
    ['rm520n-gl', 'module', 'nr', null],
    ['eg912u-gl', 'module', 'lte', '1 bis'],
    ['m7450', 'mifi', 'lte', '6'],
    ['trb140-0', 'gateway', 'lte', '4'],
    ['usr-dr154-e', 'dtu', 'lte', '1'],
    ['rutx12-1', 'router', 'lte', '6'],
    ['fmc130-me3', 'tracker', 'lte', '1'],
  ])('derive what %s is: %s, %s, category %s', (id, kind, radio, lte_category) => {
    expect(dataset.devices.find((device) => device.id === id)).toMatchObject({ kind, radio, lte_category });
  });
});

it('a folder that is not there is an error that names it', async () => {
  await expect(loadDataset('data/nowhere')).rejects.toThrow('data/nowhere: cannot be read (ENOENT)');
});
