import { z } from 'zod';
import type { Lang } from '../../words/lang.js';
import { MCP_WORDS, type McpWords } from '../../words/mcp.js';
import { findCountry, findDevice, type Found } from '../../world/names/find.js';
import type { WorldCountry, WorldDevice } from '../../world/world.js';
import type { AnswerContext } from './answer-context.js';
import type { SiteData } from './site-data.js';

/** Input that fits the schema and still cannot be answered; the message is shown to the caller. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

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
type Unresolved = z.infer<typeof Unresolved>;

/** About 8,000 tokens are an answer's limit; the lists in it stop well before. Letters beyond ASCII count threefold. */
const PAGE_WEIGHT = 11_500;

/** A question on its way to an answer: what was understood of its names, and how much of a list fits. */
export class ToolQuestion implements AnswerContext {
  readonly site: SiteData;
  readonly asOf: string;
  readonly words: McpWords;
  /** Names that were not understood. */
  readonly unresolved: Unresolved[] = [];
  /** The cursor for what did not fit. */
  next: string | null = null;

  constructor(
    { site, asOf }: AnswerContext,
    readonly lang: Lang,
    private readonly cursor: string | undefined,
  ) {
    this.site = site;
    this.asOf = asOf;
    this.words = MCP_WORDS[lang];
  }

  country(given: string): WorldCountry | undefined {
    const found = findCountry(this.site.world.countries.values(), given);
    return this.resolve('country', given, found, ({ cc, name }) => ({ id: cc, name: name[this.lang] }));
  }

  /** Every country that was understood, once, in the order of context. */
  countries(given: readonly string[]): WorldCountry[] {
    return [...new Set(given.map((text) => this.country(text)).filter((found) => found !== undefined))];
  }

  device(given: string): WorldDevice | undefined {
    const found = findDevice(this.site.world.devices.values(), given);
    return this.resolve('device', given, found, ({ id, name }) => ({ id, name }));
  }

  /**
   * What of a list fits into one answer; `next` goes on behind it.
   * @throws BadInput for a cursor that is none of ours, of other data, or past the end
   */
  page<T>(items: readonly T[], limit = Infinity): T[] {
    const { version } = this.site.world;
    const from = this.cursor === undefined ? 0 : offsetOf(this.cursor, version);
    if (from > items.length)
      throw new BadInput(`cursor ${this.cursor} is past the end; leave it out to start again.`);
    let weight = 0;
    const page: T[] = [];
    for (const item of items.slice(from)) {
      weight += weightOf(JSON.stringify(item));
      if (page.length > 0 && (weight > PAGE_WEIGHT || page.length >= limit)) break;
      page.push(item);
    }
    const end = from + page.length;
    this.next = end < items.length ? `${version}:${end}` : null;
    return page;
  }

  private resolve<T>(
    parameter: Unresolved['parameter'],
    given: string,
    found: Found<T>,
    candidate: (item: T) => Unresolved['candidates'][number],
  ): T | undefined {
    if (found.kind === 'found') return found.item;
    const [kind, items] =
      found.kind === 'candidates'
        ? (['ambiguous', found.candidates] as const)
        : (['unknown', found.near] as const);
    this.unresolved.push({ parameter, given, kind, candidates: items.slice(0, 8).map(candidate) });
    return undefined;
  }
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
