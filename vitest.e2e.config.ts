import { defineConfig } from 'vitest/config';

/** Tests of the built site, one file after the other: each starts its own server and browsers. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['test/e2e/**/*.test.ts', 'test/faults/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
