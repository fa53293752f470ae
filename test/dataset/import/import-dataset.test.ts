import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importDataset } from '../../../src/dataset/import/import-dataset.js';
import { readDraft } from '../../../src/dataset/draft.js';
import { DatasetError, problemText } from '../../../src/dataset/lint-problem.js';
import { loadDataset } from '../../../src/dataset/load.js';
import { damaged } from '../../fixtures/damage.js';
import { SEED } from '../../fixtures/seed.js';
import { type Edits, dataFolder, upstreamFolder } from './upstream-folder.js';

const filesOf = async (dir: string) => Object.fromEntries((await readDraft(dir)).files);

async function refusal(from: string, to: string, options = {}): Promise<string[]> {
  const before = await filesOf(to);
  const error: unknown = await importDataset({ from, to, ...options }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DatasetError);
  expect(await filesOf(to)).toEqual(before);
  expect(await readdir(join(to, '..'))).toEqual(['data']);
  return (error as DatasetError).problems.map(problemText);
}

/** Replaces the only occurrence of a text. */
const swap = (from: string, to: string) => (text: string) => {
  if (text.split(from).length !== 2) throw new Error(`${from} does not stand once`);
  return text.replace(from, () => to);
};
const append = (line: string) => (text: string) => `${text}${line}\n`;

