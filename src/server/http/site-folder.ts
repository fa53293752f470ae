import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  read,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lookup } from 'mrmime';
import { totalist } from 'totalist/sync';
import { byteRange } from './byte-range.js';
import { COMMON_HEADERS } from './common-headers.js';
import { CODINGS, compressCopies, type Coding, isCompressible } from './compress-copies.js';
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

type Encoding = 'identity' | Coding;

/** The bytes of a file: in memory, or behind a descriptor that stays open as long as the folder is served. */
type Content = Uint8Array<ArrayBuffer> | { readonly descriptor: number; readonly byteLength: number };

interface StoredFile {
  /** Its path in the site. */
  readonly name: string;
  readonly contents: Partial<Record<Encoding, Content>> & { readonly identity: Content };
  /** Whether copies are still to be made, because no build has written them; they are when somebody takes one. */
  lacksCopies: boolean;
  readonly etag: string;
  readonly modified: string;
  readonly headers: Readonly<Record<string, string>>;
}

const readPiece = promisify(read);

/** Makes files of the site that are not in its folder. */
export interface FileMaker {
  /** The paths of what it can make, relative to the site. */
  readonly paths: readonly string[];
  /** The file at one of these paths; `undefined` where there turns out to be no such file. */
  make(path: string): Promise<string | Uint8Array | undefined>;
}

/**
 * The built site in a folder, for Node. The whole folder is read when the server starts, so that one version of the site
 * is served until it ends, whatever a deploy does underneath; and a request can only name what was there, so that no path
 * leads out of the folder. Sends the compressed copies that the build has written, answers conditional and range
 * requests, and gives every file the headers that `_headers` says.
 *
 * What a maker makes is made when it is first asked for, and kept as if it had been in the folder. So memory ends at what
 * the whole site takes.
 */
export class SiteFolder implements SiteFiles {
  private readonly files = new Map<string, StoredFile>();
  /** What the maker can make and nobody has asked for, and what it is making. */
  private readonly unmade = new Set<string>();
  private readonly making = new Map<string, Promise<StoredFile | undefined>>();
  /** Texts that were written on request, the oldest first. */
  private readonly written = new Map<string, StoredFile>();
  private readonly descriptors: number[] = [];
  private readonly rules: readonly HeaderRule[];
  /** When this version of the site was written, for what is made from it. */
  private readonly modified: string;

