import { readAs } from '../../source/api.js';
import { type Source, SourceError } from '../../source/source.js';
import { readCountry, readDevice } from '../../world/read-published.js';

/** Facts that the page brings along instead of having them fetched: files of the published JSON, as they are. */
export interface InlineFacts {
  /** `v1/models/{id}.json` */
  readonly device?: unknown;
  /** `v1/countries/{cc}.json`, one or several. */
  readonly countries: readonly unknown[];
}

/** The facts that the page brings along, as they stand in the text of a JSON script or as a value. */
export function inlineSource(data: InlineFacts | string): Source {
  let facts: InlineFacts;
  try {
    facts = typeof data === 'string' ? (JSON.parse(data) as InlineFacts) : data;
  } catch (error) {
    const damaged = () => Promise.reject(new SourceError('damaged', String(error)));
    return { country: damaged, device: damaged };
  }
  const found = async <T>(value: T | undefined) => {
    if (value === undefined) throw new SourceError('not-found', 'not in the data of the page');
    return { value, keptFrom: null };
  };
  return {
    country: async (cc) =>
      found(
        [facts.countries]
          .flat()
          .map((json) => readAs(json, readCountry))
          .find((country) => country.cc === cc),
      ),
    device: async (id) => found([readAs(facts.device, readDevice)].find((device) => device.id === id)),
  };
}
