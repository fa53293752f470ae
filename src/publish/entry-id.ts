import { v5 } from 'uuid';

/** Made once for this project. A change would give every entry a new id, so that subscribers see all of them again. */
const NAMESPACE = '5b0f3a1e-8c7d-4e6f-a291-6d3c48be5710';

/** The id of an entry of a feed or calendar: a version 5 UUID (RFC 9562), the same on every site and in every build. */
export function entryId(name: string): string {
  return v5(name, NAMESPACE);
}
