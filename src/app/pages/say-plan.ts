/** A plan in words: what its page says of an answer, decided before anything of it is drawn. */
import type { Radio } from '../../core/device.js';
import type { Plan } from '../../core/planning.js';
import type { Overall } from '../../core/tally.js';
import { networkName } from '../../words/network-name.js';
import { PLAN_WORDS, type PlanWords } from '../../words/plan.js';
import type { Lang } from '../../words/lang.js';
import type { LocalName, World } from '../../world/world.js';
import { findNetwork } from '../base/app-data.js';
import type { PlanAnswer, TeamMember } from './plan-answer.js';
import type { PlanQuestion } from './plan-question.js';

/** More names than this are counted. */
export const MOST_NAMES = 6;
/** So many networks are named as examples. */
const MOST_EXAMPLES = 3;

export interface PlanText {
  readonly headline: string;
  /** Among which devices, and whether it is proved. */
  readonly why: string;
  readonly members: readonly MemberText[];
  /** The places that no device of the plan serves, and why. */
  readonly open: readonly { readonly place: LocalName; readonly why: string }[];
  /** Other plans with as few devices. */
  readonly others: readonly string[];
  /** Which places cost the last device. */
  readonly costs: string | undefined;
  /** What devices of another radio would do. */
  readonly classes: readonly { readonly radio: Radio; readonly text: string }[];
  /** How long the plan holds. */
  readonly life: string;
}

/** What is said of one device of the plan. */
export interface MemberText {
  readonly overall: Overall;
  readonly serves: string;
  readonly goodNetworks: string;
  /** Which places it serves, where it does not serve all. */
  readonly takes: string | undefined;
  /** What one more band would change, what it lacks, and what hangs on little. */
  readonly whatIf: readonly string[];
}

type Asked = Pick<PlanQuestion, 'places' | 'filters' | 'life'>;

/** @param answer nothing where there was nothing to plan */
export function sayPlan(asked: Asked, answer: PlanAnswer, world: World, lang: Lang): PlanText {
  const words = PLAN_WORDS[lang];
  const { plan, radio } = answer.best;
  const all = asked.places.length;
  const deviceName = (id: string) => world.devices.get(id)?.name ?? words.own;
  const proof = (plan.proved ? words.proved : words.notProved)(plan.ranked.length, all);
  return {
    headline: sayHeadline(plan, all, words),
    why: asked.filters.class.length === 1 ? proof : words.joined([words.inClass(radio), proof]),
    members: answer.team.map((member) => sayMember(member, all, world, lang)),
    open: plan.open.map(({ id, why, closest }) => ({
      place: countryName(world, id),
      why: words.why(why, closest.map(deviceName)),
    })),
    others: plan.choices
      .slice(1)
      .map((groups) =>
        groups
          .map(
            ({ devices: [first, ...ties] }) =>
              deviceName(first!) + (ties.length > 0 ? ` +${ties.length}` : ''),
          )
          .join(' · '),
      ),
    costs:
      plan.costly.length > 0 ? words.costsDevice(plan.costly.map((cc) => countryName(world, cc))) : undefined,
    classes: answer.others.map(({ radio, plan: other }) => ({
      radio,
      text: words.classPlan(
        (other.choices[0] ?? []).map(({ devices }) => deviceName(devices[0]!)),
        all - other.open.length,
        all,
      ),
    })),
    life: sayLife(asked, answer, world, words),
  };
}

function sayHeadline({ result, size, count, complete, open }: Plan, all: number, words: PlanWords): string {
  if (result === 'covered') return words.headline(size, count, complete);
  return result === 'partly' ? words.partly(size, all - open.length, all) : words.nothing;
}

function sayMember(
  { device, serves, goodNetworks, networks, gains, lacking, fragile }: TeamMember,
  all: number,
  world: World,
  lang: Lang,
): MemberText {
  const words = PLAN_WORDS[lang];
  const [gain] = gains;
  const hanging = fragile.filter(({ bands }) =>
    bands.some(({ then }) => then === 'no' || then === 'unconfirmed'),
  );
  const single = fragile.filter(({ singleSource }) => singleSource).length;
  const examples = hanging
    .slice(0, MOST_EXAMPLES)
    .map(({ id, bands }) => `${networkName(findNetwork(world, id)!.network, lang)} (${bands[0]!.band})`);
  return {
    overall: goodNetworks === networks ? 'good' : goodNetworks > 0 ? 'some' : 'limited',
    serves: words.serves(serves.length, all),
    goodNetworks: words.goodNetworks(goodNetworks, networks),
    takes: serves.length < all ? words.takesIn(...namesOf(serves, world)) : undefined,
    whatIf: [
      gain
        ? words.withBand(
            device.name,
            gain.band,
            gain.good.length,
            gain.limited.length,
            ...namesOf(gain.places, world),
          )
        : words.nothingGained,
      ...(lacking.length > 0
        ? [
            words.missing(
              lacking.slice(0, MOST_NAMES).map(({ band, networks }) => [band, networks.length]),
              Math.max(0, lacking.length - MOST_NAMES),
            ),
          ]
        : []),
      ...(hanging.length > 0 ? [words.hangOnBand(hanging.length, examples)] : []),
      ...(single > 0 ? [words.onOneSource(single)] : []),
    ],
  };
}

function sayLife({ life: planned }: Asked, { life }: PlanAnswer, world: World, words: PlanWords): string {
  const { all, places, lives } = life;
  const first = places.find(({ until }) => until !== null && until === all.until);
  const holds =
    all.next && all.until
      ? words.goodUntil(
          all.until,
          all.next.service,
          first && countryName(world, first.id),
          all.next.consequence,
        )
      : lives.some(({ steps }) => steps.some((step) => step.phase !== 'past' && step.consequence !== 'none'))
        ? words.holds
        : words.noEnd;
  if (!planned) return holds;
  const inside = new Set(lives.filter(({ endsInside }) => endsInside).map(({ network }) => network));
  return words.joined([holds, words.endsInside(inside.size)]);
}

function countryName(world: World, cc: string): LocalName {
  return world.countries.get(cc)!.name;
}

/** The names of countries, as many as a person reads, and how many more there are. */
function namesOf(codes: readonly string[], world: World): [LocalName[], number] {
  const shown = codes.length > MOST_NAMES + 1 ? codes.slice(0, MOST_NAMES) : codes;
  return [shown.map((cc) => countryName(world, cc)), codes.length - shown.length];
}
