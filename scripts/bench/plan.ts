/**
 * What a plan costs: the fewest devices for all countries, proved to be the fewest, beside a plain greedy plan that judges
 * every device on every network and takes the widest device each time. First with the devices on record, then with ten
 * times as many that are all different, each with a part of the bands of a real one. Processor time; the ratios are what
 * counts.
 */
import { type CoverRule, COVER_RULES, planForPlaces } from '../../src/core/planning.js';
import type { DeviceWithId, Place } from '../../src/core/ranking.js';
import { prepareDevice, verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';

/** Times the greedy plan may be faster than ours with the devices on record before the benchmark fails. */
const MOST_TIMES_GREEDY = 2;

/** The plan as one would write it down first: nothing is folded, nothing is proved. */
function planGreedily(devices: readonly DeviceWithId[], places: readonly Place[], rule: CoverRule): string[] {
  const served = devices.map((device) =>
    places.filter(({ networks }) => {
      const verdicts = networks.map((network) => verdictOf(device, network).verdict);
      if (rule === 'every-good')
        return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'good');
      return verdicts.some(
        (verdict) => verdict === 'good' || (rule === 'one-usable' && verdict === 'limited'),
      );
    }),
  );
  const open = new Set(served.flat());
  const plan: string[] = [];
  while (open.size > 0) {
    const gains = served.map((those) => those.filter((place) => open.has(place)).length);
    const widest = gains.indexOf(Math.max(...gains));
    for (const place of served[widest]!) open.delete(place);
    plan.push(devices[widest]!.id);
  }
  return plan;
}

/** The same numbers in every run (a linear congruential generator, Park and Miller 1988). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Devices that are all different: each has 12 bands of a real one, chosen at random. */
function makeNarrowDevices(devices: readonly DeviceWithId[], count: number): DeviceWithId[] {
  const random = randomNumbers(1);
  return Array.from({ length: count }, (_, at) => {
    const { id, lte } = devices[at % devices.length]!;
    const some = lte.map((band) => ({ band, key: random() })).sort((a, b) => a.key - b.key);
    const kept = some.slice(0, 12).map(({ band }) => band);
    return { ...prepareDevice({ lte: kept, nr: [], radio: 'lte' }), id: `${id}-${at}` };
  });
}

/** Milliseconds of processor time, the best of several rounds; the other rounds were disturbed. */
function milliseconds(once: () => void): number {
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage();
    once();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function compare(
  label: string,
  devices: readonly DeviceWithId[],
  places: readonly Place[],
  covered: CoverRule,
) {
  const ours = planForPlaces(devices, places, { covered });
  const greedy = planGreedily(devices, places, covered);
  if (ours.size > greedy.length)
    throw new Error(`${label}, ${covered}: ${ours.size} devices, the greedy plan needs ${greedy.length}`);
  const time = milliseconds(() => planForPlaces(devices, places, { covered }));
  const greedyTime = milliseconds(() => planGreedily(devices, places, covered));
  console.log(
    `${label.padEnd(22)} ${covered.padEnd(11)} ${String(ours.size).padStart(2)} devices${ours.proved ? ', proved' : '        '} ` +
      `${time.toFixed(0).padStart(5)} ms   greedy ${String(greedy.length).padStart(2)} devices ${greedyTime.toFixed(0).padStart(6)} ms   ` +
      `${(greedyTime / time).toFixed(2).padStart(5)} times the greedy speed`,
  );
  return { proved: ours.proved, times: time / greedyTime };
}

const world = datasetWorld(await loadDataset('data'));
const devices = [...world.devices.values()];
const places = [...world.countries.values()].map(({ cc, networks }) => ({ id: cc, networks }));
const real = COVER_RULES.map((rule) => compare(`${devices.length} devices`, devices, places, rule));
const lte = devices.filter(({ radio }) => radio === 'lte');
real.push(...COVER_RULES.map((rule) => compare(`${lte.length} of LTE alone`, lte, places, rule)));
const many = makeNarrowDevices(devices, 10 * devices.length);
for (const rule of COVER_RULES) compare(`${many.length} different ones`, many, places, rule);
if (real.some(({ proved }) => !proved)) {
  console.error('A plan of real devices was not proved to be the smallest.');
  process.exit(1);
}
if (real.some(({ times }) => times > MOST_TIMES_GREEDY)) {
  console.error(`A plan took more than ${MOST_TIMES_GREEDY} times as long as a greedy one.`);
  process.exit(1);
}
