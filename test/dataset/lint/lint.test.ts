import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { changesInOrder } from '../../../src/dataset/change-files.js';
import { canonicalText } from '../../../src/dataset/dataset-files.js';
import { Draft, readDraft } from '../../../src/dataset/draft.js';
import { DatasetError, problemText } from '../../../src/dataset/lint-problem.js';
import { lint, RULES } from '../../../src/dataset/lint/lint.js';
import { datasetOf } from '../../../src/dataset/load.js';

const data = await readDraft('data');

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a fixture breaks the form on purpose
type Json = any;

/** `data/` with a file edited, as text or as JSON; `null` takes the file away. */
function broken(file: string, edit: null | ((json: Json) => unknown), from = file): Draft {
  const files = new Map(data.files);
  if (edit === null) files.delete(file);
  else {
    const json: Json = JSON.parse(data.files.get(from) ?? 'null');
    const edited = edit(json);
    files.set(file, typeof edited === 'string' ? edited : JSON.stringify(edited ?? json));
  }
  return new Draft(files);
}

const newest = changesInOrder(data).at(-1)!;

/** A bad fixture for every rule: the file, what is done to it, and the problem that must be told. */
const BAD: [
  rule: string,
  file: string,
  edit: null | ((json: Json) => unknown),
  told: string,
  from?: string,
][] = [
  ['schema', 'data.json', null, 'data.json: is missing → npm run data:import writes it'],
  ['schema', 'bands.json', () => '[', 'bands.json: is not JSON: Unexpected end of JSON input → '],
  ['schema', 'notes.txt', () => 'x', 'notes.txt: is no file of the data → only README.md'],
  ['schema', 'countries/de.json', () => ({}), 'countries/de.json cc: Invalid input'],
  ['schema', 'countries/de.json', (j) => void (j.note = 1), 'countries/de.json: Unrecognized key: "note"'],
  [
    'schema',
    'countries/de.json',
    (j) => void (j.networks[1].lte[0].band = 'B99'),
    'countries/de.json networks[1].lte[0].band: no LTE band of 3GPP; write one like B20',
  ],
  [
    'schema',
    'countries/de.json',
    (j) => void (j.networks[0].status.g2.state = 'gone'),
    'countries/de.json networks[0].status.g2.state: Invalid option',
  ],
  [
    'schema',
    'countries/de.json',
    (j) => void (j.networks[0].lte[0].sources = []),
    'countries/de.json networks[0].lte[0].sources: Too small',
  ],
  [
    'schema',
    'countries/de.json',
    (j) => void (j.networks[0].status.g2.date = '2026-02-30'),
    'countries/de.json networks[0].status.g2.date: the calendar has no such day',
  ],
  [
    'schema',
    'sources.json',
    (j) => void (j['gsma-iot'].url = 'data:text/html,x'),
    'sources.json ["gsma-iot"].url: Invalid URL',
  ],
  ['schema', 'sources.json', (j) => void (j.constructor = j['gsma-iot']), 'sources.json constructor: '],
  [
    'file-name',
    'countries/dd.json',
    (j) => j,
    'countries/dd.json cc: "de" stands twice; countries/de.json has it → another one, which is also the name',
    'countries/de.json',
  ],
  [
    'file-name',
    'countries/de.json',
    (j) => void (j.cc = 'dd'),
    'countries/de.json cc: "dd" is not the name of the file → name the file countries/dd.json',
  ],
  [
    'file-name',
    'devices/f41.json',
    (j) => j,
    'devices/f41.json id: "f40" stands twice; devices/f40.json has it',
    'devices/f40.json',
  ],
  [
    'file-name',
    'changes/2026-10-06-0.json',
    (j) => j,
    'changes/2026-10-06-0.json date: ',
    'changes/2026-10-06.json',
  ],
  [
    'source-known',
    'countries/de.json',
    (j) => void j.networks[0].nr[0].sources.push('nowhere'),
    'countries/de.json networks[0].nr[0].sources[2]: source "nowhere" is unknown → the id of a source in sources.json',
  ],
  [
    'source-known',
    'countries/de.json',
    (j) => void (j.networks[0].status.sa.source = 'nowhere'),
    'countries/de.json networks[0].status.sa.source: source "nowhere" is unknown',
  ],
  [
    'source-known',
    'devices/f40.json',
    (j) => void (j.sources = ['nowhere']),
    'devices/f40.json sources[0]: ',
  ],
  ['source-known', 'bands.json', (j) => void (j[3].sources = ['nowhere']), 'bands.json [3].sources[0]: '],
  [
    'source-cited',
    'sources.json',
    (j) => void (j.lonely = j['gsma-iot']),
    'sources.json lonely: source "lonely" is cited by nothing → remove it, or cite it where its fact stands',
  ],
  [
    'source-date',
    'sources.json',
    (j) => void (j['gsma-iot'].date = '2026-11'),
    'sources.json ["gsma-iot"].date: date 2026-11 → a date from 1991 to 2026-10-06',
  ],
  [
    'band-known',
    'bands.json',
    (j) => j.filter(({ band }: { band: string }) => band !== 'B17'),
    'devices/mf833v.json lte[8]: band B17 is unknown → a band of bands.json',
  ],
  [
    'band-unique',
    'countries/de.json',
    (j) => void j.networks[0].lte.push(j.networks[0].lte[0]),
    'countries/de.json networks[0].lte[7].band: band B1 stands twice → once; merge their sources',
  ],
  [
    'band-unique',
    'devices/f40.json',
    (j) => void j.nr.push('n78'),
    'devices/f40.json nr[7]: band n78 stands twice',
  ],
  ['band-unique', 'bands.json', (j) => void j.push(j[0]), 'bands.json [148].band: band B1 stands twice'],
  [
    'band-class',
    'bands.json',
    (j) => void j.pop(),
    'bands.json: band n263 is missing → every band of src/core/band.ts',
  ],
  [
    'band-class',
    'bands.json',
    (j) => void (j[7].downlink_mhz = [925, 1060]),
    'bands.json [7]: B8 is not of the coverage layer (below 1 GHz) → src/core/band.ts says that it is',
  ],
  [
    'band-class',
    'bands.json',
    (j) => void (j[0].duplex = 'SDL'),
    'bands.json [0]: B1 is SDL with an uplink → a SDL band alone',
  ],
  [
    'band-class',
    'bands.json',
    (j) => void (j[0].duplex = 'TDD'),
    'bands.json [0]: B1 is TDD on two ranges → ',
  ],
  [
    'band-class',
    'bands.json',
    (j) => void (j[0].rat = 'nr'),
    'bands.json [0]: B1 is nr → B for lte, n for nr',
  ],
  [
    'band-class',
    'bands.json',
    (j) => void j[0].uplink_mhz.reverse(),
    'bands.json [0]: B1 reaches from 1980 to 1920 MHz',
  ],
  [
    'band-class',
    'bands.json',
    (j) => void (j[0].uplink_mhz = [1920, 2120]),
    'bands.json [0]: B1 is FDD on ranges that overlap',
  ],
  [
    'network-unique',
    'countries/fr.json',
    (j) => void (j.networks[0].id = 'ee'),
    'countries/gb.json networks[0].id: network "ee" stands twice → an id of its own, with the country in it; countries/fr.json networks[0].id has it',
  ],
  [
    'not-empty',
    'countries/fr.json',
    (j) => void Object.assign(j.networks[0], { lte: [], nr: [] }),
    'countries/fr.json networks[0]: network orange-fr has no band → ',
  ],
  [
    'not-empty',
    'devices/f40.json',
    (j) => void (j.lte = []),
    'devices/f40.json lte: the device has no LTE band → ',
  ],
  [
    'state',
    'countries/de.json',
    (j) => void (j.networks[0].status.g2.source = null),
    'countries/de.json networks[0].status.g2: state planned cites no source → ',
  ],
  [
    'state-date',
    'countries/de.json',
    (j) => void (j.networks[0].status.g2.date = null),
    'countries/de.json networks[0].status.g2: planned has no date → the announced date, or ending',
  ],
  [
    'state-date',
    'countries/de.json',
    (j) => void (j.networks[0].status.g3.date = '2026-11'),
    'countries/de.json networks[0].status.g3: state off since 2026-11 → no later than 2026-10-06',
  ],
  [
    'state',
    'countries/de.json',
    (j) => void (j.networks[0].status.g2.date = '2208'),
    'countries/de.json networks[0].status.g2: date 2208 → a date from 1991 to 2050',
  ],
  [
    'state',
    'countries/de.json',
    (j) => void (j.networks[0].status.g2.date_note = 'H1'),
    'countries/de.json networks[0].status.g2: date_note H1 with date 2028-06-30 → ',
  ],
  [
    'state-date',
    'countries/de.json',
    (j) => void Object.assign(j.networks[0].status.g2, { state: 'unknown' }),
    'countries/de.json networks[0].status.g2: state unknown has the date 2028-06-30 → date null',
  ],
  [
    'depth',
    'countries/de.json',
    (j) => void (j.depth = 'bands'),
    'countries/de.json depth: depth bands does not fit the states of g2 → full',
  ],
  [
    'country-name',
    'countries/de.json',
    (j) => void (j.name.en = 'Deutschland'),
    'countries/de.json name: {"en":"Deutschland","zh":"德国"} → {"en":"Germany","zh":"德国"}',
  ],
  [
    'country-name',
    'country-names.json',
    (j) => void delete j.names.de,
    'countries/de.json name: {"en":"Germany","zh":"德国"} → add "de" to country-names.json',
  ],
  [
    'text',
    'countries/de.json',
    (j) => void (j.networks[0].name += ' '),
    'countries/de.json networks[0].name: "Deutsche Telekom " has space around it → remove it',
  ],
  [
    'text',
    'countries/de.json',
    (j) => void (j.networks[0].name = 'a\u202eb'),
    'countries/de.json networks[0].name: "a\u202eb" has control or direction characters → remove it',
  ],
  ['shrunken', 'countries/us.json', null, `${newest.file} counts: 1728 band facts became `],
  [
    'own-device',
    'devices/rut240-8.json',
    (j) => void delete j.evidence,
    'devices/rut240-8.json evidence: source "own-teltonika-networks-teltonika-rut240-datasheet-2" has no evidence → ',
  ],
  [
    'own-device',
    'devices/rut240-8.json',
    (j) => void (j.sources = ['q-ec25']),
    'devices/rut240-8.json sources: there is no source of grade A to C → ',
  ],
  [
    'own-device',
    'devices/rut240-8.json',
    (j) => void (j.lte = ['B1']),
    'devices/rut240-8.json parts: B28A is no part of a band in lte → add the band to lte',
  ],
  [
    'own-device',
    'devices/bg95-m2.json',
    (j) => void delete j.nb_iot,
    'devices/bg95-m2.json lte_m: stands without its sister → ',
  ],
  [
    'correction',
    'corrections/networks/at-magenta.json',
    (j) => void (j.network = 'at-nobody'),
    'corrections/networks/at-magenta.json network: network "at-nobody" is unknown → the id of an imported network; if',
  ],
  [
    'correction',
    'corrections/networks/at-magenta.json',
    (j) => void (j.corrections[1].field = 'ltem'),
    'corrections/networks/at-magenta.json corrections[1]: ltem is corrected twice → one correction a field',
  ],
  [
    'schema',
    'corrections/networks/at-magenta.json',
    (j) => void (j.corrections[0].evidence = { source: 'gsma-iot' }),
    'corrections/networks/at-magenta.json corrections[0].evidence: evidence has a quote, or the place',
  ],
  [
    'plmn',
    'plmn.json',
    (j) => void (j.networks['at-nobody'] = j.networks.ee),
    'plmn.json networks["at-nobody"]: network "at-nobody" is unknown → ',
  ],
  [
    'plmn',
    'plmn.json',
    (j) => void (j.networks.ee[1].plmn = j.networks.ee[0].plmn),
    'plmn.json networks.ee[1]: 234-30 stands twice; ee has it too → once',
  ],
  [
    'schema',
    'plmn.json',
    (j) => void (j.networks.ee[0].plmn = '234-1'),
    'plmn.json networks.ee[0].plmn: a network code is MCC-MNC',
  ],
  [
    'plmn',
    'plmn.json',
    (j) => void j.networks.ee.push({ plmn: '234-999', status: 'listed', sets: ['mbpi'] }),
    '234-999 has another number of digits than every other code of MCC 234 → an MNC of 2 digits',
  ],
  [
    'checked-day',
    'data.json',
    (j) => void (j.checked = '2999-01-01'),
    'data.json checked: 2999-01-01 is a day to come → a day up to today',
  ],
  [
    'canonical',
    'countries/de.json',
    (j) => JSON.stringify(j, null, 2),
    'countries/de.json:3: is not in canonical form from here on → npm run data:check -- --fix writes it so; the line is "  \\"name\\": { \\"en\\": \\"Germany\\", \\"zh\\": \\"德国\\" },"',
  ],
  [
    'canonical',
    'data.json',
    () => '{ "checked": "2026-10-06", "version": "32.15" }\n',
    'data.json:1: is not in canonical form from here on',
  ],
  [
    'canonical',
    'data.json',
    () => '{ "version": "1", "version": "32.15", "checked": "2026-10-06" }\n',
    'data.json:1: is not in canonical form from here on',
  ],
  ['canonical', 'data.json', () => '{ "version": "32.15", "checked": "2026-10-06" }', 'data.json:2: '],
];

