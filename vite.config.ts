import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: { include: ['test/**/*.test.ts'], exclude: ['test/browser/**', 'test/e2e/**', 'test/faults/**'] },
});
