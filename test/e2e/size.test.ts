/** What browsers load is as large as the ledger says, to the byte. */
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

it('has the sizes of the ledger; after a knowing change: npm run size -- --update', async () => {
  const { code, out } = await new Promise<{ code: number; out: string }>((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/check/size.ts'], (error, out, err) =>
      done({ code: error ? 1 : 0, out: out + err }),
    );
  });
  expect(code, out).toBe(0);
});
