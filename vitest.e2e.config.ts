import { defineConfig } from 'vitest/config';

/**
 * Tests of the built site. Each file starts its own server and browsers and mostly waits for them, so two share a
 * machine of two cores well; more would make the browsers slow enough to fail.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    include: ['test/e2e/**/*.test.ts', 'test/faults/**/*.test.ts'],
    globalSetup: 'test/temporary-folder.ts',
    maxWorkers: 2,
    isolate: false, // the drivers of three browsers are loaded once a worker, not once a file
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
