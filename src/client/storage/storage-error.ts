import type { StorageFault } from '../../world/data-fault.js';

const BY_NAME = new Map<string, StorageFault>([
  ['SecurityError', 'forbidden'],
  ['UnknownError', 'forbidden'], // Chromium with all cookies blocked
  ['VersionError', 'newer'],
  ['QuotaExceededError', 'full'],
]);

/** Storage on this device failed; the program goes on from memory and says so. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly code: StorageFault,
    cause?: unknown,
  ) {
    super(`device storage: ${code}`, { cause });
  }

  /** The browser's own error as one of ours; an error that already is one of ours stays as it is. */
  static from(cause: unknown): StorageError {
    if (cause instanceof StorageError) return cause;
    return new StorageError((cause instanceof Error && BY_NAME.get(cause.name)) || 'broken', cause);
  }
}
