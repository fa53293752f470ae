import { z } from 'zod';
import { CREDIT } from '../../core/credit.js';
import { RULE_VERSION } from '../../core/verdict.js';
import type { Lang } from '../../words/lang.js';
import { localPath } from '../../words/page-paths.js';
import type { SiteData } from './site-data.js';

/** What an answer rests on. */
export interface AnswerContext {
  readonly site: SiteData;
  /** The day of asking, `YYYY-MM-DD`. */
  readonly asOf: string;
}

export const Data = z
  .strictObject({
    version: z.string().describe('Version of the data.'),
    updated: z.string().describe('Day on which the data was checked, YYYY-MM-DD.'),
    age_days: z.int().describe('Days from then to the day of asking.'),
    as_of: z.string().describe('Day of asking, YYYY-MM-DD.'),
    rule_version: z.int().describe('Version of the rule that decides verdicts.'),
    license: z.string(),
    attribution: z.string().describe('The credit to show with the data.'),
  })
  .meta({ id: 'Data', description: 'Which data the answer is from, and how old it is.' });
export type Data = z.infer<typeof Data>;

export function dataOf({ site: { world }, asOf }: AnswerContext): Data {
  return {
    version: world.version,
    updated: world.updated,
    age_days: Math.max(0, Math.round((Date.parse(asOf) - Date.parse(world.updated)) / 86_400_000)),
    as_of: asOf,
    rule_version: RULE_VERSION,
    license: CREDIT.license,
    attribution: CREDIT.text,
  };
}

/** Address of a published JSON file. */
export function fileAddress({ site }: AnswerContext, path: string): string {
  return `${site.origin}/v1/${path}`;
}

/** Address of a page for people. */
export function pageAddress({ site }: AnswerContext, lang: Lang, path: string): string {
  return site.origin + localPath(lang, path);
}
