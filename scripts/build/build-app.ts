/** Builds the app into `dist/`, beside what other steps write there at the same time. */
import { build } from 'vite';

await build({ logLevel: 'warn', build: { emptyOutDir: false } });
