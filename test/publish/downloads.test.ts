import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBConnection } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSwitchOffs } from '../../src/core/life.js';
import { countDataset } from '../../src/dataset/counts.js';
import type { Check } from '../../src/schema/published-check.js';
import type { Downloads } from '../../src/schema/published-manifests.js';
import { addDownloads } from '../../src/publish/downloads.js';
import { PublishedFiles } from '../../src/publish/published-files.js';
import { smallBuild, type SmallBuild } from './small-build.js';
import { sqliteRows } from './sqlite-rows.js';

type Row = Record<string, string | number | boolean | string[] | null>;
const TABLES = [
  'networks',
  'network_bands',
  'bands',
  'switch_offs',
  'devices',
  'verdicts',
  'codes',
  'corrections',
  'sources',
];

/** What DuckDB calls the types of the manifest. */
const DUCKDB_TYPES = { string: 'VARCHAR', number: 'DOUBLE', boolean: 'BOOLEAN', list: 'VARCHAR[]' } as const;

let build: SmallBuild;
let duckdb: DuckDBConnection;
let all: Record<string, Row[]> & { attribution: string };
let manifest: Downloads;
const path = (name: string) => join(build.dir, 'v1/downloads', name);
beforeAll(async () => {
  build = await smallBuild();
  duckdb = await DuckDBConnection.create();
  all = JSON.parse(readFileSync(path('bandcheck.json'), 'utf8')) as typeof all;
  manifest = JSON.parse(readFileSync(path('manifest.json'), 'utf8')) as Downloads;
});
afterAll(() => {
  duckdb.closeSync();
  build.remove();
});

/** A row as it is where there are no lists. */
function flat(row: Row): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Array.isArray(value) ? value.join(' ') : value]),
  );
}

describe.each(TABLES)('the table %s', (table) => {
  it('is the same in every format', async () => {
    const rows = all[table]!;
    expect(rows.length).toBeGreaterThan(0);
    const ndjson = readFileSync(path(`${table}.ndjson`), 'utf8')
      .trimEnd()
      .split('\n');
    expect(ndjson.map((line) => JSON.parse(line) as Row)).toEqual(rows);

    const asText = rows
      .map(flat)
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([key, value]) => [key, value === null ? '' : String(value)]),
        ),
      );
    expect(parse(readFileSync(path(`${table}.csv`)), { columns: true })).toEqual(asText);

    const parquet = readFileSync(path(`${table}.parquet`));
    const file = parquet.buffer.slice(parquet.byteOffset, parquet.byteOffset + parquet.length) as ArrayBuffer;
    const read = await parquetReadObjects({ file });
    expect(read.map((row) => ({ ...row }))).toEqual(rows.map(flat));

    const db = new sqlite.Database(path('bandcheck.sqlite'), { readOnly: true });
    try {
      const stored = rows
        .map(flat)
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [
              key,
              typeof value === 'boolean' ? Number(value) : value,
            ]),
          ),
        );
      expect(db.all(`SELECT * FROM ${table}`)).toEqual(stored);
      // and by a reader that shares nothing with the library that wrote it
      expect(sqliteRows(path('bandcheck.sqlite'), table)).toEqual(stored.map((row) => Object.values(row)));
    } finally {
      db.close();
    }
  });

  it('is read by DuckDB with equal values, by the types of the manifest', async () => {
    const rows = all[table]!;
    const columns = manifest.tables[table]!;
    const read = async (source: string) =>
      (await duckdb.runAndReadAll(`SELECT * FROM ${source}`)).getRowObjectsJS();
    const typed = (typeOf: (type: (typeof columns)[number]['type']) => string) =>
      `{${columns.map(({ name, type }) => `${name}: '${typeOf(type)}'`).join(', ')}}`;
    const whole = typed((type) => DUCKDB_TYPES[type]);
    expect(
      await read(`read_json('${path(`${table}.ndjson`)}', format = 'newline_delimited', columns = ${whole})`),
    ).toEqual(rows);
    expect(await read(`read_parquet('${path(`${table}.parquet`)}')`)).toEqual(rows.map(flat));
    const plain = typed((type) => (type === 'list' ? 'VARCHAR' : DUCKDB_TYPES[type]));
    // an empty field of CSV is a missing value; an empty list is one too
    expect(await read(`read_csv('${path(`${table}.csv`)}', header = true, columns = ${plain})`)).toEqual(
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(flat(row)).map(([key, value]) => [key, value === '' ? null : value]),
        ),
      ),
    );
    const struct = columns.map(({ name, type }) => `${name} ${DUCKDB_TYPES[type]}`).join(', ');
    expect(
      await read(
        `(SELECT unnest(rows, max_depth := 2) FROM (SELECT unnest(${table}) AS rows FROM read_json('${path('bandcheck.json')}', columns = {${table}: 'STRUCT(${struct})[]'}, maximum_object_size = 100000000)))`,
      ),
    ).toEqual(rows);
  });

  it('has the columns and rows that the manifest says', () => {
    const columns = manifest.tables[table]!;
    for (const row of all[table]!) {
      expect(Object.keys(row)).toEqual(columns.map(({ name }) => name));
      for (const { name, type, nullable } of columns) {
        const value = row[name]!;
        if (value === null) expect(nullable, name).toBe(true);
        else expect(Array.isArray(value) ? 'list' : typeof value).toBe(type);
      }
    }
    const files = manifest.files.filter(({ tables }) => tables.length === 1 && tables[0] === table);
    expect(files.map(({ rows }) => rows)).toEqual([1, 1, 1].map(() => all[table]!.length));
  });
});

