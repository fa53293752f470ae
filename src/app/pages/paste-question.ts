/** What the paste page was asked: bands of a shared link, or the text that another app has shared. */

/** Parts of a shared text, by the names in the web manifest. */
const SHARED = ['title', 'text', 'url'];

/** What stands in the box when the page opens. */
export function readPastedText(query: URLSearchParams): string {
  return query.get('bands') ?? SHARED.flatMap((part) => query.get(part) ?? []).join('\n');
}

/**
 * The address of a list of bands, to be shared: without the text that they were read from.
 * @param bands names with spaces between them; `null` where none could be read
 */
export function withBands(query: URLSearchParams, bands: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const part of SHARED) next.delete(part);
  if (bands) next.set('bands', bands.replaceAll(' ', ','));
  else next.delete('bands');
  return next;
}

/** What the address of a plan asks, so that the bands are planned with as a device of one's own. */
export function planAddress(
  query: URLSearchParams,
  { bands, radio }: { readonly bands: string; readonly radio: string },
): string {
  const plan = withBands(new URLSearchParams({ radio }), bands);
  const countries = query.get('in');
  if (countries) plan.set('in', countries);
  return `?${plan.toString().replaceAll('%2C', ',')}`;
}
