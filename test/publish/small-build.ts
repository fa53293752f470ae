import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeEntry } from '../../src/dataset/change-files.js';
import { countDataset } from '../../src/dataset/counts.js';
import { type Dataset, loadDataset } from '../../src/dataset/load.js';
import { Output } from '../../src/publish/output.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';

export interface SmallBuild {
  readonly dir: string;
  readonly facts: Dataset;
  remove(): void;
}

/** Publishes the facts of three countries and three devices, which takes a moment. */
export async function smallBuild(origin = 'https://example.org'): Promise<SmallBuild> {
  const all = await loadDataset('data');
  const facts: Dataset = {
    ...all,
    countries: all.countries.filter(({ cc }) => ['de', 'gb', 'kw'].includes(cc)),
    devices: all.devices.filter(({ id }) => ['ec25-e', 'bg95-m3', 'rm520n-gl'].includes(id)),
  };
  const dir = mkdtempSync(join(tmpdir(), 'bandcheck-test-'));
  publish(facts, [initialChange(facts)], new SiteAddresses(origin), new Output(dir), () => undefined);
  return { dir, facts, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The first entry of a history that begins with these facts. */
export function initialChange(facts: Dataset): ChangeEntry {
  const { checked, version } = facts.data;
  const entry = { date: checked, data_version: version, counts: countDataset(facts), initial: true as const };
  return { file: `changes/${checked}.json`, entry };
}
