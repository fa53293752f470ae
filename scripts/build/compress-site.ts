/**
 * Writes compressed copies, `.br` and `.gz`, beside the files of the built site, for the Node server and for hosts that
 * send such copies (nginx's `gzip_static` and `brotli_static`). `.assetsignore` keeps them from hosts that compress themselves.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { totalist } from 'totalist';
import { CODINGS, compressCopies, isCompressible } from '../../src/server/http/compress-copies.js';

/** As many as Node has threads for compressing. */
const AT_ONCE = 4;

/** @returns the number of copies, and their bytes */
export async function compressSite(dir: string): Promise<{ copies: number; bytes: number }> {
  const todo: { name: string; path: string }[] = [];
  await totalist(dir, (file, path, { size }) => {
    const name = file.replaceAll('\\', '/');
    if (isCompressible(name, size)) todo.push({ name, path });
  });
  const endings = new Map(CODINGS);
  const written = { copies: 0, bytes: 0 };
  const compressNext = async () => {
    for (let file = todo.pop(); file; file = todo.pop()) {
      for (const [coding, copy] of await compressCopies(file.name, await readFile(file.path))) {
        await writeFile(file.path + endings.get(coding)!, copy);
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
