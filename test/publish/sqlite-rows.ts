/**
 * Reads a table of an SQLite file by the description of its format (https://www.sqlite.org/fileformat.html, read
 * 2026-11-22), without the library that wrote it: b-tree pages of tables, records, and values that go over a page.
 */
import { readFileSync } from 'node:fs';

type Value = string | number | null;

/** The rows of a table, each a list of values in the order of its columns. */
export function sqliteRows(path: string, table: string): Value[][] {
  const file = readFileSync(path);
  if (file.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw new Error(`${path} is no SQLite file`);
  const pageSize = file.readUInt16BE(16) === 1 ? 65_536 : file.readUInt16BE(16);
  const usable = pageSize - file[20]!;
  const schema = rowsFrom(1);
  const [, , , root] = schema.find(([type, name]) => type === 'table' && name === table)!;
  return rowsFrom(root as number);

  /** 2.6 the rows of the b-tree that begins on a page, counted from 1 */
  function rowsFrom(page: number): Value[][] {
    const start = (page - 1) * pageSize;
    const header = page === 1 ? start + 100 : start;
    const [type, cells] = [file[header], file.readUInt16BE(header + 3)];
    const isLeaf = type === 13;
    if (!isLeaf && type !== 5) throw new Error(`page ${page} is of type ${type}, which no table has`);
    const pointers = header + (isLeaf ? 8 : 12);
    const rows: Value[][] = [];
    for (let i = 0; i < cells; i++) {
      const cell = start + file.readUInt16BE(pointers + 2 * i);
      if (isLeaf) rows.push(readRecord(payloadAt(cell)));
      else for (const row of rowsFrom(file.readUInt32BE(cell))) rows.push(row);
    }
    if (!isLeaf) for (const row of rowsFrom(file.readUInt32BE(header + 8))) rows.push(row);
    return rows;
  }

  /** 1.6 the bytes of a row, of which those that do not fit lie on other pages */
  function payloadAt(cell: number): Buffer {
    const [length, afterLength] = readVarint(file, cell);
    const [, from] = readVarint(file, afterLength);
    const most = usable - 35;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const kept = least + ((length - least) % (usable - 4));
    const here = length <= most ? length : kept <= most ? kept : least;
    const parts = [file.subarray(from, from + here)];
    let next = here < length ? file.readUInt32BE(from + here) : 0;
    for (let left = length - here; next !== 0; left -= usable - 4) {
      const at = (next - 1) * pageSize;
      parts.push(file.subarray(at + 4, at + 4 + Math.min(left, usable - 4)));
      next = file.readUInt32BE(at);
    }
    return Buffer.concat(parts);
  }
}

/** 2.1 a record: its types, then its values */
function readRecord(bytes: Buffer): Value[] {
  const [end, first] = readVarint(bytes, 0);
  const values: Value[] = [];
  let at = end;
  for (let place = first; place < end;) {
    const [type, next] = readVarint(bytes, place);
    const size = type >= 12 ? Math.floor((type - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type]!;
    values.push(readValue(type, bytes.subarray(at, at + size)));
    at += size;
    place = next;
  }
  return values;
}

function readValue(type: number, bytes: Buffer): Value {
  if (type === 0) return null;
  if (type === 7) return bytes.readDoubleBE();
  if (type === 8 || type === 9) return type - 8;
  if (type < 7) return type === 6 ? Number(bytes.readBigInt64BE()) : bytes.readIntBE(0, bytes.length);
  return bytes.toString('utf8');
}

/** 1.6 a number of 1 to 9 bytes, 7 bits each, and the place behind it */
function readVarint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let i = at; ; i++) {
    value = value * 128 + (bytes[i]! & 127);
    if (bytes[i]! < 128) return [value, i + 1];
  }
}
