/**
 * Writes compressed copies, `.br` and `.gz`, beside the files of the built site, for the Node server and for hosts that
 * send such copies (nginx's `gzip_static` and `brotli_static`). `.assetsignore` keeps them from hosts that compress themselves.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { totalist } from 'totalist';

/** A smaller file travels in one packet whether it is compressed or not. */
const LEAST_BYTES = 1400;
/** A copy has to save this share of a file. */
const LEAST_SAVING = 0.1;
const TEXT = /\.(atom|css|csv|html|ics|js|json|map|md|ndjson|sqlite|svg|txt|webmanifest|xml)$/;
/** What every visit loads is worth the hundredfold time of the best compression. */
const EVERY_VISIT = /^(index\.html|assets\/|embed\/|v1\/(index|snapshot))/;
/** As many as Node has threads for compressing. */
const AT_ONCE = 4;

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** @returns the number of copies, and their bytes */
export async function compressSite(dir: string): Promise<{ copies: number; bytes: number }> {
  const todo: { name: string; path: string }[] = [];
  await totalist(dir, (name, path, { size }) => {
    if (size >= LEAST_BYTES && TEXT.test(name)) todo.push({ name: name.replaceAll('\\', '/'), path });
  });
  const written = { copies: 0, bytes: 0 };
  const compressNext = async () => {
    for (let file = todo.pop(); file; file = todo.pop()) {
      const content = await readFile(file.path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: EVERY_VISIT.test(file.name) ? constants.BROTLI_MAX_QUALITY : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      };
      for (const [ending, copy] of [
        ['br', await compress.br(content, { params })],
        ['gz', await compress.gz(content)],
      ] as const) {
        if (copy.byteLength > content.byteLength * (1 - LEAST_SAVING)) continue;
        await writeFile(`${file.path}.${ending}`, copy);
        written.copies++;
        written.bytes += copy.byteLength;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
  await writeFile(join(dir, '.assetsignore'), '*.br\n*.gz\n');
  return written;
}

if (process.argv[1] === import.meta.filename) {
  const { copies, bytes } = await compressSite(process.env['OUT_DIR'] ?? 'dist');
  console.log(`compressed: ${copies} copies, ${(bytes / 1e6).toFixed(1)} MB`);
}
