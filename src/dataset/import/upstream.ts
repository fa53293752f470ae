import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { STATES } from '../../core/service.js';
import {
  BandFact,
  Day,
  GRADES,
  Id,
  LteBandName,
  NrBandName,
  PartialDate,
  Text,
  WebAddress,
} from '../../schema/facts.js';
import { csvTable, type CsvTable, UNREAD } from './csv-table.js';
import { DatasetError } from '../lint-problem.js';
import type { Report } from '../lint/report.js';

const OptionalText = z.union([z.literal(''), Text]);
const Country = z.string().regex(/^[A-Z]{2}$/, 'two upper-case letters, ISO 3166-1 alpha-2');

/** A date of ours, or a half or quarter of a year, which ours keeps in `date_note`. */
const UpstreamDate = z.string().superRefine((text, context) => {
  if (text === '' || /^\d{4}-(H[12]|Q[1-4])$/.test(text)) return;
  const parsed = PartialDate.safeParse(text);
  if (parsed.success) return;
  const right = `YYYY, YYYY-MM, YYYY-MM-DD, YYYY-H1 or YYYY-Q1 (${parsed.error.issues[0]!.message})`;
  context.addIssue({ code: 'custom', message: right });
});
const UPSTREAM_STATES = [...STATES, 'integrating'] as const;
const State = z.enum(UPSTREAM_STATES, { error: `a state is one of ${UPSTREAM_STATES.join(', ')}` });
const OptionalId = z.union([z.literal(''), Id], { error: 'empty or the id of a source in sources.csv' });

/** Ids or names with `;` (most tables) or a space (models.csv) between them. */
function list<T>(item: z.ZodType<T>, separator: RegExp, right: string) {
  return z.string().transform((text, context) => {
    const parsed = z.array(item).safeParse(text === '' ? [] : text.split(separator));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: right });
    return z.NEVER;
  });
}
const sourceIds = (separator: RegExp) =>
  list(Id, separator, 'ids of sources in sources.csv').refine(
    (ids) => ids.length > 0,
    'at least one source id',
  );

const Mhz = z.string().transform((text, context) => {
  if (text === '') return null;
  if (/^\d{1,6}(\.\d{1,3})?$/.test(text) && Number(text) > 0) return Number(text);
  context.addIssue({ code: 'custom', message: 'MHz as a number, like 832 or 1747.5, or empty' });
  return z.NEVER;
});
const GSM_MHZ = new Map([850, 900, 1800, 1900].map((mhz) => [String(mhz), mhz as 850 | 900 | 1800 | 1900]));

/** Our word for upstream's `x` and `s`. */
export const CONFIDENCE = { x: 'cross-checked', s: 'single-source' } as const;

