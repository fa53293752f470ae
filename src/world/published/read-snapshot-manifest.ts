import type { Snapshot } from '../../schema/published-manifests.js';
import { requireShape, type Shape } from './shape.js';

/** The parts of a snapshot: `world` is all that verdicts need, `evidence` the sources, dates and notes behind the data. */
export type SnapshotPart = 'world' | 'evidence';

/** One file of a snapshot: where it is (relative to the manifest), its size in bytes and its SHA-256 in hex. */
export type SnapshotFile = Readonly<Snapshot[SnapshotPart]>;

/** Which snapshot is the newest: version of the data, the day on which it was checked (`YYYY-MM-DD`), and its files. */
export type SnapshotManifest = Readonly<Pick<Snapshot, 'version' | 'updated' | SnapshotPart>>;

const FILE: Shape = {
  url: '',
  bytes: Number.isSafeInteger,
  sha256: (value) => /^[\da-f]{64}$/.test(String(value)),
};
const MANIFEST: Shape = {
  version: '',
  updated: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  world: FILE,
  evidence: FILE,
};

/**
 * `v1/snapshot.json`
 * @throws where it is not of this form
 */
export function readSnapshotManifest(json: unknown): SnapshotManifest {
  requireShape(json, MANIFEST);
  const { version, updated, world, evidence } = json as Snapshot;
  return { version, updated, world, evidence };
}
