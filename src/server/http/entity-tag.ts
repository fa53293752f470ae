/** Entity tags of what is served (RFC 9110 8.8.3): the same bytes have the same tag, on every platform. */

/**
 * A weak tag: the same for every encoding of a file.
 * @param digest SHA-256 of the bytes, as base64url
 */
export function entityTag(digest: string): string {
  return `W/"${digest.slice(0, 20)}"`;
}

/** Whether the caller of `If-None-Match` has what the tag stands for (RFC 9110 13.1.2). */
export function namesTag(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag.trim()) === opaque(etag))
  );
}

/** An entity tag without its mark for weak ones, which makes no difference for a GET. */
function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
