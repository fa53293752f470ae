import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { CREDIT } from '../core/credit.js';
import { RULE_VERSION } from '../core/verdict.js';
import type { Dataset } from '../dataset/dataset.js';
import { type Download, Downloads } from '../schema/published-manifests.js';
import { dataPackage } from './data-package.js';
import { makeOnce } from './make-once.js';
import type { Content, PublishedFiles } from './published-files.js';
import { type About, csvText, jsonTables, ndjsonText, parquetFile, sqliteFile } from './table-formats.js';
import type { Table } from './tables.js';

/** Hosts of plain files take at most 25 MiB a file: a text of more than this many bytes is published as gzip. */
const PLAIN_BYTES = 20_000_000;

/** A download before it is made. */
interface Plan {
  readonly url: string;
  readonly media_type: string;
  readonly title: string;
  readonly tables: readonly Table[];
  readonly make: () => Content;
}

/** A download as it is published. */
interface Made {
  readonly download: Download;
  readonly content: Content;
}

/** What the site says of its downloads. */
export interface DownloadFacts {
  /** Makes all downloads first, because it says how large each is and what its hash is. */
  readonly manifest: () => Downloads;
  /** Media types by path relative to the downloads, for a file that is published as gzip too. */
  readonly mediaTypes: ReadonlyMap<string, string>;
}

/**
 * Adds the tables in every format, and the manifest that says what each file is. Files with all tables stand in the
 * folder of the release besides, where they stay as they are. All of them are made when the first is asked for.
 * @param release name of the release of the data, `2026-10-06-2`
 */
export function addDownloads(
  tables: readonly Table[],
  dataset: Dataset,
  release: string,
  files: PublishedFiles,
): DownloadFacts {
  const { version, checked: updated } = dataset.data;
  const credit = { license: CREDIT.license, attribution: CREDIT.text };
  const about = { name: 'BandCheck', version, updated, rule_version: RULE_VERSION, ...credit };
  const all = makeOnce(() => makeAll(tables, about, release));
  const plans = plansOf(tables, about);
  const mediaTypes = new Map<string, string>();
  for (const { url, media_type, tables } of plans) {
    for (const path of [url, ...(tables.length > 1 ? [`${release}/${url}`] : [])]) {
      mediaTypes.set(path, media_type);
      // how large it is, and so whether it is compressed, is known when it is made
      for (const name of [path, `${path}.gz`])
        files.add(`v1/downloads/${name}`, () => all().get(name)?.content);
    }
  }
  const manifest = makeOnce((): Downloads => ({
    version,
    updated,
    rule_version: RULE_VERSION,
    release,
    data_package: 'datapackage.json',
    keys: Object.fromEntries(tables.map(({ name, key }) => [name, [...key]])),
    files: [...new Set([...all().values()].map(({ download }) => download))],
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, [...columns]])),
    ...credit,
  }));
  files.addJson('v1/downloads/manifest.json', Downloads, manifest);
  files.add('v1/downloads/datapackage.json', () => `${JSON.stringify(dataPackage(manifest()), null, 2)}\n`);
  return { manifest, mediaTypes };
}

/** Makes one download after the other, by path; all of them at once before they are compressed would take much memory. */
function makeAll(tables: readonly Table[], about: About, release: string): ReadonlyMap<string, Made> {
  const made = new Map<string, Made>();
  // the copy has the rows that some tables make anew for everybody who reads them
  for (const plan of plansOf(
    tables.map((table) => ({ ...table })),
    about,
  )) {
    const file = makeDownload(plan, release);
    const { url, dated_url } = file.download;
    for (const path of [url, ...(dated_url ? [dated_url] : [])]) made.set(path, file);
  }
  return made;
}

/** Every download, in the order of the manifest. */
function plansOf(tables: readonly Table[], about: About): Plan[] {
  return [
    {
      url: 'bandcheck.json',
      media_type: 'application/json',
      title: 'Everything as one JSON file',
      tables,
      make: () => jsonTables(about, tables),
    },
    {
      url: 'bandcheck.sqlite',
      media_type: 'application/vnd.sqlite3',
      title: 'Everything as an SQLite database',
      tables,
      make: () => sqliteFile(about, tables),
    },
    ...tables.flatMap((table): Plan[] => {
      const one = { title: `Table ${table.name}`, tables: [table] };
      return [
        { ...one, url: `${table.name}.csv`, media_type: 'text/csv', make: () => csvText(table) },
        {
          ...one,
          url: `${table.name}.ndjson`,
          media_type: 'application/x-ndjson',
          make: () => ndjsonText(table),
        },
        {
          ...one,
          url: `${table.name}.parquet`,
          media_type: 'application/vnd.apache.parquet',
          make: () => parquetFile(about, table),
        },
      ];
    }),
  ];
}

/** Makes a download, and compresses it if it is large. */
function makeDownload(plan: Plan, release: string): Made {
  const plain = plan.make();
  const isLarge = plain.length > PLAIN_BYTES;
  const url = isLarge ? `${plan.url}.gz` : plan.url;
  const content = isLarge ? gzipSync(plain) : plain;
  const download: Download = {
    url,
    title: plan.title,
    media_type: isLarge ? 'application/gzip' : plan.media_type,
    bytes: Buffer.byteLength(content),
    rows: plan.tables.reduce((sum, { rows }) => sum + rows.length, 0),
    sha256: createHash('sha256').update(content).digest('hex'),
    tables: plan.tables.map(({ name }) => name),
    ...(plan.tables.length > 1 && { dated_url: `${release}/${url}` }),
  };
  return { download, content };
}
