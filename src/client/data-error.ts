import type { DataFault } from '../world/data-fault.js';

/** A known country or device whose name is near to one that is not known. */
interface NearMatch {
  readonly value: string;
  readonly name: string;
}

/** A device (`id`) or country (`cc`) that does not exist. */
export interface Unknown {
  readonly parameter: 'id' | 'cc';
  readonly value: string;
  /** What is near, best first. */
  readonly near: readonly NearMatch[];
}

/** Data could not be had. It says nothing about what the data would be: never show it as a "no". */
export class DataError extends Error {
  override readonly name = 'DataError';
  /** What does not exist, where the code is `not-found` and the server says it. */
  readonly unknown: Unknown | undefined;

  constructor(
    readonly code: DataFault,
    detail: string,
    { unknown, cause }: { unknown?: Unknown | undefined; cause?: unknown } = {},
  ) {
    super(`${code}: ${detail}`, { cause });
    this.unknown = unknown;
  }
}

/** Reads data with `read`; whatever `read` throws means that the data is damaged. */
export function readOrDamaged<Input, Value>(input: Input, read: (input: Input) => Value): Value {
  try {
    return read(input);
  } catch (cause) {
    throw new DataError('damaged', String(cause), { cause });
  }
}
