/**
 * Attack strings in every field of the data that takes them, through every door: each file that is published, the pages that
 * the server fills, the pictures, and the texts of MCP.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { diffDatasets } from '../../src/dataset/diff.js';
import { type Dataset, loadDataset } from '../../src/dataset/load.js';
import { countDataset } from '../../src/dataset/counts.js';
import { listFiles } from '../../src/publish/list-files.js';
import { Output } from '../../src/publish/output.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { datasetEvidence } from '../../src/publish/snapshot.js';
import {
  BandFact,
  ContradictionFact,
  CountryFile,
  DeviceCorrection,
  DeviceFile,
  NetworkCorrection,
  PlmnFact,
  SourceFact,
} from '../../src/schema/facts.js';
import type { AnswerContext } from '../../src/server/mcp/answer-context.js';
import { TOOLS } from '../../src/server/mcp/tools.js';
import { ATTACK, ATTACK_LINES, poison, UNESCAPED } from '../fixtures/attack-strings.js';
import { initialChange } from './small-build.js';

const COUNTRIES = new Set(['de', 'jp', 'kw']);
const fields = new Set<string>();
let dir: string;
let dataset: Dataset;
let files: string[];
const read = (file: string) => readFileSync(join(dir, file), 'utf8');
const filesOf = (...endings: string[]) => files.filter((file) => endings.includes(extname(file)));

const poisoned = <T>(json: T, schema: z.ZodType<T>, path: string, attacks?: readonly string[]) =>
  poison(json, (changed) => schema.safeParse(changed).success, path, fields, attacks);

/** Three countries and some devices, among them one of our own with everything that can be said of a device. */
async function poisonedDataset(): Promise<{ before: Dataset; after: Dataset }> {
  const all = await loadDataset('data');
  const richest = [...all.devices].sort((a, b) => Object.keys(b).length - Object.keys(a).length).slice(0, 3);
  const before: Dataset = {
    ...all,
    countries: all.countries.filter(({ cc }) => COUNTRIES.has(cc)),
    devices: all.devices.filter(
      (device) => ['ec25-e', 'bg95-m3', 'rg255c-gl'].includes(device.id) || richest.includes(device),
    ),
  };
  const after: Dataset = {
    ...before,
    countries: before.countries.map((file) => poisoned(file, CountryFile, 'country')),
    devices: before.devices.map((file) => poisoned(file, DeviceFile, 'device')),
    bands: before.bands.map((fact) => poisoned(fact, BandFact, 'band')),
    sources: Object.fromEntries(
      Object.entries(before.sources).map(([id, source]) => [id, poisoned(source, SourceFact, 'source')]),
    ),
    contradictions: before.contradictions.map((fact) => poisoned(fact, ContradictionFact, 'contradiction')),
    corrections: before.corrections.map((outcome) => ({
      ...outcome,
      correction: poisoned<typeof outcome.correction>(
        outcome.correction,
        NetworkCorrection.or(DeviceCorrection),
        'correction',
      ),
    })),
    plmn: Object.fromEntries(
      Object.entries(before.plmn).map(([id, facts]) => [
        id,
        facts.map((fact) => poisoned(fact, PlmnFact, 'plmn')),
      ]),
    ),
  };
  return { before, after };
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'bandcheck-attack-'));
  const { before, after } = await poisonedDataset();
  dataset = after;
  const first = initialChange(before);
  const entry = {
    date: after.data.checked,
    data_version: after.data.version,
    counts: countDataset(after),
    changes: diffDatasets(before, after),
  };
  const history = [first, { file: first.file.replace('.json', '-2.json'), entry }];
  const { pages, downloads } = listFiles(after, history, new SiteAddresses('https://example.org'), dir, {
    frame: () => readFileSync('src/app/index.html', 'utf8'),
  });
  await publish({ pages, downloads }, new Output(dir), () => undefined);
  files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dir.length + 1));
}, 120_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('attacks every field that takes any text', () => {
  expect([...fields].sort()).toMatchInlineSnapshot(`
    [
      "band.name",
      "contradiction.file",
      "contradiction.kept",
      "contradiction.says",
      "correction.evidence.place",
      "correction.evidence.quote",
      "correction.why",
      "country.name.en",
      "country.name.zh",
      "country.networks.group",
      "country.networks.name",
      "device.aliases",
      "device.evidence.place",
      "device.evidence.quote",
      "device.lte_category",
      "device.name",
      "device.note",
      "device.region",
      "device.vendor",
      "plmn.note",
      "plmn.virtual_operators",
      "source.publisher",
      "source.url",
    ]
  `);
});

it('takes no text of several lines, and none with orders to a terminal', () => {
  for (const lines of ATTACK_LINES) {
    fields.clear();
    for (const file of dataset.countries) poisoned(file, CountryFile, 'country', [lines]);
    for (const file of dataset.devices) poisoned(file, DeviceFile, 'device', [lines]);
    for (const fact of dataset.bands.slice(0, 2)) poisoned(fact, BandFact, 'band', [lines]);
    for (const source of Object.values(dataset.sources).slice(0, 2))
      poisoned(source, SourceFact, 'source', [lines]);
    for (const fact of Object.values(dataset.plmn).slice(0, 20).flat())
      poisoned(fact, PlmnFact, 'plmn', [lines]);
    expect([...fields], JSON.stringify(lines)).toEqual([]);
  }
});

