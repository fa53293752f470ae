import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from '../../src/core/version.js';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

it('server.json is an entry that the registry takes, of the version of the package', () => {
  const { version, name } = read('package.json');
  const entry = read('server.json') as {
    name: string;
    description: string;
    version: string;
    remotes: { type: string; url: string }[];
    packages: { identifier: string; version: string }[];
  };
  expect(entry.name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/[a-z0-9-]+$/);
  expect(entry.description.length).toBeLessThanOrEqual(100);
  expect([entry.version, entry.packages[0]!.version, VERSION]).toEqual([version, version, version]);
  expect(entry.packages[0]!.identifier).toBe(name);
  expect(entry.remotes).toEqual([
    { type: 'streamable-http', url: expect.stringMatching(/^https:\/\/.+\/mcp$/) },
  ]);
});
