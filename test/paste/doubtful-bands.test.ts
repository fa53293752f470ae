import { describe, expect, it } from 'vitest';
import { bandName } from '../../src/core/band.js';
import { doubtfulBands } from '../../src/paste/doubtful-bands.js';
import { readBands, type ReadOptions } from '../../src/paste/read-bands.js';

const namesOf = (text: string, options?: ReadOptions, variant = -1) => {
  const read = readBands(text, options);
  return doubtfulBands(read, read.variants[variant]).map(({ rat, band }) => bandName(rat, band));
};

describe('the bands that a text may mean', () => {
  it.each([
    ['4G w pasmach 800, 1800 i 2,6 GHz', 'B7'],
    ['De 5G van KPN komt op 3,5 GHz', 'n78'],
    ['5G: 3,4–3,8 GHz und 26 GHz', 'n78 n258'],
    ['T-Mobile spouští pásmo 2,1 GHz', 'B1'],
    ['Vodafone hat 900 MHz ersteigert', 'B8'],
    ['900/1800 MHz', 'B8 B3'],
    ['5G im Bereich 700 MHz', 'n28'],
    ['Mine supports 1, 3, 7, 8 and 20.', 'B1 B3 B7 B8 B20'],
  ])('are offered for %s', (text, names) => {
    expect(namesOf(text).join(' ')).toBe(names);
  });

  it('depend on the country that is asked about', () => {
    expect(namesOf('4G at 2,3 GHz', { region: 'us' })).toEqual(['B30']);
    expect(namesOf('4G at 2,3 GHz', { region: 'de' })).toEqual(['B40']);
  });

  it.each([
    ['Wi-Fi', 'Dual-band Wi-Fi 2.4 GHz and 5 GHz'],
    ['processors', 'Octa-core (2x2.6 GHz Cortex-A76, 6x2.1 GHz)'],
    ['2G', 'GSM on 900 MHz'],
    ['ranges of antennas', 'LTE antenna 1710-2700 MHz'],
    ['texts that name bands', 'B3 (1800 MHz), B20; 4G auf 2,6 GHz'],
    ['frequencies that were read', 'LTE: 800, 1800 MHz'],
  ])('are none for %s', (_, text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it('are those of the chosen variant, and none that counts there', () => {
    const text = 'EC25-E: LTE B1/B3/B7. Does it have band 2?\nEC25-A: LTE B2/B4/B12. Does it have band 71?';
    expect([-1, 0, 1].map((variant) => namesOf(text, {}, variant))).toEqual([[], ['B2'], ['B71']]);
    expect(namesOf('LTE: B1/B3/B7/B20. Does it have band 20?')).toEqual([]);
  });
});
