import { CREDIT } from '../core/credit.js';
import type { Dataset } from '../dataset/dataset.js';
import type { Quality } from '../schema/published-quality.js';
import {
  assessData,
  type BandCounts,
  type CountryQuality,
  type NetworkWithOpenBands,
  type PassedDate,
} from '../world/data-quality.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { World } from '../world/world.js';
import { correctionsOf, sourcesOf } from './api-resources.js';
import type { SiteAddresses } from './site-addresses.js';

/** `v1/quality.json`, for the day on which the data was checked. */
export function qualityResource(
  dataset: Dataset,
  world: World,
  evidence: Evidence,
  site: SiteAddresses,
): Quality {
  const { bands, countries, openBands, roots, passedDates, unknown } = assessData(
    world,
    evidence,
    world.updated,
  );
  const corrections = correctionsOf(
    dataset.corrections.map(({ subject }) => subject),
    dataset,
  );
  return {
    version: world.version,
    updated: world.updated,
    as_of: world.updated,
    ...counts(bands),
    countries: countries.map((country) => countryQuality(country, site)),
    open_second_sources: openBands.flatMap((network) => openSecondSources(network, site)),
    roots: roots.map((root) => ({ ...root })),
    passed_dates: passedDates.map((passed) => passedDate(passed, site)),
    contradictions: dataset.contradictions.map((fact) => ({ ...fact })),
    corrections,
    unknown: {
      states: { ...unknown.states },
      networks_without_codes: unknown.networksWithoutCodes.length,
      networks_without_lte: unknown.networksWithoutLte,
      networks_without_nr: unknown.networksWithoutNr,
      devices_without_lte_category: unknown.devicesWithoutLteCategory,
      devices_to_compare_with_their_label: unknown.devicesToCompareWithTheirLabel,
    },
    sources: sourcesOf(
      corrections.map(({ source }) => source),
      dataset,
    ),
    page: site.pages('/data/quality').en,
    license: CREDIT.license,
    attribution: CREDIT.text,
  };
}

function countryQuality(
  { country: { cc }, bands, oldest, newest, unknownStates }: CountryQuality,
  site: SiteAddresses,
): Quality['countries'][number] {
  return {
    cc,
    ...counts(bands),
    oldest_source: oldest,
    newest_source: newest,
    unknown_states: unknownStates,
    page: site.pages(`/countries/${cc}`).en,
  };
}

function openSecondSources(
  { country: { cc }, network: { id: network }, bands }: NetworkWithOpenBands,
  site: SiteAddresses,
): Quality['open_second_sources'] {
  const page = site.pages(`/networks/${network}`).en;
  return bands.map(({ band, named }) => ({ cc, network, band, named, page }));
}

function passedDate(
  { country, network, service, status: { date, dateNote } }: PassedDate,
  site: SiteAddresses,
): Quality['passed_dates'][number] {
  return {
    cc: country.cc,
    network: network.id,
    service,
    date: date!,
    ...(dateNote && { date_note: dateNote }),
    page: site.pages(`/networks/${network.id}`).en,
  };
}

function counts({ all, crossChecked, oneSourceNamed, publisherAsSecond }: BandCounts) {
  return {
    bands: all,
    cross_checked: crossChecked,
    second_source_not_published: oneSourceNamed + publisherAsSecond,
    one_source_named: oneSourceNamed,
    publisher_as_second: publisherAsSecond,
  };
}