describe('the downloads', () => {
  it('give no spreadsheet a formula to run', () => {
    const column = { name: 'text', type: 'string' as const, nullable: false, description: 'Any text.' };
    const rows = ['=1+1', '+1', '-1', '@SUM(A1)', 'B20', '=cmd|" /C calc"!A0'].map((text) => [text]);
    const files = new PublishedFiles();
    addDownloads([{ name: 'hostile', key: ['text'], columns: [column], rows }], build.dataset, 'r', files);
    const csv = files.make('v1/downloads/hostile.csv') as string;
    for (const [text] of parse(csv, { from_line: 2 })) expect(text).not.toMatch(/^[=+\-@]/);
    expect(csv).toContain("\r\n'=1+1\r\n");
    expect(csv).toContain('\r\nB20\r\n');
  });

  it('have keys, references and indexes in SQLite', () => {
    const db = new sqlite.Database(path('bandcheck.sqlite'), { readOnly: true });
    try {
      expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
      for (const [table, key] of Object.entries(manifest.keys)) {
        const columns = db.all(`PRAGMA table_info(${table})`) as { name: string; pk: number }[];
        expect(
          columns
            .filter(({ pk }) => pk > 0)
            .map(({ name }) => name)
            .sort(),
        ).toEqual([...key].sort());
      }
      const plan = db.all("EXPLAIN QUERY PLAN SELECT * FROM verdicts WHERE network = 'telekom-de'");
      expect(JSON.stringify(plan)).toContain('verdicts_network');
    } finally {
      db.close();
    }
  });

  it('are a Frictionless data package, whose tables have the keys and columns of the manifest', () => {
    const { resources, licenses } = JSON.parse(readFileSync(path('datapackage.json'), 'utf8')) as {
      resources: {
        name: string;
        path: string;
        hash: string;
        schema: { primaryKey: string[]; fields: { name: string }[] };
      }[];
      licenses: { name: string }[];
    };
    expect(licenses[0]!.name).toBe('CC-BY-4.0');
    expect(resources.map(({ name }) => name.replaceAll('-', '_'))).toEqual(TABLES);
    for (const { path: file, hash, schema, name } of resources) {
      const there = manifest.files.find(({ url }) => url === file)!;
      expect(hash).toBe(`sha256:${there.sha256}`);
      const table = name.replaceAll('-', '_');
      expect(schema.primaryKey).toEqual(manifest.keys[table]);
      expect(schema.fields.map((field) => field.name)).toEqual(
        manifest.tables[table]!.map((column) => column.name),
      );
    }
  });

  it('stand in the folder of their release besides, byte for byte', () => {
    const dated = manifest.files.filter(({ dated_url }) => dated_url !== undefined);
    expect(dated.map(({ tables }) => tables.length)).toEqual([TABLES.length, TABLES.length]);
    for (const { url, dated_url } of dated) {
      expect(dated_url).toBe(`${manifest.release}/${url}`);
      expect(readFileSync(path(dated_url!)).equals(readFileSync(path(url)))).toBe(true);
    }
  });

  it('hold everything, with the credit', () => {
    const counts = countDataset(build.dataset);
    expect(TABLES.map((table) => all[table]!.length)).toEqual([
      counts.networks,
      counts.band_facts,
      counts.bands,
      build.dataset.countries
        .flatMap(({ networks }) => networks)
        .reduce((sum, { status }) => sum + findSwitchOffs(status).length, 0),
      counts.devices,
      counts.networks * counts.devices,
      build.dataset.countries
        .flatMap(({ networks }) => networks)
        .reduce((sum, { id }) => sum + (build.dataset.plmn[id]?.length ?? 0), 0),
      build.dataset.corrections.length,
      counts.sources,
    ]);
    expect(all.attribution).toContain('CC BY 4.0');
    const db = new sqlite.Database(path('bandcheck.sqlite'), { readOnly: true });
    expect(db.get("SELECT value FROM about WHERE key = 'attribution'")).toEqual({ value: all.attribution });
    db.close();
  });

  it('say the same of a verdict as the check file', () => {
    const check = JSON.parse(readFileSync(join(build.dir, 'v1/check/rm520n-gl/de.json'), 'utf8')) as Check;
    const rows = all['verdicts']!.filter(({ device, cc }) => device === 'rm520n-gl' && cc === 'de');
    expect(rows.map(({ network, verdict, nr_state }) => [network, verdict, nr_state])).toEqual(
      check.networks.map(({ id, verdict, nr }) => [id, verdict, nr!.state]),
    );
  });

  it('say of a cross-checked band what is named in place of a second source', () => {
    const named = all['network_bands']!.filter((row) => row['second_source_named'] === 'publisher');
    expect(new Set(named.map(({ network }) => network))).toEqual(new Set(['ee', 'o2', 'vodafone', 'three']));
    expect(named.every(({ confidence }) => confidence === 'cross-checked')).toBe(true);
  });

  it('write CSV as RFC 4180 says: CRLF, and quotes where they are needed', () => {
    const text = readFileSync(path('sources.csv'), 'utf8');
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text.startsWith('source,publisher,grade,url,date,read\r\n')).toBe(true);
  });
});
