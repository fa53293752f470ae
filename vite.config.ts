import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The app: `index.html` is the frame of all pages. */
export default defineConfig({
  root: 'src/app',
  publicDir: '../../public',
  cacheDir: '../../.cache/vite',
  plugins: [bands()],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/e2e/**', 'test/faults/**'],
  },
});

/** `virtual:bands`: the bands of `data/bands.json`, as far as the app draws them. */
function bands(): Plugin {
  const id = '\0virtual:bands';
  const file = new URL('data/bands.json', import.meta.url);
  return {
    name: 'bands',
    resolveId: (source) => (source === 'virtual:bands' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined;
      const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>[];
      return `export default ${JSON.stringify(
        rows.map(({ rat, band, duplex, uplink_mhz, downlink_mhz, name }) => [
          rat,
          Number(band!.slice(1)),
          duplex,
          uplink_mhz,
          downlink_mhz,
          name,
        ]),
      )}`;
    },
  };
}
