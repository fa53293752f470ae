import { createDocument } from 'zod-openapi';
import { CREDIT } from '../core/credit.js';
import { apiPaths, type Examples } from './api-paths.js';
import { openToFields } from './resources.js';

/** Version of the published files; the page about the API says what each version added. */
export const SCHEMA_VERSION = '1.2.0';

/** What the document says beside the resources. */
interface OpenApiOptions {
  /** Address of version 1, `https://example.org/v1`. */
  readonly server: string;
  /** Web page or e-mail address of who runs the site; left out where none is set. */
  readonly contact?: string | undefined;
}

const DESCRIPTION =
  `Will this cellular device work on the networks of that country? Plain files, read with GET from any
origin: no key, no query, no limit but your patience. Fields and values may be added within version 1; none is renamed,
removed or given another meaning. Data: ${CREDIT.text}. Show this credit with them.`.replaceAll('\n', ' ');

/** The OpenAPI 3.1.1 document of the API. */
export function openApiDocument({ server, contact }: OpenApiOptions, examples: Examples): object {
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'BandCheck',
      version: SCHEMA_VERSION,
      description: DESCRIPTION,
      license: { name: 'CC BY 4.0 (data)', url: CREDIT.licenseUrl },
      ...(contact && { contact: { name: 'BandCheck', ...contactField(contact) } }),
    },
    servers: [
      { url: '.', description: 'Version 1, where this document is served.' },
      { url: server, description: 'Version 1 at the address of the site.' },
    ],
    security: [],
    tags: [
      { name: 'countries', description: 'Networks of a country, their bands and services.' },
      { name: 'devices', description: 'Modules, routers and other devices, and their bands.' },
      { name: 'checks', description: 'Whether a device works on the networks of a country.' },
      { name: 'changes', description: 'What changed in the data, and what is announced to end.' },
      { name: 'files', description: 'Everything at once, and what describes it.' },
    ],
    paths: apiPaths(examples),
  });
  return openToFields(document);
}

/** A contact as OpenAPI writes it. */
function contactField(contact: string): { email: string } | { url: string } {
  return contact.includes('@') ? { email: contact.replace(/^mailto:/, '') } : { url: contact };
}
