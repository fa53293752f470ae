/**
 * The world in one file, beside the same countries and devices as the JSON of the API: bytes after Brotli, and the time until
 * everything is ready to be judged. Then the time for worlds 3 and 10 times as large.
 */
import { brotliCompressSync } from 'node:zlib';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { countryResource, deviceResource } from '../../src/publish/api-resources.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { readDevice, readWorldCountry } from '../../src/world/published/read-published.js';
import { decodeWorld, encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { enlargeDataset, SIZES } from './enlarge-dataset.js';
import { processorTime } from './processor-time.js';
import { reportRow } from './report.js';

/** Bytes after Brotli that were asked for. */
const ASKED_BYTES = 20_000;

const dataset = await loadDataset('data');
const site = new SiteAddresses('https://example.org');
const api = JSON.stringify({
  countries: dataset.countries.map((country) => countryResource(country, dataset, site)),
  devices: dataset.devices.map((device) => deviceResource(device, {}, dataset, site, true)),
});
const readApi = () => {
  const { countries, devices } = JSON.parse(api) as Record<'countries' | 'devices', unknown[]>;
  return [...countries.map(readWorldCountry), ...devices.map(readDevice)];
};

const snapshot = encodeWorld(datasetWorld(dataset));
const bytes = brotliCompressSync(snapshot).length;
const apiBytes = brotliCompressSync(api).length;
reportRow('snapshot', 'bytes', {
  ours: `${bytes} bytes`,
  theirs: `${apiBytes} bytes`,
  ratio: apiBytes / bytes,
});
reportRow('snapshot', 'ceiling', {
  ours: `${bytes} bytes`,
  theirs: `${ASKED_BYTES} bytes`,
  ratio: ASKED_BYTES / bytes,
});
const [decode, readAll] = [processorTime(() => decodeWorld(snapshot)), processorTime(readApi)];
reportRow('snapshot', 'decode', {
  ours: `${decode.toFixed(1)} ms`,
  theirs: `${readAll.toFixed(1)} ms`,
  ratio: readAll / decode,
});
console.log(
  `${bytes} bytes, as JSON of the API ${apiBytes}; read in ${decode.toFixed(1)} ms, ${readAll.toFixed(1)} ms`,
);

/** A snapshot needs a device; the others would be read with each world. */
const oneDevice = new Map([...datasetWorld(dataset).devices].slice(0, 1));

let first: number | undefined;
for (const [size, copies] of SIZES) {
  const world = datasetWorld(enlargeDataset(dataset, copies));
  const networks = [...world.countries.values()].reduce((sum, country) => sum + country.networks.length, 0);
  const text = encodeWorld({ ...world, devices: oneDevice });
  const each = (1000 * processorTime(() => decodeWorld(text))) / networks;
  first ??= each;
  console.log(`${size}x  ${networks} networks, ${each.toFixed(1)} µs each`);
  if (size === 1) continue;
  reportRow('snapshot', size === 3 ? 'threefold' : 'tenfold', {
    ours: `${each.toFixed(1)} µs`,
    theirs: `${first.toFixed(1)} µs`,
    ratio: first / each,
  });
}
