/**
 * The picture of every device, `pictures/{id}.png`, and that of the site, `social.png`: see `device-picture.ts`. The font is
 * in the packages, so that the pictures are the same on every machine. A picture that was made of the same drawing before
 * is taken from `.cache/pictures/`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import resvg from '@resvg/resvg-js/package.json' with { type: 'json' };
import { tallyNetworks } from '../core/tally.js';
import type { World } from '../world/world.js';
import { devicePicture, type Drawings, sitePicture } from './device-picture.js';
import type { PublishedFiles } from './published-files.js';

const CACHE = '.cache/pictures';

const require = createRequire(import.meta.url);
const FONTS = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/inter/${file}`),
);

/** Adds all pictures. */
export function addPictures({ countries, devices }: World, files: PublishedFiles): void {
  const drawings: Drawings = {
    map: JSON.parse(readFileSync('src/app/world-map.json', 'utf8')) as Drawings['map'],
    mark: readFileSync('public/icons/icon.svg', 'utf8'),
  };
  const places = [...countries.values()];
  files.add('social.png', () => drawPicture(sitePicture(places, devices.size, drawings)));
  for (const device of devices.values()) {
    files.add(`pictures/${device.id}.png`, () => {
      const answers = places.map(({ cc, networks }) => [cc, tallyNetworks(device, networks)] as const);
      return drawPicture(devicePicture(device, new Map(answers), drawings));
    });
  }
}

/** Draws an SVG as PNG. */
function drawPicture(svg: string): Uint8Array {
  const kept = `${CACHE}/${createHash('sha256').update(resvg.version).update(svg).digest('hex')}.png`;
  if (existsSync(kept)) return readFileSync(kept);
  const png = new Resvg(svg, { font: { fontFiles: FONTS, loadSystemFonts: false } }).render().asPng();
  mkdirSync(CACHE, { recursive: true });
  // under another name first, so that a build that is stopped leaves no half picture behind
  writeFileSync(`${kept}.part`, png);
  renameSync(`${kept}.part`, kept);
  return png;
}
