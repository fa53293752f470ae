import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../scripts/open-chromium.js';
import { type Site, startSite } from './site.js';

interface WebManifest {
  id: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}
const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8')) as WebManifest;

/** Width and height in the header of a PNG file. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the installable app', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.down());

  it('has no installability error in Chromium, and a manifest without errors', async () => {
    const browser = await openChromium();
    try {
      const page = await browser.newPage();
      await page.goto(site.origin + '/');
      await page.evaluate(() => navigator.serviceWorker.ready);
      const cdp = await page.context().newCDPSession(page);
      const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
      // a browser without a profile on disk says so, and nothing else may stand in the way
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      const { errors, url } = await cdp.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(url).toBe(site.origin + '/manifest.webmanifest');
    } finally {
      await browser.close();
    }
  });

  it.each([...manifest.icons, ...manifest.screenshots])(
    'has the image $src in the size it names',
    ({ src, sizes }) => {
      const file = 'dist' + src;
      expect(existsSync(file)).toBe(true);
      if (sizes !== 'any') expect(sizeOf(readFileSync(file))).toBe(sizes);
    },
  );

  it('has icons that may be cut to any form, and screenshots for both kinds of device', () => {
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
    expect(manifest.screenshots.map((screenshot) => screenshot.form_factor)).toEqual(['wide', 'narrow']);
    expect(sizeOf(readFileSync('dist/icons/apple-touch-icon.png'))).toBe('180x180');
  });

  it('opens the page of every shortcut', async () => {
    for (const { url } of manifest.shortcuts) {
      expect((await fetch(site.origin + url)).status, url).toBe(200);
    }
  });
});
