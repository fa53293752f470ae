/**
 * What a verdict costs: the whole matrix of devices and networks, judged by the engine and by the plain version of the
 * same rule that the tests hold it against, in one run. Then the same for a world ten times larger, and the memory that
 * a loaded world takes. Times vary with the machine; the ratios are what counts.
 */
import { judge, verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import type { WorldDevice, WorldNetwork } from '../../src/world/world.js';
import { judgePlainly, plainDevice, plainNetwork } from '../../test/golden/plain-rule.js';
import { reportRows } from './report.js';

/** Nanoseconds a verdict of the engine and of the plain rule. */
interface Times {
  readonly calls: number;
  readonly engine: number;
  readonly plain: number;
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
  const plainNetworks = networks.map(plainNetwork);
  const plainDevices = devices.map(plainDevice);
  for (const [d, device] of devices.entries()) {
    for (const [n, network] of networks.entries()) {
      const ours = judge(device, network, asOf).verdict;
      const plain = judgePlainly(plainDevices[d]!, plainNetworks[n]!).verdict;
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
      for (const network of plainNetworks) sum += judgePlainly(device, network).verdict.length;
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
