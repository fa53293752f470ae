import { unstable_startWorker } from 'wrangler';
import { describe } from 'vitest';
import { contract } from '../server/contract.js';

describe('the Worker', () =>
  contract(async (dir) => {
    process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'; // no network in a test
    const worker = await unstable_startWorker({
      config: 'wrangler.jsonc',
      assets: dir,
      sendMetrics: false,
      dev: { server: { port: 0 }, inspector: false, watch: false, persist: false, logLevel: 'error' },
    });
    return { address: (await worker.url).origin, close: () => worker.dispose() };
  }));
