import { describe, expect, it } from 'vitest';
import { answerPlan } from '../../../src/app/pages/plan-answer.js';
import { readPlanQuestion } from '../../../src/app/pages/plan-question.js';
import { sayPlan } from '../../../src/app/pages/say-plan.js';
import type { Plan } from '../../../src/core/planning.js';
import { finishSteps } from '../../../src/core/steps.js';
import type { Lang } from '../../../src/words/lang.js';
import { WORLD } from '../../fixtures/known-world.js';

const TODAY = '2026-11-22';

function say(query: string, lang: Lang = 'en') {
  const question = readPlanQuestion(new URLSearchParams(query), WORLD, lang, 'Mine');
  const answer = finishSteps(answerPlan(question, TODAY))!;
  return { ...answer, question, text: sayPlan(question, answer, WORLD, lang) };
}

describe('the headline of a plan', () => {
  const { question, text: real, ...answer } = say('in=de,fr,us,br&class=lte');
  const headline = (plan: Partial<Plan>) => {
    const best = { ...answer.best, plan: { ...answer.best.plan, ...plan } };
    return sayPlan(question, { ...answer, best }, WORLD, 'en').headline;
  };

  it.each<[string, Partial<Plan>, string]>([
    ['the only one', { size: 1, count: 1 }, 'One device is enough, and only one.'],
    ['one of nine', { size: 1, count: 9 }, 'One device is enough. Nine would do.'],
    ['a pair', { size: 2, count: 40 }, 'Two devices are needed. 40 pairs would do.'],
    [
      'more than are counted',
      { size: 3, count: 10_000, complete: false },
      'Three devices are needed. More than 10000 combinations would do.',
    ],
    ['nothing', { result: 'nothing' }, 'No device covers any of them.'],
  ])('%s', (_, plan, said) => {
    expect(headline(plan)).toBe(said);
  });

  it('says how far the fewest devices come where some places stay open, and names these', () => {
    expect(real.open).toEqual([]);
    const place = { id: 'br', why: 'limited', closest: ['ec25-e'] } as const;
    expect(headline({ result: 'partly', size: 1, open: [place] })).toBe(
      'One device covers 3 of 4 countries.',
    );
    const best = { ...answer.best, plan: { ...answer.best.plan, open: [place] } };
    const [said] = sayPlan(question, { ...answer, best }, WORLD, 'en').open;
    expect(said!.place.en).toBe('Brazil');
    expect(said!.why).toBe('works with limits at best. Closest: Quectel EC25-E.');
  });

  it('calls a plan proved only where it is', () => {
    const { question, text, ...answer } = say('in=de,fr&class=lte');
    expect(text.why).toMatch(/^No fewer will do: that is proved for \d+ devices in 2 countries\.$/);
    const unproved = { ...answer, best: { ...answer.best, plan: { ...answer.best.plan, proved: false } } };
    expect(sayPlan(question, unproved, WORLD, 'en').why).toMatch(/^This is the fewest we found among /);
  });

  it('names the radio unless it was chosen', () => {
    expect(say('in=de').text.why).toMatch(/^We compared .+ devices\. No fewer will do: /);
  });
});

describe('what is said of the devices of a plan', () => {
  it('names the places of each device where it takes the load with others', () => {
    const { best, text } = say('in=us,cn,jp,de&class=lte&covered=every-good');
    for (const [at, member] of text.members.entries())
      expect(member.takes !== undefined).toBe(best.plan.choices[0]![at]!.serves.length < 4);
  });

  it('says what one more band would change and what is missing, most used first', () => {
    const { team, text } = say('in=us,ca,mx,br&class=lte&vendor=teltonika&covered=one-usable');
    const [{ gains, lacking }] = team as [(typeof team)[0]];
    const said = text.members[0]!.whatIf;
    expect(said[0]).toContain(`with ${gains[0]!.band} would be good on`);
    expect(said[1]).toContain(`most used first: ${lacking[0]!.band} (${lacking[0]!.networks.length} network`);
  });
});

describe('how long a plan holds, in words', () => {
  it('names the day, what ends, and where', () => {
    const { life, text } = say('in=de&class=lte&from=2027&years=10');
    expect(life.all.until).not.toBeNull();
    expect(text.life).toMatch(
      /^Holds until at least .+: [23]G ends in Germany; after that there is no voice fallback, but data goes on\. On \d+ networks?, /,
    );
    expect(say('in=de&class=lte', 'zh').text.life).toMatch(/^至少可用到.+德国的 [23]G 退网/);
  });
});
