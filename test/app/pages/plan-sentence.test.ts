import { expect, it } from 'vitest';
import { readPlanQuestion } from '../../../src/app/pages/plan-question.js';
import { sayFilters } from '../../../src/app/pages/plan-sentence.js';
import { WORLD } from '../../fixtures/known-world.js';

it.each([
  ['', 'devices'],
  ['class=lpwa', 'LTE-M / NB-IoT'],
  ['class=lte&kind=module&vendor=quectel&cat=4', '4G (LTE), module, Quectel, Cat 4'],
  ['bands=B3,B20', 'devices, pasted bands'],
])('the devices of %j stand in the sentence as %j', (query, said) => {
  const question = readPlanQuestion(new URLSearchParams(query), WORLD, 'en', 'Mine');
  expect(sayFilters(question, 'en').toLowerCase()).toBe(said.toLowerCase());
});

it('parts them in Chinese with its own mark', () => {
  const question = readPlanQuestion(new URLSearchParams('bands=B3,B20'), WORLD, 'zh', '');
  expect(sayFilters(question, 'zh')).toBe('设备，粘贴的频段');
});
