import type { ChangeEntry } from '../dataset/change-files.js';
import { countDataset } from '../dataset/counts.js';
import { datasetWorld } from '../dataset/dataset-world.js';
import type { Dataset } from '../dataset/dataset.js';
import { shrunken } from '../dataset/shrink-limit.js';
import { openApiDocument } from '../schema/openapi.js';
import { Problem } from '../schema/problem.js';
import { PublishedCountry, PublishedDevice, Index, Quality, type Summary } from '../schema/published.js';
import { jsonSchemaOf, type ResourceName, RESOURCES } from '../schema/resources.js';
import { writeApiPages } from './api-page.js';
import { writeAssistantPages } from './assistant-pages.js';
import { writeLibraryPages } from './library-pages.js';
import { findLosses, writeCalendars } from './calendars.js';
import { CheckWriter } from './check-writer.js';
import { writeChanges } from './changes.js';
import { writeDownloads } from './downloads.js';
import { writeHostHeaders } from './host-headers.js';
import { type Output, PublishError } from './output.js';
import { writePages } from './static-pages.js';
import { checkResource } from '../world/published/check-resource.js';
import { countryResource, deviceResource, indexResource } from './api-resources.js';
import { qualityResource } from './quality-resource.js';
import type { SiteAddresses } from './site-addresses.js';
import { datasetEvidence, writeSnapshot } from './snapshot.js';
import { type Cell, tablesOf, verdictRows } from './tables.js';

/** The device and country whose files are the examples in the documents. */
export const EXAMPLE = { id: 'ec25-e', cc: 'de' } as const;

/** What hosts that only serve files answer for an address of the API that is not there. */
const NOT_FOUND: Problem = {
  type: '/api#unknown-address',
  title: 'Nothing at this address',
  status: 404,
  detail: 'There is no file at this address. /v1/index.json lists every country and device.',
  instance: '/v1/',
};

export interface PublishOptions {
  readonly frame?: string;
  readonly checks?: 'as-files' | 'on-demand';
  readonly contact?: string | undefined;
  readonly asOf?: string;
}

/**
 * Writes everything that the site publishes from the data set.
 * @param history what changed so far, oldest first
 * @param log called with a line of progress now and then
 * @param options.frame the app's built `index.html`, which the static pages are made from; without it there are none
 * @param options.checks `as-files` writes every check, for hosts of plain files; `on-demand` leaves them to our server,
 *   which makes the same bytes when it is asked
 * @param options.asOf the day of the build, which the index names and which says what is near; the day of the data
 *   where it is left out
 * @param options.contact web page or e-mail address of who runs the site, for the OpenAPI document
 * @throws PublishError for a file that does not fit its schema, or a set that shrank; nothing is published then
 */
export function publish(
  dataset: Dataset,
  history: readonly ChangeEntry[],
  site: SiteAddresses,
  output: Output,
  log: (line: string) => void,
  options: PublishOptions = {},
): void {
  try {
    refuseShrunken(dataset, history);
    write(dataset, history, site, output, log, options);
    output.publish();
  } catch (error) {
    output.discard();
    throw error;
  }
}

