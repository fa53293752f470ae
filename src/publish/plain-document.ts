import { html, nothing, type TemplateResult } from 'lit';
import { API_WORDS } from '../words/api.js';
import { type Lang, LANG_TAGS, LANGS } from '../words/lang.js';
import { localPath } from '../words/page-paths.js';
import type { SiteAddresses } from './site-addresses.js';
import { writeTemplate } from './write-template.js';

interface PlainDocument {
  readonly title: string;
  readonly description: string;
  /** Path without the language, `/api/`. */
  readonly path: string;
  /** A feed of what the page is about, with its title. */
  readonly feed?: { readonly title: string; readonly href: string };
  readonly main: TemplateResult;
}

/** A page beside the app, like those about the API: no script but the theme that the reader chose in the app. */
export function plainDocument(
  { title, description, path, feed, main }: PlainDocument,
  lang: Lang,
  site: SiteAddresses,
): string {
  const words = API_WORDS[lang];
  const other = lang === 'en' ? 'zh' : 'en';
  const address = (each: Lang) => site.origin + localPath(each, path);
  return writeTemplate(
    html`<!doctype html>
      <html lang=${LANG_TAGS[lang]}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · BandCheck</title>
          <meta name="description" content=${description} />
          <link rel="canonical" href=${address(lang)} />
          ${LANGS.map((each) => html`<link rel="alternate" hreflang=${LANG_TAGS[each]} href=${address(each)} />`)}
          ${feed ? html`<link rel="alternate" type="application/atom+xml" title=${feed.title} href=${feed.href} />` : nothing}
          <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
          <script src="/theme.js"></script>
          <link rel="stylesheet" href="/api/page.css" />
        </head>
        <body>
          <a class="skip" href="#main">${words.skip}</a>
          <header>
            <a class="wordmark" href=${localPath(lang, '/')}>${words.home}</a>
            <a href=${localPath(other, path)} lang=${LANG_TAGS[other]} hreflang=${LANG_TAGS[other]}
              >${words.otherLang}</a
            >
          </header>
          <main id="main" tabindex="-1">${main}</main>
        </body>
      </html> `,
  );
}

/** The file of a page at a path that ends with a slash: `/zh/api/` is `zh/api/index.html`. */
export function documentFile(lang: Lang, path: string): string {
  return `${localPath(lang, path).slice(1)}index.html`;
}
