/** Every absolute address in a published file is made here. */
import type { Pages } from '../schema/published-fields.js';

/** Origin where `SITE_ORIGIN` names none: that of the local server. */
const DEFAULT_ORIGIN = 'http://localhost:4173';

export class SiteAddresses {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;

  /**
   * @param origin the public origin, `https://example.org`
   * @throws TypeError if it is not an http or https origin
   */
  constructor(origin: string = DEFAULT_ORIGIN) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
      throw new TypeError(`SITE_ORIGIN is ${JSON.stringify(origin)}; write it like https://example.org`);
    }
    this.origin = url.origin;
  }

  /** Address of a file of the API; `path` is relative to `/v1/`. */
  api(path: string): string {
    return `${this.origin}/v1/${path}`;
  }

  /** Address of the MCP server, which stands beside the site. */
  get mcp(): string {
    return `${this.origin}/mcp`;
  }

  /** Addresses of a page of the app, `/countries/de`, per language. */
  pages(path: string): Pages {
    return { en: this.origin + path, zh: `${this.origin}/zh${path}` };
  }
}
