import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EMBED_REFERENCE } from '../../src/words/embed-reference.js';

it('says in Chinese what the manifest of the elements says, and no more', () => {
  const analyzer = 'node_modules/@custom-elements-manifest/analyzer/cem.js';
  execFileSync(process.execPath, [
    analyzer,
    'analyze',
    '--quiet',
    '--config',
    'custom-elements-manifest.config.js',
  ]);
  const { modules } = JSON.parse(readFileSync('lib/elements/custom-elements.json', 'utf8')) as {
    modules: { declarations?: Record<string, { name: string; kind?: string; description?: string }[]>[] }[];
  };
  const described: Record<string, Record<string, string[]>> = {};
  for (const declaration of modules.flatMap(({ declarations = [] }) => declarations)) {
    const tag = declaration['tagName'] as unknown as string | undefined;
    if (!tag) continue;
    const names = (list: { name: string; kind?: string }[] = []) =>
      list.map(({ name, kind }) => (kind === 'method' ? `${name}()` : name)).sort();
    described[tag] = {
      attributes: names(declaration['attributes']),
      properties: names(declaration['members']?.filter(({ description }) => description)),
      events: names(declaration['events']),
      slots: names(declaration['slots']),
      parts: names(declaration['cssParts']),
      styles: names(declaration['cssProperties']),
    };
  }
  const translated = Object.fromEntries(
    Object.entries(EMBED_REFERENCE).map(([tag, kinds]) => [
      tag,
      Object.fromEntries(Object.entries(kinds).map(([kind, texts]) => [kind, Object.keys(texts).sort()])),
    ]),
  );
  expect(translated).toEqual(described);
});
