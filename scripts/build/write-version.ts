/** `npm version X.Y.Z` runs this: what package.json says of the program goes to the places that cannot read that file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { repositoryPage } from './repository-page.js';

const about = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  repository?: { url: string };
};
for (const [file, pattern, value] of [
  ['src/core/version.ts', /(?<=VERSION = ')[^']*/, about.version],
  ['src/core/version.ts', /(?<=REPOSITORY: string = ')[^']*/, repositoryPage(about.repository?.url ?? '')],
  ['server.json', /(?<="version": ")[^"]+/g, about.version],
] as const) {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(pattern, () => value),
  );
}
