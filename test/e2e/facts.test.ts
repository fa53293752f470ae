/** The commands `npm run data:import` and `npm run data:check`. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { dataFolder, upstreamFolder } from '../dataset/import/upstream-folder.js';

interface Run {
  code: number;
  out: string;
  err: string;
}

const COMMANDS = {
  import: 'src/dataset/import/run-import.ts',
  check: 'src/dataset/lint/run-lint.ts',
};

function run(cwd: string, command: keyof typeof COMMANDS, ...args: string[]): Promise<Run> {
  const env = { ...process.env, LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Apia' };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), resolve(COMMANDS[command]), ...args],
      { cwd, env },
      (error, out, err) => {
        done({ code: error ? Number(error.code) : 0, out, err });
      },
    );
  });
}

let from: string;
let project: string;
beforeAll(async () => {
  from = await upstreamFolder();
  project = dirname(await dataFolder());
});

it('imports, tells what changed, and finds nothing to change the second time', async () => {
  const first = await run(project, 'import', from);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('read networks.csv: 3 rows\n');
  expect(first.out).toContain('normalised: networks.csv:2: sa integrating became rolling\n');
  expect(first.out).toContain(
    'version 1.0, checked 2026-01-31: 2 countries, 3 networks, 7 band facts, 2 devices',
  );
  expect(first.out).toMatch(/\nnetworks +3 +0 +0\n/);
  const second = await run(project, 'import', from);
  expect(second).toMatchObject({ code: 0, err: '' });
  expect(second.out).toMatch(
    /\nnothing changed\nchanged facts: 0\nchanged verdicts: 0\ncorrections: 0\ndata\/ stays as it was, byte for byte\n$/,
  );
  const check = await run(project, 'check');
  expect(check).toMatchObject({ code: 0, err: '' });
  expect(check.out).toMatch(/^data\/ keeps \d+ rules: 2 countries, 3 networks,/);
});

it('says that only the release is new', async () => {
  const { out } = await run(project, 'import', from, '--data-version', '1.1', '--checked', '2026-02-01');
  expect(out).toMatch(
    /\nnothing changed\nchanged facts: 0\nchanged verdicts: 0\ncorrections: 0\ndata\/ was written: the release is new, its data is the same\n$/,
  );
});

it('refuses with every problem and leaves the folder alone', async () => {
  const bad = await upstreamFolder({
    'sources.csv': (text) => text.replace('src-b,B', 'src-b,E'),
    'sunset.csv': (text) => text + 'DE\n',
  });
  const before = await readFile(join(project, 'data/data.json'), 'utf8');
  const { code, err } = await run(project, 'import', bad);
  expect(code).toBe(1);
  expect(err).toContain('refused, nothing was written; ');
  expect(err).toContain('\nsources.csv:3: grade "E" → A, B, C or D\n');
  expect(err).toContain('\nsunset.csv:5: has 1 column → a row has 6: ');
  expect(await readFile(join(project, 'data/data.json'), 'utf8')).toBe(before);
  expect(await readdir(project)).toEqual(['data']);
});

it.each([[[]], [['a', 'b']], [['a', '--force']]])('explains itself when called with %j', async (args) => {
  const { code, err } = await run(project, 'import', ...args);
  expect(code).toBe(2);
  expect(err).toContain('npm run data:import -- DIR [--data-version X');
});

it('checks: names what is wrong, and writes canonically when asked', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'band-check-copy-'));
  await cp(join(project, 'data'), join(copy, 'data'), { recursive: true });
  const file = join(copy, 'data/countries/de.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify(JSON.parse(text)));
  const bad = await run(copy, 'check');
  expect(bad.code).toBe(1);
  expect(bad.err).toContain('data/countries/de.json:1: is not in canonical form from here on → ');
  const fixed = await run(copy, 'check', '--fix');
  expect(fixed).toMatchObject({ code: 0, err: '' });
  expect(fixed.out).toContain('wrote data/countries/de.json\n');
  expect(await readFile(file, 'utf8')).toBe(text);
  expect((await run(copy, 'check', '--all')).code).toBe(2);
});
