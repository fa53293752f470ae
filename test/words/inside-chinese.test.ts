import { expect, test } from 'vitest';
import { insideChinese } from '../../src/words/inside-chinese.js';

test.each([
  ['EC25-E', '在 EC25-E 上'],
  ['中国移动', '在中国移动上'],
  ['中国移动和 AT&T', '在中国移动和 AT&T 上'],
  ['KDDI (au)', '在 KDDI (au) 上'],
  ['Bité', '在 Bité 上'],
  ['', '在上'],
])('%j has a space only where it is Latin: %s', (name, sentence) => {
  expect(`在${insideChinese(name)}上`).toBe(sentence);
});
