import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, read, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lookup } from 'mrmime';
import { totalist } from 'totalist/sync';
import { byteRange } from './byte-range.js';
import { COMMON_HEADERS } from './common-headers.js';
import { entityTag, namesTag } from './entity-tag.js';
import { headersOf, type HeaderRule, parseHeaderRules } from './parse-header-rules.js';
import type { SiteFiles } from './site-files.js';

/** Larger files are read from disk for each answer, piece by piece; they are downloads, and people ask for few of them. */
const KEPT_BYTES = 1 << 20;
const PIECE_BYTES = 1 << 16;
/** How many texts are kept that were written on request; a check has 2 kB. */
const MOST_WRITTEN = 5000;

const TYPES: Readonly<Record<string, string>> = {
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  sqlite: 'application/vnd.sqlite3',
  webmanifest: 'application/manifest+json',
};

/** Endings of the compressed copies that the build writes, in the order in which they are preferred. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
type Encoding = 'identity' | (typeof COPIES)[number][0];

/** The bytes of a file: in memory, or behind a descriptor that stays open as long as the folder is served. */
type Content = Uint8Array<ArrayBuffer> | { readonly descriptor: number; readonly byteLength: number };

interface StoredFile {
  readonly contents: Readonly<Partial<Record<Encoding, Content>>> & { readonly identity: Content };
  readonly etag: string;
  readonly modified: string;
  readonly headers: Readonly<Record<string, string>>;
}

const readPiece = promisify(read);

/**
 * The built site in a folder, for Node. The whole folder is read when the server starts, so that one version of the site
 * is served until it ends, whatever a deploy does underneath; and a request can only name what was there, so that no path
 * leads out of the folder. Sends the compressed copies that the build has written, answers conditional and range
 * requests, and gives every file the headers that `_headers` says.
 */
export class SiteFolder implements SiteFiles {
  private readonly files = new Map<string, StoredFile>();
  /** Texts that were written on request, the oldest first. */
  private readonly written = new Map<string, StoredFile>();
  private readonly descriptors: number[] = [];
  private readonly rules: readonly HeaderRule[];
  /** When this version of the site was written, for what is made from it. */
  private readonly modified: string;

  /** @throws Error if the folder does not exist or `_headers` cannot be read */
  constructor(dir: string) {
    if (!existsSync(dir)) throw new Error(`${dir} does not exist; npm run build makes it`);
    const headersFile = join(dir, '_headers');
    this.rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
    this.modified = statSync(dir).mtime.toUTCString();
    const found = new Map<string, { path: string; modified: string }>();
    totalist(dir, (name, path, { mtime }) => {
      found.set('/' + name.replaceAll('\\', '/'), { path, modified: mtime.toUTCString() });
    });
    for (const [url, { path, modified }] of found) {
      if (url === '/_headers' || url === '/_redirects' || /\/\.(?!well-known\/)/.test(url)) continue;
      if (COPIES.some(([, ending]) => url.endsWith(ending) && found.has(url.slice(0, -ending.length))))
        continue;
      const bytes = readFileSync(path);
      const copies = COPIES.flatMap(([encoding, ending]) => {
        const copy = found.get(url + ending);
        return copy ? [[encoding, this.keep(copy.path)] as const] : [];
      });
      this.files.set(url, {
        contents: { identity: this.keep(path, bytes), ...Object.fromEntries(copies) },
        etag: tagOf(bytes),
        modified,
        headers: fileHeaders(url, modified, copies.length > 0, this.rules),
      });
    }
  }

  /** Closes what the folder holds open; nothing can be answered from it any more. */
  close(): void {
    this.files.clear();
    this.written.clear();
    for (const descriptor of this.descriptors.splice(0)) closeSync(descriptor);
  }

  answer(path: string, request: Request): Response | undefined {
    const file =
      this.files.get(path) ??
      this.files.get(path.replace(/\/$/, '') + '/index.html') ??
      this.files.get(path.replace(/\/$/, '') + '.html');
    return file && answerFile(file, request);
  }

