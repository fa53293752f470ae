/** Lists that are said to be those of the name before. */
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

/** A text, its kind, and each name with its bands. */
const TEXTS = [
  ['X30: B1, B3, B7, B20, B32. X20: same minus B32.', 'supported', 'X30: 1 3 7 20 32; X20: 1 3 7 20'],
  ['Model A2: LTE B1/B3/B7. Model A3: same.', 'supported', 'A2: 1 3 7; A3: 1 3 7'],
  ['Orange: B3, B7, B20\nSFR: idem', 'operator', 'Orange: 3 7 20; SFR: 3 7 20'],
  ['SFR : B3 + B7. Bouygues : pareil + B20.', 'operator', 'SFR: 3 7; Bouygues: 3 7 20'],
  ['Movistar: B1, B3, B7. Vodafone: igual pero sin B7.', 'operator', 'Movistar: 1 3 7; Vodafone: 1 3'],
  ['TIM: B3, B7, B20. WindTre: uguale, senza B7.', 'operator', 'TIM: 3 7 20; WindTre: 3 20'],
  ['Telekom: B3, B7, B8. Vodafone: gleich, aber ohne B8.', 'operator', 'Telekom: 3 7 8; Vodafone: 3 7'],
  ['KPN: B3, B7, B20. Odido: hetzelfde.', 'operator', 'KPN: 3 7 20; Odido: 3 7 20'],
  ['Telia: B3, B7, B20. Telenor: samma.', 'operator', 'Telia: 3 7 20; Telenor: 3 7 20'],
  ['МТС: B3, B7, B20. Билайн: то же самое, минус B7.', 'operator', 'МТС: 3 7 20; Билайн: 3 20'],
  [
    'Київстар: 1, 3, 7, 8, 40. Водафон: те саме, але без 40',
    'operator',
    'Київстар: 1 3 7 8 40; Водафон: 1 3 7 8',
  ],
] as const;

it.each(TEXTS)('%j: the same again', (text, kind, bands) => {
  const read = readBands(text);
  const said = read.variants.map((variant) => `${variant.name}: ${variant.lte.join(' ')}`).join('; ');
  expect([read.kind, said]).toEqual([kind, bands]);
});

it('leaves what looks the same, but not of bands', () => {
  expect(readBands('X30: LTE B1, B3, B7. The colours are the same.').variants).toEqual([]);
});
