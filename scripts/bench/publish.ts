/**
 * What a full build of the API, feeds and downloads costs: time and peak memory for the world as it is, and for synthetic
 * worlds 3 and 10 times as large, each in a process of its own and with every fourth device, which changes the time of the
 * run and not the cost of a verdict. Times vary with the machine; the ratios are what counts.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesInOrder, nextChange } from '../../src/dataset/change-files.js';
import { readDraft } from '../../src/dataset/draft.js';
import { datasetOf } from '../../src/dataset/load.js';
import { Output } from '../../src/publish/output.js';
import { EXAMPLE, listFiles } from '../../src/publish/list-files.js';
import { publish } from '../../src/publish/publish.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { type Copies, enlargeDataset, SIZES } from './enlarge-dataset.js';
import { reportRow } from './report.js';

/** What one build took: seconds, megabytes on disk, and megabytes of memory at its peak. */
interface Cost {
  /** Devices times countries; each is a file. */
  readonly checks: number;
  readonly verdicts: number;
  readonly files: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** Seconds for the pages and the API alone, most of whose files are checks. */
  readonly pages: number;
  /** Seconds of the processor, reading the data included. */
  readonly processor: number;
  readonly peak: number;
}

/** Check files a second that were asked for, on an idle machine of two cores. */
const ASKED_RATE = 4000;

async function measure(copies: Copies): Promise<Cost> {
  const draft = await readDraft('data');
  const all = datasetOf(draft);
  const some = all.devices.filter(({ id }, at) => at % 4 === 0 || id === EXAMPLE.id);
  const dataset = enlargeDataset({ ...all, devices: some }, copies);
  const dir = mkdtempSync(join(tmpdir(), 'bandcheck-bench-'));
  try {
    const [output, others] = [new Output(dir, 'pages'), new Output(dir, 'downloads')];
    const started = performance.now();
    // the history says how many devices there were, and a set that lost most of them would be refused
    const history = [...changesInOrder(draft), nextChange(draft, dataset, undefined)];
    const { pages, ...rest } = listFiles(dataset, history, new SiteAddresses(), dir);
    const listed = performance.now();
    await publish({ pages }, output, () => undefined);
    const written = performance.now();
    await publish(rest, others, () => undefined);
    const seconds = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage();
    const networks = dataset.countries.reduce((sum, country) => sum + country.networks.length, 0);
    return {
      checks: dataset.countries.length * dataset.devices.length,
      verdicts: networks * dataset.devices.length,
      files: output.files + others.files,
      megabytes: (output.bytes + others.bytes) / 1e6,
      seconds,
      pages: (written - listed) / 1000,
      processor: (user + system) / 1e6,
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
  for (const size of SIZES.keys()) {
    const run = spawnSync(process.execPath, ['--import', 'tsx', import.meta.filename, String(size)], {
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    const result = JSON.parse(run.stdout) as Cost;
    first ??= result;
    const each = (of: Cost) => (of.processor / of.verdicts) * 1e6;
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
    if (result === first) continue;
    reportRow('publish', size === 3 ? 'threefold' : 'tenfold', {
      ours: `${each(result).toFixed(0)} µs`,
      theirs: `${each(first).toFixed(0)} µs`,
      ratio: each(first) / each(result),
    });
    if (size !== 3) continue;
    // what is written beside the checks is written for one world too; the tables of the downloads are not, and are no checks
    const rate = (result.checks - first.checks) / (result.pages - first.pages);
    reportRow('publish', 'rate', {
      ours: rate.toFixed(0),
      theirs: String(ASKED_RATE),
      ratio: rate / ASKED_RATE,
    });
  }
}
