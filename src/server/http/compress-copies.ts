/** The compressed copies of what the site sends: a build writes them, and the Node server makes those that none has written. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding of HTTP, and the ending of the copies that have it; the preferred one first. */
export const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
export type Coding = (typeof CODINGS)[number][0];

/** A smaller file travels in one packet whether it is compressed or not. */
const LEAST_BYTES = 1400;
/** A copy has to save this share of a file. */
const LEAST_SAVING = 0.1;
const TEXT = /\.(atom|css|csv|html|ics|js|json|map|md|ndjson|sqlite|svg|txt|webmanifest|xml)$/;
/** What every visit loads is worth the hundredfold time of the best compression. */
const EVERY_VISIT = /^(index\.html|assets\/|embed\/|v1\/(index|snapshot))/;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Whether compressed copies of a file are worth trying; `name` is its path in the site. */
export function isCompressible(name: string, bytes: number): boolean {
  return bytes >= LEAST_BYTES && TEXT.test(name);
}

/** The copies of a file that are worth sending, made beside the thread that asks. */
export async function compressCopies(
  name: string,
  content: Uint8Array,
): Promise<readonly (readonly [Coding, Buffer<ArrayBuffer>])[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: EVERY_VISIT.test(name) ? constants.BROTLI_MAX_QUALITY : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const copies = [
    ['br', await compress.br(content, { params })],
    ['gzip', await compress.gzip(content)],
  ] as const;
  return copies.filter(([, copy]) => copy.byteLength <= content.byteLength * (1 - LEAST_SAVING));
}
