/**
 * `npm run build`          everything: the site in `dist/`, the library and the command in `lib/`
 * `npm run build -- site`  only the site, without a check of its types: what `npm start` serves
 */
import { rmSync } from 'node:fs';
import { runSteps } from '../run-steps.js';
import { PACKAGE_STEPS, SITE_STEPS } from './build-steps.js';

const [what, ...more] = process.argv.slice(2);
if (more.length > 0 || (what !== undefined && what !== 'site')) {
  console.error('npm run build builds everything, npm run build -- site only the site.');
  process.exit(2);
}
// without a public origin, the addresses that the site shows are the ones that `npm start` serves it under
if (Number(process.env['PORT']) > 0) process.env['SITE_ORIGIN'] ??= `http://localhost:${process.env['PORT']}`;

rmSync('dist', { recursive: true, force: true });
const results = await runSteps(what === 'site' ? SITE_STEPS : [...SITE_STEPS, ...PACKAGE_STEPS], 2);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