describe('a good release', () => {
  it('becomes facts in our own form', async () => {
    const to = await dataFolder();
    const { written } = await importDataset({ from: await upstreamFolder(), to });
    expect(written).toBe(true);
    const { data, countries, devices, sources } = await loadDataset(to);
    expect(data).toEqual({ version: '1.0', checked: '2026-01-31' });
    expect(countries.map(({ cc, depth }) => [cc, depth])).toEqual([
      ['de', 'full'],
      ['fr', 'bands'],
    ]);
    expect(countries[0]!.name).toEqual({ en: 'Germany', zh: '德国' });
    expect(countries[0]!.networks[0]).toEqual({
      id: 'alpha-de',
      name: 'Alpha',
      group: 'Alpha Group',
      lte: [
        { band: 'B20', confidence: 'cross-checked', core: true, sources: ['src-a', 'src-b'] },
        { band: 'B3', confidence: 'single-source', sources: ['src-b'] },
      ],
      nr: [{ band: 'n78', confidence: 'single-source', sources: ['src-b'] }],
      status: {
        g2: { state: 'planned', date: '2028', date_note: 'H2', source: 'src-a' },
        g3: { state: 'off', date: '2021-06-30', source: 'src-b' },
        sa: { state: 'rolling', date: null, source: 'src-a' },
        redcap: { state: 'none', date: null, source: null },
        ltem: { state: 'yes', date: null, source: 'src-iot' },
        nbiot: { state: 'off', date: '2025', date_note: 'Q1', source: 'src-iot' },
      },
    });
    expect(countries[0]!.networks[1]).toMatchObject({ name: 'Beta, the "second"', group: null });
    expect(devices[0]).toEqual({
      id: 'dongle-1',
      name: 'Dongle 1',
      vendor: null,
      kind: 'dongle',
      radio: 'redcap',
      lte_category: null,
      lte: ['B1', 'B3', 'B20', 'B28'],
      nr: ['n1', 'n78'],
      umts: [],
      gsm_mhz: [],
      sources: ['src-dev'],
    });
    expect(devices[1]).toMatchObject({ umts: ['B1', 'B8'], gsm_mhz: [900, 1800], lte_category: '1 bis' });
    expect(devices[1]!.region).toBe('North America');
    expect(Object.keys(sources)).toEqual(['src-a', 'src-b', 'src-dev', 'src-iot']);
    expect(sources['src-a']).toEqual({
      publisher: 'Office',
      grade: 'A',
      url: 'https://example.org/a',
      date: '2025-06-01',
    });
  });

  it('tells line by line what it normalised, what disagrees and what it did not use', async () => {
    const from = await upstreamFolder({ 'networks.csv': swap('FR,gamma-fr,Gamma,', 'FR,gamma-fr, Gamma,') });
    const { notes } = await importDataset({ from, to: await dataFolder() });
    expect(notes.map(({ kind, file, line, text }) => `${kind} ${file}:${line} ${text}`)).toEqual([
      'normalised networks.csv:4 operator " Gamma" became "Gamma"',
      'normalised networks.csv:2 2g_date 2028-H2 became 2028 with date_note H2',
      'normalised networks.csv:2 sa integrating became rolling',
      'normalised models.csv:3 kind ours of dongle-1 became dongle',
      'normalised sunset.csv:2 DE alpha-de 3G off 2021-06-30 is more exact and became the date of g3 on alpha-de',
      'warning sunset.csv:3 DE all networks 2G (all networks) planned 2030 disagrees; kept the state and date of networks.csv: alpha-de 2g planned 2028-H2',
      'warning sunset.csv:3 DE all networks 2G (all networks) planned 2030 disagrees; kept the state and date of networks.csv: beta-de 2g none',
      'normalised sunset.csv:4 date 2025-Q1 became 2025 with date_note Q1',
      'normalised sunset.csv:4 DE Alpha NB-IoT off 2025-Q1 became the date of nbiot on alpha-de',
      'warning iot_networks.csv:4 FR Gamma, NB-IoT commercial disagrees; kept networks.csv: gamma-fr nb_iot unlisted',
      'unused redcap_networks.csv:2 FR no operator named, RedCap trial: no network of networks.csv has this name',
      'unused sources.csv:6 src-unused: no kept fact cites it',
    ]);
  });

  it('gives the same bytes from a checkout, with CRLF, BOM and other column order', async () => {
    const plain = await dataFolder();
    await importDataset({ from: await upstreamFolder(), to: plain });
    const from = await upstreamFolder({
      'networks.csv': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
      'sources.csv': (text) => text.replaceAll('\n', '\r\n'),
      'redcap_networks.csv': () => 'status,source,market,market_name,operator\ntrial,src-a,FR,France,\n',
    });
    await mkdir(join(from, 'data'));
    for (const file of await readdir(from)) {
      if (file.endsWith('.csv')) await rename(join(from, file), join(from, 'data', file));
    }
    const to = await dataFolder();
    await importDataset({ from, to });
    expect(await filesOf(to)).toEqual(await filesOf(plain));
  });

  it('read again changes nothing and writes nothing', async () => {
    const to = await dataFolder();
    const from = await upstreamFolder();
    await importDataset({ from, to });
    const before = await filesOf(to);
    const again = await importDataset({ from, to });
    expect(again.written).toBe(false);
    expect(await filesOf(to)).toEqual(before);
  });

  it('writes what changed beside the facts, a file for every change', async () => {
    const to = await dataFolder();
    await importDataset({ from: await upstreamFolder(), to });
    const from = await upstreamFolder({ 'network_bands.csv': swap('B20,coverage,x,yes', 'B20,coverage,s,') });
    await importDataset({ from, to });
    const files = await filesOf(to);
    expect(Object.keys(files).filter((file) => file.startsWith('changes/'))).toEqual([
      'changes/2026-01-31-2.json',
      'changes/2026-01-31.json',
    ]);
    expect(JSON.parse(files['changes/2026-01-31.json']!)).toMatchObject({
      initial: true,
      counts: { networks: 3 },
    });
    expect(JSON.parse(files['changes/2026-01-31-2.json']!)).toMatchObject({
      date: '2026-01-31',
      data_version: '1.0',
      counts: { countries: 2, networks: 3, band_facts: 7, devices: 2, bands: 148, sources: 4 },
      changes: {
        networks: [],
        network_bands: [
          {
            network: 'alpha-de',
            band: 'B20',
            before: { core: true },
            after: { sources: ['src-a', 'src-b'] },
          },
        ],
      },
    });
  });

  it('warns of what can hardly be so, and takes it', async () => {
    const from = await upstreamFolder({ 'networks.csv': swap('yes,2024-05', 'yes,2026-05') });
    const { warnings, written } = await importDataset({ from, to: await dataFolder() });
    expect(written).toBe(true);
    expect(warnings.map(problemText)).toEqual([
      'data/countries/de.json:36 networks[1].status.sa: state yes since 2026-05 → no later than 2026-01-31, the day the data was checked; planned or rolling if it is to come',
    ]);
  });

  it('goes back to an earlier release when told to, without losing the history', async () => {
    const to = await dataFolder();
    const from = await upstreamFolder();
    await importDataset({ from, to });
    const smaller = await upstreamFolder({ 'models.csv': (text) => text.replace(/^mod-1,.*\n/m, '') });
    const release = { version: '0.9', checked: '2025-12-31' };
    await importDataset({ from: smaller, to, release, allowShrink: true });
    expect(await readdir(join(to, 'changes'))).toEqual(['2025-12-31.json', '2026-01-31.json']);
    expect((await importDataset({ from: smaller, to, release })).written).toBe(false);
  });

  it('refuses a release that was checked on a day to come', async () => {
    const to = await dataFolder();
    expect(await refusal(await upstreamFolder(), to, { today: '2026-01-30' })).toEqual([
      '--checked: 2026-01-31 is a day to come → a day up to today, 2026-01-30',
    ]);
  });

  it('refuses an older release than the present one', async () => {
    const [to, from] = [await dataFolder(), await upstreamFolder()];
    await importDataset({ from, to });
    const older = await refusal(from, to, { release: { version: '0.9', checked: '2025-12-31' } });
    expect(older).toEqual([expect.stringContaining('the release of 2025-12-31 is older than data/ → ')]);
  });

  it('takes n263, whose row has no note, for the unlicensed band that it is', async () => {
    const from = await upstreamFolder({ 'bands.csv': (text) => text.replace(/^(NR,n263,.*),na,/m, '$1,,') });
    const { notes } = await importDataset({ from, to: await dataFolder() });
    expect(notes.map(({ text }) => text)).toContain('n263 has no note and counts as unlicensed');
  });

  it('refuses a second import at the same time', async () => {
    const [to, from] = [await dataFolder(), await upstreamFolder()];
    await writeFile(`${to}.lock`, '1');
    await expect(importDataset({ from, to })).rejects.toThrow(
      /another import is at work → wait until it is done/,
    );
    await rm(`${to}.lock`);
  });

  it('says in a dry run what would change, and writes nothing', async () => {
    const to = await dataFolder();
    const { isNew, written, dataset } = await importDataset({
      from: await upstreamFolder(),
      to,
      dryRun: true,
    });
    expect([isNew, written, dataset.devices.length > 0]).toEqual([true, false, true]);
    expect(await readdir(to)).toEqual(['country-names.json']);
  });

  it('takes version and date from the caller where no CREDIT.md has them', async () => {
    const from = await upstreamFolder();
    await rm(join(from, 'CREDIT.md'));
    const to = await dataFolder();
    expect(await refusal(from, to)).toEqual([
      'CREDIT.md: is missing → it says "version 32.15, checked 2026-10-06"; or pass --data-version X and --checked YYYY-MM-DD',
    ]);
    expect(await refusal(from, to, { release: { version: 'new', checked: '2026-02-30' } })).toEqual([
      '--data-version: "new" → numbers with dots, like 32.15',
      '--checked: "2026-02-30" → a day, YYYY-MM-DD',
    ]);
    const { dataset } = await importDataset({ from, to, release: { version: '2.1', checked: '2026-02-28' } });
    expect(dataset.data).toEqual({ version: '2.1', checked: '2026-02-28' });
  });

  it('keeps other files, and heals what a crash in the middle of writing left', async () => {
    const to = await dataFolder();
    const from = await upstreamFolder();
    await importDataset({ from, to });
    await writeFile(join(to, 'README.md'), 'kept');
    await rename(to, `${to}.old`);
    await cp(join(from, 'networks.csv'), join(`${to}.new`, 'networks.csv'));
    const { written } = await importDataset({ from, to });
    expect(written).toBe(false);
    expect(await readFile(join(to, 'README.md'), 'utf8')).toBe('kept');
    expect(await readdir(join(to, '..'))).toEqual(['data']);
  });
});