describe('what is published', () => {
  it('has a check for each kind of file', () => {
    const known = [
      '.html',
      '.json',
      '.csv',
      '.ndjson',
      '.ics',
      '.atom',
      '.md',
      '.txt',
      '.xml',
      '.css',
      '.js',
    ];
    const packed = ['.gz', '.br', '.parquet', '.sqlite', ''];
    expect(
      [...new Set(files.map((file) => extname(file)))].filter(
        (ending) => !known.includes(ending) && !packed.includes(ending),
      ),
    ).toEqual([]);
  });

  it('escapes them in every page', () => {
    const pages = filesOf('.html');
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.filter((file) => UNESCAPED.test(read(file)))).toEqual([]);
    expect(pages.filter((file) => /(?:href|src)="\s*(?:javascript|data):/i.test(read(file)))).toEqual([]);
  });

  it('escapes them in every feed', () => {
    const feeds = filesOf('.atom', '.xml');
    expect(feeds).not.toEqual([]);
    for (const file of feeds) {
      const text = read(file);
      XmlDocument.fromString(text).dispose();
      expect(text, file).not.toMatch(/<img src=x|<script>attacked/);
      // a reader that is given HTML would unescape it once more
      for (const [, content] of text.matchAll(/type="html"[^>]*>([\s\S]*?)</g))
        expect(content!.replaceAll('&#60;', '<').replaceAll('&#34;', '"'), file).not.toMatch(UNESCAPED);
    }
    for (const file of files.filter((each) => each.endsWith('.feed.json'))) {
      const { items } = JSON.parse(read(file)) as { items: { content_html?: string }[] };
      for (const { content_html: html = '' } of items) expect(html, file).not.toMatch(UNESCAPED);
    }
  });

  it('keeps them as they are in JSON', () => {
    const resources = filesOf('.json');
    for (const file of resources) JSON.parse(read(file));
    const country = JSON.parse(read('v1/countries/de.json')) as { networks: { name: string }[] };
    expect(country.networks[0]!.name).toBe(ATTACK);
    for (const file of filesOf('.ndjson')) for (const line of read(file).trim().split('\n')) JSON.parse(line);
  });

  it('runs no formula in a table', () => {
    const tables = filesOf('.csv');
    expect(tables.length).toBeGreaterThan(5);
    for (const file of tables) {
      const rows = parse(read(file), { bom: true }) as string[][];
      const formulas = rows.flat().filter((cell) => /^[=+@\t\r]|^-(?!\d)/.test(cell));
      expect(formulas, file).toEqual([]);
    }
  });

  it('adds no line and no event to a calendar', () => {
    const calendars = filesOf('.ics');
    expect(calendars).not.toEqual([]);
    for (const file of calendars) {
      const lines = read(file)
        .replace(/\r\n[ \t]/g, '')
        .split('\r\n');
      for (const line of lines.filter(Boolean)) expect(line, file).toMatch(/^[A-Z-]+[;:]/);
      expect(
        lines.filter(
          (line) =>
            line.includes('attacked') &&
            !/^(SUMMARY|DESCRIPTION|X-WR-CALNAME|X-WR-CALDESC|NAME|URL|CATEGORIES|LOCATION)[;:]/.test(line),
        ),
        file,
      ).toEqual([]);
    }
  });

  it('writes no tag and no link of theirs into text for assistants', () => {
    for (const file of filesOf('.md', '.txt'))
      expect(read(file), file).not.toMatch(/<img src=x|<script>attacked|\]\(javascript:/);
  });
});

describe('texts of MCP', () => {
  const INPUTS: Readonly<Record<string, object>> = {
    check_device: { device: 'ec25-e', countries: ['de', 'jp'] },
    check_bands: { bands: 'B3 B20', countries: ['de'] },
    check_life: { devices: ['ec25-e'], countries: ['de', 'jp'] },
    find_devices: { countries: ['de'] },
    get_country_networks: { country: 'de' },
    list_changes: {},
    list_coverage: {},
    list_switch_offs: {},
    plan_devices: { countries: ['de', 'jp'] },
    where_service: { services: ['ltem'] },
  };

  it.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s says them in one line', (name, tool) => {
    const context: AnswerContext = {
      site: {
        world: datasetWorld(dataset),
        evidence: datasetEvidence(dataset),
        changes: [],
        origin: 'https://example.org',
      },
      asOf: '2026-11-20',
    };
    const { text } = (tool.answer as (input: unknown, at: AnswerContext) => { text: string })(
      tool.input.parse(INPUTS[name]),
      context,
    );
    expect(text.length).toBeGreaterThan(20);
    // eslint-disable-next-line no-control-regex -- exactly these are meant
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e]/);
    expect(text).not.toMatch(/^(BEGIN|attacked)/m);
  });
});
