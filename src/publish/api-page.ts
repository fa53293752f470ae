import { html, nothing, type TemplateResult } from 'lit';
import { CREDIT } from '../core/credit.js';
import { RESOURCES } from '../schema/resources.js';
import { PROBLEM_CODES } from '../schema/problem.js';
import type { Check } from '../schema/published-check.js';
import type { PublishedCountry } from '../schema/published-country.js';
import type { PublishedDevice } from '../schema/published-device.js';
import type { Downloads } from '../schema/published-manifests.js';
import type { Index } from '../schema/published-index.js';
import { API_WORDS, type ApiWords } from '../words/api.js';
import { ASSISTANTS_WORDS } from '../words/api-assistants.js';
import { LIBRARY_WORDS } from '../words/api-library.js';
import { type Lang, LANGS } from '../words/lang.js';
import { langSuffix, localPath } from '../words/page-paths.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import { apiPageStyles } from './api-page.styles.js';
import { type FieldTables, fieldTablesIn } from './api-field-tables.js';
import { apiText } from './api-text.js';
import { ASSISTANTS_PATH } from './assistant-pages.js';
import { LIBRARY_PATH } from './library-pages.js';
import type { PublishedFiles } from './published-files.js';
import type { SiteAddresses } from './site-addresses.js';
import { documentFile, plainDocument } from './plain-document.js';

/** The real files that the page shows. */
interface ApiExamples {
  readonly index: Index;
  readonly country: PublishedCountry;
  readonly device: PublishedDevice;
  readonly check: Check;
  readonly downloads: Downloads;
}

