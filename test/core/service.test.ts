import { expect, it } from 'vitest';
import { isEnding, STATES } from '../../src/core/service.js';

it('calls a service ending when it is off, being switched off, or has an announced end', () => {
  expect(STATES.filter((state) => isEnding({ state }))).toEqual(['planned', 'ending', 'off']);
});
