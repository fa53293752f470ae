/**
 * Makes the picture of every device and one of the site, `dist/pictures/{id}.png`: see `src/publish/device-picture.ts`. The
 * font is in the packages, so that the pictures are the same on every machine.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { tallyOf } from '../../src/core/tally.js';
import { verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { devicePicture, type WorldShapes } from '../../src/publish/device-picture.js';

const require = createRequire(import.meta.url);
const FONTS = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/inter/${file}`),
);
const map = JSON.parse(readFileSync('src/app/world-map.json', 'utf8')) as WorldShapes;
const world = datasetWorld(await loadDataset('data'));

mkdirSync('dist/pictures', { recursive: true });
let bytes = 0;
for (const device of world.devices.values()) {
  const answers = [...world.countries.values()].map(
    ({ cc, networks }) => [cc, tallyOf(networks.map((network) => verdictOf(device, network)))] as const,
  );
  const svg = devicePicture(device, new Map(answers), map);
  const png = new Resvg(svg, { font: { fontFiles: FONTS, loadSystemFonts: false } }).render().asPng();
  writeFileSync(`dist/pictures/${device.id}.png`, png);
  bytes += png.byteLength;
}
console.log(`${world.devices.size} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
