import { createHash } from 'node:crypto';

/** Namespace of everything that this project names; made once, never changed. */
const NAMESPACE = Buffer.from('5b0f3a1e8c7d4e6fa2916d3c48be5710', 'hex');

/**
 * The version 5 UUID of a name (RFC 9562): the same for the same name on every site and in every build, so that feeds
 * and calendars keep their entries apart for good.
 */
export function uuid(name: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
