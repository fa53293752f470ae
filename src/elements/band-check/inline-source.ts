import { type Source, SourceError } from '../../source/source.js';
import { PublishedError, readCountry, readDevice } from '../../world/read-published.js';

/** Facts that the page brings along instead of having them fetched: files of the published JSON, as they are. */
export interface InlineFacts {
  /** `v1/models/{id}.json` */
  readonly device?: unknown;
  /** `v1/countries/{cc}.json`, one or several. */
  readonly countries: readonly unknown[];
}

/** The facts in a `<script type="application/json">` child of the element, if there is one. */
export function inlineSource(element: Element, data: InlineFacts | undefined): Source | undefined {
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (!data && !script) return undefined;
  const reading =
    <T>(read: (facts: InlineFacts, id: string) => T | undefined) =>
    async (id: string) => {
      try {
        const value = read(data ?? (JSON.parse(script!.textContent) as InlineFacts), id);
        if (value) return { value, keptFrom: null };
      } catch (error) {
        if (!(error instanceof PublishedError || error instanceof SyntaxError || error instanceof TypeError))
          throw error;
        throw new SourceError('damaged', 'data of the page', error.message, { cause: error });
      }
      throw new SourceError('not-found', 'data of the page', `nothing on ${id}`);
    };
  return {
    device: reading(({ device }, id) => {
      const read = readDevice(device);
      return read.id === id ? read : undefined;
    }),
    country: reading(({ countries }, cc) => countries.map(readCountry).find((country) => country.cc === cc)),
    index: () => Promise.reject(new SourceError('not-found', 'data of the page', 'no index')),
  };
}
