import { readFileSync } from 'node:fs';
import { utcDay } from '../core/today.js';
import { changesInOrder } from '../dataset/change-files.js';
import { readDraft } from '../dataset/draft.js';
import { datasetOf } from '../dataset/load.js';
import { listFiles, type SiteParts } from './list-files.js';
import { SiteAddresses } from './site-addresses.js';

/**
 * Reads the data of this project. The result lists what its site publishes, for a folder with the built app.
 *
 * Of the environment, `SITE_ORIGIN` is where the site will be, `SITE_CONTACT` who runs it, and `CHECKS=on-demand` leaves
 * the check files to our server.
 * @throws DatasetError, TypeError for what is wrong with the data or the environment
 */
export async function readProject(
  env: Readonly<Record<string, string | undefined>>,
): Promise<(dir: string) => SiteParts> {
  const site = new SiteAddresses(env['SITE_ORIGIN']);
  const checks = readChecks(env['CHECKS']);
  const draft = await readDraft('data');
  const dataset = datasetOf(draft);
  return (dir) =>
    listFiles(dataset, changesInOrder(draft), site, dir, {
      frame: () => readFileSync(`${dir}/index.html`, 'utf8'),
      checks,
      contact: env['SITE_CONTACT'],
      asOf: utcDay(new Date()),
    });
}

function readChecks(value = 'as-files'): 'as-files' | 'on-demand' {
  if (value === 'as-files' || value === 'on-demand') return value;
  throw new TypeError(`CHECKS is ${JSON.stringify(value)}; write as-files or on-demand`);
}
