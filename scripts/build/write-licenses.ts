/**
 * Writes what others have made of the published site: `dist/licenses.md`, the licences of everything that is bundled into the
 * app, its worker and the script tags, and `dist/sbom.cdx.json`, every package that the project is built with (CycloneDX).
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';

const NAME = 'licenses.md';
/** Where browsers start to read what we ship. */
const ENTRIES = [
  'src/app/main.ts',
  'src/app/worker/sw.ts',
  'src/embed/all-script.ts',
  'src/embed/cache-script.ts',
];

const { output } = (await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    write: false,
    minify: false,
    license: { fileName: NAME },
    rolldownOptions: { input: ENTRIES, external: [/^virtual:/] },
  },
})) as Rolldown.RolldownOutput;
const licenses = output.find(({ fileName }) => fileName === NAME);
if (licenses?.type !== 'asset') throw new Error(`the bundler has written no ${NAME}`);
writeFileSync(`dist/${NAME}`, licenses.source);

interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
}
const sbom = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 16_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as Sbom;
// the same packages give the same bytes: no time, no random number, no name of a folder
delete sbom.serialNumber;
delete sbom.metadata.timestamp;
sbom.metadata.component.name = 'band-check';
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(sbom)}\n`);
