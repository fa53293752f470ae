/**
 * Why something cannot be kept on this device:
 * `absent` the browser has no IndexedDB · `forbidden` it refuses (cookies blocked, sandboxed frame) ·
 * `blocked` another page holds an older version open · `newer` a newer release of this program is open or was here before ·
 * `slow` no answer in time · `full` no room left · `damaged` what was kept is not what was written ·
 * `insecure` the page has no secure context, so nothing can be verified · `broken` anything else.
 */
export type StorageFault =
  'absent' | 'forbidden' | 'blocked' | 'newer' | 'slow' | 'full' | 'damaged' | 'insecure' | 'broken';

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
