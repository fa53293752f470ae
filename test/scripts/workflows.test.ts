import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

it.each(readdirSync('.github/workflows'))('every step of %s is a script of the package', (file) => {
  const text = readFileSync(`.github/workflows/${file}`, 'utf8');
  const named = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name!);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

it('the nightly import tells first what it would change', () => {
  const text = readFileSync('.github/workflows/data.yml', 'utf8');
  const steps = [...text.matchAll(/- run: npm run (.*)/g)].map(([, step]) => step);
  expect(steps).toEqual([
    'data:import -- upstream --dry-run --report report.md',
    'data:import -- upstream',
    'data:check',
    'golden',
  ]);
});
