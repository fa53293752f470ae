import { describe, expect, it } from 'vitest';
import { correctCountries, correctDevices } from '../../src/dataset/apply-corrections.js';
import { loadDataset } from '../../src/dataset/load.js';
import type { DeviceCorrection, NetworkCorrection } from '../../src/schema/facts.js';

const dataset = await loadDataset('data');
const germany = dataset.countries.find(({ cc }) => cc === 'de')!;
const network = germany.networks[0]!;
const device = dataset.devices.find(({ id }) => id === 'ec25-eux')!;

const about = {
  why: 'a newer list names it',
  certainty: 'sure',
  evidence: { source: 'own-list', place: 'p. 1' },
} as const;

/** The state and the outcome after one correction of the LTE-M state, which the publisher gives as `state`. */
function correctLtem(state: 'yes' | 'none' | 'unlisted', correction: Partial<NetworkCorrection> = {}) {
  const given = { ...network, status: { ...network.status, ltem: { state, date: null, source: null } } };
  const { files, outcomes } = correctCountries(
    [{ ...germany, networks: [given] }],
    new Map([[network.id, [{ field: 'ltem', from: 'unlisted', to: 'yes', ...about, ...correction }]]]),
  );
  return { status: files[0]!.networks[0]!.status.ltem, outcomes };
}

describe('a correction of a network', () => {
  it('is applied where the publisher still says what it corrects, and brings its source', () => {
    const { status, outcomes } = correctLtem('unlisted');
    expect(status).toEqual({ state: 'yes', date: null, source: 'own-list' });
    expect(outcomes).toMatchObject([
      { cc: 'de', subject: network.id, outcome: 'applied', found: 'unlisted' },
    ]);
  });

  it('stands beside the fact and changes nothing where it is only likely', () => {
    const { status, outcomes } = correctLtem('unlisted', { certainty: 'likely' });
    expect(status.state).toBe('unlisted');
    expect(outcomes).toMatchObject([{ outcome: 'beside' }]);
  });

  it('is settled where the publisher now says the same, and leaves the fact with its own source', () => {
    const { status, outcomes } = correctLtem('yes');
    expect(status).toEqual({ state: 'yes', date: null, source: null });
    expect(outcomes).toMatchObject([{ outcome: 'settled', found: 'yes' }]);
  });

  it('is in conflict where the publisher now says a third thing, and is not applied', () => {
    const { status, outcomes } = correctLtem('none');
    expect(status.state).toBe('none');
    expect(outcomes).toMatchObject([{ outcome: 'conflict', found: 'none' }]);
  });

  it('leaves the file that it was given as it was', () => {
    const before = structuredClone(germany);
    correctCountries(
      [germany],
      new Map([[network.id, [{ field: 'ltem', from: network.status.ltem.state, to: 'off', ...about }]]]),
    );
    expect(germany).toEqual(before);
  });
});

/** The device and the outcomes after corrections of it. */
function correct(given: typeof device, ...corrections: DeviceCorrection[]) {
  const { files, outcomes } = correctDevices([given], new Map([[given.id, corrections]]));
  return { device: files[0]!, outcomes: outcomes.map(({ outcome }) => outcome) };
}

describe('a correction of a device', () => {
  const whole = structuredClone(device);
  delete whole.parts;
  const toPart = { field: 'parts', from: 'B28', to: 'B28A', ...about } as const;

  it('takes the rest of a band from it, and adds its source once', () => {
    const once = correct(whole, toPart);
    expect(once.outcomes).toEqual(['applied']);
    expect(once.device.parts).toEqual(['B28A']);
    expect(once.device.sources.filter((id) => id === 'own-list')).toHaveLength(1);
  });

  it('is settled where the publisher names the part, and in conflict where the band is gone', () => {
    expect(correct({ ...whole, parts: ['B28A'] }, toPart).outcomes).toEqual(['settled']);
    expect(correct({ ...whole, lte: ['B3'] }, toPart).outcomes).toEqual(['conflict']);
  });

  it('lists LTE-M and NB-IoT apart only where the publisher does not', () => {
    const apart = { field: 'lte_m', from: null, to: ['B3'], ...about } as const;
    expect(correct(whole, { ...apart, to: ['B3'] }).device.lte_m).toEqual(['B3']);
    expect(correct({ ...whole, lte_m: ['B3'] }, { ...apart, to: ['B3'] }).outcomes).toEqual(['settled']);
    expect(correct({ ...whole, lte_m: ['B20'] }, { ...apart, to: ['B3'] }).outcomes).toEqual(['conflict']);
  });
});
