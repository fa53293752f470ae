import { describe, expect, it } from 'vitest';
import { embedSnippet, FIRST_CHOICE, type SnippetChoice } from '../../../src/app/pages/embed-snippet.js';

const MANIFEST = {
  version: '0.2.0',
  released: [],
  scripts: {
    'band-check.js': { integrity: 'sha384-one', immutable: '0.2.0/band-check.js' },
    'band-check-all.js': { integrity: 'sha384-all', immutable: '0.2.0/band-check-all.js' },
  },
};
const snippet = (choice: Partial<SnippetChoice>) =>
  embedSnippet({ ...FIRST_CHOICE, ...choice }, MANIFEST, 'https://site.test', 'more', {
    phone: 700,
    desktop: 500,
  });

describe('the snippet', () => {
  it('reserves a height for its own tag, on a phone and on a wide page, and none without scripts', () => {
    expect(snippet({}).split('\n').slice(0, 4)).toEqual([
      '<style>',
      '@media (scripting: enabled) { band-check[device="ec25-e"][country="de"] { display: block; min-height: 500px } }',
      '@media (scripting: enabled) and (max-width: 639px) { band-check[device="ec25-e"][country="de"] { min-height: 700px } }',
      '</style>',
    ]);
  });

  it('is pinned by a hash, or follows fixes without one', () => {
    expect(snippet({})).toContain(
      '<script src="https://site.test/embed/0.2.0/band-check.js" integrity="sha384-one" crossorigin async></script>',
    );
    expect(snippet({ version: 'follow' })).toContain(
      '<script src="https://site.test/embed/v1/band-check.js" async></script>',
    );
  });

  it('takes the larger script for elements that are only in it', () => {
    expect(snippet({ tag: 'band-countries', attributes: { value: 'de' } })).toContain('band-check-all.js');
    expect(snippet({ attributes: { device: 'ec25-e', for: 'where' } })).toContain('band-check-all.js');
  });

  it('preloads what will be asked for, but not what names itself', () => {
    const files = (attributes: Record<string, string>) =>
      [...snippet({ attributes }).matchAll(/preload.*v1\/(.*)"/g)].map(([, file]) => file);
    expect(files({ device: 'ec25-e', country: 'de fr' })).toEqual([
      'models/ec25-e.json',
      'countries/de.json',
      'countries/fr.json',
    ]);
    expect(files({ bands: 'B3', country: 'de' })).toEqual(['countries/de.json']);
    expect(files({ device: 'ec25-e', country: 'de fr gb us' })).toEqual([]);
  });

  it.each(['npm', 'react', 'vue', 'svelte'] as const)('names the API and the tag for %s', (form) => {
    const text = snippet({ form });
    expect(text).toContain("setBandCheckApi('https://site.test/v1/')");
    expect(text).toContain('<band-check device="ec25-e" country="de"');
  });

  it('lets no value break out of its attribute or of the rule', () => {
    const text = snippet({ tag: 'band-paste', attributes: { value: 'a"> <script>\n\\' } });
    expect(text).toContain('<band-paste value="a&quot;> <script>&#10;\\"></band-paste>');
    expect(text).toContain('[value="a\\"> \\3c script>\\a \\\\"]');
  });
});