/** What is wrong with a release, and the one problem (or all of them) that must be told. */
const BAD: [what: string, edits: Edits, told: string | string[]][] = [
  [
    'a row too short',
    { 'sunset.csv': append('DE,alpha-de,3G') },
    'sunset.csv:5: has 3 columns → a row has 6',
  ],
  [
    'broken quoting',
    { 'sources.csv': swap('"Title, with a comma"', '"Title" with a comma') },
    'sources.csv:2: has broken quoting (CSV_INVALID_CLOSING_QUOTE) → a field with a comma or a quote',
  ],
  [
    'a quote left open',
    { 'models.csv': swap('"Europe, dongle"', '"Europe') },
    'models.csv:3: has broken quoting',
  ],
  [
    'an unknown column',
    { 'sunset.csv': swap('status,source', 'status,sources') },
    [
      'sunset.csv:1: column source is missing → the columns are country,operator_id,network,date,status,source',
      'sunset.csv:1: column "sources" is unknown → the columns are country,operator_id,network,date,status,source',
    ],
  ],
  ['an empty file', { 'sunset.csv': () => '' }, 'sunset.csv: is empty → its first line names the columns'],
  [
    'an unknown source',
    { 'network_bands.csv': swap('B28,coverage,x,,src-a;src-b', 'B28,coverage,x,,src-a;src-c') },
    'network_bands.csv:7: source "src-c" is unknown → the id of a row in sources.csv',
  ],
  [
    'an unknown source of a row that is only compared',
    { 'redcap_networks.csv': swap('src-a', 'src-z') },
    'redcap_networks.csv:2: source "src-z" is unknown',
  ],
  [
    'an unknown band of a network',
    { 'network_bands.csv': append('FR,gamma-fr,LTE,B55,capacity,s,,src-a') },
    'network_bands.csv:9: band "B55" is unknown → no LTE band of 3GPP; write one like B20; a new 3GPP band needs adding to src/core/band.ts',
  ],
  [
    'an unknown band of a device',
    { 'models.csv': swap('B1 B3 B8 B20', 'B1 B3 B8 B200') },
    'models.csv:2: lte_bands "B1 B3 B8 B200" → LTE bands with a space between them',
  ],
  [
    'channel widths that are no numbers',
    { 'bands.csv': swap('"2100 IMT","5,10', '"2100 IMT","!,10') },
    'bands.csv:2: channel_bandwidths_mhz "!,10,15,20" → channel widths are numbers with commas, or a range',
  ],
  [
    'a line separator in a name',
    { 'networks.csv': swap('Gamma', 'Gam\u2028ma') },
    'a text is one line that says something, without control characters',
  ],
  [
    'a band that bands.csv lacks',
    { 'bands.csv': (text) => text.replace(/^LTE,B28,.*\n/m, '') },
    'network_bands.csv:7: band B28 is unknown → a band of bands.csv',
  ],
  [
    'an unknown network',
    { 'network_bands.csv': append('FR,delta-fr,LTE,B1,capacity,s,,src-a') },
    'network_bands.csv:9: network "delta-fr" of FR is unknown → the operator_id of a row in networks.csv',
  ],
  [
    'a network in another country',
    { 'network_bands.csv': append('FR,alpha-de,LTE,B1,capacity,s,,src-a') },
    'network_bands.csv:9: network "alpha-de" of FR is unknown → networks.csv:2 says DE',
  ],
  [
    'an unknown country',
    { 'networks.csv': (text) => text.replace('FR,gamma', 'QQ,gamma') },
    'networks.csv:4: country "QQ" has no name → if it is right, add "qq"',
  ],
  [
    'a network twice',
    { 'networks.csv': (text) => text + text.split('\n')[3]! + '\n' },
    'networks.csv:5: network gamma-fr stands twice → once; it is already on line 4',
  ],
  [
    'a source twice',
    { 'sources.csv': append('src-a,A,P,T,T,https://example.org/,2020') },
    'sources.csv:7: source src-a stands twice → once; it is already on line 2',
  ],
  [
    'a device twice',
    { 'models.csv': (text) => text + text.split('\n')[1]! + '\n' },
    'models.csv:4: device mod-1 stands twice → once; it is already on line 2',
  ],
  [
    'a band twice on a network',
    { 'network_bands.csv': append('FR,gamma-fr,LTE,B7,capacity,x,,src-a') },
    'network_bands.csv:9: band of the network gamma-fr B7 stands twice → once; it is already on line 8',
  ],
  [
    'a band twice on a device',
    { 'models.csv': swap('B1 B3 B8 B20', 'B1 B3 B8 B1') },
    'models.csv:2: lte_bands names B1 twice → each band once',
  ],
  [
    'a state outside the vocabulary',
    { 'networks.csv': swap('planned,2028-H2', 'soon,2028-H2') },
    'networks.csv:2: 2g "soon" → a state is one of yes, rolling, b2b',
  ],
  [
    'a confidence outside the vocabulary',
    { 'network_bands.csv': swap('B3,capacity,s', 'B3,capacity,y') },
    'network_bands.csv:3: confidence "y" → x (two independent sources agree) or s (single source)',
  ],
  [
    'a grade outside the vocabulary',
    { 'sources.csv': swap('src-b,B', 'src-b,E') },
    'sources.csv:3: grade "E" → A, B, C or D',
  ],
  [
    'a duplex outside the vocabulary',
    { 'bands.csv': swap('LTE,B1,FDD', 'LTE,B1,HDD') },
    'bands.csv:2: duplex "HDD" → FDD, TDD, SDL or SUL',
  ],
  [
    'a layer outside the vocabulary',
    { 'network_bands.csv': swap('B3,capacity', 'B3,middle') },
    'network_bands.csv:3: layer "middle" → coverage or capacity',
  ],
  [
    'a layer that the MHz ranges contradict',
    { 'network_bands.csv': swap('B20,coverage', 'B20,capacity') },
    'network_bands.csv:2: layer capacity of B20 → coverage: coverage is a band whose whole uplink and downlink',
  ],
  [
    'a month that is none',
    { 'networks.csv': swap('2024-05', '2024-13') },
    'networks.csv:3: sa_date "2024-13" → YYYY, YYYY-MM, YYYY-MM-DD, YYYY-H1 or YYYY-Q1',
  ],
  [
    'a day that the calendar has not',
    { 'sources.csv': swap('2024-02-29', '2025-02-29') },
    'sources.csv:5: date "2025-02-29" → the calendar has no such day',
  ],
  [
    'a script for an address',
    { 'sources.csv': swap('http://example.org/b', 'javascript:alert(1)') },
    'sources.csv:3: url "javascript:alert(1)" → ',
  ],
  [
    'a name that every object has for an id',
    { 'models.csv': swap('mod-1,', 'constructor,') },
    'models.csv:2: id "constructor" → an id is no name that every JavaScript object has',
  ],
  [
    'the prototype of objects for an id',
    {
      'networks.csv': swap('FR,gamma-fr', 'FR,__proto__'),
      'network_bands.csv': (t) => t.replaceAll('gamma-fr', '__proto__'),
    },
    'networks.csv:4: operator_id "__proto__" → an id has lower-case letters, digits and single hyphens',
  ],
  [
    'text that turns the direction of what follows',
    { 'networks.csv': swap('FR,gamma-fr,Gamma', 'FR,gamma-fr,\u202eammaG') },
    'networks.csv:4: operator "\u202eammaG" → a text is one line that says something, without control characters',
  ],
  [
    'a receive-only band that sends',
    { 'bands.csv': swap('LTE,B32,SDL,,,', 'LTE,B32,FDD,1400,1440,') },
    'bands.csv:31: B32 is not receive-only (SDL) → src/core/band.ts says that it is receive-only (SDL)',
  ],
  [
    'a coverage band above 1 GHz',
    { 'bands.csv': swap('LTE,B8,FDD,880,915,925,960', 'LTE,B8,FDD,880,915,925,1960') },
    'bands.csv:9: B8 is not of the coverage layer (below 1 GHz) → src/core/band.ts says',
  ],
  [
    'a withdrawn band that came back',
    { 'bands.csv': (text) => text.replace(/^(LTE,B23,.*),na,/m, '$1,,') },
    'bands.csv:22: B23 can carry a connection alone → src/core/band.ts says that it cannot',
  ],
  [
    'half a frequency range',
    { 'bands.csv': swap('LTE,B8,FDD,880,915,', 'LTE,B8,FDD,880,,') },
    'bands.csv:9: ul_low_mhz 880, ul_high_mhz  → both edges, or both empty',
  ],
  [
    'a category that nobody knows',
    { 'models.csv': swap('Cat 1 bis', 'Cat 99') },
    'models.csv:2: category "Cat 99" is unknown → one of [MiFi | Dongle | DTU | DTU / Gateway | Industrial router | Vehicle tracker · ](Cat 1 | ',
  ],
  [
    'a network without any band',
    { 'network_bands.csv': (text) => text.replace(/^DE,beta-de.*\n/gm, '') },
    'networks.csv:3: network beta-de has no band → every network has a band in network_bands.csv',
  ],
  [
    'an NB-IoT switch-off of a network that is none',
    { 'sunset.csv': swap('DE,Alpha,NB-IoT', 'DE,Omega,NB-IoT') },
    'sunset.csv:4: DE Omega NB-IoT off 2025-Q1 matches no network → a network of DE whose nb_iot in networks.csv is off',
  ],
];

