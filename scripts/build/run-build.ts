/**
 * `npm run build`          everything: the site in `dist/`, the library and the command in `lib/`
 * `npm run build -- site`  only the site, without a check of its types: what `npm start` serves
 */
import { rmSync } from 'node:fs';
import { localOrigin, readSettings } from '../../src/server/settings.js';
import { runSteps } from '../run-steps.js';
import { PACKAGE_STEPS, SITE_STEPS } from './build-steps.js';

const [what, ...more] = process.argv.slice(2);
if (more.length > 0 || (what !== undefined && what !== 'site')) {
  console.error('npm run build builds everything, npm run build -- site only the site.');
  process.exit(2);
}
// The script tags of a public site ask that site wherever copies of them lie; others ask the site they lie on.
const publicOrigin = process.env['SITE_ORIGIN'];
process.env['EMBED_API'] ??= publicOrigin ? `${publicOrigin}/v1/` : '';

// without a public origin, the addresses that the site shows are the ones that `npm start` serves it under
process.env['SITE_ORIGIN'] ??= chosenOrigin();

// Our own server makes a check when it is asked for one; hosts of plain files need them all.
if (what === 'site') process.env['CHECKS'] ??= 'on-demand';

rmSync('dist', { recursive: true, force: true });
const results = await runSteps(what === 'site' ? SITE_STEPS : [...SITE_STEPS, ...PACKAGE_STEPS], 2);
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