/** Adds the page about the API in every language, and its style sheet. */
export function addApiPages(examples: () => ApiExamples, site: SiteAddresses, files: PublishedFiles): void {
  files.add('api/page.css', () => apiPageStyles);
  for (const lang of LANGS) files.add(documentFile(lang, PATH), () => apiPage(examples(), lang, site));
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

const PATH = '/api/';

/** The whole page. */
function apiPage(examples: ApiExamples, lang: Lang, site: SiteAddresses): string {
  const { title, description, otherText } = API_WORDS[lang];
  const feed = { title: otherText.changes, href: `/v1/changes${langSuffix(lang)}.atom` };
  const main = mainPart(examples, lang, site.api(''));
  return plainDocument({ title, description, path: PATH, feed, main }, lang, site);
}

/** The sections of the page, in their order. */
const SECTIONS = [
  'endpoints',
  'errors',
  'transport',
  'other',
  'downloads',
  'assistants',
  'promise',
  'history',
  'credit',
] as const;
type Section = (typeof SECTIONS)[number];

function mainPart(examples: ApiExamples, lang: Lang, base: string): TemplateResult {
  const words = API_WORDS[lang];
  const { version, updated } = examples.index;
  const fieldTables = fieldTablesIn(lang);
  const heading = (id: Section) => html`<h2 id=${id}>${words[id]}</h2>`;
  return html`<h1>${words.title}</h1>
    ${words.lead.map((text) => html`<p class="lead">${apiText(text)}</p>`)}
    <dl class="facts">
      <div>
        <dt>${words.base}</dt>
        <dd><code>${base}</code></dd>
      </div>
      <div>
        <dt>OpenAPI 3.1.1</dt>
        <dd><a href="/v1/openapi.json">openapi.json</a></dd>
      </div>
    </dl>
    <p class="quiet">${words.updated(version, VERDICT_WORDS[lang].date(updated))}</p>
    <nav aria-labelledby="contents">
      <h2 id="contents">${words.contents}</h2>
      <ul>
        ${SECTIONS.map((id) => html`<li><a href=${`#${id}`}>${words[id]}</a></li>`)}
      </ul>
    </nav>
    ${heading('endpoints')}
    ${endpointsOf(examples).map((endpoint) => endpointSection(endpoint, lang, base, fieldTables))}
    ${heading('errors')} ${words.errorsText.map((text) => html`<p>${apiText(text)}</p>`)}
    ${problemList(words)} ${fieldTables('problem', 3)} ${heading('transport')}
    ${pointList(words.transportText.map(apiText))} ${heading('other')} ${pointList(otherFiles(words, lang))}
    ${fieldTables('changes', 3)} ${fieldTables('quality', 3)} ${fieldTables('snapshot', 3)}
    ${heading('downloads')}
    <p>${apiText(words.downloadsText)} <a href="/v1/downloads/manifest.json">${words.manifest}</a></p>
    ${downloadTable(examples.downloads, words, lang)} ${fieldTables('downloads', 3)} ${heading('assistants')}
    <p>
      ${words.assistantsText}
      <a href=${localPath(lang, ASSISTANTS_PATH)}>${ASSISTANTS_WORDS[lang].title}</a>
    </p>
    <p><a href=${localPath(lang, LIBRARY_PATH)}>${LIBRARY_WORDS[lang].title}</a></p>
    ${heading('promise')} ${pointList(words.promiseText.map(apiText))} ${heading('history')}
    <dl class="codes">
      ${words.historyText.map(
        ([version, text]) =>
          html`<div>
            <dt>${version}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
    ${heading('credit')} ${creditPart(words)}`;
}

function problemList({ problems }: ApiWords): TemplateResult {
  return html`<dl class="codes">
    ${PROBLEM_CODES.map(
      (code) =>
        html`<div id=${code}>
          <dt><code>${code}</code></dt>
          <dd>${apiText(problems[code]!)}</dd>
        </div>`,
    )}
  </dl>`;
}

function creditPart({ creditText: [before, after] }: ApiWords): TemplateResult {
  return html`<p>${apiText(before!)}</p>
    <blockquote>
      <p>
        <a href=${CREDIT.url}>${CREDIT.name}</a> (${CREDIT.url}),
        <a href=${CREDIT.licenseUrl} rel="license">CC BY 4.0</a>
      </p>
    </blockquote>
    <p>${apiText(after!)}</p>`;
}

function endpointSection(
  { name, template, path, value, javascript, python, prints }: Endpoint,
  lang: Lang,
  base: string,
  fieldTables: FieldTables,
): TemplateResult {
  const words = API_WORDS[lang];
  const [title, text] = words.endpoint[name];
  const address = base + path;
  const parameters = (['id', 'cc'] as const).filter((parameter) => template.includes(`{${parameter}}`));
  return html`<section aria-labelledby=${name}>
    <h3 id=${name}>${title}</h3>
    <p class="address"><b>GET</b> <code>/v1/${template}</code></p>
    <p>${apiText(text)}</p>
    ${
      parameters.length === 0
        ? nothing
        : html`<h4>${words.parameters}</h4>
            <dl class="parameters">
              ${parameters.map(
                (parameter) =>
                  html`<div>
                    <dt><code>${parameter}</code></dt>
                    <dd>${apiText(words.parameter[parameter])}</dd>
                  </div>`,
              )}
            </dl>`
    }
    <div class="examples">
      ${codeFigure('curl', `curl ${address}`)}
      ${codeFigure(
        'JavaScript',
        `const answer = await fetch('${address}');
const body = await answer.json();
if (!answer.ok) throw new Error(body.detail);
${javascript}`,
      )}
      ${codeFigure(
        'Python',
        `import json, urllib.request

with urllib.request.urlopen('${address}') as answer:
    body = json.load(answer)
${python}`,
      )}
      ${codeFigure(words.prints, prints.join('\n'))}
    </div>
    <details>
      <summary>${words.answer}</summary>
      <p>${words.cut} <a href=${`/v1/${path}`}>${path}</a></p>
      <pre tabindex="0"><code>${JSON.stringify(shorten(value), null, 2)}</code></pre>
    </details>
    ${fieldTables(name, 4)}
  </section>`;
}

function codeFigure(label: string, source: string): TemplateResult {
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre tabindex="0"><code>${source}</code></pre>
  </figure>`;
}

/** A value with at most two entries in each list, and in each map of many. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const cut = entries.length > 20 ? entries.slice(0, 2) : entries;
  return Object.fromEntries(cut.map(([key, inner]) => [key, shorten(inner)]));
}

type Content = ReturnType<typeof apiText>;

function otherFiles({ otherText }: ApiWords, lang: Lang): Content[] {
  const { colon } = VERDICT_WORDS[lang];
  const suffix = langSuffix(lang);
  const schemas = Object.keys(RESOURCES).flatMap((name) => [fileLink(`schemas/${name}.json`), ' ']);
  const file = (path: string, text: string): Content => [fileLink(path), colon, text];
  return [
    file('openapi.json', otherText.openapi),
    [...schemas.slice(0, -1), colon, otherText.schemas],
    file('quality.json', otherText.quality),
    file('changes.json', otherText.changes),
    file(`changes${suffix}.atom`, otherText.atom),
    file(`changes${suffix}.feed.json`, otherText.jsonFeed),
    [
      html`<code>changes/countries/{cc}${suffix}.atom</code>`,
      ' ',
      html`<code>changes/devices/{id}${suffix}.atom</code>`,
      colon,
      otherText.feeds,
    ],
    file(`switch-offs${suffix}.ics`, otherText.calendar),
    [html`<code>switch-offs/{cc}${suffix}.ics</code>`, colon, otherText.countryCalendar],
    [html`<code>switch-offs/devices/{id}${suffix}.ics</code>`, colon, otherText.deviceCalendar],
    file('snapshot.json', otherText.snapshot),
  ];
}

function fileLink(path: string): TemplateResult {
  return html`<a href=${`/v1/${path}`}><code>${path}</code></a>`;
}

function downloadTable({ files }: Downloads, words: ApiWords, lang: Lang): TemplateResult {
  const number = new Intl.NumberFormat(lang);
  const [fileLabel, contentLabel, rowsLabel, bytesLabel] = words.downloadColumns;
  return html`<div class="scroll" role="region" aria-label=${words.manifest} tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">${fileLabel}</th>
          <th scope="col">${contentLabel}</th>
          <th scope="col" class="number">${rowsLabel}</th>
          <th scope="col" class="number">${bytesLabel}</th>
        </tr>
      </thead>
      <tbody>
        ${files.map(
          ({ url, tables, rows, bytes }) =>
            html`<tr>
              <th scope="row"><a href=${`/v1/downloads/${url}`}>${url}</a></th>
              <td>${tables.length > 1 ? words.everything : words.table(tables[0]!)}</td>
              <td class="number" data-label=${rowsLabel}>${number.format(rows)}</td>
              <td class="number" data-label=${bytesLabel}>${number.format(bytes)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function pointList(items: readonly Content[]): TemplateResult {
  return html`<ul class="points">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}
