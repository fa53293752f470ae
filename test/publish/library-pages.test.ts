import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExamples } from '../../src/publish/library-pages.js';
import { LIBRARY_PARTS } from '../../src/words/api-library.js';

describe('the examples of the page about the package', () => {
  const examples = readExamples(readFileSync('docs/LIBRARY.md', 'utf8'));

  it('stand under the headings that the page names, in the order of docs/LIBRARY.md', () => {
    expect([...examples.keys()]).toEqual(Object.values(LIBRARY_PARTS));
  });

  it('are in every part', () => {
    for (const [heading, codes] of examples) expect(codes.length, heading).toBeGreaterThan(0);
    expect(examples.get('Ask')![0]).toContain("check(world, 'ec25-e', 'de'");
  });
});