  /** @throws Error if the folder does not exist or `_headers` cannot be read */
  constructor(
    dir: string,
    private readonly maker?: FileMaker,
  ) {
    if (!existsSync(dir)) throw new Error(`${dir} does not exist; npm run build makes it`);
    const headersFile = join(dir, '_headers');
    this.rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];
    this.modified = statSync(dir).mtime.toUTCString();
    const found = new Map<string, { path: string; modified: string }>();
    totalist(dir, (name, path, { mtime }) => {
      found.set('/' + name.replaceAll('\\', '/'), { path, modified: mtime.toUTCString() });
    });
    for (const [url, { path, modified }] of found) {
      if (isPrivate(url)) continue;
      if (CODINGS.some(([, ending]) => url.endsWith(ending) && found.has(url.slice(0, -ending.length))))
        continue;
      const bytes = readFileSync(path);
      const copies = CODINGS.flatMap(([encoding, ending]) => {
        const copy = found.get(url + ending);
        return copy ? [[encoding, this.keep(copy.path)] as const] : [];
      });
      const file = this.fileOf(url, bytes, this.keep(path, bytes), modified);
      Object.assign(file.contents, Object.fromEntries(copies));
      if (copies.length > 0) file.lacksCopies = false;
      this.files.set(url, file);
    }
    for (const path of maker?.paths ?? []) {
      const url = `/${path}`;
      if (!isPrivate(url) && !this.files.has(url)) this.unmade.add(url);
    }
  }

  /** Closes what the folder holds open; nothing can be answered from it any more. */
  close(): void {
    this.files.clear();
    this.unmade.clear();
    this.written.clear();
    for (const descriptor of this.descriptors.splice(0)) closeSync(descriptor);
  }

  answer(path: string, request: Request): Response | undefined | Promise<Response | undefined> {
    const file = this.find(path) ?? this.findPage(path.replace(/\/$/, ''));
    return file instanceof Promise
      ? file.then((made) => made && this.send(made, request))
      : file && this.send(file, request);
  }

  /** Makes files before anybody asks for them, one after the other. */
  async prepare(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.find(`/${path}`);
  }

  /** Answers a text as if it were a file of the folder at this path; it is written once, and kept. */
  answerText(path: string, write: () => string, request: Request): Response {
    let file = this.written.get(path);
    if (!file) {
      const bytes = new TextEncoder().encode(write());
      file = { ...this.fileOf(path, bytes, bytes, this.modified), lacksCopies: false };
      if (this.written.size >= MOST_WRITTEN) this.written.delete(this.written.keys().next().value!);
      this.written.set(path, file);
    }
    return this.send(file, request);
  }

  private send(file: StoredFile, request: Request): Response {
    if (file.lacksCopies && request.headers.has('accept-encoding'))
      void addCopies(file).catch(() => undefined); // without copies the file goes on being sent as it is

    return answerFile(file, request);
  }

  private findPage(url: string): StoredFile | undefined | Promise<StoredFile | undefined> {
    return this.find(`${url}/index.html`) ?? this.find(`${url}.html`);
  }

  private find(url: string): StoredFile | undefined | Promise<StoredFile | undefined> {
    return this.files.get(url) ?? (this.unmade.has(url) ? this.make(url) : undefined);
  }

  private make(url: string): Promise<StoredFile | undefined> {
    const making =
      this.making.get(url) ??
      this.maker!.make(url.slice(1))
        .then((content) => {
          const file = content === undefined ? undefined : this.keepMade(url, bytesOf(content));
          this.unmade.delete(url);
          return file;
        })
        .finally(() => this.making.delete(url));
    this.making.set(url, making);
    return making;
  }

  private keepMade(url: string, bytes: Uint8Array<ArrayBuffer>): StoredFile {
    const identity = bytes.byteLength > KEPT_BYTES ? this.keepOnDisk(bytes) : bytes;
    const file = this.fileOf(url, bytes, identity, this.modified);
    this.files.set(url, file);
    return file;
  }

  /** Keeps bytes in a file without a name, which is gone when it is closed. */
  private keepOnDisk(bytes: Uint8Array<ArrayBuffer>): Content {
    const folder = mkdtempSync(join(tmpdir(), 'band-check-'));
    try {
      const path = join(folder, 'made');
      writeFileSync(path, bytes);
      return this.keep(path, bytes);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  private fileOf(url: string, bytes: Uint8Array, identity: Content, modified: string): StoredFile {
    const name = url.slice(1);
    const hasCopies = isCompressible(name, bytes.byteLength);
    return {
      name,
      contents: { identity },
      lacksCopies: hasCopies && identity instanceof Uint8Array,
      etag: tagOf(bytes),
      modified,
      headers: fileHeaders(url, modified, hasCopies, this.rules),
    };
  }

  /** Keeps a small file in memory and a large one open. */
  private keep(path: string, bytes: Uint8Array<ArrayBuffer> = readFileSync(path)): Content {
    if (bytes.byteLength <= KEPT_BYTES) return bytes;
    const descriptor = openSync(path, 'r');
    this.descriptors.push(descriptor);
    return { descriptor, byteLength: bytes.byteLength };
  }
}

/** What hosts read themselves, and what nobody should see. */
function isPrivate(url: string): boolean {
  return url === '/_headers' || url === '/_redirects' || /\/\.(?!well-known\/)/.test(url);
}

/** Compresses a file of the memory. Nobody waits for it: who asks meanwhile gets the file as it is. */
async function addCopies(file: StoredFile): Promise<void> {
  file.lacksCopies = false;
  const copies = await compressCopies(file.name, file.contents.identity as Uint8Array);
  for (const [coding, copy] of copies) file.contents[coding] = copy;
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
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
  // ranges are for GET alone (RFC 9110 14.2); tags are weak, so no If-Range can be proven: it gets the whole file (13.1.5)
  const isWhole = request.method !== 'GET' || asked.has('if-range');
  const range = isWhole ? undefined : byteRange(asked.get('range'), identity.byteLength);
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
  const best = CODINGS.find(([encoding]) => contents[encoding] && accepted.includes(encoding));
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
