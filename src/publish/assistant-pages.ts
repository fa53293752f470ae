/** What leads assistants to the MCP server: a page with set-up to copy, `llms.txt`, and `.well-known/mcp.json`. */
import { html, type TemplateResult } from 'lit';
import { CREDIT } from '../core/credit.js';
import { VERSION } from '../core/version.js';
import type { Dataset } from '../dataset/dataset.js';
import { ASSISTANTS_WORDS, type AssistantsWords } from '../words/api-assistants.js';
import { type Lang, LANGS } from '../words/lang.js';
import { localPath } from '../words/page-paths.js';
import { apiText } from './api-text.js';
import { LIBRARY_PATH } from './library-pages.js';
import { documentFile, plainDocument } from './plain-document.js';
import type { PublishedFiles } from './published-files.js';
import type { SiteAddresses } from './site-addresses.js';

export const ASSISTANTS_PATH = '/api/assistants/';

/** Adds the page in every language, and the two files that programs look for. */
export function addAssistantPages(dataset: Dataset, site: SiteAddresses, files: PublishedFiles): void {
  for (const lang of LANGS) {
    const { title, description } = ASSISTANTS_WORDS[lang];
    files.add(documentFile(lang, ASSISTANTS_PATH), () =>
      plainDocument(
        { title, description, path: ASSISTANTS_PATH, main: mainPart(lang, site.mcp) },
        lang,
        site,
      ),
    );
  }
  files.add('llms.txt', () => llmsText(dataset, site));
  files.add('.well-known/mcp.json', () => `${JSON.stringify(serverCard(site), null, 2)}\n`);
}

type Client = keyof AssistantsWords['clients'];

/** What to copy for each client. */
function setUps(address: string): Readonly<Record<Client, string>> {
  const json = (value: object) => JSON.stringify(value, null, 2);
  return {
    'claude-code': `claude mcp add --transport http band-check ${address}`,
    claude: address,
    chatgpt: address,
    vscode: json({ servers: { 'band-check': { type: 'http', url: address } } }),
    cursor: json({ mcpServers: { 'band-check': { url: address } } }),
    gemini: `gemini mcp add --transport http band-check ${address}`,
  };
}

function mainPart(lang: Lang, address: string): TemplateResult {
  const words = ASSISTANTS_WORDS[lang];
  const texts = setUps(address);
  const points = (items: readonly string[]) =>
    html`<ul class="points">
      ${items.map((item) => html`<li>${apiText(item)}</li>`)}
    </ul>`;
  return html`<h1>${words.title}</h1>
    ${words.lead.map((text) => html`<p class="lead">${text}</p>`)}
    <dl class="facts">
      <div>
        <dt>${words.address}</dt>
        <dd><code>${address}</code></dd>
      </div>
    </dl>
    <h2 id="connect">${words.connect}</h2>
    <p>${words.connectText}</p>
    <div class="examples">
      ${(Object.keys(texts) as Client[]).map((client) => figure(words.clients[client], texts[client]))}
    </div>
    <h2 id="program">${words.program}</h2>
    <p>${words.programText}</p>
    <div class="examples">${figure('npx', 'npx band-check mcp')}</div>
    <h2 id="questions">${words.questions}</h2>
    ${points(words.questionsText)}
    <h2 id="tools">${words.tools}</h2>
    <dl class="codes">
      ${Object.entries(words.toolText).map(
        ([tool, text]) =>
          html`<div>
            <dt><code>${tool}</code></dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
    <h2 id="good">${words.good}</h2>
    ${points(words.goodText)}
    <p><a href=${localPath(lang, '/api/')}>${words.more}</a></p>`;
}

function figure(label: string, text: string): TemplateResult {
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`;
}

/** https://llmstxt.org: a title, a summary, and links with what is behind each. */
function llmsText({ data, countries, devices }: Dataset, site: SiteAddresses): string {
  const { description, toolText } = ASSISTANTS_WORDS.en;
  return `# BandCheck

> Will this cellular device work on that country's networks? Verdicts for each network, with reasons and sources: ${countries.length} countries, ${devices.length} devices. Data ${data.version}, checked ${data.checked}.

${description} The MCP server needs no key: ${site.mcp}

## Tools of the MCP server

${Object.entries(toolText)
  .map(([tool, text]) => `- ${tool}: ${text}`)
  .join('\n')}

## Files

- [Index](${site.api('index.json')}): every country and device with the addresses of their files
- [OpenAPI](${site.api('openapi.json')}): every address, field and code
- [Check](${site.api('check/ec25-e/de.json')}): whether a device works in a country; so for every device id and country code of the index
- [Switch-offs](${site.api('switch-offs.ics')}): the ends of 2G, 3G and NB-IoT as a calendar
- [Changes](${site.api('changes.json')}): what changed in the data, also as [feed](${site.api('changes.atom')})
- [Downloads](${site.api('downloads/manifest.json')}): everything as JSON, SQLite, CSV, NDJSON and Parquet

## Pages

- [For assistants](${site.pages(ASSISTANTS_PATH).en}): set-up of six clients, and questions to ask
- [API](${site.pages('/api/').en}): how to read the files
- [npm package](${site.pages(LIBRARY_PATH).en}): the library, the command and the web components, with examples
- [Web components](${site.pages('/embed').en}): every attribute to try, and the code for a page

## Credit

${CREDIT.text}. Show it with the data.
`;
}

/** The entry of a registry of MCP servers, with the address of this site. */
function serverCard({ origin, mcp }: SiteAddresses): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `${new URL(origin).hostname.split('.').reverse().join('.')}/band-check`,
    title: 'BandCheck',
    description:
      "Will this cellular device work on that country's networks? Verdicts per network, with sources.",
    version: VERSION,
    websiteUrl: origin,
    remotes: [{ type: 'streamable-http', url: mcp }],
  };
}
