import { CREDIT } from '../core/credit.js';
import { jsonSchemaOf, RESOURCES } from '../schema/openapi.js';
import { PROBLEM_CODES } from '../schema/problem.js';
import type { Check, Country, Device, Downloads, Index } from '../schema/published.js';
import { API_FIELDS_ZH } from '../words/api-fields.js';
import { API_WORDS, type ApiWords } from '../words/api.js';
import { type Lang, LANGS } from '../words/lang.js';
import { apiPageStyles } from './api-page.styles.js';
import { escaped } from './changes.js';
import type { Output } from './output.js';
import type { SiteAddresses } from './site-addresses.js';

/** The real files that the page shows. */
export interface ApiExamples {
  readonly index: Index;
  readonly country: Country;
  readonly device: Device;
  readonly check: Check;
  readonly downloads: Downloads;
}

/** Writes the page about the API in every language, and its style sheet. */
export function writeApiPages(examples: ApiExamples, site: SiteAddresses, output: Output): void {
  output.write('api/page.css', apiPageStyles);
  for (const lang of LANGS) {
    output.write(lang === 'en' ? 'api/index.html' : `${lang}/api/index.html`, apiPage(examples, lang, site));
  }
}

/** An endpoint with code that reads it, and what that code prints. */
interface Endpoint {
  readonly name: 'index' | 'country' | 'device' | 'check';
  readonly template: string;
  readonly path: string;
  readonly value: object;
  /** JavaScript and Python behind the reading of `body`. */
  readonly javascript: string;
  readonly python: string;
  readonly prints: readonly string[];
}

function endpointsOf({ index, country, device, check }: ApiExamples): Endpoint[] {
  const cc = check.country.cc.toLowerCase();
  return [
    {
      name: 'index',
      template: 'index.json',
      path: 'index.json',
      value: index,
      javascript: 'console.log(body.updated, body.countries.length, body.models.length);',
      python: "print(body['updated'], len(body['countries']), len(body['models']))",
      prints: [`${index.updated} ${index.countries.length} ${index.models.length}`],
    },
    {
      name: 'country',
      template: 'countries/{cc}.json',
      path: `countries/${cc}.json`,
      value: country,
      javascript: 'for (const { name, lte } of body.networks) console.log(name, lte.length);',
      python: "for network in body['networks']:\n    print(network['name'], len(network['lte']))",
      prints: country.networks.map(({ name, lte }) => `${name} ${lte.length}`),
    },
    {
      name: 'device',
      template: 'models/{id}.json',
      path: `models/${device.id}.json`,
      value: device,
      javascript: "console.log(body.name, body.lte.join(' '));",
      python: "print(body['name'], ' '.join(body['lte']))",
      prints: [`${device.name} ${device.lte.join(' ')}`],
    },
    {
      name: 'check',
      template: 'check/{id}/{cc}.json',
      path: `check/${device.id}/${cc}.json`,
      value: check,
      javascript: 'for (const { name, verdict } of body.networks) console.log(name, verdict);',
      python: "for network in body['networks']:\n    print(network['name'], network['verdict'])",
      prints: check.networks.map(({ name, verdict }) => `${name} ${verdict}`),
    },
  ];
}

