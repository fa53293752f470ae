/** A table as CSV (RFC 4180). */

/**
 * Writes rows for spreadsheets: a text that one of them would take for a formula begins with an apostrophe (OWASP, "CSV
 * Injection"). Numbers stay numbers, and what is undefined is an empty cell.
 */
export function writeCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((row) => row.map(writeCell).join(',') + '\r\n').join('');
}

function writeCell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@]|^[\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
