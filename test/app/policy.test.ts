import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('allows every Trusted Types policy that the app makes, by name, and no other', () => {
  const made = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(`src/app/${file}`, 'utf8').matchAll(/createPolicy\(\s*'([^']+)'/g)])
    .map(([, name]) => name);
  const allowed = /trusted-types ([^";]+)/.exec(readFileSync('src/app/index.html', 'utf8'))![1]!.split(' ');
  expect(allowed.sort()).toEqual([...new Set(['lit-html', ...made])].sort());
});
