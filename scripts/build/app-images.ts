/**
 * Draws the images of the installed app from what the repository holds: icons from `public/icons/icon.svg`, and
 * screenshots of the built app. `npx tsx scripts/build/app-images.ts` after `npm run build`; the results are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { startServer } from '../../src/server/node.js';
import { openChromium } from '../open-chromium.js';

const SVG = readFileSync('public/icons/icon.svg', 'utf8');

/** `scale` is the part of the side that the drawing takes; maskable icons may lose all but the inner 80 % circle. */
const ICONS = [
  { file: 'icon-192', size: 192, scale: 1, bleed: false },
  { file: 'icon-512', size: 512, scale: 1, bleed: false },
  { file: 'maskable-192', size: 192, scale: 0.72, bleed: true },
  { file: 'maskable-512', size: 512, scale: 0.72, bleed: true },
  { file: 'apple-touch-icon', size: 180, scale: 0.86, bleed: true },
];

/** Sizes in CSS pixels. */
const SCREENSHOTS = [
  {
    file: 'wide',
    width: 1280,
    height: 800,
    scale: 1,
    path: '/compare?devices=ec25-e,bg95-m3,rm520n-gl&in=br,de,fr,jp,us',
  },
  { file: 'narrow', width: 412, height: 823, scale: 2, path: '/?device=ec25-e&in=de' },
];

const browser = await openChromium();
try {
  for (const { file, size, scale, bleed } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const background = /fill="(#\w+)"/.exec(SVG)![1];
    await page.setContent(
      `<style>html,body{margin:0;height:100%;${bleed ? `background:${background}` : ''}}body{display:grid;place-items:center}svg{width:${scale * 100}%;height:${scale * 100}%}</style>${SVG}`,
    );
    await page.screenshot({ path: `public/icons/${file}.png`, omitBackground: !bleed });
    await page.close();
  }

  const server = await startServer({ dir: 'dist', port: 0 });
  try {
    mkdirSync('public/screenshots', { recursive: true });
    for (const { file, width, height, scale, path } of SCREENSHOTS) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        locale: 'en-GB',
      });
      // as without https: notices about offline use are not what the picture is about
      await context.addInitScript(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
      });
      const page = await context.newPage();
      await page.goto(server.address + path);
      await page.locator('.conclusion').waitFor();
      await page.locator('bc-share').waitFor();
      await page.screenshot({ path: `public/screenshots/${file}.png` });
      await context.close();
    }
  } finally {
    await server.close();
  }
} finally {
  await browser.close();
}
