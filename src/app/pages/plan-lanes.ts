/** How long a plan holds, as lanes of a timeline and as days of a calendar: what ends that its devices use. */
import { compareTexts } from '../../core/compare-texts.js';
import { distanceBetween } from '../../core/date.js';
import { CONSEQUENCES, type LifeStep } from '../../core/life.js';
import type { Reader } from '../../views/reader.js';
import { endingServiceName, TIMELINE_WORDS } from '../../words/timeline.js';
import { networkName } from '../../words/network-name.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';
import { findNetwork } from '../base/app-data.js';
import type { CalendarEntry } from '../../views/write-calendar.js';
import { CONSEQUENCE_TONES, type TimelineLane } from '../parts/timeline-view.js';
import type { PlanAnswer } from './plan-answer.js';

/** The end of a service on a network, as it matters most to a device of the plan. */
interface PlannedEnd {
  readonly network: WorldNetwork;
  readonly country: WorldCountry;
  readonly step: LifeStep;
}

/**
 * A lane for what goes on, and one for each end that is not done and that a device of the plan uses, by its day.
 * @param goesOn what the first lane is called, and its radio in short
 */
export function lanesOfPlan(
  answer: PlanAnswer,
  world: World,
  { lang, href }: Reader,
  today: string,
  goesOn: { readonly name: string; readonly service: string },
): TimelineLane[] {
  const words = TIMELINE_WORDS[lang];
  const ends = endsOfPlan(answer, world).map(({ network, country, step }): TimelineLane => {
    const { service, phase, firstDay, lastDay, consequence } = step;
    const isUnderWay = phase === 'ahead' && step.state === 'ending';
    return {
      name: networkName(network, lang),
      href: href('network', { id: network.id }),
      place: country.name[lang],
      service: endingServiceName(service),
      firstDay,
      lastDay,
      ends: true,
      tone: phase === 'overdue' ? 'unknown' : CONSEQUENCE_TONES[consequence],
      note: words.note(
        isUnderWay ? 'under-way' : phase,
        step,
        lastDay === null ? undefined : distanceBetween(today, lastDay),
      ),
      ...(consequence !== 'none' && { means: words.consequence[consequence] }),
    };
  });
  const first: TimelineLane = {
    ...goesOn,
    firstDay: null,
    lastDay: null,
    ends: false,
    tone: 'good',
    note: words.goesOn,
  };
  return [first, ...ends];
}

/** The dated ends to come. */
export function calendarOfPlan(
  answer: PlanAnswer,
  world: World,
  { lang, href }: Reader,
  today: string,
  origin: string,
): CalendarEntry[] {
  const words = TIMELINE_WORDS[lang];
  return endsOfPlan(answer, world).flatMap(({ network, country, step }) => {
    const { service, lastDay, date, dateNote, consequence } = step;
    if (lastDay === null || date === null || lastDay < today) return [];
    const text = [
      ...(consequence === 'none' ? [] : [words.consequence[consequence]]),
      ...(date === lastDay ? [] : [words.dayLeftOpen(date, dateNote)]),
    ];
    return [
      {
        id: `switch-off/${network.id}/${service}@band-check`,
        day: lastDay,
        title: words.calendarEntry(
          endingServiceName(service),
          networkName(network, lang),
          country.name[lang],
        ),
        text: text.join('\n'),
        url: origin + href('network', { id: network.id }),
      },
    ];
  });
}

/** Each end once, with the worst that it means for a device of the plan; by day, those without one last. */
function endsOfPlan({ life }: PlanAnswer, world: World): PlannedEnd[] {
  const ends = new Map<string, PlannedEnd>();
  const rank = ({ consequence }: LifeStep) => CONSEQUENCES.indexOf(consequence);
  for (const { network: id, steps } of life.lives)
    for (const step of steps) {
      if (step.phase === 'past' || step.consequence === 'none') continue;
      const key = `${id}/${step.service}`;
      const known = ends.get(key);
      if (known && rank(known.step) >= rank(step)) continue;
      const place = findNetwork(world, id)!;
      ends.set(key, { ...place, step });
    }
  const day = ({ step }: PlannedEnd) => step.lastDay ?? '9999';
  return [...ends.values()].sort((a, b) => compareTexts(day(a), day(b)));
}
