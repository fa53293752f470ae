/** What the test runners write about a run of `npm test`, and one way to read it. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Where the reports lie, one file a step. */
export const REPORTS = '.cache/test';

/** The engines, as the documents name them; `Node` where a test needs no browser. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit', 'Node'] as const;
type Engine = (typeof ENGINES)[number];

/** The browsers of the runner of `test/browser`, by the names that it gives them. */
export const BROWSERS: Readonly<Record<string, Engine>> = {
  Chrome: 'Chromium',
  Firefox: 'Firefox',
  MiniBrowser: 'WebKit',
};

/** A test of a report: its file, its whole name, where it ran, how it ended, and why it failed. */
export interface RanTest {
  readonly file: string;
  readonly name: string;
  readonly engine: Engine;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The first line of what the failed test said; empty where it passed or its runner does not tell. */
  readonly reason: string;
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** What web-test-runner.config.js writes: the tests of each browser, by file, name, how they ended and what they said. */
type BrowserReport = Readonly<
  Partial<
    Record<string, { readonly tests: readonly (readonly [string, string, RanTest['status'], string])[] }>
  >
>;

/**
 * Reads the tests of one step. A file that broke before its first test counts as one failed test.
 * @throws Error where the runner wrote no whole report: it died before or while it wrote
 */
export function readTests(step: 'unit' | 'e2e' | 'engines'): RanTest[] {
  return step === 'engines' ? readBrowserTests() : readVitestTests(step);
}

function readVitestTests(step: 'unit' | 'e2e'): RanTest[] {
  const inBrowser = step === 'e2e' ? 'Chromium' : 'Node';
  return readReport<VitestReport>(step).testResults.flatMap(
    ({ name: path, status, message, assertionResults }) => {
      const file = relative('.', path);
      if (status === 'failed' && assertionResults.length === 0) {
        const name = 'the file broke before its first test';
        return [{ file, name, engine: inBrowser, status, reason: firstLine(message) }];
      }
      return assertionResults.map(({ fullName, status, failureMessages }): RanTest => ({
        file,
        name: fullName,
        engine: ENGINES.find((each) => fullName.includes(` in ${each}`)) ?? inBrowser,
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
        reason: firstLine(failureMessages?.[0]),
      }));
    },
  );
}

function readBrowserTests(): RanTest[] {
  const report = readReport<BrowserReport>('engines');
  return Object.entries(BROWSERS).flatMap(([browser, engine]) =>
    (report[browser]?.tests ?? []).map(([file, name, status, message]): RanTest => ({
      file,
      name,
      engine,
      status,
      reason: firstLine(message),
    })),
  );
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0]!;
}

function readReport<T>(step: string): T {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${step}.json`, 'utf8')) as T;
  } catch {
    throw new Error(`${REPORTS}/${step}.json is missing or not whole. Run the whole check first: npm test`);
  }
}
