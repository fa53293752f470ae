import { describe, expect, it } from 'vitest';
import { finishSteps } from '../../../src/core/steps.js';
import { fareOf } from '../../../src/core/ranking.js';
import { READERS } from '../../../src/views/reader.js';
import { answerPlan } from '../../../src/app/pages/plan-answer.js';
import { calendarOfPlan, lanesOfPlan } from '../../../src/app/pages/plan-lanes.js';
import { readPlanQuestion } from '../../../src/app/pages/plan-question.js';
import { WORLD } from '../../fixtures/known-world.js';

const TODAY = '2026-11-22';
const ask = (query: string) => readPlanQuestion(new URLSearchParams(query), WORLD, 'en', 'Mine');
const answer = (query: string) => finishSteps(answerPlan(ask(query), TODAY));

describe('the answer to a plan', () => {
  it('is the fewest devices, each with what it does where it serves', () => {
    const { best, team } = answer('in=de,us,br,jp,fr&class=lte')!;
    expect(team).toHaveLength(best.plan.size);
    const served = new Set(team.flatMap(({ serves }) => serves));
    expect(served.size).toBe(5 - best.plan.open.length);
    for (const { device, serves, goodNetworks, networks, scan } of team) {
      const own = serves.flatMap((cc) => WORLD.countries.get(cc)!.networks);
      expect([goodNetworks, networks]).toEqual([fareOf(device, own).good, own.length]);
      expect(scan.lte.every((band) => device.lte.includes(band))).toBe(true);
    }
  });

  it('keeps the kinds of radio apart: a tracker is no answer to who needs a router', () => {
    const { best, others } = answer('in=de,fr')!;
    expect(new Set([best, ...others].map(({ radio }) => radio)).size).toBe(others.length + 1);
    for (const { radio, plan } of [best, ...others])
      for (const { id } of plan.ranked) expect(WORLD.devices.get(id)!.radio).toBe(radio);
  });

  it('is none where there is no place or no device', () => {
    expect(answer('in=atlantis')).toBeUndefined();
    expect(answer('in=de&class=lpwa&kind=router')).toBeUndefined();
  });
});

describe('how long a plan holds', () => {
  const query = 'in=de,fr,it,ca&class=lte&from=2027&years=10';
  const reader = READERS.en;
  const plan = answer(query)!;

  it('has a lane for what goes on, and one for each end that matters, by day', () => {
    const [first, ...ends] = lanesOfPlan(plan, WORLD, reader, TODAY, {
      name: '4G in 4 countries',
      service: '4G',
    });
    expect(first).toMatchObject({ ends: false, tone: 'good' });
    expect(ends.length).toBeGreaterThan(0);
    expect(new Set(ends.map(({ href, service }) => `${href} ${service}`)).size).toBe(ends.length);
    const days = ends.map(({ lastDay }) => lastDay ?? '9999');
    expect(days).toEqual([...days].sort());
    for (const lane of ends) expect(lane.means).toBeTruthy();
  });

  it('puts the days to come into a calendar', () => {
    const days = calendarOfPlan(plan, WORLD, reader, TODAY, 'https://example.org');
    expect(days.length).toBeGreaterThan(0);
    for (const { day, url, title } of days) {
      expect(day >= TODAY).toBe(true);
      expect(url).toMatch(/^https:\/\/example\.org\/networks\//);
      expect(title).toMatch(/ends: /);
    }
  });
});
