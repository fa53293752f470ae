/** What somebody copies to put an element onto another page. */
import type { ElementTag } from '../base/element-manifest.js';

/** Attributes by name; an attribute that is only there or not has the value `''`. */
export type Attributes = Readonly<Record<string, string>>;

/** How the page that takes the element is built. */
export const SNIPPET_FORMS = ['script', 'npm', 'react', 'vue', 'svelte'] as const;
export type SnippetForm = (typeof SNIPPET_FORMS)[number];

/** `pinned` to one version by its hash · `follow` the fixes of its major version. */
export type SnippetVersion = 'pinned' | 'follow';

export interface SnippetChoice {
  readonly tag: ElementTag;
  readonly attributes: Attributes;
  readonly form: SnippetForm;
  readonly version: SnippetVersion;
  /** Is visible when the page opens, so that its data is loaded beside the script and not after it. */
  readonly early: boolean;
}

/** What is offered before anything is chosen. */
export const FIRST_CHOICE: SnippetChoice = {
  tag: 'band-check',
  attributes: { device: 'ec25-e', country: 'de' },
  form: 'script',
  version: 'pinned',
  early: true,
};

/** Heights in px to reserve: as wide as on a phone, and as wide as the element is by itself. */
export interface Heights {
  readonly phone: number;
  readonly desktop: number;
}

/** `embed/manifest.json` */
export interface EmbedManifest {
  readonly version: string;
  /** Every version whose address is for good, oldest first; `version` is among them once it is released. */
  readonly released: readonly string[];
  readonly scripts: Readonly<Record<string, { readonly integrity: string; readonly immutable: string }>>;
}

/** Up to this width a page counts as a phone's. */
const PHONE_PAGE = 640;
/** Beyond this many countries the data comes in one file, which names itself. */
const MOST_PRELOADED = 3;

/**
 * The code for a page.
 * @param manifest with the hashes; without it the newest scripts are named, which cannot have one
 * @param fallback text of the link inside the tag
 */
export function embedSnippet(
  choice: SnippetChoice,
  manifest: EmbedManifest | undefined,
  origin: string,
  fallback: string,
  heights: Heights | undefined,
): string {
  const { tag, attributes, form } = choice;
  const lines = (): string[] => {
    switch (form) {
      case 'script':
        return [
          ...(heights ? [heightRule(tag, attributes, heights)] : []),
          ...scripts(choice, manifest, origin),
          ...preloads(choice, origin),
          tagWith(choice, origin, fallback),
        ];
      case 'npm':
        return ['npm install band-check', '', ...setUp(tag, origin), '', tagWith(choice, origin, fallback)];
      case 'react':
        return reactLines(tag, written(attributes), origin);
      case 'vue':
        return vueLines(tag, written(attributes), origin);
      case 'svelte':
        return svelteLines(tag, written(attributes), origin);
    }
  };
  return lines().join('\n');
}

/** The lines of a script that load an element and say where its data is; with types for the templates of a framework. */
function setUp(tag: ElementTag, origin: string, framework?: 'react' | 'vue' | 'svelte'): string[] {
  return [
    `import { setBandCheckApi } from 'band-check/elements/${tag}';`,
    ...(framework ? [`import type {} from 'band-check/${framework}';`, ''] : []),
    `setBandCheckApi('${origin}/v1/');`,
  ];
}

function reactLines(tag: ElementTag, attributes: string, origin: string): string[] {
  return [
    ...setUp(tag, origin, 'react'),
    '',
    'export function Answer() {',
    `  return <${tag}${attributes} ${REACT_EVENT[tag]} />;`,
    '}',
  ];
}

function vueLines(tag: ElementTag, attributes: string, origin: string): string[] {
  return [
    '<script setup lang="ts">',
    ...setUp(tag, origin, 'vue'),
    '</script>',
    '',
    '<template>',
    `  <${tag}${attributes} />`,
    '</template>',
    '',
    '// vite.config.ts',
    "vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('band-') } } })",
  ];
}

function svelteLines(tag: ElementTag, attributes: string, origin: string): string[] {
  return [
    '<script lang="ts">',
    ...setUp(tag, origin, 'svelte').map((line) => (line ? `  ${line}` : '')),
    '</script>',
    '',
    `<${tag}${attributes}></${tag}>`,
  ];
}

const REACT_EVENT: Readonly<Record<ElementTag, string>> = {
  'band-check': 'onband-check-result={({ detail }) => console.log(detail.countries)}',
  'band-countries': 'onband-countries-change={({ detail }) => console.log(detail.value)}',
  'band-paste': 'onband-paste-change={({ detail }) => console.log(detail.bands)}',
};

/**
 * The rule that keeps the page from jumping when the answer comes. It names the attributes, so that the rules of several
 * tags do not meet, and holds only where scripts run: without one nothing would fill the room.
 */
function heightRule(tag: ElementTag, attributes: Attributes, { phone, desktop }: Heights): string {
  const selector =
    tag +
    Object.entries(attributes)
      .map(
        ([name, value]) =>
          `[${name}="${value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\a ').replaceAll('<', '\\3c ')}"]`,
      )
      .join('');
  return [
    '<style>',
    `@media (scripting: enabled) { ${selector} { display: block; min-height: ${desktop}px } }`,
    `@media (scripting: enabled) and (max-width: ${PHONE_PAGE - 1}px) { ${selector} { min-height: ${phone}px } }`,
    '</style>',
  ].join('\n');
}

function scripts(
  { tag, attributes, version }: SnippetChoice,
  manifest: EmbedManifest | undefined,
  origin: string,
): string[] {
  const script = (name: string) => {
    const { integrity, immutable } = manifest?.scripts[name] ?? {};
    return integrity && version === 'pinned'
      ? `<script src="${origin}/embed/${immutable}" integrity="${integrity}" crossorigin async></script>`
      : `<script src="${origin}/embed/v1/${name}" async></script>`;
  };
  const name = tag === 'band-check' && !('for' in attributes) ? 'band-check.js' : 'band-check-all.js';
  return [script(name), ...('cache' in attributes ? [script('band-check-cache.js')] : [])];
}

/** After the script: it is the larger one and should have the connection that is open already. */
function preloads({ tag, attributes, early }: SnippetChoice, origin: string): string[] {
  if (!early || tag !== 'band-check') return [];
  const words = (text = '') => text.split(/\s+/).filter(Boolean);
  const devices = attributes['bands'] ? [] : words(attributes['devices'] ?? attributes['device']);
  const countries = words(attributes['country']);
  if (Math.max(devices.length, countries.length) > MOST_PRELOADED) return [];
  const files = [
    ...devices.map((id) => `models/${id}.json`),
    ...countries.map((cc) => `countries/${cc}.json`),
  ];
  return files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${origin}/v1/${file}">`);
}

function tagWith({ tag, attributes }: SnippetChoice, origin: string, fallback: string): string {
  const open = `<${tag}${written(attributes)}>`;
  if (tag !== 'band-check') return `${open}</${tag}>`;
  const device = attributes['device'] ?? '';
  const page = `${origin}${attributes['lang'] === 'zh' ? '/zh' : ''}/${device ? `devices/${device}` : 'devices'}`;
  return `${open}\n  <a href="${page}">${fallback}</a>\n</${tag}>`;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === ''
        ? ` ${name}`
        : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`,
    )
    .join('');
}
