/** One file of a snapshot: where it is (relative to the manifest), its size in bytes and its SHA-256 in hex. */
export interface SnapshotFile {
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The parts of a snapshot: `world` is all that verdicts need, `evidence` the sources, dates and notes behind the data. */
export type SnapshotPart = 'world' | 'evidence';

/** `/v1/snapshot.json`: which snapshot is the newest. */
export interface SnapshotManifest extends Readonly<Record<SnapshotPart, SnapshotFile>> {
  /** Version of the data, and the day on which it was checked (`YYYY-MM-DD`). */
  readonly version: string;
  readonly updated: string;
  readonly ruleVersion: string;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads the published manifest; undefined when it is something else. */
export function readSnapshotManifest(json: unknown): SnapshotManifest | undefined {
  const { version, updated, rule_version, world, evidence } = record(json);
  const files = [world, evidence].map((value) => {
    const { url, bytes, sha256 } = record(value);
    return typeof url === 'string' && Number.isSafeInteger(bytes) && /^[\da-f]{64}$/.test(String(sha256))
      ? ({ url, bytes, sha256 } as SnapshotFile)
      : undefined;
  });
  return typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(String(updated)) && files[0] && files[1]
    ? {
        version,
        updated: String(updated),
        ruleVersion: String(rule_version),
        world: files[0],
        evidence: files[1],
      }
    : undefined;
}
