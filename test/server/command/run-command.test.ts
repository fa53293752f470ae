import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../../src/core/version.js';
import type { Answer } from '../../../src/library/check-networks.js';
import { loadWorld } from '../../../src/library/load-world.js';
import { runCommand } from '../../../src/server/command/run-command.js';
import { widthOf } from '../../../src/server/command/text-table.js';
import { WORLD } from '../../fixtures/known-world.js';

/** The test world stands for the one in the package; another address is really asked. */
const loadTestWorld: typeof loadWorld = ({ src } = {}) =>
  src === undefined ? Promise.resolve(WORLD) : loadWorld({ src });

interface Ran {
  readonly code: number;
  readonly output: string;
  readonly warned: string;
}

/** Runs the command at a terminal of 80 columns, or with its output in a pipe. */
async function run(
  args: readonly string[],
  { input = '', columns, colours = false }: { input?: string; columns?: number; colours?: boolean } = {},
): Promise<Ran> {
  let output = '';
  let warned = '';
  const code = await runCommand(
    args,
    {
      write: (text) => (output += text),
      warn: (text) => (warned += text),
      read: () => Promise.resolve(input),
      isTyped: false,
      columns,
      hasColours: colours,
    },
    { loadWorld: loadTestWorld, serveMcp: () => Promise.resolve() },
  );
  return { code, output, warned };
}

describe('band-check check', () => {
  it('says where a device works, a heading a country and a row a network', async () => {
    const { code, output, warned } = await run(['check', 'ec25-e', 'de', 'fr']);
    expect(code).toBe(0);
    expect(warned).toBe('');
    expect(output).toContain('Quectel EC25-E in Germany: Works on all 3 networks.\n');
    expect(output).toMatch(/^ {2}✓ Works {2,}\S/m);
    expect(output).toMatch(/^Data: Band Atlas .* checked \d+ \w+ \d{4}$/m);
    expect(stripVTControlCharacters(output)).toBe(output);
  });

  it('gives the answer of the library as JSON', async () => {
    const { output } = await run(['check', 'EC25-E', 'Germany', '--json', '--as-of', '2026-11-20']);
    const { networks, asOf } = JSON.parse(output) as Answer;
    expect(networks[0]!.verdict).toBe('good');
    expect(asOf).toBe('2026-11-20');
  });

  it('takes a list of bands for the device, and nothing else that looks a little like one', async () => {
    const { code, output } = await run(['check', 'B1, B3 B8 B20 n78', 'de']);
    expect([code, output.split('\n')[0]]).toEqual([
      0,
      'A device with these bands in Germany: Works on all 3 networks.',
    ]);
    expect((await run(['check', 'B3 and more', 'de'])).code).toBe(2);
  });

  it('answers in Chinese', async () => {
    const { output } = await run(['check', 'ec25-e', '德国', '--lang', 'zh']);
    expect(output).toContain('Quectel EC25-E 在德国：');
    expect(output).toMatch(/^ {2}✓ 可用/m);
  });

  it('colours only where colours are shown, and changes nothing else by them', async () => {
    const plain = await run(['check', 'ec25-af', 'de', 'us']);
    const coloured = await run(['check', 'ec25-af', 'de', 'us'], { colours: true });
    expect(coloured.output).not.toBe(plain.output);
    expect(stripVTControlCharacters(coloured.output)).toBe(plain.output);
  });

  it.each([['en'], ['zh']])('keeps every row within the window (%s)', async (lang) => {
    const { output } = await run(['check', 'ec25-mx', 'de', 'us', '--lang', lang], { columns: 80 });
    const rows = output.split('\n').filter((line) => line.startsWith('  '));
    expect(rows.length).toBeGreaterThan(6);
    expect(Math.max(...rows.map(widthOf))).toBeLessThanOrEqual(80);
  });

  it('takes a network for its country, marks it, and ends as that network fares', async () => {
    const { code, output } = await run(['check', 'ec25-e', '262-01', 'KDDI']);
    expect(output).toContain('Quectel EC25-E in Germany: “262-01” is Deutsche Telekom.');
    expect(output).toMatch(/ Deutsche Telekom ← /);
    expect(output).not.toMatch(/ Vodafone ← /);
    expect(code).toBe(1); // SoftBank is good in Japan, KDDI is not
    expect((await run(['check', 'ec25-e', 'Vodafone Germany'])).code).toBe(0);
    expect((await run(['check', 'ec25-e', 'Orange'])).warned).toMatch(/several countries.*fr \(France\)/);
  });

  it('ends with 1 where some country has no network that is good', async () => {
    expect((await run(['check', 'ec25-e', 'us'])).code).toBe(1);
  });

  it.each([
    [['check'], 'Which device, and where?'],
    [['check', 'ec25-e'], 'Which device, and where?'],
    [['check', 'ec25-q', 'de'], 'Similar: ec25-e (Quectel EC25-E)'],
    [['check', 'ec25-e', 'atlantis'], 'We don\'t have the country "atlantis".'],
    [['check', 'ec25-e', 'de', '--as-of', 'today'], '"today" is not a day.'],
    [['check', 'ec25-e', 'de', '--bands'], '--bands is not an option here'],
    [['check', 'ec25-e', 'de', '--lang', 'fr'], '--lang fr is not an option here'],
    [['check', 'ec25-e', 'de', '--lang'], '--lang is not an option here'],
    [['check', 'ec25-e', 'de', '--src', 'v1'], '"v1" is not a whole address.'],
    [['check', 'ec25-q', 'de', '--lang', 'zh'], '没有设备“ec25-q”的数据。相近的有：ec25-e（Quectel EC25-E）'],
    [['serve'], 'Unknown command: serve'],
    [['mcp', 'extra'], 'Unknown command: mcp extra'],
  ])('%j is not understood: 2, and nothing on standard output', async (args, message) => {
    const { code, output, warned } = await run(args);
    expect([code, output]).toEqual([2, '']);
    expect(warned).toContain(message);
    expect(warned).toContain('band-check --help');
  });

  it('ends with 3 where the data cannot be read', async () => {
    const { code, warned } = await run(['check', 'ec25-e', 'de', '--src', 'http://127.0.0.1:9/v1/']);
    expect(code).toBe(3);
    expect(warned).toContain('The data could not be read: unreachable');
  });
});