/** The whole page: no script but the theme that the reader chose in the app. */
export function apiPage(examples: ApiExamples, lang: Lang, site: SiteAddresses): string {
  const words = API_WORDS[lang];
  const other = lang === 'en' ? 'zh' : 'en';
  const tag = { en: 'en', zh: 'zh-Hans' };
  const path = { en: '/api/', zh: '/zh/api/' };
  const base = site.api('');
  const { version, updated } = examples.index;
  const fieldTables = fieldTablesIn(lang);
  const sections = [
    ['endpoints', words.endpoints],
    ['errors', words.errors],
    ['transport', words.transport],
    ['other', words.other],
    ['downloads', words.downloads],
    ['promise', words.promise],
    ['credit', words.credit],
  ] as const;
  const heading = (id: (typeof sections)[number][0]) =>
    `<h2 id="${id}">${escaped(sections.find(([found]) => found === id)![1])}</h2>`;
  return `<!doctype html>
<html lang="${tag[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)} · BandCheck</title>
<meta name="description" content="${escaped(words.description)}">
<link rel="canonical" href="${escaped(site.origin + path[lang])}">
${LANGS.map((l) => `<link rel="alternate" hreflang="${tag[l]}" href="${escaped(site.origin + path[l])}">`).join('\n')}
<link rel="alternate" type="application/atom+xml" title="${escaped(words.otherText.changes)}" href="/v1/changes${lang === 'en' ? '' : `.${lang}`}.atom">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<a class="skip" href="#main">${escaped(words.skip)}</a>
<header>
<a class="wordmark" href="${lang === 'en' ? '/' : `/${lang}/`}">${escaped(words.home)}</a>
<a href="${path[other]}" lang="${tag[other]}" hreflang="${tag[other]}">${escaped(words.otherLang)}</a>
</header>
<main id="main" tabindex="-1">
<h1>${escaped(words.title)}</h1>
${words.lead.map((text) => `<p class="lead">${marked(text)}</p>`).join('\n')}
<dl class="facts">
<div><dt>${escaped(words.base)}</dt><dd><code>${escaped(base)}</code></dd></div>
<div><dt>OpenAPI 3.1.1</dt><dd><a href="/v1/openapi.json">openapi.json</a></dd></div>
</dl>
<p class="quiet">${escaped(words.updated(version, updated))}</p>
<nav aria-labelledby="contents"><h2 id="contents">${escaped(words.contents)}</h2>
<ul>${sections.map(([id, title]) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('')}</ul></nav>
${heading('endpoints')}
${endpointsOf(examples)
  .map((endpoint) => endpointSection(endpoint, lang, base, fieldTables))
  .join('\n')}
${heading('errors')}
${words.errorsText.map((text) => `<p>${marked(text)}</p>`).join('\n')}
<dl class="codes">
${PROBLEM_CODES.map((code) => `<div id="${code}"><dt><code>${code}</code></dt><dd>${marked(words.problems[code]!)}</dd></div>`).join('\n')}
</dl>
${fieldTables('problem', 3)}
${heading('transport')}
${listOf(words.transportText.map(marked))}
${heading('other')}
${listOf(otherFiles(words, lang))}
${fieldTables('changes', 3)}
${fieldTables('snapshot', 3)}
${heading('downloads')}
<p>${marked(words.downloadsText)} <a href="/v1/downloads/manifest.json">${escaped(words.manifest)}</a></p>
${downloadTable(examples.downloads, words, lang)}
${fieldTables('downloads', 3)}
${heading('promise')}
${listOf(words.promiseText.map(marked))}
${heading('credit')}
<p>${marked(words.creditText[0]!)}</p>
<blockquote><p><a href="${escaped(CREDIT.url)}">Band Atlas · Hyper Nexus</a> (${escaped(CREDIT.url)}), <a href="${escaped(CREDIT.licenseUrl)}" rel="license">CC BY 4.0</a></p></blockquote>
<p>${marked(words.creditText[1]!)}</p>
</main>
</body>
</html>
`;
}

function endpointSection(endpoint: Endpoint, lang: Lang, base: string, fieldTables: FieldTables): string {
  const words = API_WORDS[lang];
  const [title, text] = words.endpoint[endpoint.name];
  const address = base + endpoint.path;
  const parameters = (['id', 'cc'] as const).filter((name) => endpoint.template.includes(`{${name}}`));
  const code = (label: string, source: string) =>
    `<figure><figcaption>${escaped(label)}</figcaption><pre tabindex="0"><code>${escaped(source)}</code></pre></figure>`;
  return `<section aria-labelledby="${endpoint.name}">
<h3 id="${endpoint.name}">${escaped(title)}</h3>
<p class="address"><b>GET</b> <code>${escaped(`/v1/${endpoint.template}`)}</code></p>
<p>${marked(text)}</p>
${
  parameters.length === 0
    ? ''
    : `<h4>${escaped(words.parameters)}</h4>
<dl class="parameters">${parameters.map((name) => `<div><dt><code>${name}</code></dt><dd>${marked(words.parameter[name])}</dd></div>`).join('')}</dl>`
}
<div class="examples">
${code('curl', `curl ${address}`)}
${code(
  'JavaScript',
  `const answer = await fetch('${address}');
const body = await answer.json();
if (!answer.ok) throw new Error(body.detail);
${endpoint.javascript}`,
)}
${code(
  'Python',
  `import json, urllib.request

with urllib.request.urlopen('${address}') as answer:
    body = json.load(answer)
${endpoint.python}`,
)}
${code(words.prints, endpoint.prints.join('\n'))}
</div>
<details><summary>${escaped(words.answer)}</summary>
<p>${escaped(words.cut)} <a href="/v1/${endpoint.path}">${escaped(endpoint.path)}</a></p>
<pre tabindex="0"><code>${escaped(JSON.stringify(shortened(endpoint.value), null, 2))}</code></pre>
</details>
${fieldTables(endpoint.name, 4)}
</section>`;
}

/** A value with at most two entries in each list, and in each map of many. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const cut = entries.length > 20 ? entries.slice(0, 2) : entries;
  return Object.fromEntries(cut.map(([key, inner]) => [key, shortened(inner)]));
}

/** What of JSON Schema our resources use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

/** The tables of the fields of a resource, folded away, with headings of a level. */
type FieldTables = (resource: keyof typeof RESOURCES, level: 3 | 4) => string;