describe('a bad release is refused, and nothing is written', () => {
  it.each(BAD)('%s', async (_, edits, told) => {
    const problems = await refusal(await upstreamFolder(edits), await dataFolder());
    for (const expected of [told].flat())
      expect(problems, problems.join('\n')).toContainEqual(expect.stringContaining(expected));
  });

  it('blames a broken row once, not everything that speaks of it', async () => {
    const from = await upstreamFolder({
      'sources.csv': swap('src-a,A,', 'src-a,X,'),
      'networks.csv': swap('FR,gamma-fr,Gamma,', 'FR,gamma-fr,"Gamma" x,'),
      'bands.csv': swap('LTE,B20,FDD', 'LTE,B20,FDX'),
    });
    const problems = await refusal(from, await dataFolder());
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'networks.csv:4:',
      'bands.csv:19:',
      'sources.csv:2:',
    ]);
  });

  it('names all of its problems at once, in every file', async () => {
    const from = await upstreamFolder({
      'networks.csv': swap('planned,2028-H2', 'soon,2028-H3'),
      'models.csv': (text) => text.replace('Cat 1 bis', 'Cat 99').replace('B1 B3 B20 B28', 'B1,B3'),
      'sources.csv': swap('src-b,B', 'src-b,E'),
    });
    await rm(join(from, 'sunset.csv'));
    const problems = await refusal(from, await dataFolder());
    for (const start of [
      'networks.csv:2: 2g ',
      'networks.csv:2: 2g_date ',
      'models.csv:2: ',
      'models.csv:3: ',
      'sources.csv:3: ',
      'sunset.csv: cannot be read',
    ])
      expect(problems).toContainEqual(expect.stringContaining(start));
  });

  it.each([
    'networks',
    'network_bands',
    'models',
    'bands',
    'sources',
    'sunset',
    'iot_networks',
    'redcap_networks',
  ])('%s.csv missing', async (file) => {
    const from = await upstreamFolder();
    await rm(join(from, `${file}.csv`));
    const problems = await refusal(from, await dataFolder());
    expect(problems).toContainEqual(expect.stringMatching(`^${file}\\.csv: cannot be read .*ENOENT`));
  });

  it('no such folder', async () => {
    const problems = await refusal('test/fixtures/nowhere', await dataFolder());
    expect(problems[0]).toMatch(/^test\/fixtures\/nowhere: no such folder → /);
  });

  it('a file missing beside facts that are there: that alone', async () => {
    const to = await dataFolder();
    const from = await upstreamFolder();
    await importDataset({ from, to });
    await rm(join(from, 'network_bands.csv'));
    expect(await refusal(from, to)).toEqual([expect.stringMatching(/^network_bands\.csv: cannot be read/)]);
  });

  it('bytes that are no UTF-8', async () => {
    const from = await upstreamFolder();
    await writeFile(join(from, 'sunset.csv'), Buffer.from('country,\xff\n', 'latin1'));
    expect(await refusal(from, await dataFolder())).toContain(
      'sunset.csv: is not UTF-8 text → save it as UTF-8',
    );
  });

  it('a million quotes and a row of a million columns, in good time', async () => {
    const from = await upstreamFolder({
      'sunset.csv': append('"'.repeat(1e6)),
      'models.csv': append(','.repeat(1e6)),
    });
    expect(await refusal(from, await dataFolder())).toContainEqual(
      expect.stringContaining('has 1000001 columns'),
    );
  });

  it('facts that shrank by more than 2 %, unless the loss is meant', async () => {
    const to = await dataFolder();
    await importDataset({ from: await upstreamFolder(), to });
    const from = await upstreamFolder({
      'networks.csv': (text) => text.replace(/^FR,.*\n/m, ''),
      'network_bands.csv': (text) => text.replace(/^FR,.*\n/gm, ''),
      'models.csv': (text) => text.replace(/^mod-1,.*\n/m, ''),
    });
    expect(await refusal(from, to)).toEqual([
      'data/: 3 networks became 2 → at most 2 % fewer; if the loss is meant, pass --allow-shrink',
      'data/: 2 devices became 1 → at most 2 % fewer; if the loss is meant, pass --allow-shrink',
      'data/: 7 band facts became 5 → at most 2 % fewer; if the loss is meant, pass --allow-shrink',
    ]);
    const { changes } = await importDataset({ from, to, allowShrink: true });
    expect(changes.networks).toEqual([
      { cc: 'fr', network: 'gamma-fr', before: { id: 'gamma-fr', name: 'Gamma', group: null }, after: null },
    ]);
    expect((await readdir(join(to, 'countries'))).concat(await readdir(join(to, 'devices')))).toEqual([
      'de.json',
      'dongle-1.json',
    ]);
  });

  it('present facts that are broken cannot be compared with', async () => {
    const to = await dataFolder();
    const from = await upstreamFolder();
    await importDataset({ from, to });
    await writeFile(join(to, 'sources.json'), '{');
    expect(await refusal(from, to)).toEqual([
      expect.stringMatching(
        /^data\/sources\.json:1: is not JSON: .+ → mend it, or take it from the last commit$/,
      ),
      'data/: the present data cannot be compared with → mend it, or pass --allow-shrink to replace it without comparing',
    ]);
  });
});

it(`a release damaged in any way is refused by its file and line, or becomes facts that can be read (SEED=${SEED})`, async () => {
  const from = await upstreamFolder();
  const names = (await readdir(from)).filter((name) => name.endsWith('.csv'));
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(from, name), 'utf8')] as const)),
  );
  const injury = fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), damaged([texts.get(name)!])));
  await fc.assert(
    fc.asyncProperty(injury, async ([name, text]) => {
      await writeFile(join(from, name), text);
      const to = await dataFolder();
      const before = await filesOf(to);
      try {
        await importDataset({ from, to });
        await loadDataset(to);
      } catch (error) {
        expect(error).toBeInstanceOf(DatasetError);
        for (const problem of (error as DatasetError).problems.map(problemText))
          expect(problem).toMatch(/^\S.*: .+ → ./s);
        expect(await filesOf(to)).toEqual(before);
      } finally {
        await writeFile(join(from, name), texts.get(name)!);
        await rm(join(to, '..'), { recursive: true });
      }
    }),
    { seed: SEED, numRuns: 40 },
  );
});
