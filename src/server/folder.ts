import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { lookup } from 'mrmime';
import { totalist } from 'totalist/sync';
import type { Files } from './files.js';
import { headersOf, type HeaderRule, parseHeaderRules } from './header-rules.js';

/** Files up to this size are kept in memory, whole and compressed, once they were asked for; larger ones are streamed. */
const KEPT_BYTES = 1 << 20;
/** The most that is kept; what comes after is read and compressed again for every request. */
const KEPT_TOTAL = 256 << 20;

const COMPRESSIBLE = /^text\/|json|xml|javascript|svg|manifest|calendar/;
const TYPES: Readonly<Record<string, string>> = {
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  webmanifest: 'application/manifest+json',
};

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly path: string;
  readonly size: number;
  readonly modified: string;
  readonly type: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly compressible: boolean;
  etag?: string;
  readonly kept: Map<Encoding, Promise<Uint8Array>>;
}

const compress = {
  // the best compression costs a few milliseconds a file, once; big ones take the quality of a fast CDN
  br: (bytes: Uint8Array) =>
    promisify<Uint8Array, zlib.BrotliOptions, Uint8Array>(zlib.brotliCompress)(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: bytes.byteLength < 1 << 17 ? 11 : 6,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify<Uint8Array, Uint8Array>(zlib.gzip)(bytes),
};

/**
 * The built site in a folder, for Node. The folder is listed once when the server starts and a request can only name
 * what is in that list, so no path leads out of the folder. Compresses with brotli or gzip, answers conditional and
 * range requests, and gives every file the headers that `_headers` says.
 */
export class Folder implements Files {
  private readonly files = new Map<string, StaticFile>();
  private keptBytes = 0;

  /** @throws Error if the folder does not exist or `_headers` cannot be read */
  constructor(dir: string) {
    if (!existsSync(dir)) throw new Error(`${dir} does not exist; npm run build makes it`);
    const headersFile = join(dir, '_headers');
    const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
    totalist(dir, (name, path, stats) => {
      const url = '/' + name.replaceAll('\\', '/');
      if (url === '/_headers' || url === '/_redirects' || /\/\.(?!well-known\/)/.test(url)) return;
      this.files.set(url, staticFile(url, path, stats.size, stats.mtime, rules));
    });
  }

  /** Number of files. */
  get size(): number {
    return this.files.size;
  }

  async answer(path: string, request: Request): Promise<Response | undefined> {
    const file =
      this.files.get(path) ??
      this.files.get(path.replace(/\/$/, '') + '/index.html') ??
      this.files.get(path.replace(/\/$/, '') + '.html');
    if (!file) return undefined;
    const { headers: asked } = request;
    const headers = new Headers(file.headers as [string, string][]);
    const small = file.size <= KEPT_BYTES;
    file.etag ??= small
      ? `W/"${createHash('sha256')
          .update(await this.bytes(file, 'identity'))
          .digest('base64url')
          .slice(0, 20)}"`
      : `W/"${file.size.toString(36)}-${Date.parse(file.modified).toString(36)}"`;
    headers.set('etag', file.etag);
    if (isFresh(asked, file)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
    // the tags are weak, so no If-Range can be proven: it gets the whole file (RFC 9110 13.1.5)
    const range = asked.has('if-range') ? undefined : byteRange(asked.get('range'), file.size);
    if (range === 'unsatisfiable') {
      headers.set('content-range', `bytes */${file.size}`);
      return new Response(null, { status: 416, headers });
    }
    const encoding =
      range || !file.compressible ? 'identity' : acceptedEncoding(asked.get('accept-encoding'));
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    const head = request.method === 'HEAD';
    if (range) {
      headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      headers.set('content-length', String(range.end - range.start + 1));
      return new Response(head ? null : stream(file, range), { status: 206, headers });
    }
    if (small) {
      const body = await this.bytes(file, encoding);
      headers.set('content-length', String(body.byteLength));
      return new Response(head ? null : (body as Uint8Array<ArrayBuffer>), { headers });
    }
    if (encoding === 'identity') headers.set('content-length', String(file.size));
    return new Response(head ? null : stream(file, undefined, encoding), { headers });
  }

  /** The bytes of a small file; kept, as long as there is room, and never compressed twice at the same time. */
  private bytes(file: StaticFile, encoding: Encoding): Promise<Uint8Array> {
    const kept = file.kept.get(encoding);
    if (kept) return kept;
    const made =
      encoding === 'identity' ? readFile(file.path) : this.bytes(file, 'identity').then(compress[encoding]);
    file.kept.set(encoding, made);
    made.then(
      (bytes) => {
        this.keptBytes += bytes.byteLength;
        if (this.keptBytes <= KEPT_TOTAL) return;
        this.keptBytes -= bytes.byteLength;
        file.kept.delete(encoding);
      },
      () => file.kept.delete(encoding),
    );
    return made;
  }
}

function staticFile(
  url: string,
  path: string,
  size: number,
  mtime: Date,
  rules: readonly HeaderRule[],
): StaticFile {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const known = TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  const type =
    /^text\/|javascript/.test(known) && !known.includes('charset') ? `${known}; charset=utf-8` : known;
  const compressible = COMPRESSIBLE.test(type);
  const modified = mtime.toUTCString();
  const headers = headersOf(rules, url);
  headers.set('last-modified', modified);
  headers.set('accept-ranges', 'bytes');
  if (!headers.has('content-type')) headers.set('content-type', type);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  if (compressible) headers.append('vary', 'accept-encoding');
  return { path, size, modified, type, headers: [...headers], compressible, kept: new Map() };
}

/** RFC 9110 13.2: the entity tag decides; the date only where no tag was sent. */
function isFresh(asked: Headers, { etag, modified }: StaticFile): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) {
    return tags.trim() === '*' || tags.split(',').some((tag) => weak(tag.trim()) === weak(etag!));
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Date.parse(modified) <= since;
}

function weak(tag: string): string {
  return tag.replace(/^W\//, '');
}

/** Brotli before gzip, whichever the caller takes; a quality of 0 refuses (RFC 9110 12.5.3). */
function acceptedEncoding(header: string | null): Encoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** One range of bytes; several ranges, other units and nonsense are ignored, as RFC 9110 14.2 allows. */
function byteRange(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end ? 'unsatisfiable' : { start, end };
}

function stream(file: StaticFile, range?: Range, encoding: Encoding = 'identity'): ReadableStream {
  const source = createReadStream(file.path, range);
  const coder =
    encoding === 'br'
      ? zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? zlib.createGzip()
        : undefined;
  if (coder) source.on('error', (error) => coder.destroy(error)).pipe(coder);
  return Readable.toWeb(coder ?? source) as ReadableStream;
}