describe('band-check paste', () => {
  const datasheet = 'LTE-FDD: B1/B3/B5/B7/B8/B20, LTE-TDD: B38/B40/B41';

  it('reads a text and checks its bands', async () => {
    const { code, output } = await run(['paste', 'de'], { input: datasheet });
    expect(code).toBe(0);
    expect(output).toContain('9 LTE bands read');
    expect(output).toContain('LTE: B1 B3 B5 B7 B8 B20 B38 B40 B41');
    expect(output).toContain('A device with these bands in Germany: Works on all 3 networks.');
  });

  it('only reads where no country is asked about', async () => {
    const { code, output } = await run(['paste'], { input: datasheet });
    expect(code).toBe(0);
    expect(output).not.toContain('Germany');
  });

  it('names the device that a text names', async () => {
    const { output } = await run(['paste'], { input: `Quectel EC25-E ${datasheet}` });
    expect(output).toContain('band-check check ec25-e');
  });

  it('asks which of several products is meant, and takes one', async () => {
    const input = 'EC25-E: LTE B1 B3 B7 B8 B20\nEC25-A: LTE B2 B4 B12';
    const open = await run(['paste', 'de'], { input });
    expect(open.code).toBe(1);
    expect(open.output).toContain('Choose one with --variant:\n  EC25-E: B1 B3 B7 B8 B20\n');
    const chosen = await run(['paste', 'de', '--variant', 'ec25-e'], { input });
    expect(chosen.output).toContain('in Germany: Works');
    const wrong = await run(['paste', 'de', '--variant', 'EC25-Q'], { input });
    expect([wrong.code, wrong.output]).toEqual([2, '']);
    expect(wrong.warned).toContain('EC25-E, EC25-A');
  });

  it.each([
    ['1 3 7 8', 'B1 B3 B7 B8'],
    ['4G auf 800, 1800 und 2,6 GHz', 'B7'],
  ])('names the bands that %s may mean', async (input, bands) => {
    const { output } = await run(['paste'], { input });
    expect(output).toContain(`May be bands, not counted: ${bands}. `);
  });

  it('gives no verdict without bands', async () => {
    const { code, output } = await run(['paste', 'de'], { input: 'hello' });
    expect(code).toBe(1);
    expect(output).toContain('Without LTE bands there is no verdict.');
  });

  it('judges a part of a band as that part only', async () => {
    const reasons = async (input: string) => (await run(['paste', 'de', '--json'], { input })).output;
    expect(await reasons('LTE: B28B')).toContain('part-of-band');
    expect(await reasons('LTE: B28')).not.toContain('part-of-band');
  });

  it('judges LTE-M and NB-IoT by the bands of each', async () => {
    const { output } = await run(['paste', 'de', '--json'], { input: 'LTE-M: B3/B20; NB-IoT: B8' });
    const { read, answer } = JSON.parse(output) as Record<string, Record<string, unknown>>;
    expect(read).toMatchObject({ lteM: [3, 20], nbIot: [8], radio: 'lpwa' });
    expect(answer!['device']).toMatchObject({ radio: 'lpwa', lte: ['B3', 'B8', 'B20'] });
  });

  it('gives the reading and the answer as JSON', async () => {
    const { output } = await run(['paste', 'de', '--json'], { input: datasheet });
    expect(JSON.parse(output)).toMatchObject({
      read: { kind: 'supported', lte: [1, 3, 5, 7, 8, 20, 38, 40, 41], radio: 'lte' },
      answer: { networks: [{ cc: 'de', verdict: 'good' }, {}, {}] },
    });
  });
});

