/**
 * Lighthouse on the built app: a start page, a device, a country and a check, on a phone and on a desk, each in a fresh
 * profile. Fails unless performance, accessibility, best practices and SEO are all 100.
 *
 * `npm run lighthouse`            all of them
 * `npm run lighthouse -- /about`  only the given paths
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import type Result from 'lighthouse/types/lhr/lhr.js';
import { startServer } from '../../src/server/node.js';
import { freePort } from '../browsers.js';
import { openChromium } from '../open-chromium.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/', '/devices/ec25-e', '/countries/de', '/check/ec25-e/de'];

const server = await startServer({ dir: 'dist', port: 0 });
let failed = false;
try {
  for (const path of paths) {
    for (const form of ['mobile', 'desktop']) {
      const port = await freePort();
      const browser = await openChromium(`--remote-debugging-port=${port}`);
      try {
        const result = await lighthouse(
          server.address + path,
          { port, onlyCategories: CATEGORIES, logLevel: 'error' },
          form === 'desktop' ? desktopConfig : undefined,
        );
        if (!result) throw new Error(`Lighthouse did not measure ${path}.`);
        const { lhr } = result;
        const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
        const timings = [
          'first-contentful-paint',
          'largest-contentful-paint',
          'total-blocking-time',
          'cumulative-layout-shift',
        ];
        const shown = timings.map((name) => lhr.audits[name]?.displayValue ?? '?').join('  ');
        console.log(`${path.padEnd(20)} ${form.padEnd(8)} ${scores.join(' ')}   ${shown}`);
        if (scores.some((score) => score < 100)) {
          failed = true;
          for (const { id, auditRefs } of Object.values<Result.Category>(lhr.categories)) {
            for (const { id: audit, weight } of auditRefs) {
              const { score, title, displayValue } = lhr.audits[audit]!;
              if (weight > 0 && score !== null && score < 0.9) {
                console.log(`    ${id}: ${title} ${displayValue ?? ''} (${score})`);
              }
            }
          }
        }
      } finally {
        await browser.close();
      }
    }
  }
} finally {
  await server.close();
}
process.exitCode = failed ? 1 : 0;
