import { FreshData } from '../../client/fresh-data.js';
import { SnapshotStore } from '../../client/storage/snapshot-store.js';
import { decodeEvidenceInSteps } from '../../world/snapshot/evidence-snapshot.js';
import { decodeWorldInSteps } from '../../world/snapshot/world-snapshot.js';
import type { Evidence } from '../../world/snapshot/evidence.js';
import type { World } from '../../world/world.js';

/** The data of the app: the world to judge with and the evidence behind it, kept on this device. */
export type AppFreshData = FreshData<{ world: World; evidence: Evidence }>;

export function createAppFreshData(): AppFreshData {
  return new FreshData({
    manifestUrl: new URL('/v1/snapshot.json', location.origin).href,
    decode: { world: decodeWorldInSteps, evidence: decodeEvidenceInSteps },
    store: new SnapshotStore(['world', 'evidence'], 'band-check-facts'),
  });
}
