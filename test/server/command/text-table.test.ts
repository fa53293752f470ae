import { describe, expect, it } from 'vitest';
import { textTable, widthOf, wrapText } from '../../../src/server/command/text-table.js';

describe('a table in a terminal', () => {
  it('counts a Chinese character as two columns', () => {
    expect([widthOf('B20'), widthOf('可用'), widthOf('：')]).toEqual([3, 4, 2]);
  });

  it('breaks lines at words and between Chinese characters', () => {
    expect(wrapText('one two three', 8)).toEqual(['one two', 'three']);
    expect(wrapText('缺少主力频段', 6)).toEqual(['缺少主', '力频段']);
    expect(wrapText('extraordinarily long', 5)).toEqual(['extraordinarily', 'long']);
    expect(wrapText('', 5)).toEqual([]);
  });

  it('lets no line begin with a full stop', () => {
    expect(wrapText('不可用。', 6)).toEqual(['不可', '用。']);
    expect(wrapText('缺少 B28。', 8)).toEqual(['缺少', 'B28。']);
  });

  const rows = [
    ['✓ 可用', 'Telekom', 'a long reason that has to be broken'],
    ['~ limited', 'O2', ''],
  ];

  it('aligns columns, and wraps the last one', () => {
    expect(textTable(rows, 48)).toBe(
      '  ✓ 可用     Telekom  a long reason that has to\n' +
        '                      be broken\n' +
        '  ~ limited  O2\n',
    );
  });

  it('breaks nothing in a pipe, nor where the window is too narrow', () => {
    for (const columns of [undefined, 20]) expect(textTable(rows, columns).split('\n')).toHaveLength(3);
  });
});
