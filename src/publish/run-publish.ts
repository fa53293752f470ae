/** The step of `npm run build` that writes everything that is made of the data. */
import { readFileSync } from 'node:fs';
import { utcDay } from '../core/today.js';
import { readDraft } from '../dataset/draft.js';
import { DatasetError } from '../dataset/lint-problem.js';
import { changesInOrder } from '../dataset/change-files.js';
import { datasetOf } from '../dataset/load.js';
import { Output } from './output.js';
import { PublishError } from './publish-error.js';
import { publish } from './publish.js';
import { SiteAddresses } from './site-addresses.js';

const started = performance.now();
try {
  const dir = process.env['OUT_DIR'] ?? 'dist';
  const output = new Output(dir);
  const draft = await readDraft('data');
  const site = new SiteAddresses(process.env['SITE_ORIGIN']);
  publish(datasetOf(draft), changesInOrder(draft), site, output, progress, {
    frame: readFileSync(`${dir}/index.html`, 'utf8'),
    checks: readChecks(process.env['CHECKS']),
    contact: process.env['SITE_CONTACT'],
    asOf: utcDay(new Date()),
  });
  progress(
    `published ${output.files} files, ${(output.bytes / 1e6).toFixed(1)} MB, ` +
      `in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
} catch (error) {
  if (!(error instanceof PublishError || error instanceof DatasetError || error instanceof TypeError))
    throw error;
  console.error(`\nnothing was published: ${error.message}`);
  process.exitCode = 1;
}

/** `CHECKS=on-demand` leaves the check files to our server. */
function readChecks(value = 'as-files'): 'as-files' | 'on-demand' {
  if (value === 'as-files' || value === 'on-demand') return value;
  throw new TypeError(`CHECKS is ${JSON.stringify(value)}; write as-files or on-demand`);
}

/** One line that is written over on a terminal, and only its last state in a log. */
function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
  else if (line.endsWith('\n')) process.stdout.write(line);
}
