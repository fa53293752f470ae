import { readOrDamaged } from '../../client/data-error.js';
import { type DataSource, requireKnown } from '../../client/data-source.js';
import { readCountry, readDevice } from '../../world/published/read-published.js';

/** Data that the page brings along instead of having it loaded: files of the published JSON, as they are. */
export interface InlineData {
  /** `v1/models/{id}.json`; not needed with `bands`. */
  readonly device?: unknown;
  /** `v1/countries/{cc}.json`, one or several. */
  readonly countries: unknown;
}

/** The data in a JSON script inside the tag. A script that cannot be parsed counts as damaged data. */
export function readInlineData(element: Element): InlineData | undefined {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as InlineData;
  } catch {
    return { countries: [undefined] };
  }
}

/** A source that knows what the page brings along, and nothing else. */
export function createInlineDataSource({ device, countries }: InlineData): DataSource {
  const known = (async () => readOrDamaged(countries, (json) => [json].flat().map(readCountry)))();
  known.catch(() => undefined); // each question tells it
  return {
    async country(cc) {
      const country = (await known).find((country) => country.cc === cc);
      return requireKnown(country, 'cc', cc);
    },
    async device(id) {
      await known;
      const value = device === undefined ? undefined : readOrDamaged(device, readDevice);
      return requireKnown(value?.id === id ? value : undefined, 'id', id);
    },
  };
}
