import { chmodSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A folder that holds the built site as `npm start` builds it, without the checks but those of some devices. */
export function linkSite(devices: readonly string[] = []): string {
  const dir = mkdtempSync(join(tmpdir(), 'bench-site-'));
  chmodSync(dir, 0o755); // nginx reads it as another user
  const link = (path: string) => symlinkSync(resolve('dist', path), join(dir, path));
  mkdirSync(join(dir, 'v1/check'), { recursive: true });
  for (const name of readdirSync('dist')) if (name !== 'v1') link(name);
  for (const name of readdirSync('dist/v1')) if (name !== 'check') link(`v1/${name}`);
  for (const id of devices) link(`v1/check/${id}`);
  return dir;
}
