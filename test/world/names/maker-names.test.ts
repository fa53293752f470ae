import { expect, it } from 'vitest';
import { withEnglishMaker } from '../../../src/world/names/maker-names.js';

it.each([
  ['移远 EC25-E', 'Quectel EC25-E'],
  ['移远通信EC25-E', 'Quectel EC25-E'],
  ['芯讯通SIM7600G-H', 'SIMCom SIM7600G-H'],
  ['Quectel EC25-E', 'Quectel EC25-E'],
  ['远 EC25-E', '远 EC25-E'],
])('%s is %s', (text, english) => expect(withEnglishMaker(text)).toBe(english));