/** The eight files of the open data, with their columns in the order in which upstream writes them. */
const TABLES = {
  'networks.csv': z.strictObject({
    country: Country,
    operator_id: Id,
    operator: Text,
    group: OptionalText,
    sa: State,
    sa_date: UpstreamDate,
    sa_source: OptionalId,
    redcap: State,
    redcap_date: UpstreamDate,
    redcap_source: OptionalId,
    lte_m: State,
    lte_m_source: OptionalId,
    nb_iot: State,
    nb_iot_source: OptionalId,
    '2g': State,
    '2g_date': UpstreamDate,
    '2g_source': OptionalId,
    '3g': State,
    '3g_date': UpstreamDate,
    '3g_source': OptionalId,
  }),
  'network_bands.csv': z.strictObject({
    country: Country,
    operator_id: Id,
    tech: z.enum(['LTE', 'NR'], { error: 'LTE or NR' }),
    band: Text,
    layer: z.enum(['coverage', 'capacity'], { error: 'coverage or capacity' }),
    confidence: z.enum(['x', 's'], { error: 'x (two independent sources agree) or s (single source)' }),
    main_band: z.enum(['', 'yes'], { error: 'yes or empty' }),
    sources: sourceIds(/;/),
  }),
  'models.csv': z.strictObject({
    id: Id,
    name: Text,
    vendor: OptionalText,
    kind: z.enum(['module', 'ours'], { error: "module, or ours (the publisher's own dongle)" }),
    category: Text,
    region: OptionalText,
    lte_bands: list(LteBandName, / /, 'LTE bands with a space between them: B1 B3 B20'),
    nr_bands: list(NrBandName, / /, 'NR bands with a space between them: n1 n28 n78'),
    umts_bands: list(z.string().regex(/^B\d{1,2}$/), /\//, 'UMTS bands with a slash between them: B1/B8'),
    gsm_mhz: list(
      z.string().transform((text, context) => {
        const mhz = GSM_MHZ.get(text);
        if (mhz) return mhz;
        context.addIssue({ code: 'custom', message: 'GSM MHz' });
        return z.NEVER;
      }),
      /\//,
      '850, 900, 1800 and 1900 with a slash between them: 900/1800',
    ),
    sources: sourceIds(/ /),
  }),
  'bands.csv': z.strictObject({
    tech: z.enum(['LTE', 'NR'], { error: 'LTE or NR' }),
    band: Text,
    duplex: z.enum(['FDD', 'TDD', 'SDL', 'SUL'], { error: 'FDD, TDD, SDL or SUL' }),
    ul_low_mhz: Mhz,
    ul_high_mhz: Mhz,
    dl_low_mhz: Mhz,
    dl_high_mhz: Mhz,
    common_name: Text,
    channel_bandwidths_mhz: BandFact.shape.channel_mhz,
    note: z.string(),
    sources: sourceIds(/;/),
    grade: z.enum(GRADES, { error: 'A, B, C or D' }),
  }),
  'sources.csv': z.strictObject({
    id: Id,
    grade: z.enum(GRADES, { error: 'A, B, C or D' }),
    publisher: Text,
    title: z.string(),
    title_zh: z.string(),
    url: WebAddress.refine((url) => URL.canParse(url), 'a web address that begins with http:// or https://'),
    date: PartialDate,
  }),
  'sunset.csv': z.strictObject({
    country: Country,
    operator_id: OptionalText,
    network: Text,
    date: UpstreamDate.refine((date) => date !== '', 'a switch-off has a date'),
    status: z.enum(['off', 'planned'], { error: 'off or planned' }),
    source: sourceIds(/;/),
  }),
  'iot_networks.csv': z.strictObject({
    market: Country,
    market_name: Text,
    operator: Text,
    technology: z.enum(['LTE-M', 'NB-IoT'], { error: 'LTE-M or NB-IoT' }),
    status: Text,
    sources: sourceIds(/;/),
  }),
  'redcap_networks.csv': z.strictObject({
    market: Country,
    market_name: Text,
    operator: OptionalText,
    status: z.enum(['commercial', 'deploying', 'trial'], { error: 'commercial, deploying or trial' }),
    source: sourceIds(/;/),
  }),
} as const;

/** Name of a file of the open data. */
export type UpstreamFile = keyof typeof TABLES;

/** The open data as it was read. */
export type Upstream = { readonly [F in UpstreamFile]: CsvTable<z.infer<(typeof TABLES)[F]>> } & {
  readonly release: { readonly version: string; readonly checked: string };
};

/** Version and date of the release as the caller gave them. */
export interface Release {
  readonly version?: string | undefined;
  readonly checked?: string | undefined;
}

/**
 * Reads the open data from a folder that holds its CSV files, or a checkout that holds them in `data/`. Everything
 * wrong goes to `report`.
 */
export async function readUpstream(
  dir: string,
  given: Release,
  report: Report,
  log: (line: string) => void,
): Promise<Upstream> {
  if (!(await exists(dir))) {
    const right = 'the folder of the open data: a checkout of its repository, or its data/ folder';
    throw new DatasetError([{ file: dir, at: null, wrong: 'no such folder', right }]);
  }
  const folder = (await exists(join(dir, 'networks.csv'))) ? dir : join(dir, 'data');
  const tables: Record<string, CsvTable<unknown>> = {};
  for (const [file, schema] of Object.entries(TABLES)) {
    let bytes: Uint8Array;
    try {
      bytes = await readFile(join(folder, file));
    } catch (error) {
      const reason = (error as NodeJS.ErrnoException).code;
      const right = `the folder, or its folder data/, holds ${Object.keys(TABLES).join(', ')}`;
      report.problem(file, null, `cannot be read in ${dir} (${reason})`, right);
      tables[file] = UNREAD;
      continue;
    }
    tables[file] = csvTable<unknown>(file, bytes, schema, report);
    log(`read ${file}: ${tables[file].rows.length} rows`);
  }
  return { ...tables, release: await readRelease(dir, given, report) } as unknown as Upstream;
}

/** Version and date, as given or as the release's CREDIT.md says (`version 32.15, checked 2026-10-06`). */
async function readRelease(dir: string, given: Release, report: Report): Promise<Upstream['release']> {
  let credit = '';
  for (const file of [join(dir, 'CREDIT.md'), join(dir, 'data', 'CREDIT.md')]) {
    if (credit === '' && (await exists(file))) credit = await readFile(file, 'utf8');
  }
  const stated = /\bversion\s+(\d+(?:\.\d+)*),\s+checked\s+(\d{4}-\d{2}-\d{2})\b/.exec(credit);
  const version = given.version ?? stated?.[1];
  const checked = given.checked ?? stated?.[2];
  if (version === undefined || checked === undefined) {
    const wrong = credit ? 'names no version and date' : 'is missing';
    const right =
      'it says "version 32.15, checked 2026-10-06"; or pass --data-version X and --checked YYYY-MM-DD';
    report.problem('CREDIT.md', null, wrong, right);
    return { version: '', checked: '' };
  }
  if (!/^\d+(\.\d+)*$/.test(version))
    report.problem('--data-version', null, JSON.stringify(version), 'numbers with dots, like 32.15');
  if (!Day.safeParse(checked).success)
    report.problem(
      given.checked ? '--checked' : 'CREDIT.md',
      null,
      JSON.stringify(checked),
      'a day, YYYY-MM-DD',
    );
  return { version, checked };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
