import type { Rule } from '../rule.js';

export const depthRule: Rule = {
  name: 'depth',
  severity: 'error',
  description: 'Depth is full exactly where the 2G state of every network was researched.',
  check(draft) {
    return [...draft.all('country')].flatMap(([file, { depth, networks }]) => {
      const right = networks.every(({ status }) => status.g2.state !== 'unknown') ? 'full' : 'bands';
      return depth === right
        ? []
        : [{ file, at: 'depth', wrong: `depth ${depth} does not fit the states of g2`, right }];
    });
  },
};
