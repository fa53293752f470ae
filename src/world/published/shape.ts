/**
 * What JSON must be like, written as the JSON itself: `''` for a text, a test, a list whose items are all of its first
 * shape, or an object with at least these fields. Written by hand because a browser should not carry a schema library.
 */
export type Shape =
  string | ((value: unknown) => boolean) | readonly Shape[] | { readonly [name: string]: Shape };

/**
 * @param path names the place of the value in what was read
 * @throws where the value is not of the shape: damaged, or of another version; the message names the first wrong place
 */
export function requireShape(value: unknown, shape: Shape, path = ''): void {
  const isList = Array.isArray(shape);
  const fits =
    typeof shape === 'function'
      ? shape(value)
      : value !== null && typeof value === typeof shape && Array.isArray(value) === isList;
  if (!fits) throw new Error('not of the published form at ' + (path || 'the top'));
  if (typeof shape !== 'object') return;
  for (const name in isList ? (value as object) : shape) {
    requireShape(
      (value as Record<string, unknown>)[name],
      (shape as Record<string, Shape>)[isList ? 0 : name]!,
      isList ? `${path}[${name}]` : path + (path && '.') + name,
    );
  }
}
