import type { ChangesFile } from '../../schema/facts.js';
import { Snapshot } from '../../schema/published-manifests.js';
import type { Index } from '../../schema/published-index.js';
import { decodeEvidence } from '../../world/snapshot/evidence-snapshot.js';
import { decodeWorld } from '../../world/snapshot/world-snapshot.js';
import type { Evidence } from '../../world/snapshot/evidence.js';
import type { World } from '../../world/world.js';
import { readText, type SiteFiles } from '../http/site-files.js';

/** Everything that the tools answer from, of one release of the data. */
export interface SiteData {
  readonly world: World;
  readonly evidence: Evidence;
  /** What each release changed, newest first. */
  readonly changes: readonly ChangesFile[];
  /** Where the data is published: every address in an answer starts with it. */
  readonly origin: string;
}

/**
 * Reads the data that the site publishes.
 * @throws Error if a file is missing; SnapshotError if one is damaged or of another version
 */
export async function loadSiteData(files: SiteFiles): Promise<SiteData> {
  const read = async (path: string) => {
    const text = await readText(files, path);
    if (text === undefined) throw new Error(`${path} is missing; npm run build makes it`);
    return text;
  };
  const manifest = Snapshot.parse(JSON.parse(await read('/v1/snapshot.json')));
  const [world, evidence, index, changes] = await Promise.all([
    read(`/v1/${manifest.world.url}`),
    read(`/v1/${manifest.evidence.url}`),
    read('/v1/index.json'),
    read('/v1/changes.json'),
  ]);
  return {
    world: decodeWorld(world),
    evidence: decodeEvidence(evidence),
    changes: (JSON.parse(changes) as { entries: ChangesFile[] }).entries,
    origin: new URL((JSON.parse(index) as Index).openapi).origin,
  };
}
