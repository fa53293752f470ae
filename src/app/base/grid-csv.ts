/** The answers of a grid as a table for a spreadsheet: one line for each country and device. */
import type { Overall } from '../../core/tally.js';
import type { Lang } from '../../words/lang.js';
import type { AnswerMatrix } from './answer-matrix.js';
import { writeCsv } from './csv.js';

/**
 * CSV with a byte order mark, without which a spreadsheet would not read Chinese.
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
      const counts = [good, limited, unconfirmed, no, country.networks.length];
      return [country.cc, country.name[lang], device.id, device.name, answer, ...counts];
    }),
  );
  return '\ufeff' + writeCsv([heads, ...lines]);
}