  /** Answers a text as if it were a file of the folder at this path; it is written once, and kept. */
  answerText(path: string, write: () => string, request: Request): Response {
    let file = this.written.get(path);
    if (!file) {
      const bytes = new TextEncoder().encode(write());
      const headers = fileHeaders(path, this.modified, false, this.rules);
      file = { contents: { identity: bytes }, etag: tagOf(bytes), modified: this.modified, headers };
      if (this.written.size >= MOST_WRITTEN) this.written.delete(this.written.keys().next().value!);
      this.written.set(path, file);
    }
    return answerFile(file, request);
  }

  /** Keeps a small file in memory and a large one open. */
  private keep(path: string, bytes = readFileSync(path)): Content {
    if (bytes.byteLength <= KEPT_BYTES) return bytes;
    const descriptor = openSync(path, 'r');
    this.descriptors.push(descriptor);
    return { descriptor, byteLength: bytes.byteLength };
  }
}

function tagOf(bytes: Uint8Array): string {
  return entityTag(createHash('sha256').update(bytes).digest('base64url'));
}

function answerFile(file: StoredFile, request: Request): Response {
  const { headers: asked } = request;
  // plain objects throughout: the Node adapter writes them out as they are
  const headers: Record<string, string> = { ...file.headers, etag: file.etag };
  if (isFresh(asked, file)) {
    delete headers['content-type'];
    return new Response(null, { status: 304, headers });
  }
  const { identity } = file.contents;
  // the tags are weak, so no If-Range can be proven: it gets the whole file (RFC 9110 13.1.5)
  const range = asked.has('if-range') ? undefined : byteRange(asked.get('range'), identity.byteLength);
  if (range === 'unsatisfiable') {
    headers['content-range'] = `bytes */${identity.byteLength}`;
    return new Response(null, { status: 416, headers });
  }
  const encoding = range ? 'identity' : chooseEncoding(asked.get('accept-encoding'), file);
  const content = file.contents[encoding]!;
  const { start, end } = range ?? { start: 0, end: content.byteLength };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (range) headers['content-range'] = `bytes ${start}-${end - 1}/${identity.byteLength}`;
  headers['content-length'] = String(end - start);
  const body = request.method === 'HEAD' ? null : bodyOf(content, start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function fileHeaders(
  url: string,
  modified: string,
  hasCopies: boolean,
  rules: readonly HeaderRule[],
): Record<string, string> {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const known = TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  const isText = /^text\/|javascript/.test(known) && !known.includes('charset');
  const ruled = headersOf(rules, url);
  if (hasCopies) ruled.append('vary', 'accept-encoding');
  return {
    'content-type': isText ? `${known}; charset=utf-8` : known,
    'cache-control': 'no-cache',
    ...Object.fromEntries(ruled),
    ...COMMON_HEADERS,
    'last-modified': modified,
    'accept-ranges': 'bytes',
  };
}

/** RFC 9110 13.2: the entity tag decides; the date only where no tag was sent. */
function isFresh(asked: Headers, { etag, modified }: StoredFile): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) return namesTag(tags, etag);
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Date.parse(modified) <= since;
}

/** The best copy of a file that the caller takes; a quality of 0 refuses (RFC 9110 12.5.3). */
function chooseEncoding(header: string | null, { contents }: StoredFile): Encoding {
  if (header === null) return 'identity';
  const accepted = header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  const best = COPIES.find(([encoding]) => contents[encoding] && accepted.includes(encoding));
  return best?.[0] ?? 'identity';
}

function bodyOf(content: Content, start: number, end: number): Uint8Array<ArrayBuffer> | ReadableStream {
  return content instanceof Uint8Array
    ? content.subarray(start, end)
    : streamPieces(content.descriptor, start, end);
}

/**
 * Reads a file piece by piece, the next one when the caller has taken the last: so a download holds one piece in memory,
 * and one that is broken off leaves nothing behind. All downloads of a file share its descriptor, which a Node stream
 * would close with the first of them that is broken off.
 */
function streamPieces(descriptor: number, start: number, end: number): ReadableStream {
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const length = Math.min(PIECE_BYTES, end - position);
        const { bytesRead, buffer } = await readPiece(
          descriptor,
          Buffer.allocUnsafe(length),
          0,
          length,
          position,
        );
        if (bytesRead === 0) throw new Error('A file of the site became shorter while it was served.');
        position += bytesRead;
        controller.enqueue(buffer.subarray(0, bytesRead));
        if (position === end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
