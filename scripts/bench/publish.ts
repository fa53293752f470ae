/**
 * What a full build of the API, feeds and downloads costs: time and peak memory for the world as it is, and for synthetic
 * worlds 3 and 10 times as large, each in a process of its own. Times vary with the machine; the ratios are what counts,
 * and a cost a verdict that doubles on the way to 10 times fails the run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesInOrder } from '../../src/dataset/change-files.js';
import { readDraft } from '../../src/dataset/draft.js';
import { type Dataset, datasetOf } from '../../src/dataset/load.js';
import { Output } from '../../src/publish/output.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { type MeasuredRow, reportRows } from './report.js';

/** A size, and how many copies of each country and of each network in it make it up: there are 676 country codes. */
interface Copies {
  readonly countries: number;
  readonly networks: number;
}

/** What one build took: seconds, megabytes on disk, and megabytes of memory at its peak. */
interface Cost {
  readonly verdicts: number;
  readonly files: number;
  readonly megabytes: number;
  readonly seconds: number;
  readonly peak: number;
}

const SIZES = new Map<number, Copies>([
  [1, { countries: 1, networks: 1 }],
  [3, { countries: 3, networks: 1 }],
  [10, { countries: 2, networks: 5 }],
]);

/** The facts with copies of their countries and networks. */
function enlarged(facts: Dataset, { countries, networks }: Copies): Dataset {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const taken = new Set(facts.countries.map(({ cc }) => cc));
  const free = letters.flatMap((a) => letters.map((b) => a + b)).filter((cc) => !taken.has(cc));
  const copies = <T>(list: readonly T[], count: number, copy: (item: T, nth: number) => T): T[] =>
    list.flatMap((item) => [item, ...Array.from({ length: count - 1 }, (_, i) => copy(item, i + 2))]);
  return {
    ...facts,
    countries: copies(facts.countries, countries, (country, nth) => {
      const cc = free.shift()!;
      const renamed = country.networks.map((network) => ({ ...network, id: `${network.id}-${cc}${nth}` }));
      return { ...country, cc, networks: renamed };
    }).map((country) => ({
      ...country,
      networks: copies(country.networks, networks, (network, nth) => ({
        ...network,
        id: `${network.id}-x${nth}`,
      })),
    })),
  };
}

async function measure(copies: Copies): Promise<Cost> {
  const draft = await readDraft('data');
  const facts = enlarged(datasetOf(draft), copies);
  const dir = mkdtempSync(join(tmpdir(), 'bandcheck-bench-'));
  try {
    const output = new Output(dir);
    const started = performance.now();
    publish(facts, changesInOrder(draft), new SiteAddresses(), output, () => undefined);
    const seconds = (performance.now() - started) / 1000;
    const networks = facts.countries.reduce((sum, country) => sum + country.networks.length, 0);
    return {
      verdicts: networks * facts.devices.length,
      files: output.files,
      megabytes: output.bytes / 1e6,
      seconds,
      peak: process.resourceUsage().maxRSS / 1024,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const asked = SIZES.get(Number(process.argv[2]));
if (asked) {
  console.log(JSON.stringify(await measure(asked)));
} else {
  console.log('world  verdicts   files      MB  seconds   time  µs/verdict  peak MB');
  let first: Cost | undefined;
  const rows: MeasuredRow[] = [];
  for (const size of SIZES.keys()) {
    const run = spawnSync(process.execPath, ['--import', 'tsx', import.meta.filename, String(size)], {
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    const result = JSON.parse(run.stdout) as Cost;
    first ??= result;
    const each = (of: Cost) => (of.seconds / of.verdicts) * 1e6;
    const cells: [cell: string | number, width: number][] = [
      [`${size}x`, 5],
      [result.verdicts, 10],
      [result.files, 8],
      [result.megabytes.toFixed(1), 8],
      [result.seconds.toFixed(2), 9],
      [`${(result.seconds / first.seconds).toFixed(1)}x`, 7],
      [each(result).toFixed(0), 12],
      [result.peak.toFixed(0), 9],
    ];
    console.log(cells.map(([cell, width]) => String(cell).padStart(width)).join(''));
    rows.push({
      what: `Publishing ${result.verdicts} verdicts, cost of one`,
      ours: `${each(result).toFixed(0)} µs`,
      beside: 'publishing the world as it is',
      theirs: `${each(first).toFixed(0)} µs`,
      ratio: each(first) / each(result),
    });
    if (each(result) > 2 * each(first)) {
      console.error('the cost of a verdict more than doubled: something grows faster than the world');
      process.exitCode = 1;
    }
  }
  reportRows('publish', rows.slice(1)); // the first one is compared with itself
}
