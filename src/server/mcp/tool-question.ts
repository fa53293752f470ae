import { z } from 'zod';
import type { Lang } from '../../words/lang.js';
import { MCP_WORDS, type McpWords } from '../../words/mcp.js';
import { networkName } from '../../words/network-name.js';
import { type CountryGroup, findCountryGroup } from '../../world/names/country-groups.js';
import {
  findCountry,
  findDevice,
  findDeviceExactly,
  foldedDeviceNames,
  type Found,
  listFound,
} from '../../world/names/find.js';
import { findNetworks } from '../../world/names/find-networks.js';
import { foldName } from '../../world/names/near-matches.js';
import type { WorldCountry, WorldDevice } from '../../world/world.js';
import type { AnswerContext } from './answer-context.js';
import { isCountryName } from './is-country-name.js';
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
      .array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          region: z.string().optional().describe('Where a device with this code is sold.'),
          says: z.string().optional().describe('What the answer is for this one.'),
        }),
      )
      .describe('What may be meant; send its id instead.'),
    next: z.string().describe('What to ask instead.'),
  })
  .meta({
    id: 'Unresolved',
    description: 'A part of the question that was not guessed; it has no answer below.',
  });
export type Unresolved = z.infer<typeof Unresolved>;

/** About 8,000 tokens are an answer's limit; the lists in it stop well before. Letters beyond ASCII count threefold. */
const PAGE_WEIGHT = 9_800;

/** Most things that may be meant of which each gets its own answer. */
const MOST_ANSWERED = 12;

/** Most names that may be meant in one answer: every country of a large operator, or of the EU. */
const MOST_CANDIDATES = 30;

/** A question on its way to an answer: what was understood of its names, and how much of a list fits. */
export class ToolQuestion implements AnswerContext {
  readonly site: SiteData;
  readonly asOf: string;
  readonly words: McpWords;
  /** Names that were not understood. */
  readonly unresolved: Unresolved[] = [];
  /** What was taken for the only thing that fits: stands before the answer. */
  readonly assumed: string[] = [];
  /** How names were understood that are not plainly a country: a group, an operator, a network code. */
  readonly notes: string[] = [];
  /** Ids of the networks that were named where a country was asked for. */
  readonly marked = new Set<string>();
  /** The cursor for what did not fit. */
  next: string | null = null;
  /** Which entries of the list this answer has, counted from 1. */
  shown = { from: 0, to: 0, of: 0 };

  constructor(
    { site, asOf }: AnswerContext,
    readonly lang: Lang,
    private readonly cursor: string | undefined,
  ) {
    this.site = site;
    this.asOf = asOf;
    this.words = MCP_WORDS[lang];
  }

  /** One country; an operator or a network code stands for its country. */
  country(given: string): WorldCountry | undefined {
    const found = findCountry(this.site.world.countries.values(), given);
    const group = found.kind === 'found' ? undefined : findCountryGroup(given);
    if (group) {
      const candidates = this.members(group);
      return this.resolve('country', given, { kind: 'candidates', candidates }, this.countryCandidate);
    }
    return found.kind === 'found' ? found.item : this.countryOfNetwork(given, found);
  }

  /** Every country that was understood, once, in the order of the question; a group stands for its countries. */
  countries(given: readonly string[]): WorldCountry[] {
    const all = given.flatMap((text): readonly (WorldCountry | undefined)[] => {
      const found = findCountry(this.site.world.countries.values(), text);
      if (found.kind === 'found') return [found.item];
      const group = findCountryGroup(text);
      if (!group) return [this.countryOfNetwork(text, found)];
      const members = this.members(group);
      this.notes.push(this.words.group(text, members.length, this.site.world.countries.size));
      return members;
    });
    return [...new Set(all.filter((country) => country !== undefined))];
  }

  device(given: string): WorldDevice | undefined {
    const found = findDevice(this.site.world.devices.values(), given);
    const [only, another] = found.kind === 'candidates' ? found.candidates : [];
    if (only && !another && isModelOf(only, given)) {
      this.assumed.push(this.words.onlyVariant(given, only.name));
      return only;
    }
    return this.resolve('device', given, found, this.deviceCandidate);
  }

  /** The devices of a name: one, or where it is the name of a family, all its variants. */
  variants(given: string): readonly WorldDevice[] {
    const found = findDevice(this.site.world.devices.values(), given);
    if (found.kind !== 'candidates') {
      const device = this.resolve('device', given, found, this.deviceCandidate);
      return device ? [device] : [];
    }
    const [only, another] = found.candidates;
    this.notes.push(
      another ? this.words.family(given, found.candidates.length) : this.words.onlyVariant(given, only!.name),
    );
    return found.candidates;
  }

