import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests of a run one temporary folder, and takes it away after the last: no test leaves a folder behind. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'band-check-tests-'));
  process.env['TMPDIR'] = folder; // where `tmpdir()` is from now on, for the workers too
  return () => rmSync(folder, { recursive: true, force: true });
}
