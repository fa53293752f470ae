/** The published resources of the API, made from the data set. */
import { CREDIT } from '../core/credit.js';
import { inCodeOrder } from '../dataset/code-order.js';
import type { Dataset } from '../dataset/dataset.js';
import type { CountryFile, DeviceFile, NetworkFact } from '../schema/facts.js';
import type { PublishedCountry, PublishedNetwork } from '../schema/published-country.js';
import type { PublishedDevice } from '../schema/published-device.js';
import type { Correction, Source, Summary } from '../schema/published-fields.js';
import type { CountryEntry, Index } from '../schema/published-index.js';
import { SERVICES } from '../core/service.js';
import { CALLING_NAMES } from '../world/names/calling-names.js';
import { findNoSecondSource } from '../world/second-source.js';
import { networksSharing } from './shared-codes.js';
import { SCHEMA_VERSION } from '../schema/openapi.js';
import type { SiteAddresses } from './site-addresses.js';
import { datedSwitchOffs } from './dated-switch-offs.js';

const CREDIT_FIELDS = { license: CREDIT.license, attribution: CREDIT.text };

/** @param generatedAt the day of the build, `YYYY-MM-DD` */
export function indexResource(dataset: Dataset, site: SiteAddresses, generatedAt: string): Index {
  return {
    name: 'BandCheck',
    version: dataset.data.version,
    updated: dataset.data.checked,
    ...CREDIT_FIELDS,
    openapi: site.api('openapi.json'),
    changes: site.api('changes.json'),
    downloads: site.api('downloads/manifest.json'),
    mcp: site.mcp,
    feed: site.api('changes.atom'),
    json_feed: site.api('changes.feed.json'),
    calendar: site.api('switch-offs.ics'),
    schema_version: SCHEMA_VERSION,
    generated_at: generatedAt,
    countries: dataset.countries.map((country) => countryEntry(country, dataset, site)),
    models: dataset.devices.map(({ id, name, vendor, kind, radio, aliases = [] }) => ({
      id,
      name,
      vendor,
      kind,
      radio,
      aliases,
      url: site.api(`models/${id}.json`),
    })),
    check: 'check/{id}/{cc}.json',
  };
}

function countryEntry(country: CountryFile, { data }: Dataset, site: SiteAddresses): CountryEntry {
  const { cc, name, depth, networks } = country;
  return {
    cc,
    name,
    calling_names: [...(CALLING_NAMES[cc] ?? [])],
    networks: networks.length,
    checked: data.checked,
    single_source: hasSingleSource(country),
    depth,
    url: site.api(`countries/${cc}.json`),
  };
}

/** Whether some network of the country has no cross-checked LTE band. */
function hasSingleSource({ networks }: CountryFile): boolean {
  return networks.some(({ lte }) => lte.every(({ confidence }) => confidence !== 'cross-checked'));
}

export function countryResource(
  country: CountryFile,
  dataset: Dataset,
  site: SiteAddresses,
): PublishedCountry {
  const { cc, name, depth, networks } = country;
  const corrections = correctionsOf(
    networks.map(({ id }) => id),
    dataset,
  );
  return {
    cc,
    name,
    checked: dataset.data.checked,
    single_source: hasSingleSource(country),
    depth,
    networks: networks.map((network) => networkOf(network, dataset, site)),
    corrections,
    sources: sourcesOf([...networks.flatMap(sourceIds), ...corrections.map(({ source }) => source)], dataset),
    calendar: datedSwitchOffs(country).length > 0 ? site.api(`switch-offs/${cc}.ics`) : null,
    feed: site.api(`changes/countries/${cc}.atom`),
    pages: site.pages(`/countries/${cc}`),
    ...CREDIT_FIELDS,
  };
}

function networkOf(
  { id, name, group, lte, nr, status }: NetworkFact,
  dataset: Dataset,
  site: SiteAddresses,
): PublishedNetwork {
  return {
    id,
    name,
    group,
    core_bands: lte.filter(({ core }) => core).map(({ band }) => band),
    lte: lte.map((band) => bandOf(band, dataset)),
    nr: nr.map((band) => bandOf(band, dataset)),
    status,
    plmn: codesOf(id, dataset),
    page: site.pages(`/networks/${id}`).en,
  };
}

function bandOf(
  fact: NetworkFact['lte'][number],
  { sources: known }: Dataset,
): PublishedNetwork['lte'][number] {
  const { band, confidence, part, sources } = fact;
  const named = findNoSecondSource(confidence, sources, (id) => known[id]?.url);
  return {
    band,
    confidence,
    ...(part && { part }),
    ...(named && { second_source: 'not-published' as const, second_source_named: named }),
    sources,
  };
}

function codesOf(id: string, { plmn }: Dataset): PublishedNetwork['plmn'] {
  return (plmn[id] ?? []).map((code) => ({
    plmn: code.plmn,
    status: code.status,
    shared_with: networksSharing(code, id, plmn),
    virtual_operators: code.virtual_operators ?? [],
  }));
}

/** The corrections of these networks or devices, in their published form. */
export function correctionsOf(subjects: readonly string[], { corrections }: Dataset): Correction[] {
  return corrections
    .filter(({ subject }) => subjects.includes(subject))
    .map(({ subject, correction: { field, from, to, why, certainty, evidence }, outcome }) => ({
      subject,
      field,
      from,
      to,
      why,
      certainty,
      outcome,
      source: evidence.source,
      quote: evidence.quote ?? null,
      place: evidence.place ?? null,
    }));
}

function sourceIds({ lte, nr, status }: NetworkFact): string[] {
  const ofStates = SERVICES.map((service) => status[service].source);
  return [
    ...[...lte, ...nr].flatMap(({ sources }) => sources),
    ...ofStates.filter((source) => source !== null),
  ];
}

/** The sources with these ids, in the order of their ids. */
export function sourcesOf(ids: readonly string[], { sources }: Dataset): Record<string, Source> {
  return Object.fromEntries(inCodeOrder([...new Set(ids)], (id) => id).map((id) => [id, sources[id]!]));
}

/**
 * @param countries how the device fares, by country code
 * @param hasCalendar whether some dated switch-off takes something from the device
 */
export function deviceResource(
  device: DeviceFile,
  countries: Record<string, Summary>,
  dataset: Dataset,
  site: SiteAddresses,
  hasCalendar: boolean,
): PublishedDevice {
  const { id, name, vendor, kind, radio, lte_category, lte, nr, umts, gsm_mhz, sources } = device;
  const { parts, lte_m, nb_iot } = device;
  const corrections = correctionsOf([id], dataset);
  return {
    id,
    name,
    vendor,
    kind,
    radio,
    lte_category,
    aliases: device.aliases ?? [],
    origin: device.origin ?? 'band-atlas',
    region: device.region ?? null,
    compare_label: device.compare_label ?? false,
    note: device.note ?? null,
    lte,
    ...(parts && { parts }),
    ...(lte_m && { lte_m }),
    ...(nb_iot && { nb_iot }),
    nr,
    umts,
    gsm_mhz,
    countries,
    sources: sourcesOf([...sources, ...corrections.map(({ source }) => source)], dataset),
    evidence: (device.evidence ?? []).map(({ source, place, quote }) => ({
      source,
      place: place ?? null,
      quote: quote ?? null,
    })),
    corrections,
    calendar: hasCalendar ? site.api(`switch-offs/devices/${id}.ics`) : null,
    feed: site.api(`changes/devices/${id}.atom`),
    page: site.pages(`/devices/${id}`).en,
    ...CREDIT_FIELDS,
  };
}
