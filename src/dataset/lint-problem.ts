/** Something wrong with the data: where it stands, what is wrong, and what would be right. */
export interface LintProblem {
  readonly file: string;
  /** A line number (CSV) or a JSON path like `networks[2].lte[0].band`; `null` where the whole file is meant. */
  readonly at: number | string | null;
  /** The line of a JSON path, from 1. */
  readonly line?: number;
  readonly wrong: string;
  readonly right: string;
}

/** One line for people: `networks.csv:12: … → …`, `plmn.json:7 networks.ee[0].plmn: … → …`. */
export function problemText({ file, at, line, wrong, right }: LintProblem): string {
  const numbered = line === undefined ? file : `${file}:${line}`;
  const place = typeof at === 'number' ? `${file}:${at}` : at ? `${numbered} ${at}` : numbered;
  return `${place}: ${wrong} → ${right}`;
}

/** A data set that cannot be used, with every problem found. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
  constructor(readonly problems: readonly LintProblem[]) {
    super(problems.map(problemText).join('\n'));
  }
}

/** `a[0].b` of `['a', 0, 'b']`; `null` for the file itself. */
export function jsonPath(path: readonly PropertyKey[]): string | null {
  const text = path
    .map((key, i) =>
      typeof key === 'number'
        ? `[${key}]`
        : /^[a-z]\w*$/i.test(String(key))
          ? `${i ? '.' : ''}${String(key)}`
          : `[${JSON.stringify(String(key))}]`,
    )
    .join('');
  return text || null;
}
