import { readAs } from '../../source/api.js';
import { type Source, SourceError } from '../../source/source.js';
import { readCountry, readDevice } from '../../world/read-published.js';

/** Facts that the page brings along instead of having them fetched: files of the published JSON, as they are. */
export interface InlineFacts {
  /** `v1/models/{id}.json` */
  readonly device?: unknown;
  /** `v1/countries/{cc}.json`, one or several. */
  readonly countries: readonly unknown[];
  /** `embed/<version>/band-check.zh.json`, for an element that speaks Chinese. */
  readonly words?: unknown;
}

/** What the page brings along inside the tag, as a JSON script; `{}` where it is damaged. */
export function inlineFacts(element: Element): Partial<InlineFacts> | undefined {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  try {
    return text ? (JSON.parse(text) as InlineFacts) : undefined;
  } catch {
    return {};
  }
}

/** The facts that the page brings along. */
export function inlineSource({ device, countries }: Partial<InlineFacts>): Source {
  const found = async <T>(value: T | undefined) => {
    if (value === undefined) throw new SourceError('not-found', 'not in the data of the page');
    return { value, keptFrom: null };
  };
  return {
    country: async (cc) =>
      found(
        [countries]
          .flat()
          .map((json) => readAs(json, readCountry))
          .find((country) => country.cc === cc),
      ),
    device: async (id) => found([readAs(device, readDevice)].find((device) => device.id === id)),
  };
}
