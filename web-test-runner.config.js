import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { webdriverLauncher } from '@web/test-runner-webdriver';
import puppeteer from 'puppeteer-core';
import { tsImport } from 'tsx/esm/api';

const { browsers, CHROMIUM_ARGS, startWebKit } = await tsImport('./scripts/browsers.ts', import.meta.url);
const { chromium, firefox } = browsers();
const webkit = await startWebKit();

/** Pages of the app import their styles and the addresses of files, which only its bundler puts where they belong. */
const asBundled = {
  name: 'as-bundled',
  serve({ path, url }) {
    if (path.endsWith('.css')) return { body: '', type: 'js' };
    return url.endsWith('?url') ? { body: `export default ${JSON.stringify(path)}`, type: 'js' } : undefined;
  },
};

/** Elements and pages, in three engines. One test file: `npx wtr test/browser/x.test.ts`. */
export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: true,
  concurrency: 1,
  concurrentBrowsers: 3,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 120_000,
  testFramework: { config: { timeout: 20_000 } },
  plugins: [asBundled, esbuildPlugin({ ts: true, target: 'es2022', tsconfig: './tsconfig.base.json' })],
  reporters: [defaultReporter(), { stop: ({ sessions }) => writeTests(sessions) }],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: chromium, args: CHROMIUM_ARGS } }),
    chromeLauncher({ launchOptions: { browser: 'firefox', executablePath: firefox }, puppeteer }),
    webdriverLauncher({
      automationProtocol: 'webdriver',
      hostname: '127.0.0.1',
      port: webkit.port,
      path: '/',
      capabilities: { ...webkit.capabilities, 'wdio:enforceWebDriverClassic': true },
    }),
  ],
};

/** The tests of each browser by file, whole name, how they ended and what they said, for `scripts/check/test-reports.ts`. */
function writeTests(sessions) {
  const report = {};
  for (const { browser, testFile, testResults, errors } of sessions) {
    const ran = (report[browser.name] ??= { tests: [] }).tests;
    const file = relative('.', testFile);
    ran.push(...errors.map(({ message }) => [file, message, 'failed', '']));
    const suites = testResults ? [{ ...testResults, path: '' }] : [];
    for (const { path, suites: inner, tests } of suites) {
      suites.push(...inner.map((suite) => ({ ...suite, path: `${path}${suite.name} ` })));
      for (const { name, passed, skipped, error } of tests) {
        ran.push([
          file,
          path + name,
          skipped ? 'skipped' : passed ? 'passed' : 'failed',
          error?.message ?? '',
        ]);
      }
    }
  }
  mkdirSync('.cache/test', { recursive: true });
  writeFileSync('.cache/test/engines.json', JSON.stringify(report));
}
