/** Facts that the page brings along instead of having them fetched: files of the published JSON, as they are. */
export interface InlineFacts {
  /** `v1/check/{id}/{cc}.json`, one or several: the answers themselves. */
  readonly checks?: readonly unknown[];
  /** `v1/models/{id}.json` */
  readonly device?: unknown;
  /** `v1/countries/{cc}.json`, one or several: to judge a device or `bands` on the spot, and for the evidence. */
  readonly countries?: readonly unknown[];
  /** `embed/<version>/band-check.zh.json`, for an element that speaks Chinese. */
  readonly words?: unknown;
}

/** What the page brings along inside the tag, as a JSON script; one that is damaged counts as a damaged answer. */
export function inlineFacts(element: Element): InlineFacts | undefined {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent;
  try {
    return text ? (JSON.parse(text) as InlineFacts) : undefined;
  } catch {
    return { checks: [undefined] };
  }
}
