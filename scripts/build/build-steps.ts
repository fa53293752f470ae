import type { Step } from '../run-steps.js';

/** What a running site cannot be without, in `dist/`: the app and the script tags. */
export const APP_STEPS: readonly Step[] = [
  { name: 'app', command: ['tsx', 'scripts/build/build-app.ts'] },
  { name: 'embed', command: ['tsx', 'scripts/build/build-embed.ts'] },
];

/** The whole site: with everything that is published from the data, and compressed copies. */
export const SITE_STEPS: readonly Step[] = [
  ...APP_STEPS,
  { name: 'publish', command: ['tsx', 'src/publish/run-publish.ts', 'pages'], needs: ['app', 'embed'] },
  { name: 'downloads', command: ['tsx', 'src/publish/run-publish.ts', 'downloads', 'pictures'] },
  { name: 'compress', command: ['tsx', 'scripts/build/compress-site.ts'], needs: ['publish', 'downloads'] },
];

/** What is published besides: the package and its command, in `lib/`, and whose work is in all of it. */
export const PACKAGE_STEPS: readonly Step[] = [
  { name: 'licenses', command: ['tsx', 'scripts/build/write-licenses.ts'], needs: ['app'] },
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  {
    name: 'manifest',
    command: ['cem', 'analyze', '--quiet', '--config', 'custom-elements-manifest.config.js'],
  },
  {
    name: 'package',
    command: ['tsx', 'scripts/build/build-package.ts'],
    needs: ['publish', 'types', 'manifest'],
  },
];
