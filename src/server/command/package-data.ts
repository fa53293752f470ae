import { readFile } from 'node:fs/promises';
import type { ChangesFile } from '../../schema/facts.js';
import { loadWorld } from '../../library/load-world.js';
import { decodeEvidence } from '../../world/snapshot/evidence-snapshot.js';
import type { SiteData } from '../mcp/site-data.js';

/** Origin of the site that publishes this data; the build puts it in. */
declare const SITE_ORIGIN: string;

/**
 * The data in the package, for assistants: the world, and beside the command its evidence and its changes.
 * @throws Error if a file is missing; SnapshotError if one is damaged
 */
export async function loadPackageData(): Promise<SiteData> {
  const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
  const [world, evidence, changes] = await Promise.all([
    loadWorld(),
    read('./evidence.json'),
    read('./changes.json'),
  ]);
  return {
    world,
    evidence: decodeEvidence(evidence),
    changes: (JSON.parse(changes) as { entries: ChangesFile[] }).entries,
    origin: SITE_ORIGIN,
  };
}
