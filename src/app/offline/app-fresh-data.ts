import { FreshData } from '../../client/fresh-data.js';
import { SnapshotStore } from '../../client/storage/snapshot-store.js';
import { decodeEvidence, decodeWorld, type Evidence } from '../../world/snapshot/world-snapshot.js';
import type { World } from '../../world/world.js';

/** The data of the app: the world to judge with and the evidence behind it, kept on this device. */
export type AppFreshData = FreshData<{ world: World; evidence: Evidence }>;

export function createAppFreshData(): AppFreshData {
  return new FreshData({
    manifestUrl: new URL('/v1/snapshot.json', location.origin).href,
    decode: { world: decodeWorld, evidence: decodeEvidence },
    store: new SnapshotStore(['world', 'evidence'], 'band-check-facts'),
  });
}
