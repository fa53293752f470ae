/**
 * Builds the script tags: one file each, classic or module, that strangers put into their pages.
 *
 * `embed/band-check.js`                  newest
 * `embed/v1/band-check.js`               newest with these attributes, for a short cache
 * `embed/<version>/band-check.js`        never changes once it is released; its SRI hash stands in `embed/manifest.json`
 *
 * A version that is released comes from `releases/`, byte for byte, for as long as there is a site.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundleScript } from './bundle-script.js';
import { copyReleases, RELEASES } from './releases.js';

/** Attributes and events are compatible within a major; another one gets another address. */
const MAJOR = 1;

interface Script {
  readonly entry: string;
  readonly tags: readonly string[];
}

const SCRIPTS: Record<string, Script> = {
  'band-check.js': { entry: 'src/embed/check-script.ts', tags: ['band-check'] },
  'band-check-all.js': {
    entry: 'src/embed/all-script.ts',
    tags: ['band-check', 'band-countries', 'band-paste'],
  },
  'band-check-cache.js': { entry: 'src/embed/cache-script.ts', tags: [] },
};

const OUT = `${process.env['OUT_DIR'] ?? 'dist'}/embed`;
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

rmSync(OUT, { recursive: true, force: true });
const scripts: Record<string, object> = {};
for (const [name, { entry, tags }] of Object.entries(SCRIPTS)) {
  const code = await (tags.length > 0 ? wrapInGuard(entry, tags) : plain(entry));
  for (const folder of ['', `/v${MAJOR}`, `/${version}`]) {
    mkdirSync(OUT + folder, { recursive: true });
    writeFileSync(`${OUT}${folder}/${name}`, code);
  }
  scripts[name] = {
    tags,
    bytes: Buffer.byteLength(code),
    latest: `v${MAJOR}/${name}`,
    immutable: `${version}/${name}`,
  };
}
const released = copyReleases(RELEASES, OUT);
for (const [name, script] of Object.entries(scripts)) {
  const code = readFileSync(`${OUT}/${version}/${name}`); // the released one where there is one
  Object.assign(script, { integrity: 'sha384-' + createHash('sha384').update(code).digest('base64') });
}
writeFileSync(`${OUT}/manifest.json`, JSON.stringify({ version, released, scripts }, null, 2) + '\n');

// a page of variants and states for each element: for people to look at, and for the tests
mkdirSync(`${OUT}/demos`);
for (const tag of SCRIPTS['band-check-all.js']!.tags) {
  copyFileSync(`src/elements/${tag}/${tag}.demo.html`, `${OUT}/demos/${tag}.html`);
}
for (const name of ['demo.css', 'demo.js']) copyFileSync(`src/elements/${name}`, `${OUT}/demos/${name}`);

/** A script that defines nothing by itself. */
async function plain(entry: string): Promise<string> {
  return `/*! band-check ${version}, MIT */\n${await bundleScript(entry)}`;
}

/**
 * Keeps a page from breaking. What is defined already (by a second copy, another version, somebody else) wins; one line
 * says so, and where nothing is left to define nothing runs. Where the script cannot start, the fallback inside the tags
 * stays; the one known reason is a Trusted Types policy that forbids Lit's.
 */
async function wrapInGuard(entry: string, tags: readonly string[]): Promise<string> {
  // the byte order mark keeps the script UTF-8 on a page of another encoding
  return `\ufeff/*! band-check ${version}, MIT; with Lit, copyright Google LLC, BSD-3-Clause */
{const n="band-check ${version}",a=${JSON.stringify(tags)},d=a.filter(t=>customElements.get(t));
if(d[0])console.info(n+": "+d+" ignored, "+(customElements.get(d[0]).version||"another one")+" is in use");
if(d.length<a.length)try{${await bundleScript(entry)}}catch(e){console.warn(n+" cannot start, the fallback stays: "+e+" If the page's policy has trusted-types, that must allow: lit-html 'allow-duplicates'")}}
`;
}
