/** Parts that the inputs and outputs of the tools have in common. */
import { z } from 'zod';
import { CREDIT } from '../../core/credit.js';
import { RULE_VERSION } from '../../core/verdict.js';
import { LANGS } from '../../words/lang.js';
import { MCP_WORDS } from '../../words/mcp.js';
import type { Lang } from '../../words/lang.js';
import {
  findCountry,
  findDevice,
  type Found,
  type NamedCountry,
  type NamedDevice,
} from '../../world/find.js';
import type { WorldCountry, WorldDevice } from '../../world/world.js';
import { type Asking, BadInput } from './tool.js';

/** Most countries in one question. */
export const MOST_COUNTRIES = 30;

export const lang = z
  .enum(LANGS)
  .default('en')
  .describe('Language of the answer: `en` English, `zh` Simplified Chinese.');

export const country = z
  .string()
  .min(1)
  .max(80)
  .describe('Country: ISO code or name in English or Chinese, like `de`, `DEU`, `UK`, `Korea`, `德国`.');

export const countries = z
  .array(country)
  .min(1)
  .max(MOST_COUNTRIES)
  .describe(
    `1 to ${MOST_COUNTRIES} countries: ISO codes or names in English or Chinese, like ["de", "UK", "日本"].`,
  );

export const device = z
  .string()
  .min(1)
  .max(80)
  .describe('Device: id, name, or vendor plus name, like `ec25-e`, `EC25-E`, `Quectel EC25-E`.');

export const cursor = z
  .string()
  .max(40)
  .optional()
  .describe('`next_cursor` of the answer before, to go on where it ended; leave out for the start.');

export const Unresolved = z
  .strictObject({
    parameter: z.enum(['country', 'device', 'operator', 'variant', 'since']).describe('What was asked for.'),
    given: z.string().describe('As it was sent.'),
    kind: z
      .enum(['ambiguous', 'unknown'])
      .describe('`ambiguous`: several fit, choose one. `unknown`: none fits, candidates are similar names.'),
    candidates: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .describe('What may be meant; send its id instead.'),
  })
  .meta({
    id: 'Unresolved',
    description: 'A part of the question that was not guessed; it has no answer below.',
  });
export type Unresolved = z.infer<typeof Unresolved>;

export const unresolved = z
  .array(Unresolved)
  .describe('Parts of the question that name nothing known, or several things; empty if all was understood.');

export const answer = z.string().describe('The answer in one line.');

export const nextCursor = z
  .string()
  .nullable()
  .describe('Send it as `cursor` for what did not fit; null where this is all.');

export const Data = z
  .strictObject({
    version: z.string().describe('Version of the data.'),
    updated: z.string().describe('Day on which the facts were checked, YYYY-MM-DD.'),
    age_days: z.int().describe('Days from then to the day of asking.'),
    as_of: z.string().describe('Day of asking, YYYY-MM-DD.'),
    rule_version: z.int().describe('Version of the rule that decides verdicts.'),
    license: z.string(),
    attribution: z.string().describe('The credit to show with the facts.'),
  })
  .meta({ id: 'Data', description: 'Which facts the answer rests on, and how old they are.' });
export type Data = z.infer<typeof Data>;

export function dataOf({ facts: { world }, asOf }: Asking): Data {
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

/** What was understood of the names in a question, and what was not. */
export class Resolver {
  readonly unresolved: Unresolved[] = [];

  constructor(
    private readonly asking: Asking,
    private readonly lang: Lang,
  ) {}

  country(given: string): WorldCountry | undefined {
    return this.resolve(
      'country',
      given,
      findCountry(this.asking.facts.world.countries.values(), given),
      (found) => this.countryName(found),
    );
  }

  /** Every country that was understood, once, in the order of asking. */
  countries(given: readonly string[]): WorldCountry[] {
    return [...new Set(given.map((text) => this.country(text)).filter((found) => found !== undefined))];
  }

  device(given: string): WorldDevice | undefined {
    return this.resolve(
      'device',
      given,
      findDevice(this.asking.facts.world.devices.values(), given),
      ({ name }) => name,
    );
  }

  countryName({ name }: NamedCountry): string {
    return name[this.lang];
  }

  private resolve<T extends NamedCountry | NamedDevice>(
    parameter: 'country' | 'device',
    given: string,
    found: Found<T>,
    nameOf: (item: T) => string,
  ): T | undefined {
    if (found.kind === 'found') return found.item;
    const candidates = found.kind === 'candidates' ? found.candidates : found.near;
    this.unresolved.push({
      parameter,
      given,
      kind: found.kind === 'candidates' ? 'ambiguous' : 'unknown',
      candidates: candidates
        .slice(0, 8)
        .map((item) => ({ id: 'cc' in item ? item.cc : item.id, name: nameOf(item) })),
    });
    return undefined;
  }
}

/** About 8,000 tokens are an answer's limit; the lists in it stop well before. Letters beyond ASCII count threefold. */
const PAGE_WEIGHT = 11_500;

/** What of a list fits into one answer, and the cursor for the rest. */
export function pageOf<T>(
  items: readonly T[],
  cursor: string | undefined,
  { facts: { world } }: Asking,
  limit = Infinity,
): { page: T[]; next: string | null; left: number } {
  const from = cursor === undefined ? 0 : offsetOf(cursor, world.version);
  if (from > items.length)
    throw new BadInput(`cursor ${cursor} is past the end; leave it out to start again.`);
  let weight = 0;
  const page: T[] = [];
  for (const item of items.slice(from)) {
    weight += weightOf(JSON.stringify(item));
    if (page.length > 0 && (weight > PAGE_WEIGHT || page.length >= limit)) break;
    page.push(item);
  }
  const end = from + page.length;
  return { page, next: end < items.length ? `${world.version}:${end}` : null, left: items.length - end };
}

function offsetOf(cursor: string, version: string): number {
  const [, of, offset] = /^([\d.]+):(\d{1,6})$/.exec(cursor) ?? [];
  if (of === undefined) throw new BadInput(`cursor is none of ours; leave it out to start again.`);
  if (of !== version) {
    throw new BadInput(
      `cursor is of data ${of}, and the data is now ${version}; leave it out to start again.`,
    );
  }
  return Number(offset);
}

function weightOf(text: string): number {
  let weight = text.length;
  for (const letter of text) if (letter > '\u007f') weight += 2;
  return weight;
}

/** The text half of an answer: the lines, then what was not understood, how to go on, and what the facts are. */
export function textOf(
  lines: readonly (string | undefined)[],
  output: { unresolved?: readonly Unresolved[]; next_cursor?: string | null; data: Data },
  lang: Lang,
): string {
  const words = MCP_WORDS[lang];
  return [
    ...lines.filter((line) => line !== undefined),
    ...(output.unresolved ?? []).map((entry) => words.unresolved(entry)),
    ...(output.next_cursor ? [words.more(output.next_cursor)] : []),
    words.data(output.data),
  ].join('\n');
}

/** Address of a published JSON file. */
export function fileAddress({ facts }: Asking, path: string): string {
  return `${facts.origin}/v1/${path}`;
}

/** Address of a page for people. */
export function pageAddress({ facts }: Asking, lang: Lang, path: string): string {
  return `${facts.origin}${lang === 'zh' ? '/zh' : ''}${path}`;
}