describe('band-check plan', () => {
  it('finds the fewest devices, a plan for each radio', async () => {
    const { code, output } = await run(['plan', '--in', 'de,fr,br']);
    expect(code).toBe(0);
    expect(output).toContain('A device counts where it works on at least one network of a country.');
    expect(output).toMatch(/^LTE: One device is enough for all 3 countries\.$/m);
    expect(output).toMatch(/^LTE-M \/ NB-IoT: /m);
  });

  it('takes one radio, some devices and another rule', async () => {
    const args = ['plan', '--in', 'de, Mexico', '--radio', 'lte', '--devices', 'ec25-e,ec25-mx', '--json'];
    const { output } = await run([...args, '--covered', 'one-usable']);
    expect(JSON.parse(output)).toMatchObject([{ radio: 'lte', plan: { covered: 'one-usable' } }]);
  });

  it('says what stays open, with 1', async () => {
    const { code, output } = await run([
      'plan',
      '--in',
      'us',
      '--devices',
      'ec25-e',
      '--covered',
      'every-good',
    ]);
    expect(code).toBe(1);
    expect(output).toMatch(
      /LTE: No device is enough for this country\.\n {2}United States: .*closest: Quectel EC25-E/,
    );
  });

  it('speaks Chinese', async () => {
    const { output } = await run(['plan', '--in', 'de,fr', '--lang', 'zh']);
    expect(output).toContain('LTE：1 款设备即可覆盖全部 2 个国家和地区。');
  });

  it.each([
    [['plan'], 'In which countries?'],
    [['plan', 'de'], 'In which countries?'],
    [['plan', '--in', ''], '[] names no country.'],
    [['plan', '--in', 'de', '--covered', 'all'], '--covered all'],
    [['plan', '--in', 'de', '--radio', '5g'], '--radio 5g'],
  ])('%j is not understood', async (args, message) => {
    const { code, warned } = await run(args);
    expect(code).toBe(2);
    expect(warned).toContain(message);
  });
});

describe('band-check', () => {
  it('says its version, and how it is used', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, output: `${VERSION}\n`, warned: '' });
    const { code, output } = await run(['--help']);
    expect(code).toBe(0);
    expect(Math.max(...output.split('\n').map(widthOf))).toBeLessThanOrEqual(100);
    expect((await run(['plan', '--help', '--lang', 'zh'])).output).toContain('退出码');
    expect(await run([])).toEqual({ code: 2, output: '', warned: output });
  });
});
