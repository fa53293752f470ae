/** What the benchmarks leave behind for `docs/numbers.md`. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = '.cache/bench';

/** One number that was measured in a run, beside another one of the same run. */
export interface MeasuredRow {
  readonly what: string;
  /** Ours, with its unit. */
  readonly ours: string;
  /** What it is compared with, and its number. */
  readonly beside: string;
  readonly theirs: string;
  /** How many times as good ours is: above 1 where ours is the better one. */
  readonly ratio: number;
}

/** Keeps the rows of one benchmark until the document is written. */
export function reportRows(benchmark: string, rows: readonly MeasuredRow[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${benchmark}.json`, JSON.stringify(rows, null, 2));
}

/** The document, from the rows of every benchmark that has run. */
export function numbersDocument(): string {
  const rows = readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const measured = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as MeasuredRow[];
      const command = `npm run bench -- ${file.replace('.json', '')}`;
      return measured.map(
        ({ what, ours, beside, theirs, ratio }) =>
          `| ${[what, ours, beside, theirs, `${ratio.toFixed(2)}`, `\`${command}\``].join(' | ')} |`,
      );
    });
  return `# Numbers

This page is written by \`npm run bench -- --write\`, on what \`npm run build\` has built. Times depend on the machine and on
what else it does, so each one stands beside another of the same run, and only the ratio of the two says something: above 1,
ours is the better one. Sizes are exact, have a ceiling in \`test/size-ledger.json\`, and are printed by \`npm run size\`.

| What | Ours | Beside | Theirs | Ratio | Command |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
