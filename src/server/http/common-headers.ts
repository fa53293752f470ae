/** Every answer may be read from any origin: there is nothing private here and no credentials are looked at. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, content-range, retry-after, mcp-protocol-version',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
