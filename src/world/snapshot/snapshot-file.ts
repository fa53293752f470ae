/**
 * What both files of a snapshot have in common. Each is a JSON text, made to be small under brotli and read in one pass, and
 * begins with a checksum of all that follows, so that a damaged text is always refused. The form is private to this folder:
 * programs read the API's files, and only `encode…` and `decode…` read this. A change of the form needs a new
 * `SNAPSHOT_VERSION`.
 */
import { CREDIT } from '../../core/credit.js';
import type { Steps } from '../../core/steps.js';

/** Version of the form of both files. */
const SNAPSHOT_VERSION = 2;

/**
 * `damaged` the text is cut off or altered: fetch it again · `other-format` it is no snapshot of this kind: the address
 * is wrong · `other-version` it was made for another release of the program: load that release.
 */
export type SnapshotErrorCode = 'damaged' | 'other-format' | 'other-version';

/** A snapshot that must not be used; the message says why and what to do. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  constructor(
    readonly code: SnapshotErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** `{"checksum":"xxxxxxxx",` comes first, and the checksum is of everything behind it. */
const HEAD_LENGTH = '{"checksum":"00000000",'.length;

export function sealFile(format: string, content: object): string {
  const rest = JSON.stringify({
    format,
    format_version: SNAPSHOT_VERSION,
    attribution: CREDIT.text,
    ...content,
  }).slice(1);
  return `{"checksum":"${checksum(rest)}",${rest}`;
}

/** Checks a file and reads what is in it. Throws a `SnapshotError`; whatever `read` throws means that it is damaged. */
export function* openFile<T>(
  format: string,
  text: string,
  read: (file: Record<string, unknown>) => Steps<T>,
): Steps<T> {
  try {
    const file = JSON.parse(text) as Record<string, unknown>;
    if (file?.['format'] !== format) {
      throw new SnapshotError(
        'other-format',
        `this is no ${format} file; take the address that snapshot.json names`,
      );
    }
    if (file['format_version'] !== SNAPSHOT_VERSION) {
      const found = JSON.stringify(file['format_version']);
      throw new SnapshotError(
        'other-version',
        `the ${format} file has format version ${found}, this program reads ${SNAPSHOT_VERSION}; load the newer program`,
      );
    }
    yield;
    if (file['checksum'] !== checksum(text.slice(HEAD_LENGTH))) throw new TypeError('the checksum differs');
    yield;
    return yield* read(file);
  } catch (error) {
    if (error instanceof SnapshotError) throw error;
    const why = (error as Error).message;
    throw new SnapshotError('damaged', `the ${format} file is damaged (${why}); fetch it again`);
  }
}

/** FNV-1a over UTF-16 code units, as eight hexadecimal digits: finds damage, not forgery. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
