import { bandName, bandNames } from '../../core/band.js';
import { check } from '../../library/check-networks.js';
import type { KnownWorld } from '../../library/known-world.js';
import { readPlacesInput } from '../../library/read-question.js';
import { doubtfulBands } from '../../paste/doubtful-bands.js';
import { findDevices } from '../../paste/find-devices.js';
import { radioOf } from '../../paste/radio-of.js';
import { readBands } from '../../paste/read-bands.js';
import type { BandsRead, ReadResult } from '../../paste/read-result.js';
import { COMMAND_WORDS } from '../../words/command.js';
import { PASTE_WORDS } from '../../words/paste.js';
import { foldName } from '../../world/names/near-matches.js';
import { answerText } from './answer-text.js';
import { bandsInput } from './bands-input.js';
import { exitCodeOf, jsonText } from './check-command.js';
import { type Question, UsageError } from './question.js';
import type { Terminal } from './terminal.js';

/** `paste [COUNTRY ...]` @returns the exit code */
export async function pasteCommand(question: Question, terminal: Terminal): Promise<number> {
  const { names, options, lang, load } = question;
  const words = COMMAND_WORDS[lang];
  if (terminal.isTyped) terminal.warn(`${words.typeText}\n`);
  const [text, world] = await Promise.all([terminal.read(), load()]);
  const countries = names.length > 0 ? readPlacesInput(world, names).map(({ country }) => country.cc) : [];
  const read = readBands(text, countries.length === 1 ? { region: countries[0]! } : {});
  const lists = chosenLists(read, question);
  const { lte, nr } = lists;
  const radio = options.radio ?? radioOf(read, nr);
  const asOf = options['as-of'];
  const isJudged = countries.length > 0 && lte.length > 0 && lists.kind !== 'serving';
  const answer = isJudged ? check(world, bandsInput(lists, radio), names, { ...(asOf && { asOf }) }) : null;
  if (options.json) terminal.write(jsonText({ read: { ...read, ...lists, radio }, answer }));
  else {
    terminal.write(readText(text, read, lists, world, question));
    if (answer) terminal.write(`\n${answerText(answer, lang, terminal)}`);
    else if (countries.length > 0 && (lte.length > 0 || read.variants.length === 0))
      terminal.write(`${lists.kind === 'serving' ? words.servingOnly : words.noLteBands}\n`);
  }
  return answer ? exitCodeOf(answer) : countries.length === 0 && lte.length > 0 ? 0 : 1;
}

/** The bands of the variant that was asked for, or of the whole text. */
function chosenLists(
  read: ReadResult,
  { options, lang }: Question,
): Omit<BandsRead, 'kind'> & { kind: string } {
  const wanted = options.variant;
  if (wanted === undefined) return read;
  const found = read.variants.find(({ name }) => foldName(name) === foldName(wanted));
  if (!found) {
    const words = COMMAND_WORDS[lang];
    const names = read.variants.map(({ name }) => name).join(', ');
    throw new UsageError(
      words.unknownVariant(wanted) + (names && `${words.space}${words.chooseVariant} ${names}`),
    );
  }
  return found;
}

/** What was read, for people. */
function readText(
  text: string,
  read: ReadResult,
  lists: BandsRead,
  { devices }: KnownWorld,
  { options, lang }: Question,
): string {
  const words = COMMAND_WORDS[lang];
  const paste = PASTE_WORDS[lang];
  const { ignored, notes, variants, questions } = read;
  const { lte, nr, umts, gsm, parts } = lists;
  const counts = { lte: lte.length, nr: nr.length, umts: umts.length, gsm: gsm.length };
  const leftOut = new Map<(typeof ignored)[number]['reason'], number>();
  for (const { reason, count } of ignored) leftOut.set(reason, (leftOut.get(reason) ?? 0) + count);
  const isOpen = variants.length > 0 && options.variant === undefined;
  const doubtful = [
    ...questions.flatMap((question) => bandNames('lte', question.lte)),
    ...doubtfulBands(read, lists).map(({ rat, band }) => bandName(rat, band)),
  ];
  const lines = [
    isOpen ? paste.sets(variants.length) : paste.read(counts, [...leftOut]),
    lte.length > 0 && `LTE${words.colon}${bandNames('lte', lte).join(' ')}`,
    nr.length > 0 && `5G${words.colon}${bandNames('nr', nr).join(' ')}`,
    umts.length > 0 && paste.umts(bandNames('lte', umts)),
    gsm.length > 0 && paste.gsm(gsm.map(String)),
    parts.length > 0 && paste.parts(parts),
    doubtful.length > 0 && words.mayBeBands(doubtful),
    ...notes.map((note) => (note === 'doubtful-left-out' ? false : paste.notes[note])),
    ...findDevices(text, [...devices.values()]).map(({ name, id }) => words.knownDevice(name, id)),
    isOpen && words.chooseVariant,
    ...(isOpen
      ? variants.map(
          (each) =>
            `  ${each.name}${words.colon}${[...bandNames('lte', each.lte), ...bandNames('nr', each.nr)].join(' ')}`,
        )
      : []),
  ];
  return lines
    .filter((line) => line !== false)
    .map((line) => `${line}\n`)
    .join('');
}
