import { z } from 'zod';
import type { ChangesFile, FactChanges } from '../../schema/facts.js';
import { fileAddress } from './answer-context.js';
import { country, device } from './inputs.js';
import { BadInput } from './tool-question.js';
import { tool } from './tool.js';

/** The kinds of changes, in the order in which they are listed: what a reader must act on comes first. */
const KINDS = [
  'verdicts',
  'states',
  'network_bands',
  'networks',
  'devices',
  'countries',
  'bands',
  'sources',
] as const;
type Kind = (typeof KINDS)[number];

const Change = z
  .strictObject({
    date: z.string().describe('Day on which the data was checked.'),
    data_version: z.string(),
    what: z.enum(KINDS),
    change: z.enum(['added', 'changed', 'removed']),
    cc: z.string().optional().describe('Country.'),
    network: z.string().optional().describe('Id of the network.'),
    device: z.string().optional().describe('Id of the device.'),
    band: z.string().optional(),
    service: z.string().optional(),
    source: z.string().optional().describe('Id of the source.'),
    before: z.string().nullable().describe('In short; null if it was not there.'),
    after: z.string().nullable().describe('In short; null if it is gone.'),
  })
  .meta({ id: 'Change', description: 'Something that changed between two releases of the data.' });

const Release = z
  .strictObject({
    date: z.string(),
    data_version: z.string(),
    initial: z
      .boolean()
      .describe('The first release: everything in it is new, and it is not listed thing by thing.'),
    changes: z.int().describe('Number of changes in it that match.'),
    networks: z.int().describe('Networks that it holds.'),
    devices: z.int().describe('Devices that it holds.'),
  })
  .meta({ id: 'Release', description: 'A release of the data.' });

export const listChangesTool = tool({
  name: 'list_changes',
  title: 'What changed in the data',
  description:
    'Lists what changed in the data since a day or a version: verdicts that flipped, service states, bands, networks ' +
    'and devices, each with before and after. Use it to keep an earlier answer up to date; what is true now is ' +
    'check_device, announced ends list_switch_offs. No key; reads the history of the snapshots, of which the first ' +
    'only has counts; 40 changes an answer, the rest by `cursor`. No change gives an empty list with the releases; an ' +
    'unknown name or version comes back under `unresolved`. Example: since "2026-10-06", country "Japan", what ' +
    '["verdicts", "states"].',
  input: {
    since: z
      .string()
      .max(20)
      .regex(/^(\d{4}-\d{2}-\d{2}|\d+(\.\d+)*)$/, 'a day is YYYY-MM-DD, a data version is numbers with dots')
      .optional()
      .describe(
        'Only releases after this day (YYYY-MM-DD) or data version (like `32.15`); leave out for all.',
      ),
    country: country.optional().describe('Only changes in this country, like `jp`.'),
    device: device.optional().describe('Only this device and its verdicts, like `ec25-e`.'),
    what: z
      .array(z.enum(KINDS))
      .min(1)
      .default([...KINDS])
      .describe('Kinds of changes, like ["verdicts"]; leave out for all.'),
    limit: z.int().min(1).max(100).default(40).describe('Most changes in one answer.'),
  },
  output: {
    releases: z.array(Release).describe('Newest first.'),
    changes: z.array(Change),
    json: z.url().describe('The whole history as a JSON file.'),
  },
  answer(input, question) {
    const { words, site } = question;
    const cc = input.country === undefined ? undefined : question.country(input.country)?.cc;
    const id = input.device === undefined ? undefined : question.device(input.device)?.id;
    const releases = releasesSince(site.changes, input.since);
    if (!releases) {
      question.leaveOut({
        parameter: 'since',
        given: input.since!,
        kind: 'unknown',
        candidates: site.changes
          .slice(0, 8)
          .map(({ date, data_version }) => ({ id: data_version, name: date })),
      });
    }
    const understood = question.unresolved.length === 0;
    const told = (understood ? (releases ?? []) : []).map((release) => ({
      release,
      changes: changesOf(release, input.what).filter(
        (change) => (cc === undefined || change.cc === cc) && (id === undefined || change.device === id),
      ),
    }));
    const changes = told.flatMap((each) => each.changes);
    const page = question.page(changes, input.limit);
    const summaries = told.map(({ release, changes }) => ({
      date: release.date,
      data_version: release.data_version,
      initial: 'initial' in release,
      changes: changes.length,
      networks: release.counts.networks,
      devices: release.counts.devices,
    }));
    const json = fileAddress(question, 'changes.json');
    return {
      answer: understood ? words.changes(changes.length, told.length) : words.notUnderstood,
      fields: { releases: summaries, changes: page, json },
      lines: [
        ...summaries.map((release) => words.release(release)),
        ...page.map((change) => words.change(change)),
        json,
      ],
    };
  },
});

/** Releases after a day or a version, newest first; `undefined` for a version that never was. */
function releasesSince(
  changes: readonly ChangesFile[],
  since: string | undefined,
): readonly ChangesFile[] | undefined {
  if (since === undefined) return changes;
  if (since.includes('-')) {
    if (Number.isNaN(Date.parse(since))) throw new BadInput(`since: there is no day ${since}.`);
    return changes.filter(({ date }) => date > since);
  }
  const at = changes.findIndex(({ data_version }) => data_version === since);
  return at < 0 ? undefined : changes.slice(0, at);
}

function changesOf(release: ChangesFile, kinds: readonly Kind[]): z.infer<typeof Change>[] {
  if ('initial' in release) return [];
  const { date, data_version, changes } = release;
  return KINDS.filter((kind) => kinds.includes(kind)).flatMap((what) =>
    (changes[what] as readonly { before: unknown; after: unknown }[]).map(({ before, after, ...key }) => ({
      date,
      data_version,
      what,
      change:
        before === null ? ('added' as const) : after === null ? ('removed' as const) : ('changed' as const),
      ...key,
      before: inShort(what, before),
      after: inShort(what, after),
    })),
  );
}

type Value<K extends Kind> = NonNullable<FactChanges[K][number]['after']>;

const IN_SHORT: { [K in Kind]: (value: Value<K>) => string } = {
  verdicts: ({ verdict, confirmed }) => (confirmed ? verdict : `${verdict} (unconfirmed)`),
  states: ({ state, date, date_note }) => [state, date, date_note].filter(Boolean).join(' '),
  network_bands: ({ confidence, core }) => (core ? `${confidence}, core` : confidence),
  networks: ({ name, group }) => (group === null || group === name ? name : `${name} (${group})`),
  devices: ({ name, lte, nr }) => `${name}: ${[...lte, ...nr].join(' ')}`,
  countries: ({ name, depth }) => `${name.en}, ${depth}`,
  bands: ({ name, duplex }) => `${name} ${duplex}`,
  sources: ({ publisher, date }) => `${publisher}, ${date}`,
};

function inShort(what: Kind, value: unknown): string | null {
  return value === null ? null : (IN_SHORT[what] as (value: unknown) => string)(value);
}
