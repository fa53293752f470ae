import { expect, it } from 'vitest';
import { nextEndings } from '../../../src/app/base/next-endings.js';
import { listSwitchOffs } from '../../../src/app/pages/switch-off-list.js';
import { WORLD } from '../../fixtures/known-world.js';

const TODAY = '2026-11-22';

it('names the same ends, in the same order, as the page of switch-offs', () => {
  const days = listSwitchOffs([...WORLD.countries.values()], TODAY)
    .filter(({ lastDay, status }) => lastDay !== null && lastDay >= TODAY && status.state !== 'off')
    .map(({ network, service }) => `${network.id}/${service}`);
  const next = nextEndings(WORLD, TODAY, 4);
  expect(next.map(({ network, service }) => `${network.id}/${service}`)).toEqual(days.slice(0, 4));
});

it('names nothing that is over', () => {
  for (const { lastDay, status } of nextEndings(WORLD, '2030-01-01', 50)) {
    expect(lastDay >= '2030-01-01').toBe(true);
    expect(status.state).not.toBe('off');
  }
  expect(nextEndings(WORLD, '2999-01-01', 4)).toEqual([]);
});
