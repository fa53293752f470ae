/** What browsers load stays within its budgets. */
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

it('is within the budgets of test/size-ledger.json', async () => {
  const { code, out } = await new Promise<{ code: number; out: string }>((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/check/size.ts'], (error, out, err) =>
      done({ code: error ? 1 : 0, out: out + err }),
    );
  });
  expect(code, out).toBe(0);
});
