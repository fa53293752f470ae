/**
 * What a plan costs: the fewest devices for all countries, proved to be the fewest, beside a plain greedy plan that judges
 * every device on every network and takes the widest device each time. First with the devices on record, then with ten
 * times as many that are all different, each with a part of the bands of a real one. And the grid of all of them in all
 * countries beside the same grid by the plain version of the rule. Processor time; the ratios are what counts.
 */
import { AnswerMatrix } from '../../src/app/base/answer-matrix.js';
import { type CoverRule, COVER_RULES, planForPlaces } from '../../src/core/planning.js';
import type { DeviceWithId, Place } from '../../src/core/ranking.js';
import { prepareDevice } from '../../src/core/prepare.js';
import { verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import type { WorldDevice } from '../../src/world/world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { judgePlainly, plainDevice, plainNetwork } from '../../test/golden/plain-rule.js';
import type { RowName } from './number-rows.js';
import { processorTime } from './processor-time.js';
import { reportRow } from './report.js';

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
function makeNarrowDevices(devices: readonly WorldDevice[], count: number): WorldDevice[] {
  const random = randomNumbers(1);
  return Array.from({ length: count }, (_, at) => {
    const device = devices[at % devices.length]!;
    const some = device.lte.map((band) => ({ band, key: random() })).sort((a, b) => a.key - b.key);
    const kept = some.slice(0, 12).map(({ band }) => band);
    return { ...device, ...prepareDevice({ lte: kept, nr: [], radio: 'lte' }), id: `${device.id}-${at}` };
  });
}

/** @returns whether the plan was proved to be the smallest */
function comparePlans(
  label: string,
  devices: readonly DeviceWithId[],
  places: readonly Place[],
  covered: CoverRule,
  row?: RowName<'plan'>,
  rounds?: number,
): boolean {
  const measure = <T>(plan: () => T) => {
    let made!: T;
    const time = processorTime(() => (made = plan()), rounds);
    return [made, time] as const;
  };
  const [ours, time] = measure(() => planForPlaces(devices, places, { covered }));
  const [greedy, greedyTime] = measure(() => planGreedily(devices, places, covered));
  if (ours.size > greedy.length)
    throw new Error(`${label}, ${covered}: ${ours.size} devices, the greedy plan needs ${greedy.length}`);
  const said = {
    ours: `${time.toFixed(0)} ms, ${ours.size} devices${ours.proved ? ', proved' : ''}`,
    theirs: `${greedyTime.toFixed(0)} ms, ${greedy.length} devices`,
    ratio: greedyTime / time,
  };
  console.log(`${label}, ${covered}: ${said.ours}; greedy ${said.theirs}; ratio ${said.ratio.toFixed(2)}`);
  if (row) reportRow('plan', row, said);
  return ours.proved;
}

/** All devices in all countries, as the app draws them; fresh countries and devices each time, because answers are kept. */
function compareGrids(
  count: number,
  devices: readonly WorldDevice[],
  row: RowName<'plan'>,
  rounds?: number,
): void {
  const countries = [...world.countries.values()];
  const time = processorTime(() => {
    const matrix = new AnswerMatrix(
      countries.map((country) => ({ ...country })),
      devices,
    );
    matrix.judgeMore(() => false);
  }, rounds);
  const plainDevices = devices.map(plainDevice);
  const plainCountries = countries.map(({ networks }) => networks.map(plainNetwork));
  const plainTime = processorTime(() => {
    for (const networks of plainCountries)
      for (const device of plainDevices) for (const network of networks) judgePlainly(device, network);
  }, rounds);
  const said = {
    ours: `${time.toFixed(0)} ms, ${count} cells`,
    theirs: `${plainTime.toFixed(0)} ms`,
    ratio: plainTime / time,
  };
  console.log(`grid: ${said.ours}; plain ${said.theirs}; ratio ${said.ratio.toFixed(2)}`);
  reportRow('plan', row, said);
}

const world = datasetWorld(await loadDataset('data'));
const devices = [...world.devices.values()];
const places = [...world.countries.values()].map(({ cc, networks }) => ({ id: cc, networks }));
const many = makeNarrowDevices(devices, 10 * devices.length);
const lte = devices.filter(({ radio }) => radio === 'lte');
for (const rule of COVER_RULES) {
  const proofs = [
    comparePlans(`${devices.length} devices`, devices, places, rule, rule),
    comparePlans(`${lte.length} of LTE alone`, lte, places, rule),
  ];
  if (proofs.includes(false)) throw new Error('A plan of real devices was not proved to be the smallest.');
  comparePlans(`${many.length} different ones`, many, places, rule, `${rule} tenfold`, 1);
}
compareGrids(devices.length * places.length, devices, 'grid');
compareGrids(many.length * places.length, many, 'gridTenfold', 1);