const write: typeof publish = (dataset, history, site, output, log, options = {}) => {
  const { frame, checks = 'as-files', contact, asOf = dataset.data.checked } = options;
  const index = indexResource(dataset, site, asOf);
  output.json('v1/index.json', Index, index);
  const countries = new Map<string, PublishedCountry>();
  for (const file of dataset.countries) {
    const country = countryResource(file, dataset, site);
    countries.set(file.cc, country);
    output.json(`v1/countries/${file.cc}.json`, PublishedCountry, country);
  }
  const world = datasetWorld(dataset);
  const losses = findLosses(dataset, world);
  const devices = new Map<string, PublishedDevice>();
  const verdicts: Cell[][] = [];
  const checkWriter = new CheckWriter(site.origin, checks === 'as-files' ? output : undefined);
  const started = performance.now();
  for (const [at, file] of dataset.devices.entries()) {
    const summaries: Record<string, Summary> = {};
    for (const country of world.countries.values()) {
      const answer = checkWriter.write(world.devices.get(file.id)!, country);
      summaries[country.cc] = answer.summary;
      for (const row of verdictRows(file.id, country.cc, answer)) verdicts.push(row);
    }
    const hasCalendar = losses.some(({ device, lost }) => device.id === file.id && lost.length > 0);
    const device = deviceResource(file, summaries, dataset, site, hasCalendar);
    devices.set(file.id, device);
    output.json(`v1/models/${file.id}.json`, PublishedDevice, device);
    const perSecond = ((at + 1) * world.countries.size) / ((performance.now() - started) / 1000);
    log(
      `checks: ${at + 1} of ${dataset.devices.length} devices, ${output.files} files, ${Math.round(perSecond)} checks a second`,
    );
  }
  const evidence = datasetEvidence(dataset);
  const quality = qualityResource(dataset, world, evidence, site);
  output.json('v1/quality.json', Quality, quality);
  const snapshot = writeSnapshot(world, evidence, output);
  const changes = writeChanges(history, dataset, world, site, output, asOf);
  writeCalendars(dataset, losses, site, output);
  if (frame !== undefined) writePages(world, evidence, frame, site, output);
  log(`downloads: ${verdicts.length} verdicts`);
  const manifest = writeDownloads(tablesOf(dataset, verdicts), dataset, releaseName(history), output);
  writeHostHeaders(output.dir, snapshot, manifest, output);
  output.json('v1/404.json', Problem, NOT_FOUND);
  const device = devices.get(EXAMPLE.id) ?? [...devices.values()][0]!;
  const country = countries.get(EXAMPLE.cc) ?? [...countries.values()][0]!;
  const check = checkResource(world.devices.get(device.id)!, world.countries.get(country.cc)!, site.origin);
  writeApiPages({ index, country, device, check, downloads: manifest }, site, output);
  writeAssistantPages(dataset, site, output);
  writeLibraryPages(site, output);
  const server = site.api('').slice(0, -1);
  const document = openApiDocument(
    { server, contact },
    { index, country, device, check, changes, snapshot, downloads: manifest, quality: shortQuality(quality) },
  );
  output.write('v1/openapi.json', `${JSON.stringify(document, null, 2)}\n`);
  for (const name of Object.keys(RESOURCES) as ResourceName[]) {
    const path = `schemas/${name}.json`;
    output.write(`v1/${path}`, `${JSON.stringify(jsonSchemaOf(name, site.api(path)), null, 2)}\n`);
  }
};

/** The first entries of each list, for the example in the document. */
function shortQuality(quality: Quality): Quality {
  const { countries, open_second_sources, roots, passed_dates, contradictions, corrections } = quality;
  const cut = <T>(list: readonly T[]) => list.slice(0, 2);
  return {
    ...quality,
    countries: cut(countries),
    open_second_sources: cut(open_second_sources),
    roots: cut(roots),
    passed_dates: cut(passed_dates),
    contradictions: cut(contradictions),
    corrections: cut(corrections),
  };
}

/** The name of the newest release: `changes/2026-10-06-2.json` is `2026-10-06-2`. */
function releaseName(history: readonly ChangeEntry[]): string {
  return history.at(-1)!.file.replace(/^changes\/|\.json$/g, '');
}

/** A set that is empty, or lost more than a release may lose, is a mistake somewhere before us. */
function refuseShrunken(dataset: Dataset, history: readonly ChangeEntry[]): void {
  const counts = countDataset(dataset);
  const empty = Object.entries(counts).filter(([, count]) => count === 0);
  const last = history.at(-1);
  const problems = [
    ...empty.map(([what]) => `there are no ${what.replace('_', ' ')}`),
    ...(last ? shrunken(last.entry.counts, counts) : ['there is no history of changes']),
  ];
  if (problems.length > 0) throw new PublishError(`data/: ${problems.join(', ')}`);
}
