/**
 * The two pictures of the README, taken from the built app: `npm run screenshots` writes docs/check-desktop.png and
 * docs/device-phone.png. Run `npm run build` first.
 */
import { mkdirSync } from 'node:fs';
import { startServer } from '../../src/server/node.js';
import { openChromium } from '../open-chromium.js';

const PICTURES = [
  {
    file: 'docs/check-desktop.png',
    path: '/?device=bg95-m3&in=us',
    viewport: { width: 1280, height: 800 },
    scale: 1,
  },
  { file: 'docs/device-phone.png', path: '/devices/ec25-e', viewport: { width: 390, height: 844 }, scale: 2 },
];

mkdirSync('docs', { recursive: true });
const server = await startServer({ dir: 'dist', port: 0 });
const browser = await openChromium();
try {
  for (const { file, path, viewport, scale } of PICTURES) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: scale,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await page.goto(server.address + path, { waitUntil: 'networkidle' });
    // the news that all is ready for offline leaves by itself
    await page.locator('.saying .ready').waitFor();
    await page.locator('.saying .ready').waitFor({ state: 'detached' });
    await page.screenshot({ path: file });
    await context.close();
    console.log(file);
  }
} finally {
  await browser.close();
  await server.close();
}
