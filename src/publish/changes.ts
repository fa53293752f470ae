/** The history of the data: as JSON, as feeds of everything, of each country and of each device, and a page a release. */
import { html } from 'lit';
import { compareTexts } from '../core/compare-texts.js';
import { CREDIT } from '../core/credit.js';
import { lastDayOf } from '../core/date.js';
import { groupBy } from '../core/group-by.js';
import { usesService } from '../core/life.js';
import type { Dataset } from '../dataset/dataset.js';
import type { ChangeEntry } from '../dataset/change-files.js';
import type { FactChanges } from '../schema/facts.js';
import { Changes } from '../schema/published-manifests.js';
import { JsonFeed } from '../schema/json-feed.js';
import { FEED_WORDS } from '../words/feeds.js';
import { type Lang, LANGS } from '../words/lang.js';
import { langSuffix } from '../words/page-paths.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import type { World } from '../world/world.js';
import { type ChangeLine, changeLines } from './change-lines.js';
import { entryId } from './entry-id.js';
import { makeOnce } from './make-once.js';
import { documentFile, plainDocument } from './plain-document.js';
import type { PublishedFiles } from './published-files.js';
import type { SiteAddresses } from './site-addresses.js';
import { type DatedSwitchOff, datedSwitchOffs } from './dated-switch-offs.js';
import { type Feed, type FeedItem, writeAtomFeed, writeJsonFeed } from './write-feed.js';

/** Most lines of one release in a feed; its page has all of them. */
const LISTED = 50;
/** So many days before an announced end a feed says so. */
const NOTICE_DAYS = [180, 90, 30] as const;
const DAY_MS = 86_400_000;

/** A release with its lines in one language: all of them, and those of each country and device. */
interface ReleaseTold {
  readonly change: ChangeEntry;
  readonly item: Omit<FeedItem, 'lines'>;
  readonly lines: readonly ChangeLine[];
  /** Lines that are about no country, or no device, stand under `undefined`. */
  readonly byCountry: ReadonlyMap<string | undefined, readonly ChangeLine[]>;
  readonly byDevice: ReadonlyMap<string | undefined, readonly ChangeLine[]>;
}

/**
 * Adds the history of the data, oldest first in `history`.
 * @param asOf the day of the build, `YYYY-MM-DD`: announced ends are near or far from it
 */
export function addChanges(
  history: readonly ChangeEntry[],
  dataset: Dataset,
  world: World,
  site: SiteAddresses,
  files: PublishedFiles,
  asOf: string,
): Changes {
  const changes: Changes = {
    version: dataset.data.version,
    updated: dataset.data.checked,
    feed: site.api('changes.atom'),
    json_feed: site.api('changes.feed.json'),
    entries: history.toReversed().map(({ entry }) => entry),
    license: CREDIT.license,
    attribution: CREDIT.text,
  };
  files.addJson('v1/changes.json', Changes, () => changes);
  for (const lang of LANGS) {
    const told = makeOnce(() => tellHistory(history, dataset, asOf, lang, site));
    for (const [at, { file }] of history.entries())
      files.add(documentFile(lang, releasePath(file)), () => releasePage(told().releases[at]!, lang, site));
    const everything: Subject = { path: 'changes', title: FEED_WORDS[lang].changesTitle, ...EVERYTHING };
    const suffix = langSuffix(lang);
    files.addJson(`v1/changes${suffix}.feed.json`, JsonFeed, () =>
      writeJsonFeed(feedOf(told(), everything, lang), lang, site),
    );
    for (const subject of [everything, ...subjectsOf(dataset, world, lang)]) {
      const path = `${subject.path}${suffix}.atom`;
      files.add(`v1/${path}`, () => writeAtomFeed({ ...feedOf(told(), subject, lang), path }, lang, site));
    }
  }
  return changes;
}

