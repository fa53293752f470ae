/** The two forms of a feed. */
import { CREDIT } from '../core/credit.js';
import type { JsonFeed } from '../schema/json-feed.js';
import { escapeMarkup } from '../words/escape-markup.js';
import { type Lang, LANG_TAGS } from '../words/lang.js';
import { langSuffix } from '../words/page-paths.js';
import { entryId } from './entry-id.js';
import type { SiteAddresses } from './site-addresses.js';

/** What a feed says of one release, or of one announced end, in one language. */
export interface FeedItem {
  readonly id: string;
  /** Page for people. */
  readonly url: string;
  readonly title: string;
  readonly updated: string;
  readonly paragraphs: readonly string[];
  readonly lines: readonly string[];
}

/** A feed: its path without language and ending, and what it is about. */
export interface Feed {
  readonly path: string;
  readonly title: string;
  readonly items: readonly FeedItem[];
}

/** The feed as Atom (RFC 4287). */
export function writeAtomFeed({ path, title, items }: Feed, lang: Lang, site: SiteAddresses): string {
  const link = (rel: string, type: string, href: string) =>
    `<link rel="${rel}" type="${type}" href="${escapeForXml(href)}"/>`;
  const entries = items.map(
    (item) => `  <entry>
    <id>${item.id}</id>
    <title>${escapeForXml(item.title)}</title>
    <published>${item.updated}</published>
    <updated>${item.updated}</updated>
    ${link('alternate', 'text/html', item.url)}
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${markup(item)}</div></content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANG_TAGS[lang]}">
  <id>urn:uuid:${entryId(`feed/${path}`)}</id>
  <title>${escapeForXml(title)}</title>
  <updated>${items[0]!.updated}</updated>
  <author><name>BandCheck</name><uri>${escapeForXml(site.pages('/')[lang])}</uri></author>
  <rights>${escapeForXml(CREDIT.text)}</rights>
  ${link('self', 'application/atom+xml', site.api(path))}
  ${link('alternate', 'text/html', site.pages('/api/')[lang])}
${entries.join('\n')}
</feed>
`;
}

/** The feed as JSON Feed 1.1. */
export function writeJsonFeed({ path, title, items }: Feed, lang: Lang, site: SiteAddresses): JsonFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: site.pages('/api/')[lang],
    feed_url: site.api(`${path}${langSuffix(lang)}.feed.json`),
    description: CREDIT.text,
    language: LANG_TAGS[lang],
    authors: [{ name: 'BandCheck', url: site.pages('/')[lang] }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      content_html: markup(item),
      date_published: item.updated,
      date_modified: item.updated,
    })),
  };
}

function markup({ paragraphs, lines }: FeedItem): string {
  const list = lines.map((line) => `<li>${escapeForXml(line)}</li>`).join('');
  return (
    paragraphs.map((paragraph) => `<p>${escapeForXml(paragraph)}</p>`).join('') + (list && `<ul>${list}</ul>`)
  );
}

/** Text for XML and HTML; what XML 1.0 cannot hold (control characters, lone surrogates) becomes U+FFFD. */
function escapeForXml(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what must not pass
  const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;
  return escapeMarkup(text.replace(unfit, '\ufffd'));
}