/** Tables for one page: an object that several resources share has its table where it comes first. */
function fieldTablesIn(lang: Lang): FieldTables {
  const words = API_WORDS[lang];
  const shown = new Set<string>();
  return (resource, level) => {
    const { $defs } = jsonSchemaOf(resource, '') as { $defs: Record<string, Schema> };
    const names = Object.keys($defs).filter((name) => !shown.has(name));
    const tables = names.map((name) => {
      shown.add(name);
      const { description, properties = {}, required = [] } = $defs[name]!;
      const rows = Object.entries(properties).map(([field, schema]) => {
        const meaning = schema.description ?? referred(schema, $defs)?.description ?? '';
        const absent = required.includes(field) ? '' : ` <small>${escaped(words.optional)}</small>`;
        return `<tr><th scope="row"><code>${field}</code>${absent}</th><td class="quiet">${typeText(schema, words)}</td><td>${marked(translated(meaning, lang))}</td></tr>`;
      });
      return `<h${level} id="type-${name}">${name}</h${level}>
<p>${marked(translated(description ?? '', lang))}</p>
<div class="scroll" role="region" aria-labelledby="type-${name}" tabindex="0"><table>
<thead><tr>${words.columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
    });
    return `<details><summary>${escaped(words.fields(names.join(', ')))}</summary>\n${tables.join('\n')}\n</details>`;
  };
}

function referred({ $ref }: Schema, defs: Readonly<Record<string, Schema>>): Schema | undefined {
  return $ref === undefined ? undefined : defs[$ref.replace('#/$defs/', '')];
}

/** The type of a field in words; what has a table of its own is a link to it. */
function typeText(schema: Schema, words: ApiWords): string {
  const inner = (of: Schema) => typeText(of, words);
  const { types } = words;
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    return `<a href="#type-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escaped(String(schema.const))}</code>`;
  if (schema.enum) return words.or(schema.enum.map((value) => `<code>${escaped(String(value))}</code>`));
  if (schema.anyOf) return words.or([...new Set(schema.anyOf.map(inner))]);
  if (schema.type === 'array') return words.list(inner(schema.items ?? {}));
  if (schema.type === 'object') {
    return schema.additionalProperties ? words.map(inner(schema.additionalProperties)) : types.object;
  }
  if (schema.format === 'date') return types.day;
  if (schema.format === 'uri') return types.address;
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
    return types[schema.type];
  return schema.type === 'null' ? types.null : types.text;
}

/** @throws Error for a description that nobody translated */
function translated(description: string, lang: Lang): string {
  if (lang === 'en' || description === '') return description;
  const found = API_FIELDS_ZH[description];
  if (found === undefined) throw new Error(`src/words/api-fields.ts lacks ${JSON.stringify(description)}`);
  return found;
}

function otherFiles({ otherText }: ApiWords, lang: Lang): string[] {
  const suffix = lang === 'en' ? '' : `.${lang}`;
  const schemas = Object.keys(RESOURCES)
    .map((name) => link(`schemas/${name}.json`))
    .join(' ');
  return [
    `${link('openapi.json')}: ${escaped(otherText.openapi)}`,
    `${schemas}: ${escaped(otherText.schemas)}`,
    `${link('changes.json')}: ${escaped(otherText.changes)}`,
    `${link(`changes${suffix}.atom`)}: ${escaped(otherText.atom)}`,
    `${link(`changes${suffix}.feed.json`)}: ${escaped(otherText.jsonFeed)}`,
    `${link(`switch-offs${suffix}.ics`)}: ${escaped(otherText.calendar)}`,
    `<code>switch-offs/{cc}${suffix}.ics</code>: ${escaped(otherText.countryCalendar)}`,
    `${link('snapshot.json')}: ${escaped(otherText.snapshot)}`,
  ];
}

function link(path: string): string {
  return `<a href="/v1/${path}"><code>${path}</code></a>`;
}

function downloadTable({ files }: Downloads, words: ApiWords, lang: Lang): string {
  const number = new Intl.NumberFormat(lang);
  const [, , rowsLabel, bytesLabel] = words.downloadColumns;
  const rows = files.map(({ url, tables, rows: count, bytes }) => {
    const content = tables.length > 1 ? words.everything : words.table(tables[0]!);
    return `<tr><th scope="row"><a href="/v1/downloads/${url}">${url}</a></th><td>${escaped(content)}</td><td class="number" data-label="${escaped(rowsLabel)}">${number.format(count)}</td><td class="number" data-label="${escaped(bytesLabel)}">${number.format(bytes)}</td></tr>`;
  });
  return `<div class="scroll" role="region" aria-label="${escaped(words.manifest)}" tabindex="0"><table>
<thead><tr>${words.downloadColumns.map((column, i) => `<th scope="col"${i > 1 ? ' class="number"' : ''}>${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function listOf(items: readonly string[]): string {
  return `<ul class="points">\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

/** Text with `code` in backticks. */
function marked(text: string): string {
  return escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>');
}