/** The history in one language, and the notices of ends to come. */
interface HistoryTold {
  readonly releases: readonly ReleaseTold[];
  readonly notices: readonly { readonly end: DatedSwitchOff; readonly item: FeedItem }[];
}

/** What a feed is about: which lines of a release, and the notices of which ends. */
interface Subject {
  readonly path: string;
  readonly title: string;
  linesOf(release: ReleaseTold): readonly ChangeLine[];
  concerns(end: DatedSwitchOff): boolean;
}

const EVERYTHING: Pick<Subject, 'linesOf' | 'concerns'> = {
  linesOf: ({ lines }) => lines,
  concerns: () => true,
};

function tellHistory(
  history: readonly ChangeEntry[],
  dataset: Dataset,
  asOf: string,
  lang: Lang,
  site: SiteAddresses,
): HistoryTold {
  const ends = dataset.countries.flatMap(datedSwitchOffs).filter(({ state }) => state.state === 'planned');
  return {
    releases: history.map((_, at) => tellRelease(history, at, dataset, lang, site)),
    notices: ends.flatMap((end) => noticesOf(end, asOf, dataset, lang, site).map((item) => ({ end, item }))),
  };
}

/** What the feeds of each country and each device are about. */
function subjectsOf(dataset: Dataset, world: World, lang: Lang): Subject[] {
  const { changesOf } = FEED_WORDS[lang];
  const countries = dataset.countries.map(({ cc, name }): Subject => ({
    path: `changes/countries/${cc}`,
    title: changesOf(name[lang]),
    linesOf: ({ byCountry }) => byCountry.get(cc) ?? [],
    concerns: ({ country }) => country.cc === cc,
  }));
  const devices = [...world.devices.values()].map((device): Subject => ({
    path: `changes/devices/${device.id}`,
    title: changesOf(device.name),
    linesOf: ({ byDevice }) => byDevice.get(device.id) ?? [],
    concerns: ({ service }) => usesService(device, service),
  }));
  return [...countries, ...devices];
}

function feedOf({ releases, notices }: HistoryTold, subject: Subject, lang: Lang): Feed {
  const { path, title } = subject;
  const items = newestFirst([
    ...releases.flatMap((release) => itemOf(release, subject.linesOf(release), lang)),
    ...notices.filter(({ end }) => subject.concerns(end)).map(({ item }) => item),
  ]);
  return { path, title, items };
}

function tellRelease(
  history: readonly ChangeEntry[],
  at: number,
  dataset: Dataset,
  lang: Lang,
  site: SiteAddresses,
): ReleaseTold {
  const words = FEED_WORDS[lang];
  const { colon } = VERDICT_WORDS[lang];
  const change = history[at]!;
  const { file, entry } = change;
  // further releases of one day come a second later each, so that no entry is older than the one before it
  const second = history.slice(0, at).filter((earlier) => earlier.entry.date === entry.date).length;
  const item = {
    id: `urn:uuid:${entryId(`${file}#${lang}`)}`,
    url: site.pages(releasePath(file))[lang],
    title: words.release(entry.data_version),
    updated: instant(Date.parse(entry.date) + second * 1000),
  };
  if ('initial' in entry) {
    const { countries, networks, devices } = entry.counts;
    return {
      change,
      item: { ...item, paragraphs: [words.initial(countries, networks, devices)] },
      lines: [],
      byCountry: new Map(),
      byDevice: new Map(),
    };
  }
  const paragraphs = (Object.keys(entry.changes) as (keyof FactChanges)[]).flatMap((kind) => {
    const list = entry.changes[kind];
    if (list.length === 0 || kind === 'verdicts') return [];
    const added = list.filter(({ before }) => before === null).length;
    const removed = list.filter(({ after }) => after === null).length;
    return [words.kinds[kind] + colon + words.counts(added, list.length - added - removed, removed)];
  });
  const lines = changeLines(entry.changes, dataset, lang);
  return {
    change,
    item: { ...item, paragraphs },
    lines,
    byCountry: groupBy(lines, ({ cc }) => cc),
    byDevice: groupBy(lines, ({ device }) => device),
  };
}

