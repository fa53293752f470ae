/** Codes for whether data is at hand and, if not, why; src/words/ says each of them to people. None is ever a verdict. */

/**
 * Why data could not be had:
 * `unreachable` no connection, or the page's policy forbids it · `timeout` no byte for too long · `refused` an answer that is
 * neither success nor 404 · `not-found` a 404: what was asked for does not exist · `not-json` something else than JSON, such
 * as the sign-in page of a Wi-Fi network · `damaged` cut short, altered on the way, or not of the published form ·
 * `other-format` a snapshot that arrived whole, in a format that this release does not read.
 */
export type DataFault =
  'unreachable' | 'timeout' | 'refused' | 'not-found' | 'not-json' | 'damaged' | 'other-format';

/**
 * Why something cannot be kept on this device:
 * `absent` the browser has no IndexedDB · `forbidden` it refuses (cookies blocked, sandboxed frame) ·
 * `blocked` another page holds an older version open · `newer` a newer release of this program is open or was here before ·
 * `slow` no answer in time · `full` no room left · `damaged` what was kept is not what was written ·
 * `insecure` the page has no secure context, so nothing can be verified · `broken` anything else.
 */
export type StorageFault =
  'absent' | 'forbidden' | 'blocked' | 'newer' | 'slow' | 'full' | 'damaged' | 'insecure' | 'broken';

/**
 * How well one can answer:
 * `loading` no data yet · `ready` data, and a server has called it the newest in this session, or has not answered yet ·
 * `stale` data, but older than a quarter of a year, or a newer release could not be taken · `offline` data, but no server ·
 * `failed` there is no data, and none could be loaded.
 */
export type DataPhase = 'loading' | 'ready' | 'stale' | 'offline' | 'failed';
