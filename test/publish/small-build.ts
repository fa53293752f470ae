import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeEntry } from '../../src/dataset/change-files.js';
import { countDataset } from '../../src/dataset/counts.js';
import { type Dataset, loadDataset } from '../../src/dataset/load.js';
import { listFiles } from '../../src/publish/list-files.js';
import { Output } from '../../src/publish/output.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';

export interface SmallBuild {
  readonly dir: string;
  readonly dataset: Dataset;
  remove(): void;
}

/** Publishes the data of three countries and three devices, which takes a moment. */
export async function smallBuild(origin = 'https://example.org'): Promise<SmallBuild> {
  const all = await loadDataset('data');
  const dataset: Dataset = {
    ...all,
    countries: all.countries.filter(({ cc }) => ['de', 'gb', 'kw'].includes(cc)),
    devices: all.devices.filter(({ id }) => ['ec25-e', 'bg95-m3', 'rm520n-gl'].includes(id)),
  };
  const dir = mkdtempSync(join(tmpdir(), 'bandcheck-test-'));
  const files = listFiles(dataset, [initialChange(dataset)], new SiteAddresses(origin), dir);
  await publish(files, new Output(dir), () => undefined);
  return { dir, dataset, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** The first entry of a history that begins with this data set. */
export function initialChange(dataset: Dataset): ChangeEntry {
  const { checked, version } = dataset.data;
  const entry = {
    date: checked,
    data_version: version,
    counts: countDataset(dataset),
    initial: true as const,
  };
  return { file: `changes/${checked}.json`, entry };
}
