/** What articles say of two networks, known or not: each has its bands, and they are those of networks. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

const NAMES = [
  ['Telcorva', 'Vela'],
  ['Habagat Telecom', 'PacificLink'],
  ['NorthTel', 'Ridge Wireless'],
  ['Go Mobil', 'Corvacom'],
  ['Meridian Mobile', 'Bluewave'],
  ['Orange', 'Play'],
];
const SENTENCES: Readonly<Record<string, (one: string, other: string) => string>> = {
  runs: (one, other) => `${one} runs LTE on B3 and B7. ${other} runs LTE on B1 and B20.`,
  operates: (one, other) =>
    `${one} operates LTE on bands 3 and 7. Rival ${other} operates LTE on bands 1 and 20.`,
  offers: (one, other) =>
    `In the north, ${one} offers 4G on 1800 MHz (band 3) and 2600 MHz (band 7), while ${other} offers it on 2100 MHz (band 1) and 800 MHz (band 20).`,
  carries: (one, other) =>
    `The new sites of ${one} carry the 1800 MHz (Band 3) and 2600 MHz (Band 7) frequencies. ${other} relies on Band 1 and Band 20 for 4G.`,
  launched: (one, other) =>
    `${one} launched 4G last week using band 3 and band 7. Its competitor ${other} launched LTE in 2015 in bands 1 and 20.`,
  'has deployed': (one, other) =>
    `${one} has deployed LTE in B3 and B7. ${other} has deployed LTE in B1 and B20.`,
  won: (one, other) =>
    `At the auction ${one} won spectrum in band 3 and band 7, ${other} won spectrum in band 1 and band 20.`,
  'whose network uses': (one, other) =>
    `${one}'s LTE network uses bands 3 and 7. ${other}'s network uses bands 1 and 20.`,
  'whose customers get': (one, other) =>
    `Customers of ${one} get LTE on bands 3 and 7, those of ${other} on bands 1 and 20.`,
  'started in': (one, other) =>
    `LTE here: ${one} started in 2014 on 1800 MHz (B3) and 2600 MHz (B7). ${other} uses 2100 MHz (B1) and 800 MHz (B20).`,
  funkt: (one, other) => `${one} funkt mit LTE auf Band 3 und Band 7. ${other} nutzt Band 1 und Band 20.`,
  utilise: (one, other) => `${one} utilise les bandes B3 et B7 pour la 4G. ${other} émet en B1 et B20.`,
  opera: (one, other) => `${one} opera LTE en las bandas 3 y 7. ${other} usa las bandas 1 y 20.`,
};

describe.each(['', 'LTE networks in Corvania\n\nThe country has two operators. '])('%j', (before) => {
  describe.each(Object.entries(SENTENCES))('%s', (_, say) => {
    it.each(NAMES)('%s and %s', (one, other) => {
      const { kind, variants } = readBands(before + say(one!, other!));
      expect([kind, variants.map(({ lte }) => lte)]).toEqual([
        'operator',
        [
          [3, 7],
          [1, 20],
        ],
      ]);
    });
  });
});

it('names a network whose sentence says something else between', () => {
  const { variants } = readBands(
    'Telcorva, owned by a Dutch fund, has B3 and B7. Vela, the smallest, has B1 and B20 for LTE.',
  );
  expect(variants.map(({ name }) => name)).toEqual(['Telcorva', 'Vela']);
});
