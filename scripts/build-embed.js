/**
 * Builds the script tags: one file each, classic or module, that strangers put into their pages.
 *
 * `embed/band-check.js`             newest
 * `embed/v1/band-check.js`          newest with these attributes, for a short cache
 * `embed/<version>/band-check.js`   never changes; its SRI hash stands in `embed/manifest.json`
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { minify } from 'terser';
import { build } from 'vite';

/** Attributes and events are compatible within a major; another one gets another address. */
const MAJOR = 1;

const SCRIPTS = {
  'band-check.js': { entry: 'src/embed.ts', tags: ['band-check'] },
  'band-check-all.js': {
    entry: 'src/embed-all.ts',
    tags: ['band-check', 'band-countries', 'band-paste'],
  },
};

const OUT = 'dist/embed';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const origin = process.env.SITE_ORIGIN ?? 'http://localhost:4173';

rmSync(OUT, { recursive: true, force: true });
const banner = `/*! band-check ${version}, MIT; with Lit, copyright Google LLC, BSD-3-Clause */`;
const scripts = {};
for (const [name, { entry, tags }] of Object.entries(SCRIPTS)) {
  const code = guarded(await bundle(entry), tags);
  for (const folder of ['', `/v${MAJOR}`, `/${version}`]) {
    mkdirSync(OUT + folder, { recursive: true });
    writeFileSync(`${OUT}${folder}/${name}`, code);
  }
  scripts[name] = {
    tags,
    bytes: Buffer.byteLength(code),
    integrity: 'sha384-' + createHash('sha384').update(code).digest('base64'),
    latest: `v${MAJOR}/${name}`,
    immutable: `${version}/${name}`,
  };
}
writeFileSync(`${OUT}/manifest.json`, JSON.stringify({ version, scripts }, null, 2) + '\n');

// a page of variants and states for each element: for people to look at, and for the tests
mkdirSync(`${OUT}/demos`);
for (const tag of SCRIPTS['band-check-all.js'].tags) {
  copyFileSync(`src/elements/${tag}/${tag}.demo.html`, `${OUT}/demos/${tag}.html`);
}
for (const name of ['demo.css', 'demo.js']) copyFileSync(`src/elements/${name}`, `${OUT}/demos/${name}`);

/** One self-contained, minified script. */
async function bundle(entry) {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SITE_ORIGIN: JSON.stringify(origin) },
    build: {
      write: false,
      target: 'es2022',
      minify: false, // see below
      rolldownOptions: { output: { comments: false } },
      lib: { entry, formats: ['iife'], name: 'unused', fileName: 'script' },
    },
    plugins: [templateSpace()],
  });
  if (output.length !== 1) throw new Error(`${entry} became ${output.length} files instead of one`);
  // Terser makes a smaller script of it than Vite's own minifier. Of property names it shortens those that start with
  // `_$`: that is how Lit marks what is its own. No name of ours does, so nothing public or published can be hit.
  const { code } = await minify(output[0].code, {
    ecma: 2020,
    compress: { passes: 4, toplevel: true, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
    mangle: { toplevel: true, properties: { regex: /^_\$/ } },
    format: { comments: false },
  });
  return code;
}

/** Takes the space that only serves the reader of the source out of the templates of styles and elements. */
function templateSpace() {
  return {
    name: 'template-space',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/elements/')) return undefined;
      return code
        .replace(/\bcss`[^`]*`/g, (css) => css.replace(/\s+/g, ' ').replace(/ ?([{};,>]) ?/g, '$1'))
        .replace(/>\s*\n\s*</g, '><')
        .replace(/\n\s+(?=[<$])/g, ' ');
    },
  };
}

/**
 * Keeps a page from breaking. Where all tags are taken (a second copy, another version) nothing runs: the first
 * definition wins. Where the script cannot start, the fallback inside the tags stays; the one known reason is a
 * Trusted Types policy that forbids Lit's.
 */
function guarded(code, tags) {
  // the byte order mark keeps the script UTF-8 on a page of another encoding
  return `\ufeff${banner}
(v=>{if(globalThis.customElements){const d=${JSON.stringify(tags)}.map(t=>customElements.get(t));
if(d.every(Boolean))console.info("band-check "+v+" ignored, "+(d[0].version||"another one")+" is in use");
else try{${code}}catch(e){console.warn("band-check "+v+" cannot start, the fallback stays: "+e+" If this page sets the Content-Security-Policy directive trusted-types, it must allow: lit-html 'allow-duplicates'")}}})(${JSON.stringify(version)});
`;
}
