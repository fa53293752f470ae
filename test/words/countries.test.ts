import { expect, it } from 'vitest';
import { COUNTRIES_WORDS } from '../../src/words/countries.js';

const { en, zh } = COUNTRIES_WORDS;

it('counts countries in the singular and the plural', () => {
  expect([en.found(1), en.found(2), zh.found(2)]).toEqual([
    '1 country found',
    '2 countries found',
    '找到 2 个国家或地区',
  ]);
});

it('says what was added and removed', () => {
  expect([en.added('France', 1), en.removed('France', 0), zh.added('法国', 1)]).toEqual([
    'France added, 1 country selected',
    'France removed, 0 countries selected',
    '已添加法国，共选 1 个',
  ]);
});
