import { tallyNetworks } from '../core/tally.js';
import type { ChangeEntry } from '../dataset/change-files.js';
import { countDataset } from '../dataset/counts.js';
import { datasetWorld } from '../dataset/dataset-world.js';
import type { Dataset } from '../dataset/dataset.js';
import { shrunken } from '../dataset/shrink-limit.js';
import type { DeviceFile } from '../schema/facts.js';
import { openApiDocument } from '../schema/openapi.js';
import { Problem } from '../schema/problem.js';
import { PublishedCountry } from '../schema/published-country.js';
import { PublishedDevice } from '../schema/published-device.js';
import type { Summary } from '../schema/published-fields.js';
import { Index } from '../schema/published-index.js';
import { Quality } from '../schema/published-quality.js';
import { jsonSchemaOf, type ResourceName, RESOURCES } from '../schema/resources.js';
import { checkResource, summaryOf } from '../world/published/check-resource.js';
import type { World, WorldDevice } from '../world/world.js';
import { addApiPages } from './api-page.js';
import { countryResource, deviceResource, indexResource } from './api-resources.js';
import { addAssistantPages } from './assistant-pages.js';
import { addCalendars, findLosses } from './calendars.js';
import { addChanges } from './changes.js';
import { addChecks, listVerdicts } from './checks.js';
import { addDownloads } from './downloads.js';
import { writeHostHeaders } from './host-headers.js';
import { addLibraryPages } from './library-pages.js';
import { makeOnce } from './make-once.js';
import { addPictures } from './pictures.js';
import { PublishError } from './publish-error.js';
import { PublishedFiles } from './published-files.js';
import { qualityResource } from './quality-resource.js';
import type { SiteAddresses } from './site-addresses.js';
import { addSnapshot, datasetEvidence } from './snapshot.js';
import { addPages } from './static-pages.js';
import { tablesOf } from './tables.js';
import { writeJson } from './write-json.js';

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

interface PublishOptions {
  readonly frame?: () => string;
  readonly checks?: 'as-files' | 'on-demand';
  readonly contact?: string | undefined;
  readonly asOf?: string;
}

/** What the site publishes, in parts that are made at the same time. */
export interface SiteParts {
  /** What the API and the pages are made of; each file takes a moment. */
  readonly pages: PublishedFiles;
  /** Pictures; each takes some hundredths of a second. */
  readonly pictures: PublishedFiles;
  /** The downloads, and what says how large they are. The first of them takes seconds, because it makes all of them. */
  readonly downloads: PublishedFiles;
}

/**
 * Lists everything that the site publishes from the data set, with the way to make each file.
 * @param history what changed so far, oldest first
 * @param dir the folder of the built site, with what other steps put in its `assets` and `embed`
 * @param options.frame reads the app's built `index.html`, which the static pages are made from; without it there are
 *   none, and no pictures
 * @param options.checks `as-files` lists every check, for hosts of plain files; `on-demand` leaves them to our server,
 *   which makes the same bytes when it is asked
 * @param options.asOf the day of the build, which the index names and which says what is near; the day of the data
 *   where it is left out
 * @param options.contact web page or e-mail address of who runs the site, for the OpenAPI document
 * @throws PublishError for a set that shrank, or a country that does not fit its schema
 */
export function listFiles(
  dataset: Dataset,
  history: readonly ChangeEntry[],
  site: SiteAddresses,
  dir: string,
  options: PublishOptions = {},
): SiteParts {
  refuseShrunken(dataset, history);
  const { frame, checks = 'as-files', contact, asOf = dataset.data.checked } = options;
  const [pages, pictures, slow] = [new PublishedFiles(), new PublishedFiles(), new PublishedFiles()];
  addCountries(dataset, site, pages);
  const world = datasetWorld(dataset);
  const evidence = datasetEvidence(dataset);
  const losses = findLosses(dataset, world);
  const index = makeOnce(() => indexResource(dataset, site, asOf));
  pages.addJson('v1/index.json', Index, index);
  const deviceOf = (file: DeviceFile) => {
    const summaries = summariesOf(world.devices.get(file.id)!, world);
    return deviceResource(file, summaries, dataset, site, losses.get(file.id)!().length > 0);
  };
  for (const file of dataset.devices)
    pages.addJson(`v1/models/${file.id}.json`, PublishedDevice, () => deviceOf(file));
  if (checks === 'as-files') addChecks(world, site.origin, pages);
  const quality = makeOnce(() => qualityResource(dataset, world, evidence, site));
  pages.addJson('v1/quality.json', Quality, quality);
  const snapshot = addSnapshot(world, evidence, pages);
  const changes = addChanges(history, dataset, world, site, pages, asOf);
  addCalendars(dataset, losses, site, pages);
  if (frame !== undefined) addPages(world, evidence, frame, site, pages);
  pages.addJson('v1/404.json', Problem, () => NOT_FOUND);
  addAssistantPages(dataset, site, pages);
  addLibraryPages(site, pages);
  addSchemas(site, pages);
  if (frame !== undefined) addPictures(world, pictures);
  const tables = tablesOf(dataset, () => listVerdicts(world));
  const downloads = addDownloads(tables, dataset, releaseName(history), slow);
  pages.add('_headers', () => writeHostHeaders(dir, snapshot, downloads));
  const examples = makeOnce(() => {
    const device = dataset.devices.find(({ id }) => id === EXAMPLE.id) ?? dataset.devices[0]!;
    const country = dataset.countries.find(({ cc }) => cc === EXAMPLE.cc) ?? dataset.countries[0]!;
    const asked = [world.devices.get(device.id)!, world.countries.get(country.cc)!] as const;
    return {
      index: index(),
      country: countryResource(country, dataset, site),
      device: deviceOf(device),
      check: checkResource(...asked, site.origin),
      downloads: downloads.manifest(),
    };
  });
  addApiPages(examples, site, slow);
  slow.add('v1/openapi.json', () => {
    const server = site.api('').slice(0, -1);
    const shown = { ...examples(), changes, snapshot, quality: shortQuality(quality()) };
    return `${JSON.stringify(openApiDocument({ server, contact }, shown), null, 2)}\n`;
  });
  return { pages, pictures, downloads: slow };
}

/** Adds the countries. They are made at once, before the world is read from them, so that an error names the file that it is in. */
function addCountries(dataset: Dataset, site: SiteAddresses, files: PublishedFiles): void {
  for (const file of dataset.countries) {
    const path = `v1/countries/${file.cc}.json`;
    const text = writeJson(path, PublishedCountry, countryResource(file, dataset, site));
    files.add(path, () => text);
  }
}

function addSchemas(site: SiteAddresses, files: PublishedFiles): void {
  for (const name of Object.keys(RESOURCES) as ResourceName[]) {
    const path = `schemas/${name}.json`;
    files.add(`v1/${path}`, () => `${JSON.stringify(jsonSchemaOf(name, site.api(path)), null, 2)}\n`);
  }
}

/** How a device fares in every country, by its code. */
function summariesOf(device: WorldDevice, { countries }: World): Record<string, Summary> {
  return Object.fromEntries(
    [...countries.values()].map(({ cc, networks }) => [cc, summaryOf(tallyNetworks(device, networks))]),
  );
}

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
