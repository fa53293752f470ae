/**
 * Builds the app into `dist/`, beside what other steps write there at the same time. Only its own files of an earlier
 * build go, which are named by their content and would pile up.
 */
import { rmSync } from 'node:fs';
import { build } from 'vite';

rmSync(`${process.env['OUT_DIR'] ?? 'dist'}/assets`, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { emptyOutDir: false } });
