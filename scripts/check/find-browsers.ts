/** Finds the three engines, or installs them: a step of its own, so that other steps need not wait for it. */
import { browsers } from '../browsers.js';

for (const [name, path] of Object.entries(browsers())) console.log(`${name}: ${path}`);
