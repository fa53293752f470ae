import { CREDIT } from '../core/credit.js';
import { outcomeOf } from '../core/tally.js';
import type { Dataset } from '../dataset/dataset.js';
import type { ChangeEntry } from '../dataset/change-files.js';
import { Changes } from '../schema/published.js';
import { JsonFeed } from '../schema/json-feed.js';
import { correctionText } from '../views/correction-list.js';
import { READERS } from '../views/reader.js';
import { FEED_WORDS } from '../words/feeds.js';
import { type Lang, LANGS } from '../words/lang.js';
import { VERDICT_WORDS } from '../words/verdict.js';
import type { Output } from './output.js';
import type { SiteAddresses } from './site-addresses.js';
import { entryId } from './entry-id.js';
import { escapeText } from './write-template.js';

/** Most verdicts that an entry of a feed lists; the file of changes has all of them. */
const LISTED = 50;

/** What a feed says of one release, in one language. */
interface Item {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly paragraphs: readonly string[];
  /** Each correction in a sentence. */
  readonly corrections: readonly string[];
  readonly flips: readonly string[];
}

/** Writes the history of the data, oldest first in `history`: as JSON, and as Atom and JSON feeds in each language. */
export function writeChanges(
  history: readonly ChangeEntry[],
  dataset: Dataset,
  site: SiteAddresses,
  output: Output,
): void {
  const newestFirst = history.toReversed();
  output.json('v1/changes.json', Changes, {
    version: dataset.data.version,
    updated: dataset.data.checked,
    feed: site.api('changes.atom'),
    json_feed: site.api('changes.feed.json'),
    entries: newestFirst.map(({ entry }) => entry),
    license: CREDIT.license,
    attribution: CREDIT.text,
  } satisfies Changes);
  for (const lang of LANGS) {
    const suffix = lang === 'en' ? '' : `.${lang}`;
    const items = history.map((change, i) => itemOf(change, i, history, dataset, lang)).toReversed();
    output.write(`v1/changes${suffix}.atom`, atomFeed(items, `changes${suffix}.atom`, lang, site));
    output.json(
      `v1/changes${suffix}.feed.json`,
      JsonFeed,
      jsonFeed(items, `changes${suffix}.feed.json`, lang, site),
    );
  }
}

function itemOf(
  { file, entry }: ChangeEntry,
  at: number,
  history: readonly ChangeEntry[],
  dataset: Dataset,
  lang: Lang,
): Item {
  const words = FEED_WORDS[lang];
  // further releases of one day come a second later each, so that no entry is older than the one before it
  const second = history.slice(0, at).filter((earlier) => earlier.entry.date === entry.date).length;
  const head = {
    id: `urn:uuid:${entryId(`${file}#${lang}`)}`,
    title: words.release(entry.data_version),
    updated: new Date(Date.parse(entry.date) + second * 1000).toISOString().replace('.000', ''),
  };
  if ('initial' in entry) {
    const { countries, networks, devices } = entry.counts;
    return { ...head, paragraphs: [words.initial(countries, networks, devices)], corrections: [], flips: [] };
  }
  const { verdicts, ...kinds } = entry.changes;
  const deviceNames = new Map(dataset.devices.map(({ id, name }) => [id, name]));
  const networkNames = new Map(
    dataset.countries.flatMap((country) =>
      country.networks.map(({ id, name }) => [id, `${name} (${country.name[lang]})`]),
    ),
  );
  const names = new Map([...deviceNames, ...networkNames]);
  const { verdict } = VERDICT_WORDS[lang];
  const sources = new Map(Object.entries(dataset.sources));
  const paragraphs = Object.entries(kinds).flatMap(([kind, list]) => {
    if (list.length === 0) return [];
    const added = list.filter(({ before }) => before === null).length;
    const removed = list.filter(({ after }) => after === null).length;
    return [`${words.kinds[kind]!}: ${words.counts(added, list.length - added - removed, removed)}`];
  });
  const corrections = kinds.corrections.flatMap(({ subject, after }) =>
    after
      ? [
          `${names.get(subject) ?? subject}: ${correctionText({ ...after, source: after.evidence.source }, sources, READERS[lang])}`,
        ]
      : [],
  );
  const flips = verdicts
    .slice(0, LISTED)
    .map(
      ({ device, network, before, after }) =>
        `${deviceNames.get(device) ?? device}, ${networkNames.get(network) ?? network}: ` +
        `${verdict[outcomeOf(before)]} → ${verdict[outcomeOf(after)]}`,
    );
  if (verdicts.length > LISTED) flips.push(words.more(verdicts.length - LISTED));
  return { ...head, paragraphs, corrections, flips };
}

function atomFeed(items: readonly Item[], path: string, lang: Lang, site: SiteAddresses): string {
  const { changesTitle } = FEED_WORDS[lang];
  const link = (rel: string, type: string, href: string) =>
    `<link rel="${rel}" type="${type}" href="${escaped(href)}"/>`;
  const entries = items.map(
    (item) => `  <entry>
    <id>${item.id}</id>
    <title>${escaped(item.title)}</title>
    <published>${item.updated}</published>
    <updated>${item.updated}</updated>
    ${link('alternate', 'application/json', site.api('changes.json'))}
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${markup(item, lang)}</div></content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang === 'zh' ? 'zh-Hans' : 'en'}">
  <id>urn:uuid:${entryId(`feed/${path}`)}</id>
  <title>${escaped(changesTitle)}</title>
  <updated>${items[0]!.updated}</updated>
  <author><name>BandCheck</name><uri>${escaped(site.pages('/')[lang])}</uri></author>
  <rights>${escaped(CREDIT.text)}</rights>
  ${link('self', 'application/atom+xml', site.api(path))}
  ${link('alternate', 'text/html', site.pages('/api/')[lang])}
${entries.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1. */
function jsonFeed(items: readonly Item[], path: string, lang: Lang, site: SiteAddresses): JsonFeed {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED_WORDS[lang].changesTitle,
    home_page_url: site.pages('/api/')[lang],
    feed_url: site.api(path),
    description: CREDIT.text,
    language: lang === 'zh' ? 'zh-Hans' : 'en',
    authors: [{ name: 'BandCheck', url: site.pages('/')[lang] }],
    items: items.map((item) => ({
      id: item.id,
      url: site.api('changes.json'),
      title: item.title,
      content_html: markup(item, lang),
      date_published: item.updated,
      date_modified: item.updated,
    })),
  };
}

function markup({ paragraphs, corrections, flips }: Item, lang: Lang): string {
  const { kinds, flipped } = FEED_WORDS[lang];
  const list = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? ''
      : `<p>${escaped(heading)}</p><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
  return (
    paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('') +
    list(kinds['corrections']!, corrections) +
    list(flipped, flips)
  );
}

/** Text for XML and HTML; what XML 1.0 cannot hold (control characters, lone surrogates) becomes U+FFFD. */
function escaped(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what must not pass
  const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu;
  return escapeText(text.replace(unfit, '\ufffd'));
}