describe('the lint of data/', () => {
  it('finds nothing in data/', async () => {
    expect(await lint(data)).toEqual({ errors: [], warnings: [] });
  });

  it.each(BAD)('%s: %s', async (name, file, edit, told, from) => {
    const rule = RULES.find((candidate) => candidate.name === name)!;
    const draft = broken(file, edit, from);
    // This rule looks at each file alone, and formatting all of them for every fixture is slow.
    const looked = name === 'canonical' ? new Draft(new Map([[file, draft.files.get(file)!]])) : draft;
    const problems = (await rule.check(looked)).map(problemText);
    expect(problems).toContainEqual(expect.stringContaining(told));
  });

  it('has a bad fixture for every rule, and a rule in every file of rules/', async () => {
    const names = RULES.map(({ name }) => name);
    expect([...new Set(BAD.map(([name]) => name))].sort()).toEqual([...names].sort());
    expect((await readdir('src/dataset/lint/rules')).sort()).toEqual(
      names.map((name) => `${name}.ts`).sort(),
    );
  });

  it('tells everything at once, of files that are not well-formed too', async () => {
    const files = new Map(data.files);
    files.set('sources.json', '{}');
    files.set('bands.json', '[');
    files.delete('data.json');
    files.set('countries/de.json', '"toString"');
    const problems = (await lint(new Draft(files))).errors.map(problemText);
    for (const start of [
      'data/data.json: ',
      'data/bands.json: ',
      'data/countries/de.json: ',
      'data/devices/f40.json:',
    ])
      expect(problems).toContainEqual(expect.stringContaining(start));
  });

  it('finds ids and codes that are wrong in files with other faults too', async () => {
    const files = new Map(data.files);
    const edit = (path: string, change: (text: string) => string, from = path) =>
      files.set(path, change(data.files.get(from)!));
    edit('devices/ec25-again.json', (text) => text.replace('"B3"', '"B199"'), 'devices/ec25-e.json');
    edit('corrections/networks/at-magenta.json', (text) =>
      text.replace('"network": "at-magenta"', '"network": "at-nobody"').replace('"to": "yes"', '"to": "on"'),
    );
    edit('plmn.json', (text) =>
      text.replace('"262-02"', '"262-01"').replace('"310-410"', '"310-41"').replace('"208-01"', '"208-1"'),
    );
    const problems = (await lint(new Draft(files))).errors.map(problemText);
    for (const told of [
      /devices\/ec25-again\.json:\d+ lte\[1\]: no LTE band of 3GPP/,
      /devices\/ec25-again\.json:2 id: "ec25-e" stands twice; devices\/ec25-e\.json has it/,
      /at-magenta\.json:7 corrections\[0\]\.to: /,
      /at-magenta\.json:2 network: network "at-nobody" is unknown/,
      /plmn\.json:\d+ networks\["orange-fr"\]\[0\]\.plmn: a network code is MCC-MNC/,
      /plmn\.json:\d+ networks\["vodafone-de"\]\[0\]: 262-01 stands twice; telekom-de has it too/,
      /plmn\.json:\d+ networks\.att\[0\]\.plmn: 310-41 has another number of digits/,
    ])
      expect(problems).toContainEqual(expect.stringMatching(told));
    // what cites a source may stand in a file of a wrong form
    expect(problems.filter((each) => each.includes('is cited by nothing'))).toEqual([]);
  });

  it('of no facts at all says what is missing', async () => {
    const problems = (await lint(new Draft(new Map()))).errors.map(problemText);
    for (const file of [
      'data.json',
      'bands.json',
      'sources.json',
      'country-names.json',
      'countries/',
      'devices/',
    ])
      expect(problems).toContainEqual(expect.stringMatching(`^data/${file}: (is missing|holds no file) → `));
    expect(() => datasetOf(new Draft(new Map()))).toThrow(DatasetError);
  });
});

it('sources and country names are written by id, everything else in the order of its schema', async () => {
  const source = { date: '2025', url: 'https://example.org/', grade: 'A', publisher: 'P' };
  expect(await canonicalText('sources.json', { b: source, 'a-10': source, 'a-9': source })).toBe(
    ['a-10', 'a-9', 'b']
      .map(
        (id) =>
          `  "${id}": { "publisher": "P", "grade": "A", "url": "https://example.org/", "date": "2025" }`,
      )
      .join(',\n')
      .replace(/^/, '{\n')
      .replace(/$/, '\n}\n'),
  );
});
