import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../src/elements/shared/register.js';

interface Described {
  readonly tagName: string;
  readonly attributes: readonly {
    readonly name: string;
    readonly fieldName: string;
    readonly description?: string;
  }[];
  readonly events: readonly { readonly name: string }[];
  readonly members: readonly { readonly name: string }[];
}
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  exports: Record<string, string | { types: string; default?: string }>;
};
let elements: Described[];

beforeAll(() => {
  execFileSync(process.execPath, [
    'node_modules/@custom-elements-manifest/analyzer/cem.js',
    'analyze',
    '--quiet',
    '--config',
    'custom-elements-manifest.config.js',
  ]);
  const manifest = JSON.parse(readFileSync('lib/elements/custom-elements.json', 'utf8')) as {
    modules: { declarations?: Described[] }[];
  };
  elements = manifest.modules.flatMap(({ declarations = [] }) =>
    declarations.filter(({ tagName }) => tagName),
  );
}, 60_000);

describe('the description of the elements', () => {
  it('has the three tags, each attribute with its words and no private state', () => {
    const attributes = Object.fromEntries(
      elements.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name).sort()]),
    );
    expect(attributes).toEqual({
      'band-check': [
        'as-of',
        'bands',
        'cache',
        'country',
        'detail',
        'device',
        'devices',
        'font',
        'for',
        'lang',
        'radio',
        'src',
        'theme',
      ],
      'band-countries': ['disabled', 'font', 'label', 'lang', 'name', 'required', 'src', 'theme', 'value'],
      'band-paste': [
        'cache',
        'country',
        'detail',
        'font',
        'label',
        'lang',
        'name',
        'share',
        'src',
        'theme',
        'value',
      ],
    });
    for (const { attributes } of elements) {
      for (const { name, fieldName, description } of attributes)
        expect([fieldName, description], name).toEqual([expect.any(String), expect.any(String)]);
    }
  });

  it('has the properties that are no attributes', () => {
    const properties = Object.fromEntries(
      elements.map(({ tagName, attributes, members }) => {
        const fields = attributes.map(({ fieldName }) => fieldName);
        return [tagName, members.map(({ name }) => name).filter((name) => !fields.includes(name))];
      }),
    );
    expect(properties).toEqual({
      'band-check': ['data', 'source', 'state', 'retry'],
      'band-countries': ['choices', 'countries', 'form'],
      'band-paste': ['devices', 'source', 'bands'],
    });
  });

  it('names the events', () => {
    expect(elements.flatMap(({ events }) => events.map(({ name }) => name)).sort()).toEqual([
      'band-check-failed',
      'band-check-result',
      'band-countries-change',
      'band-paste-change',
      'band-paste-device',
      'change',
    ]);
  });
});

describe('the package', () => {
  it('says the same version as the elements', () => {
    expect(VERSION).toBe(packageJson.version);
  });

  it('exports only files that there are', () => {
    for (const entry of Object.values(packageJson.exports)) {
      for (const path of typeof entry === 'string' ? [entry] : Object.values(entry)) {
        if (path.startsWith('./lib/elements/')) expect(existsSync(path), path).toBe(true);
      }
    }
  });

  it('can be imported where there is no browser', async () => {
    const { BandCheck } = (await import('../../src/elements/band-check/band-check.element.js')) as {
      BandCheck: { version: string };
    };
    expect(BandCheck.version).toBe(VERSION);
  });
});
