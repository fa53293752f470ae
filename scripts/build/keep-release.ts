/** `npm run release:keep`: keeps the built script tags of this version in `releases/`, for good. Build first. */
import { readFileSync } from 'node:fs';
import { keepRelease, RELEASES } from './releases.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
keepRelease(RELEASES, version, `dist/embed/${version}`);
console.log(`Kept ${version} in ${RELEASES}/. Commit it; it never changes again.`);
