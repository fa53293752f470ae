/** The script tags of every released version: `releases/X.Y.Z/`, with their hashes in `releases/integrity.json`. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

export const RELEASES = 'releases';
const VERSION = /^\d+\.\d+\.\d+$/;

/** Copies every released version to the site. Returns the versions, oldest first. Throws if a released file has changed. */
export function copyReleases(from: string, to: string): string[] {
  const problems = findChangedReleases(from);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const versions = versionsIn(from);
  for (const version of versions) cpSync(`${from}/${version}`, `${to}/${version}`, { recursive: true });
  return versions;
}

/**
 * Keeps the script tags of a version for good.
 * @param built folder of the built version
 */
export function keepRelease(folder: string, version: string, built: string): void {
  if (!VERSION.test(version)) throw new Error(`${version} is no version like 1.2.3`);
  if (existsSync(`${folder}/${version}`))
    throw new Error(`${version} is released already and never changes: give the package a new version first`);
  const hashes = readHashes(folder);
  mkdirSync(`${folder}/${version}`, { recursive: true });
  for (const name of readdirSync(built).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(`${built}/${name}`);
    writeFileSync(`${folder}/${version}/${name}`, code);
    hashes[`${version}/${name}`] = hashOf(code);
  }
  writeFileSync(`${folder}/integrity.json`, JSON.stringify(hashes, null, 2) + '\n');
}

/** What is wrong with the released files, in sentences: each must be there with the bytes that it was released with. */
export function findChangedReleases(folder: string): string[] {
  const hashes = readHashes(folder);
  const files = versionsIn(folder).flatMap((version) =>
    readdirSync(`${folder}/${version}`).map((name) => `${version}/${name}`),
  );
  return [...new Set([...Object.keys(hashes), ...files])].sort().flatMap((file) => {
    if (!files.includes(file)) return [`${folder}/${file} is gone, and pages load it: bring it back`];
    if (!(file in hashes))
      return [`${folder}/${file} is not in integrity.json: npm run release:keep adds files`];
    return hashOf(readFileSync(`${folder}/${file}`)) === hashes[file]
      ? []
      : [`${folder}/${file} has changed, and pages load it by its hash: bring its bytes back`];
  });
}

function versionsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const byNumber = new Intl.Collator('en', { numeric: true }).compare;
  return readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .sort(byNumber);
}

function readHashes(folder: string): Record<string, string> {
  const file = `${folder}/integrity.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function hashOf(code: Buffer): string {
  return 'sha384-' + createHash('sha384').update(code).digest('base64');
}
