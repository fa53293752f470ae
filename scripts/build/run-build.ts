/**
 * `npm run build`          everything: the site in `dist/`, the library and the command in `lib/`
 * `npm run build -- site`  only the site, without a check of its types and without check files, for our own server
 * `npm run build -- edge`  the same in `.site/`, for `npm run start:edge`
 */
import { rmSync } from 'node:fs';
import { runSteps } from '../run-steps.js';
import { PACKAGE_STEPS, SITE_STEPS } from './build-steps.js';
import { setEnvironment } from './set-environment.js';

const [what, ...more] = process.argv.slice(2);
if (more.length > 0 || (what !== undefined && what !== 'site' && what !== 'edge')) {
  console.error('npm run build builds everything, npm run build -- site only the site.');
  process.exit(2);
}
const out = what === 'edge' ? '.site' : (process.env['OUT_DIR'] ?? 'dist');
// Our own server makes a check when it is asked for one; hosts of plain files need them all.
setEnvironment(out, what ? 'on-demand' : 'as-files');
rmSync(out, { recursive: true, force: true });
const results = await runSteps(what ? SITE_STEPS : [...SITE_STEPS, ...PACKAGE_STEPS], 2);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