/** The entry of a release in a feed; none where nothing in it is about the feed's subject, but for the first release. */
function itemOf({ change, item, lines }: ReleaseTold, about: readonly ChangeLine[], lang: Lang): FeedItem[] {
  const words = FEED_WORDS[lang];
  const told = about.map(({ text }) => text);
  if (told.length === 0 && item.paragraphs.length === 0) return [];
  const isWhole = told.length === lines.length;
  if (told.length === 0 && !isWhole && !('initial' in change.entry)) return [];
  const [first] = told;
  const rest = told.length > LISTED ? [words.more(told.length - LISTED)] : [];
  return [
    {
      ...item,
      title: first === undefined ? item.title : `${item.title}: ${first}`,
      paragraphs: isWhole ? item.paragraphs : [],
      lines: [...told.slice(0, LISTED), ...rest],
    },
  ];
}

/** Notices of an announced end whose day of notice has come, while the end is ahead. */
function noticesOf(
  { country, network, service, state }: DatedSwitchOff,
  asOf: string,
  dataset: Dataset,
  lang: Lang,
  site: SiteAddresses,
): FeedItem[] {
  const words = FEED_WORDS[lang];
  const { date, service: services } = VERDICT_WORDS[lang];
  const end = Date.parse(lastDayOf(state.date, state.date_note));
  const now = Date.parse(asOf);
  const source = state.source === null ? undefined : dataset.sources[state.source];
  return NOTICE_DAYS.filter((days) => end - days * DAY_MS <= now && now <= end).map((days) => ({
    id: `urn:uuid:${entryId(`notice/${network.id}/${service}/${state.date}/${days}#${lang}`)}`,
    // readers of feeds take two items with one address for the same
    url: `${site.pages(`/networks/${network.id}`)[lang]}#${service}-${days}-days`,
    title: words.notice(
      days,
      lang === 'en' ? `${network.name} (${country.name.en})` : `${network.name}（${country.name.zh}）`,
      services[service],
      date(state.date, state.date_note),
    ),
    updated: instant(end - days * DAY_MS + secondOf(`${network.id}/${service}`) * 1000),
    paragraphs: [
      words.stateOfEnd.planned(date(state.date, state.date_note)),
      ...(source ? [words.source(source.publisher, source.url)] : []),
    ],
    lines: [],
  }));
}

/** A second of the first hour of a day, so that notices of one day have different times; always the same for the same name. */
function secondOf(name: string): number {
  return parseInt(entryId(name).slice(0, 8), 16) % 3600;
}

/** The page of a release: every line of it. */
function releasePage({ change, item, lines }: ReleaseTold, lang: Lang, site: SiteAddresses): string {
  const words = FEED_WORDS[lang];
  const { entry, file } = change;
  const title = words.releasePage(entry.data_version, VERDICT_WORDS[lang].date(entry.date));
  const main = html`<h1>${title}</h1>
    <p class="lead">${'initial' in entry ? item.paragraphs[0]! : words.releaseText}</p>
    ${'initial' in entry ? '' : item.paragraphs.map((text) => html`<p>${text}</p>`)}
    <ul class="points">
      ${lines.map(({ text }) => html`<li>${text}</li>`)}
    </ul>
    <p>${words.credit(CREDIT.text)}</p>`;
  return plainDocument({ title, description: title, path: releasePath(file), main }, lang, site);
}

/** `changes/2026-10-06-2.json` has the page `/api/changes/2026-10-06-2/`. */
function releasePath(file: string): string {
  return `/api/${file.replace('.json', '/')}`;
}

function newestFirst(items: readonly FeedItem[]): FeedItem[] {
  return items.toSorted((a, b) => compareTexts(b.updated, a.updated) || compareTexts(b.id, a.id));
}

function instant(time: number): string {
  return new Date(time).toISOString().replace('.000', '');
}
