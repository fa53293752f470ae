import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonSchemaOf, type ResourceName, RESOURCES } from '../../src/schema/resources.js';
import { API_FIELDS_ZH } from '../../src/words/api-fields.js';
import { API_WORDS } from '../../src/words/api.js';
import { PROBLEM_CODES } from '../../src/schema/problem.js';
import { smallBuild, type SmallBuild } from './small-build.js';

let build: SmallBuild;
const pages: Record<string, string> = {};
beforeAll(async () => {
  build = await smallBuild();
  pages['en'] = readFileSync(join(build.dir, 'api/index.html'), 'utf8');
  pages['zh'] = readFileSync(join(build.dir, 'zh/api/index.html'), 'utf8');
});
afterAll(() => {
  build.remove();
});

/** The text of a page's code blocks under a caption. */
function codeUnder(page: string, caption: string): string[] {
  const figures = page.matchAll(/<figcaption>([^<]*)<\/figcaption>\s*<pre[^>]*><code>([^<]*)<\/code>/g);
  return [...figures]
    .filter(([, label]) => label === caption)
    .map(([, , code]) => code!.replace(/&#(\d+);/g, (_, char: string) => String.fromCharCode(Number(char))));
}

describe.each(['en', 'zh'])('the page about the API in %s', (lang) => {
  it('describes every field of every resource', () => {
    const missing: string[] = [];
    for (const name of Object.keys(RESOURCES) as ResourceName[]) {
      const { $defs } = jsonSchemaOf(name, '') as { $defs: Record<string, { properties?: object }> };
      for (const [type, { properties = {} }] of Object.entries($defs)) {
        if (!pages[lang]!.includes(`id="type-${type}"`)) missing.push(type);
        for (const field of Object.keys(properties)) {
          if (!pages[lang]!.includes(`<code>${field}</code>`)) missing.push(`${type}.${field}`);
        }
      }
    }
    expect(missing).toEqual([]);
    expect(pages[lang]).not.toMatch(/<td><\/td>|undefined|\[object|NaN/);
  });

  it('has an anchor for every kind of problem and no link into the void', () => {
    const ids = [...pages[lang]!.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const code of PROBLEM_CODES) expect(ids).toContain(code);
    for (const [, target] of pages[lang]!.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
    const files = [...pages[lang]!.matchAll(/href="(\/(?:v1|api|zh\/api)\/[^"]*)"/g)].map(
      ([, path]) => path!,
    );
    expect(files.length).toBeGreaterThan(20);
    const missing = files.filter(
      (path) => !existsSync(join(build.dir, path, path.endsWith('/') ? 'index.html' : '')),
    );
    expect(missing).toEqual([]);
  });

  it('keeps a strict policy: no inline script or style, nothing from elsewhere', () => {
    expect(pages[lang]).not.toMatch(/<script(?! src="\/)|<style| style=| on\w+=|src="http|@import/);
  });

  it('shows code whose output is what it says', async () => {
    const sources = codeUnder(pages[lang]!, 'JavaScript');
    const outputs = codeUnder(pages[lang]!, API_WORDS[lang as 'en' | 'zh'].prints);
    expect([sources.length, outputs.length]).toEqual([4, 4]);
    const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
    for (const [i, source] of sources.entries()) {
      const lines: string[] = [];
      const fetch = (address: string) =>
        Promise.resolve(
          new Response(readFileSync(join(build.dir, address.replace('https://example.org', '')))),
        );
      const log = { log: (...values: unknown[]) => lines.push(values.join(' ')) };
      await (AsyncFunction('fetch', 'console', source) as (...given: unknown[]) => Promise<void>)(fetch, log);
      expect(lines.join('\n')).toBe(outputs[i]);
    }
  });
});

it('has no translation that no field needs any more', () => {
  const described = JSON.stringify(
    Object.keys(RESOURCES).map((name) => jsonSchemaOf(name as ResourceName, '')),
  );
  const stale = Object.keys(API_FIELDS_ZH).filter((text) => !described.includes(JSON.stringify(text)));
  expect(stale).toEqual([]);
});
