import { StorageError } from './storage/storage-error.js';

/** SHA-256 in hex. Throws `StorageError` `insecure` where the browser offers no digest (a page without https). */
export async function hashBytes(bytes: BufferSource): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new StorageError('insecure');
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
