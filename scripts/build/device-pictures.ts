/**
 * Makes the picture of every device, `pictures/{id}.png`, and that of the site, `social.png`: see
 * `src/publish/device-picture.ts`. The font is in the packages, so that the pictures are the same on every machine. A
 * picture that an earlier build made of the same drawing is taken from `.cache/pictures/`.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import resvg from '@resvg/resvg-js/package.json' with { type: 'json' };
import { tallyOf } from '../../src/core/tally.js';
import { verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { devicePicture, type Drawings, sitePicture } from '../../src/publish/device-picture.js';

const require = createRequire(import.meta.url);
const FONTS = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/inter/${file}`),
);
const drawings: Drawings = {
  map: JSON.parse(readFileSync('src/app/world-map.json', 'utf8')) as Drawings['map'],
  mark: readFileSync('public/icons/icon.svg', 'utf8'),
};
const world = datasetWorld(await loadDataset('data'));

const OUT = process.env['OUT_DIR'] ?? 'dist';
const CACHE = '.cache/pictures';
mkdirSync(`${OUT}/pictures`, { recursive: true });
mkdirSync(CACHE, { recursive: true });
let bytes = 0;
const countries = [...world.countries.values()];
write(`${OUT}/social.png`, sitePicture(countries, world.devices.size, drawings));
for (const device of world.devices.values()) {
  const answers = countries.map(
    ({ cc, networks }) => [cc, tallyOf(networks.map((network) => verdictOf(device, network)))] as const,
  );
  write(`${OUT}/pictures/${device.id}.png`, devicePicture(device, new Map(answers), drawings));
}
console.log(`${world.devices.size + 1} pictures, ${(bytes / 1e6).toFixed(1)} MB`);

function write(file: string, svg: string): void {
  const kept = `${CACHE}/${createHash('sha256').update(resvg.version).update(svg).digest('hex')}.png`;
  if (!existsSync(kept)) {
    const png = new Resvg(svg, { font: { fontFiles: FONTS, loadSystemFonts: false } }).render().asPng();
    // under another name first, so that a build that is stopped leaves no half picture behind
    writeFileSync(`${kept}.part`, png);
    renameSync(`${kept}.part`, kept);
  }
  copyFileSync(kept, file);
  bytes += statSync(kept).size;
}
