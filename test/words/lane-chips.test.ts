import { describe, expect, it } from 'vitest';
import { judgeLanes } from '../../src/core/lanes.js';
import type { ServiceState } from '../../src/core/service.js';
import { laneChips, serviceChip } from '../../src/words/lane-chips.js';
import { WORLD } from '../fixtures/known-world.js';

const TODAY = '2026-11-22';
const chips = (device: string, cc: string, id: string, lang: 'en' | 'zh' = 'en') => {
  const network = WORLD.countries.get(cc)!.networks.find((each) => each.id === id)!;
  return laneChips(judgeLanes(WORLD.devices.get(device)!, network, TODAY), lang, TODAY).map(
    ({ name, text, verdict }) => `${name} ${text} (${verdict})`,
  );
};
const chip = (state: ServiceState, lang: 'en' | 'zh' = 'en') => {
  const { text, verdict } = serviceChip({ service: 'g2', ...state }, lang, TODAY);
  return [text, verdict];
};

describe('the chips of a network', () => {
  it('name every radio that the device has, and that it has no 5G', () => {
    const said = chips('ec25-e', 'de', 'telekom-de');
    expect(said[0]).toBe('4G works (good)');
    expect(said[1]).toBe('5G not in this device (none-needed)');
    expect(said.some((each) => each.startsWith('2G until 30 June 2028 (in 1 year 7 months)'))).toBe(true);
    expect(said.some((each) => each.startsWith('LTE-M'))).toBe(false);
  });

  it('are calm about what has ended where the device has something else to work on', () => {
    expect(chips('ec25-e', 'de', 'telekom-de').at(-1)).toBe('3G off since 30 June 2021 (none-needed)');
    expect(chips('ec25-af', 'de', 'telekom-de').at(-1)).toBe('3G off since 30 June 2021 (no)');
  });

  it('name LTE-M and NB-IoT for a device that has nothing else', () => {
    const said = chips('bg77', 'de', 'telekom-de', 'zh');
    expect(said.some((each) => each.startsWith('LTE-M'))).toBe(true);
    expect(said.some((each) => each.startsWith('4G'))).toBe(false);
  });
});

describe('the chip of a service', () => {
  it('is coloured by what the state means for a device that uses it', () => {
    expect(chip({ state: 'yes', date: null })).toEqual(['in service', 'good']);
    expect(chip({ state: 'off', date: '2021-06' })).toEqual(['off since June 2021', 'no']);
    expect(chip({ state: 'ending', date: '2028-12' }, 'zh')).toEqual([
      '正在分步退网，至 2028年12月',
      'limited',
    ]);
  });

  it('never calls unknown what is not known to be over', () => {
    expect(chip({ state: 'planned', date: '2025-01-01' })).toEqual([
      'announced to end by 1 January 2025, but not confirmed',
      'unknown',
    ]);
    expect(chip({ state: 'none', date: null })[1]).toBe('unknown');
  });
});

it('says how far an end is that has a day or a month, and not of a whole year', () => {
  const until = (date: string) => chip({ state: 'planned', date })[0];
  expect(until('2028-06-30')).toBe('until 30 June 2028 (in 1 year 7 months)');
  expect(until('2027-11')).toBe('until November 2027 (in 1 year)');
  expect(until('2028')).toBe('until 2028');
});
