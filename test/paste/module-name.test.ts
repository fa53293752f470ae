import { expect, it } from 'vitest';
import { modulesIn } from '../../src/paste/module-name.js';

it('finds the modules that answer one after the other, and where', () => {
  expect(modulesIn('ATI\nQuectel\nEC25-E\nOK\nATI\nBG96\nOK')).toEqual([
    { name: 'EC25-E', offset: 12, length: 6 },
    { name: 'BG96', offset: 26, length: 4 },
  ]);
  expect(modulesIn('EC25-E\nOK\nEC25-E\nOK')).toEqual([]);
});
