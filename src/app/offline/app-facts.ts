import { FreshFacts } from '../../client/fresh-data.js';
import { SnapshotStore } from '../../client/storage/snapshot-store.js';
import { decodeEvidence, decodeWorld, type Evidence } from '../../world/snapshot/world-snapshot.js';
import type { World } from '../../world/world.js';

/** The facts of the app: the world to judge with and the evidence behind it, kept on this device. */
export type AppFacts = FreshFacts<{ world: World; evidence: Evidence }>;

export function appFacts(): AppFacts {
  return new FreshFacts({
    manifestUrl: new URL('/v1/snapshot.json', location.origin).href,
    decode: { world: decodeWorld, evidence: decodeEvidence },
    store: new SnapshotStore(['world', 'evidence'], 'band-check-facts'),
  });
}
