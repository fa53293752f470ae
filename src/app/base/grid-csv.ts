/** The answers of a grid as a table for a spreadsheet: one line for each country and device. */
import type { Overall } from '../../core/tally.js';
import type { Lang } from '../../words/lang.js';
import type { AnswerMatrix } from './answer-matrix.js';

/**
 * CSV as RFC 4180 has it, with a byte order mark, without which a spreadsheet would not read Chinese.
 * @param heads of the columns
 * @param answers what each answer is called
 */
export function gridCsv(
  matrix: AnswerMatrix,
  lang: Lang,
  heads: readonly string[],
  answers: Readonly<Record<Overall, string>>,
): string {
  const lines = matrix.countries.flatMap((country, row) =>
    matrix.devices.map((device, column) => {
      const { good, limited, unconfirmed, no } = matrix.tallyAt(row, column);
      const answer = answers[matrix.overallAt(row, column)];
      const counts = [good, limited, unconfirmed, no, country.networks.length].map(String);
      return [country.cc, country.name[lang], device.id, device.name, answer, ...counts];
    }),
  );
  return '\ufeff' + [heads, ...lines].map((line) => line.map(quote).join(',') + '\r\n').join('');
}

/** A field; one that a spreadsheet would take for a formula gets an apostrophe in front (OWASP, "CSV Injection"). */
function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? "'" + text : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
