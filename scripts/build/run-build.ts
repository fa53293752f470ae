/**
 * `npm run build`          everything: the site in `dist/`, the library and the command in `lib/`
 * `npm run build -- site`  only the site, without a check of its types and without check files, for our own server
 * `npm run build -- start` the same in `.site/`, for `npm start`, which leaves alone what a build wrote to `dist/`
 */
import { rmSync } from 'node:fs';
import { localOrigin, readSettings } from '../../src/server/settings.js';
import { runSteps } from '../run-steps.js';
import { PACKAGE_STEPS, SITE_STEPS } from './build-steps.js';

const [what, ...more] = process.argv.slice(2);
if (more.length > 0 || (what !== undefined && what !== 'site' && what !== 'start')) {
  console.error('npm run build builds everything, npm run build -- site only the site.');
  process.exit(2);
}
// The script tags of a public site ask that site wherever copies of them lie; others ask the site they lie on.
const publicOrigin = process.env['SITE_ORIGIN'];
process.env['EMBED_API'] ??= publicOrigin ? `${publicOrigin}/v1/` : '';

// without a public origin, the addresses that the site shows are the ones that `npm start` serves it under
process.env['SITE_ORIGIN'] ??= chosenOrigin();

// Our own server makes a check when it is asked for one; hosts of plain files need them all.
if (what) process.env['CHECKS'] ??= 'on-demand';

if (what === 'start') process.env['OUT_DIR'] = '.site';
rmSync(process.env['OUT_DIR'] ?? 'dist', { recursive: true, force: true });
const results = await runSteps(what ? SITE_STEPS : [...SITE_STEPS, ...PACKAGE_STEPS], 2);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** Where a server with the settings of this environment will answer; settings that are wrong end the build before it starts. */
function chosenOrigin(): string {
  try {
    return localOrigin(readSettings(process.env));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
