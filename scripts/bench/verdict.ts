/**
 * What a verdict costs: the whole matrix of devices and networks, judged by the engine and by a plain version of the
 * same rule that loops over band names, in one run. Then the same for a world ten times larger, and the memory that a
 * loaded world takes. Times vary with the machine; the ratios are what counts.
 */
import { LTE_COVERAGE, LTE_NOT_ALONE, SUPERSETS, bandName } from '../../src/core/band.js';
import type { Radio } from '../../src/core/device.js';
import type { Confidence } from '../../src/core/network.js';
import { judge, type Verdict, verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import type { WorldDevice, WorldNetwork } from '../../src/world/world.js';
import { reportRows } from './report.js';

/** What the plain rule looks at. */
interface PlainBand {
  readonly name: string;
  readonly confidence: Confidence;
  readonly core: boolean;
}
interface PlainNetwork {
  readonly lte: readonly PlainBand[];
  readonly ltem: string | null;
  readonly nbiot: string | null;
  /** Parts of bands that it uses alone: `B28A`. */
  readonly parts: readonly string[];
}
interface PlainDevice {
  readonly radio: Radio;
  readonly lte: readonly string[];
  /** Bands of LTE-M and of NB-IoT; all of them where they are not listed apart. */
  readonly ltem: readonly string[];
  readonly nbiot: readonly string[];
  /** Parts of bands of which it lacks the rest: `B28A`. */
  readonly parts: readonly string[];
}

/** Nanoseconds a verdict of the engine and of the plain rule. */
interface Times {
  readonly calls: number;
  readonly engine: number;
  readonly plain: number;
}

const notAlone = LTE_NOT_ALONE.map((band) => bandName('lte', band));
const coverage = LTE_COVERAGE.map((band) => bandName('lte', band));

/** The rule as one would write it down first, over names. */
function plainVerdict(device: PlainDevice, network: PlainNetwork): Verdict {
  const offered =
    device.radio === 'lpwa'
      ? [...(network.ltem === 'yes' ? device.ltem : []), ...(network.nbiot === 'yes' ? device.nbiot : [])]
      : device.lte;
  const counts = (name: string): boolean =>
    offered.includes(name) &&
    !device.parts.some((part) => part.slice(0, -1) === name && !network.parts.includes(part));
  const supports = (name: string): boolean => {
    if (counts(name)) return true;
    const larger = SUPERSETS.lte.get(Number(name.slice(1))) ?? [];
    return larger.some((band) => supports(bandName('lte', band)));
  };
  const usable = network.lte.filter(({ name }) => !notAlone.includes(name));
  const crossChecked = usable.filter(({ confidence }) => confidence === 'cross-checked');
  const scored = crossChecked.length > 0 ? crossChecked : usable;
  if (!usable.some(({ name }) => supports(name))) return 'no';
  const scoredCoverage = scored.filter(({ name }) => coverage.includes(name));
  const hasCoverage = scoredCoverage.some(({ name }) => supports(name));
  if (device.radio === 'lpwa') {
    return hasCoverage ? 'good' : 'limited';
  }
  const weight = (bands: readonly PlainBand[]) =>
    bands.reduce((sum, { name }) => sum + (coverage.includes(name) ? 2 : 1), 0);
  const share = weight(scored.filter(({ name }) => supports(name))) / weight(scored);
  const core = scored.filter((band) => band.core).every(({ name }) => supports(name));
  return share >= 0.6 && core && (scoredCoverage.length === 0 || hasCoverage) ? 'good' : 'limited';
}

/** Nanoseconds per call of `once`, the best of several rounds; the other rounds were disturbed. */
function nanoseconds(calls: number, once: () => void): number {
  let best = Infinity;
  for (let round = 0; round < 9; round++) {
    const started = process.hrtime.bigint();
    once();
    best = Math.min(best, Number(process.hrtime.bigint() - started) / calls);
  }
  return best;
}

function times(networks: readonly WorldNetwork[], devices: readonly WorldDevice[], asOf: string): Times {
  const plainNetworks = networks.map((facts) => ({
    lte: facts.lte.map(({ band, ...rest }) => ({ ...rest, name: bandName('lte', band) })),
    ltem: facts.status.ltem.state,
    nbiot: facts.status.nbiot.state,
    parts: facts.lte.flatMap(({ part }) => part ?? []),
  }));
  const plainDevices = devices.map((facts) => ({
    radio: facts.radio,
    lte: facts.lte.map((band) => bandName('lte', band)),
    ltem: (facts.lpwa?.ltem ?? facts.lte).map((band) => bandName('lte', band)),
    nbiot: (facts.lpwa?.nbiot ?? facts.lte).map((band) => bandName('lte', band)),
    parts: facts.parts ?? [],
  }));
  for (const [d, device] of devices.entries()) {
    for (const [n, network] of networks.entries()) {
      const ours = judge(device, network, asOf).verdict;
      const plain = plainVerdict(plainDevices[d]!, plainNetworks[n]!);
      if (ours !== plain)
        throw new Error(`${device.id} on ${network.id}: the engine says ${ours}, the plain rule ${plain}`);
    }
  }
  const calls = networks.length * devices.length;
  let sum = 0;
  const engine = nanoseconds(calls, () => {
    for (const network of networks) {
      for (const device of devices) sum += verdictOf(device, network).verdict.length;
    }
  });
  const plain = nanoseconds(calls, () => {
    for (const device of plainDevices)
      for (const network of plainNetworks) sum += plainVerdict(device, network).length;
  });
  if (sum === 0) throw new Error('nothing was judged');
  return { calls, engine, plain };
}

const heap = () => {
  globalThis.gc!();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
};

const facts = await loadDataset('data');
const before = heap();
const world = datasetWorld(facts);
const held = heap() - before;
const networks = [...world.countries.values()].flatMap((country) => country.networks);
const devices = [...world.devices.values()];

const tenfold = { ...facts, countries: Array.from({ length: 10 }, () => facts.countries).flat() };
const beforeTenfold = heap();
const tenfoldNetworks = tenfold.countries.flatMap((country) =>
  [...datasetWorld({ ...facts, countries: [country] }).countries.values()].flatMap((entry) => entry.networks),
);
const heldTenfold = heap() - beforeTenfold;

const one = times(networks, devices, world.updated);
const ten = times(tenfoldNetworks, devices, world.updated);
const row = (label: string, { calls, engine, plain }: Times, bytes: number) =>
  console.log(
    `${label.padEnd(12)} ${String(calls).padStart(7)} verdicts   engine ${engine.toFixed(0).padStart(5)} ns   plain ${plain
      .toFixed(0)
      .padStart(
        6,
      )} ns   ${(plain / engine).toFixed(1).padStart(6)} times faster   ${(bytes / 1024).toFixed(0).padStart(6)} KiB held`,
  );
row('the world', one, held);
row('ten worlds', ten, heldTenfold);
console.log(`cost per verdict in ten worlds: ${(ten.engine / one.engine).toFixed(2)} times that in one`);
const ns = (value: number) => `${value.toFixed(0)} ns`;
reportRows('verdict', [
  {
    what: `A verdict, ${one.calls} of them`,
    ours: ns(one.engine),
    beside: 'the rule written plainly over names',
    theirs: ns(one.plain),
    ratio: one.plain / one.engine,
  },
  {
    what: 'A verdict in ten worlds',
    ours: ns(ten.engine),
    beside: 'a verdict in one world',
    theirs: ns(one.engine),
    ratio: one.engine / ten.engine,
  },
]);
if (one.plain / one.engine < 5) {
  console.error('The engine is less than 5 times faster than the plain rule.');
  process.exit(1);
}
