/** The formats that tables can be downloaded in. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { parquetWriteBuffer } from 'hyparquet-writer';
import sqlite from 'node-sqlite3-wasm';
import { REFERS } from './data-package.js';
import type { Cell, Column, Table } from './tables.js';

/** What every file that has room for it says of the data and its licence. */
export type About = Readonly<Record<string, string | number>>;

/** The rows as objects. */
function rowObjects({ columns, rows }: Table): Record<string, Cell>[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]!])));
}

/** All tables as one JSON object, one row a line, so that people and line tools can read it. */
export function jsonTables(about: About, tables: readonly Table[]): string {
  const parts = tables.map(
    (table) =>
      `${JSON.stringify(table.name)}:[\n${rowObjects(table)
        .map((row) => JSON.stringify(row))
        .join(',\n')}\n]`,
  );
  return `${JSON.stringify(about).slice(0, -1)},\n${parts.join(',\n')}}\n`;
}

/** A cell where there are no lists. */
function flat(cell: Cell): string | number | boolean | null {
  return typeof cell === 'object' && cell !== null ? cell.join(' ') : cell;
}

/** A table as NDJSON: an object a line. */
export function ndjsonText(table: Table): string {
  return rowObjects(table)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}

/**
 * RFC 4180: comma, CRLF, a header line; a missing value is an empty field. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it (https://owasp.org/www-community/attacks/CSV_Injection, read 2026-11).
 */
export function csvText({ columns, rows }: Table): string {
  return stringify(
    rows.map((row) => row.map(flat)),
    {
      header: true,
      columns: columns.map(({ name }) => name),
      record_delimiter: 'windows',
      cast: { boolean: String },
      escape_formulas: true,
    },
  );
}

export function parquetFile(about: About, { columns, rows }: Table): Uint8Array {
  return new Uint8Array(
    parquetWriteBuffer({
      columnData: columns.map(({ name, type, nullable }, i) => ({
        name,
        data: rows.map((row) => flat(row[i]!)),
        type: type === 'boolean' ? 'BOOLEAN' : type === 'number' ? 'DOUBLE' : 'STRING',
        nullable,
      })),
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value: String(value) })),
    }),
  );
}

const SQL_TYPES: Readonly<Record<Column['type'], string>> = {
  string: 'TEXT',
  number: 'REAL',
  boolean: 'INTEGER',
  list: 'TEXT',
};
/** Columns that people look rows up by. */
const INDEXED = ['cc', 'network', 'device', 'band', 'source'];

/** All tables as an SQLite database, and a table `about` with key and value. */
export function sqliteFile(about: About, tables: readonly Table[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'bandcheck-'));
  try {
    const path = join(folder, 'bandcheck.sqlite');
    const db = new sqlite.Database(path);
    try {
      db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN');
      insert(
        db,
        'about',
        ['key TEXT NOT NULL PRIMARY KEY', 'value TEXT NOT NULL'],
        2,
        Object.entries(about).map(([key, value]) => [key, String(value)]),
      );
      for (const { name, key, columns, rows } of tables) {
        const declared = columns.map((column) => {
          const parent = REFERS[column.name];
          const refers = parent && parent !== name ? ` REFERENCES ${parent}` : '';
          return `${column.name} ${SQL_TYPES[column.type]}${column.nullable ? '' : ' NOT NULL'}${refers}`;
        });
        insert(db, name, [...declared, `PRIMARY KEY (${key.join(', ')})`], columns.length, rows);
        for (const column of columns.map((each) => each.name))
          if (INDEXED.includes(column) && column !== key[0])
            db.exec(`CREATE INDEX ${name}_${column} ON ${name} (${column})`);
      }
      db.exec('COMMIT');
    } finally {
      db.close();
    }
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function insert(
  db: sqlite.Database,
  table: string,
  declared: readonly string[],
  columns: number,
  rows: readonly (readonly Cell[])[],
): void {
  db.exec(`CREATE TABLE ${table} (${declared.join(', ')})`);
  const statement = db.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
  try {
    for (const row of rows) statement.run(row.map(flat));
  } finally {
    statement.finalize();
  }
}
