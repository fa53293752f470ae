import { describe, expect, it } from 'vitest';
import { readOlderMask } from '../../src/paste/older-radios.js';

describe('a mask of 2G and 3G', () => {
  it('has a band for each bit in the order of the maker', () => {
    const bandOf = (bit: number) =>
      readOlderMask(`1${'0'.repeat(bit)}`, 'quectel', 0, 1).map(({ radio, band }) => `${radio} ${band}`);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(bandOf)).toEqual([
      'gsm 900',
      'gsm 1800',
      'gsm 850',
      'gsm 1900',
      'umts 1',
      'umts 2',
      'umts 5',
      'umts 8',
      'umts 6',
      'umts 4',
    ]);
  });

  it('names a band once that two bits stand for, and none where every bit is set', () => {
    const mask = (bits: string) => readOlderMask(bits, 'qualcomm', 0, 1).map(({ band }) => band);
    expect([mask('1100000000'), mask('1'.repeat(32))]).toEqual([[900], []]);
  });
});
