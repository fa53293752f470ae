/** What a command writes to and reads from; a test gives it something else than a process. */
export interface Terminal {
  /** Standard output, for answers. */
  write(text: string): void;
  /** Standard error, for everything else. */
  warn(text: string): void;
  /** All of standard input. */
  read(): Promise<string>;
  /** Whether a person sits at standard input. */
  readonly isTyped: boolean;
  /** Columns of the window; undefined where standard output is a file or a pipe, whose lines are never broken. */
  readonly columns: number | undefined;
  /** Whether standard output shows colours. */
  readonly hasColours: boolean;
}
