import { expect, it } from 'vitest';
import { lineOfPath } from '../../src/dataset/json-line.js';

const TEXT = `{
  "networks": {
    "ee": [
      { "plmn": "234-30", "sets": ["a", "b"] },
      { "plmn": "234-33" }
    ],
    "a-b": [{ "x": { "y": 1 } },
      2]
  },
  "last": true
}
`;

it.each([
  ['networks.ee[0].sets[1]', 4],
  ['networks.ee[1].plmn', 5],
  ['networks["a-b"][0].x.y', 7],
  ['networks["a-b"][1]', 8],
  ['last', 10],
  ['networks.ee[7]', 3],
  ['nothing.here', 1],
])('%s stands on line %i', (path, line) => expect(lineOfPath(TEXT, path)).toBe(line));

it('finds no line in an empty text', () => expect(lineOfPath('', 'a')).toBeUndefined());