  /** What is said in place of an answer where the whole question has none. */
  get withoutAnswer(): string {
    const isAnswered = this.unresolved.some(({ candidates }) => candidates.some(({ says }) => says));
    return isAnswered ? this.words.eachBelow : this.words.notUnderstood;
  }

  /**
   * Gives everything that a name may mean its own answer, where that is not much.
   * @param say the answer for the thing with this id
   */
  answerEach(parameter: Unresolved['parameter'], say: (id: string) => string): void {
    for (const [at, entry] of this.unresolved.entries()) {
      const { candidates } = entry;
      if (entry.parameter !== parameter || entry.kind !== 'ambiguous' || candidates.length > MOST_ANSWERED)
        continue;
      const answered = candidates.map((each) => ({ ...each, says: say(each.id) }));
      this.unresolved[at] = { ...entry, candidates: answered };
    }
  }

  private members(codes: CountryGroup): WorldCountry[] {
    const all = [...this.site.world.countries.values()];
    return codes === 'all' ? all : all.filter(({ cc }) => codes.includes(cc));
  }

  private readonly countryCandidate = ({ cc, name }: WorldCountry) => ({ id: cc, name: name[this.lang] });
  private readonly deviceCandidate = ({ id, name }: WorldDevice) => {
    const region = this.site.evidence.remarks.get(id)?.region;
    return { id, name, ...(region && { region }) };
  };

  /** The country of an operator or network code, with the network marked; where it has several, the caller is asked which. */
  private countryOfNetwork(given: string, otherwise: Found<WorldCountry>): WorldCountry | undefined {
    const { world } = this.site;
    const { found: networks, isCode } = findNetworks(world, given);
    const countries = [...new Set(networks.map(({ country }) => country))];
    const [only, another] = countries;
    for (const { network } of networks) this.marked.add(network.id);
    if (another)
      return this.resolve(
        'country',
        given,
        { kind: 'candidates', candidates: countries },
        this.countryCandidate,
      );
    if (only) {
      const names = networks.map(({ network }) => networkName(network, this.lang));
      this.notes.push(
        this.words.networkAsCountry(given, names, only.name[this.lang], only.cc),
        ...(isCode ? [this.words.codeOnSim] : []),
      );
      return only;
    }
    const noCountry = { parameter: 'country', given, kind: 'unknown' } as const;
    const device =
      otherwise.kind === 'unknown' ? findDeviceExactly(world.devices.values(), given) : undefined;
    if (device)
      return this.leaveOut({ ...noCountry, next: this.words.deviceAsCountry(device.id, device.name) });
    if (isCountryName(given))
      return this.leaveOut({ ...noCountry, next: this.words.uncovered(world.countries.size) });
    return this.resolve('country', given, otherwise, this.countryCandidate);
  }

  /**
   * What of a list fits into one answer; `next` goes on behind it.
   * @throws BadInput for a cursor that is not ours, is of other data, or is past the end
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
    this.shown = { from: from + 1, to: end, of: items.length };
    return page;
  }

  /** Says that a part of the question names nothing known, or several things, and what to ask instead. */
  leaveOut({
    parameter,
    given,
    kind,
    candidates = [],
    next = this.words.askInstead(parameter, kind, candidates),
  }: Omit<Unresolved, 'next' | 'candidates'> & Partial<Pick<Unresolved, 'next' | 'candidates'>>): undefined {
    this.unresolved.push({ parameter, given, kind, candidates, next });
  }

  private resolve<T>(
    parameter: Unresolved['parameter'],
    given: string,
    found: Found<T>,
    candidate: (item: T) => Unresolved['candidates'][number],
  ): T | undefined {
    if (found.kind === 'found') return found.item;
    return this.leaveOut({
      parameter,
      given,
      kind: found.kind === 'candidates' ? 'ambiguous' : 'unknown',
      candidates: listFound(found).slice(0, MOST_CANDIDATES).map(candidate),
    });
  }
}

/** Whether a text begins a name of the device and has a number in it, so that it is a model, not a maker or a word. */
function isModelOf(device: WorldDevice, given: string): boolean {
  const wanted = foldName(given.slice(0, 100));
  return /\d/.test(wanted) && foldedDeviceNames(device).some((name) => name.startsWith(wanted));
}

function offsetOf(cursor: string, version: string): number {
  const [, of, offset] = /^([\d.]+):(\d{1,6})$/.exec(cursor) ?? [];
  if (of === undefined) throw new BadInput(`cursor is not one of this server; leave it out to start again.`);
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
