import { describe, expect, it } from 'vitest';
import { AnswerMatrix } from '../../../src/app/base/answer-matrix.js';
import { summarizeGrid } from '../../../src/app/base/grid-summary.js';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { GRID_WORDS } from '../../../src/words/grid.js';
import { WORLD } from '../../fixtures/known-world.js';

const summaryOf = (ids: string, codes: string) =>
  summarizeGrid(
    new AnswerMatrix(
      codes.split(' ').map((cc) => WORLD.countries.get(cc)!),
      ids.split(' ').map((id) => WORLD.devices.get(id)!),
    ),
    'en',
  );

describe('the headline of a grid', () => {
  it('counts the countries in which every network is good, and names all others', () => {
    const codes = 'de fr jp us sa';
    const summary = summaryOf('ec25-e', codes);
    const overalls = codes
      .split(' ')
      .map((cc) => judgeCountry(WORLD.devices.get('ec25-e')!, WORLD.countries.get(cc)!, '2026-11-22'));
    expect(summary).toMatchObject({ alone: true, all: 5 });
    expect(summary.works).toBe(overalls.filter(({ overall }) => overall === 'good').length);
    expect(summary.works).toBeGreaterThan(0);
    expect(summary.heldBack.length + summary.unconfirmed.length).toBe(5 - summary.works);
    for (const { country, networks } of summary.heldBack) {
      const own = overalls.find((answer) => answer.country.name === country)!;
      const others = own.networks
        .filter(({ outcome }) => outcome !== 'good')
        .map(({ network }) => network.name);
      // a country where no network is good, or many are not, is named as a whole
      const areFew = others.length < own.networks.length && others.length <= 2;
      expect([...networks].sort()).toEqual(areFew ? others.sort() : []);
    }
  });

  it('tells what is not confirmed from what does not work', () => {
    const cc = [...WORLD.countries.values()].find(
      (country) => judgeCountry(WORLD.devices.get('bg77')!, country, '2026-11-22').overall === 'unconfirmed',
    )!;
    expect(summaryOf('bg77', `de ${cc.cc}`)).toMatchObject({ unconfirmed: [cc.name] });
    expect(summaryOf('bg77', `de ${cc.cc}`).heldBack.map(({ country }) => country)).not.toContain(cc.name);
  });

  it('is of the device that does best, and counts those that do as well', () => {
    const summary = summaryOf('ec25-af eg25-g ec25-au', 'de br us jp');
    expect(summary.device).toBe(WORLD.devices.get('eg25-g')!.name);
    expect(summaryOf('eg25-g eg25-g', 'de br').ties).toBe(1);
  });

  it('counts what would be too many names', () => {
    const summary = summaryOf('ec25-af', 'de fr gb it es pl nl be at ch');
    expect(summary.heldBack).toHaveLength(6);
    expect(summary.moreHeldBack).toBe(4);
  });
});

describe('the words of the headline', () => {
  const { en, zh } = GRID_WORDS;
  it('are what a person would say', () => {
    expect(en.headline(summaryOf('eg25-g', 'de'))).toBe('Works on every network in Germany.');
    expect(en.headline({ device: 'X', alone: true, ties: 0, works: 9, all: 12 })).toBe(
      'Works on every network in 9 of 12 countries.',
    );
    expect(en.headline({ device: 'X', alone: false, ties: 2, works: 12, all: 12 })).toBe(
      'X and 2 others do best: they work on every network in all 12 countries.',
    );
    expect(
      en.heldBack(
        [
          { country: { en: 'Japan', zh: '日本' }, networks: ['SoftBank'] },
          { country: { en: 'United States', zh: '美国' }, networks: [] },
        ],
        3,
      ),
    ).toBe('Held back by Japan (SoftBank), the United States and 3 more.');
    expect(zh.headline({ device: 'X', alone: true, ties: 0, works: 9, all: 12 })).toBe(
      '在 12 个国家和地区中，有 9 个的所有网络可用。',
    );
  });
});
