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
import { processorTime } from './processor-time.js';
import { reportRow } from './report.js';

/** Nanoseconds of a verdict over a whole matrix. */
function timeOfVerdict(networks: readonly WorldNetwork[], devices: readonly WorldDevice[]): number {
  let sum = 0;
  const time = processorTime(() => {
    for (const network of networks) {
      for (const device of devices) sum += verdictOf(device, network).verdict.length;
    }
  });
  if (sum === 0) throw new Error('nothing was judged');
  return (1e6 * time) / (networks.length * devices.length);
}

/** The same by the plain rule, which must say the same. */
function timeOfPlainVerdict(
  networks: readonly WorldNetwork[],
  devices: readonly WorldDevice[],
  asOf: string,
): number {
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
  const time = processorTime(() => {
    for (const device of plainDevices) for (const network of plainNetworks) judgePlainly(device, network);
  }, 3);
  return (1e6 * time) / (networks.length * devices.length);
}

const heap = () => {
  globalThis.gc!();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
};

const dataset = await loadDataset('data');
const before = heap();
const world = datasetWorld(dataset);
const held = heap() - before;
const networks = [...world.countries.values()].flatMap((country) => country.networks);
const devices = [...world.devices.values()];

const tenfold = { ...dataset, countries: Array.from({ length: 10 }, () => dataset.countries).flat() };
const beforeTenfold = heap();
const tenfoldNetworks = tenfold.countries.flatMap((country) =>
  [...datasetWorld({ ...dataset, devices: [], countries: [country] }).countries.values()].flatMap(
    (entry) => entry.networks,
  ),
);
const heldTenfold = heap() - beforeTenfold;

const one = timeOfVerdict(networks, devices);
const plain = timeOfPlainVerdict(networks, devices, world.updated);
const ten = timeOfVerdict(tenfoldNetworks, devices);
const ns = (value: number) => `${value.toFixed(0)} ns`;
reportRow('verdict', 'one', { ours: ns(one), theirs: ns(plain), ratio: plain / one });
reportRow('verdict', 'tenfold', { ours: ns(ten), theirs: ns(one), ratio: one / ten });
console.log(`${networks.length * devices.length} verdicts: ${ns(one)} each, by the plain rule ${ns(plain)}`);
console.log(`ten worlds: ${ns(ten)} each`);
console.log(`held: ${(held / 1024).toFixed(0)} KiB, by ten worlds ${(heldTenfold / 1024).toFixed(0)} KiB`);
