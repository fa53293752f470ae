import { type Browser, chromium } from 'playwright-core';
import { browsers, CHROMIUM_ARGS } from './browsers.js';

/**
 * Opens the Chromium of this machine, which is installed first where that is possible.
 * @param flags more of Chromium's command line
 * @throws Error naming the packages that are missing
 */
export function openChromium(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: browsers().chromium, args: [...CHROMIUM_ARGS, ...flags] });
}
