/** `npm version X.Y.Z` runs this: the version of package.json goes to the two places that cannot read that file. */
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
for (const [file, pattern] of [
  ['src/core/version.ts', /(?<=VERSION = ')[^']+/],
  ['server.json', /(?<="version": ")[^"]+/g],
] as const) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, version));
}
