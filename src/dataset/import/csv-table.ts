import { CsvError, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import type { Report } from '../lint/report.js';

/** A row of a table and the line of the file where it begins. */
export interface Row<T> {
  readonly line: number;
  readonly value: T;
}

/** What was read of a table. */
export interface CsvTable<T> {
  /** The good rows. */
  readonly rows: Row<T>[];
  /** Whether a row that is not good could be the one with this key: then its absence is no second problem. */
  readonly mayHold: (key: string) => boolean;
}

interface Line {
  readonly line: number;
  readonly cells: string[];
}

/**
 * Reads CSV (RFC 4180; LF or CRLF, with or without BOM) whose columns are the keys of `schema`, in any order.
 * Everything wrong goes to `report`, row by row.
 */
export function csvTable<T>(
  file: string,
  bytes: Uint8Array,
  schema: z.ZodType<T> & { shape: Record<string, unknown> },
  report: Report,
): CsvTable<T> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    report.problem(file, null, 'is not UTF-8 text', 'save it as UTF-8');
    return UNREAD;
  }
  const broken = new Set<string>();
  const [header, ...lines] = records(file, text, report, broken);
  const columns = Object.keys(schema.shape);
  if (!header) {
    report.problem(file, null, 'is empty', `its first line names the columns ${columns.join(',')}`);
    return UNREAD;
  }
  if (!headerIsRight(file, header, columns, report)) return UNREAD;
  const rows: Row<T>[] = [];
  for (const { line, cells } of lines) {
    if (cells.length !== columns.length) {
      for (const cell of cells) broken.add(cell);
      const wrong = `has ${cells.length} ${cells.length === 1 ? 'column' : 'columns'}`;
      report.problem(file, line, wrong, `a row has ${columns.length}: ${header.cells.join(',')}`);
      continue;
    }
    const value: Record<string, string> = {};
    header.cells.forEach((column, i) => {
      const cell = cells[i]!;
      value[column] = cell.trim();
      if (cell !== cell.trim())
        report.note(
          'normalised',
          file,
          line,
          `${column} ${JSON.stringify(cell)} became ${JSON.stringify(cell.trim())}`,
        );
    });
    const parsed = schema.safeParse(value);
    if (parsed.success) rows.push({ line, value: parsed.data });
    else {
      for (const cell of cells) broken.add(cell.trim());
      for (const { path, message } of parsed.error.issues) {
        const column = String(path[0]);
        report.problem(file, line, `${column} ${JSON.stringify(value[column] ?? '')}`, message);
      }
    }
  }
  return { rows, mayHold: (key) => broken.has(key) };
}

/** A table that could not be read: it may hold anything. */
export const UNREAD: CsvTable<never> = { rows: [], mayHold: () => true };

/** The records with their lines. Where the quoting is broken, line by line, so that every broken line is named. */
function records(file: string, text: string, report: Report, broken: Set<string>): Line[] {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    let next = 1;
    // The typings of csv-parse do not know that `info` changes what a record is.
    const parsed = parse(text, { ...options, info: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    return parsed.map(({ record, info }) => {
      const height = record.join('').split('\n').length;
      const line = Math.max(next, info.lines - height + 1);
      next = info.lines + 1;
      return { line, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return text.split('\n').flatMap((source, i) => {
    try {
      return parse(source, options).map((cells) => ({ line: i + 1, cells }));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const right =
        'a field with a comma or a quote stands in quotes, a quote within it is doubled: "a ""b"", c"';
      for (const cell of source.split(',')) broken.add(cell);
      report.problem(file, i + 1, `has broken quoting (${error.code})`, right);
      return [];
    }
  });
}

function headerIsRight(file: string, header: Line, columns: string[], report: Report): boolean {
  const before = report.problems.length;
  for (const column of columns)
    if (!header.cells.includes(column)) {
      report.problem(
        file,
        header.line,
        `column ${column} is missing`,
        `the columns are ${columns.join(',')}`,
      );
    }
  header.cells.forEach((column, i) => {
    if (!columns.includes(column)) {
      const right = `the columns are ${columns.join(',')}`;
      report.problem(file, header.line, `column ${JSON.stringify(column)} is unknown`, right);
    } else if (header.cells.indexOf(column) !== i) {
      report.problem(file, header.line, `column ${column} stands twice`, 'each column stands once');
    }
  });
  return report.problems.length === before;
}
