/**
 * Adds a device of our own: `npm run data:add-device` asks for what is needed, or takes it as arguments (`--help` lists
 * them). It writes `data/devices/{id}.json` and, for a new source, `data/own-sources.json`; both pass the lint, or
 * nothing is written and every fault is named with what would be right.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { bandNames, LTE_BANDS, NR_BANDS } from '../../src/core/band.js';
import { utcDay } from '../../src/core/today.js';
import { RADIOS } from '../../src/core/device.js';
import { canonicalText } from '../../src/dataset/dataset-files.js';
import { Draft, readDraft } from '../../src/dataset/draft.js';
import { DatasetError, type LintProblem, problemText } from '../../src/dataset/lint-problem.js';
import { lint } from '../../src/dataset/lint/lint.js';
import { radioOf } from '../../src/paste/radio-of.js';
import { readBands } from '../../src/paste/read-bands.js';
import type { ReadResult } from '../../src/paste/read-result.js';
import { DEVICE_KINDS, DeviceFile, GRADES, SourceFact } from '../../src/schema/facts.js';
import { vendorNames } from '../../src/world/names/vendor-names.js';

/** What is asked, in this order; the ones with a `*` are needed. */
const QUESTIONS = {
  name: '* Name as the maker writes it, without the maker (EC25-EUX)',
  vendor: '* Maker (Quectel)',
  kind: `* Kind: ${DEVICE_KINDS.join(', ')}`,
  bands: '* Bands, as the source lists them (LTE FDD: B1/B3/B20; UMTS: B1/B8)',
  publisher: '* Publisher of the source (Quectel)',
  document: '* Document, and page or table (EC25 Hardware Design V2.5, page 17)',
  url: '* Address of the source (https://…)',
  date: 'Date of the source, YYYY, YYYY-MM or YYYY-MM-DD; leave out if it has none',
  quote: 'Short quote, word for word; leave out if the bands stand in a table',
  grade: '* Grade: A the maker, B an integrator or distributor, C a reseller',
  region: 'Region that the product code is sold in',
  code: 'Product or order code, where the name has several',
  aliases: 'Other names and codes, separated by commas',
} as const;
type Question = keyof typeof QUESTIONS;
const ALL_QUESTIONS = Object.keys(QUESTIONS) as Question[];
export type DeviceAnswers = Readonly<Partial<Record<Question, string>>>;

/** The answers without the spaces around them; empty where there is none. */
type Given = Readonly<Record<Question, string>>;

/** The files that a new device adds or changes, by their path in `data/`. */
interface AddedDevice {
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * The files of a new device.
 * @param today `YYYY-MM-DD`: the day of reading, for a source without a date
 * @throws DatasetError with every fault of the answers, and what would be right
 */
export async function addDevice(answers: DeviceAnswers, draft: Draft, today: string): Promise<AddedDevice> {
  const given = Object.fromEntries(
    ALL_QUESTIONS.map((question) => [question, answers[question]?.trim() ?? '']),
  ) as Given;
  const read = readBands(given.bands);
  const source = sourceOf(given, draft, today);
  const device = deviceOf(given, read, source.id);
  const problems = [...answerFaults(given, read), ...source.problems];
  if (draft.files.has(`devices/${device.id}.json`))
    problems.push(
      fault('name', `device ${device.id} is there already`, 'another code, or edit data/devices/ by hand'),
    );
  if (problems.length > 0) throw new DatasetError(problems);

  const path = `devices/${device.id}.json`;
  const parsed = DeviceFile.safeParse(device);
  if (!parsed.success)
    throw new DatasetError(
      parsed.error.issues.map(({ path: at, message }) => ({
        file: path,
        at: at.join('.'),
        wrong: message,
        right: 'see src/schema/facts.ts',
      })),
    );
  const files = new Map([[path, await canonicalText(path, parsed.data)]]);
  if (source.added) {
    const all = { ...draft.one('ownSources'), [source.id]: source.added };
    files.set('own-sources.json', await canonicalText('own-sources.json', all));
  }
  const { errors } = await lint(new Draft(new Map([...draft.files, ...files])));
  if (errors.length > 0) throw new DatasetError(errors);
  return { id: device.id, files };
}

/** A fault of one answer; the "file" is the argument that gives it. */
function fault(question: Question, wrong: string, right: string): LintProblem {
  return { file: `--${question}`, at: null, wrong, right };
}

/** What is missing or wrong in the answers, apart from the source. */
function answerFaults(given: Given, read: ReadResult): LintProblem[] {
  const problems = ALL_QUESTIONS.filter(
    (question) => QUESTIONS[question].startsWith('*') && given[question] === '',
  ).map((question) => fault(question, 'is missing', QUESTIONS[question].slice(2)));
  if (given.bands !== '' && read.lte.length + read.nr.length === 0)
    problems.push(
      fault(
        'bands',
        read.variants.length > 0
          ? `names several products: ${read.variants.map(({ name }) => name).join(', ')}`
          : 'names no LTE or 5G band',
        'the list of one product, like LTE: B1/B3/B20',
      ),
    );
  for (const text of unknownBands(given.bands))
    problems.push(fault('bands', `"${text}" is no band of 3GPP`, 'a band like B20 or n78'));
  if (given.name !== '' && idOf(given) === '')
    problems.push(
      fault(
        'name',
        `"${given.name}" has no Latin letter and no digit for an id`,
        'the code on the label, like EC25-EUX',
      ),
    );
  const kinds: readonly string[] = DEVICE_KINDS;
  if (given.kind !== '' && !kinds.includes(given.kind))
    problems.push(fault('kind', `"${given.kind}" is no kind`, DEVICE_KINDS.join(', ')));
  if (given.grade.toUpperCase() === 'D')
    problems.push(
      fault('grade', 'D is no grade for the only source of a device', GRADES.slice(0, 3).join(', ')),
    );
  return problems;
}

/** What looks like a band but does not exist: `B999` of `B1/B999`. A person lists bands here, so each has to be one. */
function unknownBands(bands: string): string[] {
  const named = [...bands.matchAll(/(?<![\p{L}\d])([BN])(\d+)(?![\p{L}\d])/giu)];
  return named.flatMap(([text, letter, number]) =>
    (/b/i.test(letter!) ? LTE_BANDS : NR_BANDS).includes(Number(number)) ? [] : [text],
  );
}

/** The source that the answers name: its id, itself where it is new, and what is wrong with it. */
function sourceOf(
  given: Given,
  draft: Draft,
  today: string,
): { readonly id: string; readonly added?: SourceFact | undefined; readonly problems: LintProblem[] } {
  const source = {
    publisher: given.publisher,
    grade: given.grade.toUpperCase(),
    url: given.url,
    ...(given.date ? { date: given.date } : { date: today.slice(0, 7), read: true }),
  };
  const checked = SourceFact.safeParse(source);
  const problems = (checked.error?.issues ?? []).flatMap(({ path: [field], message }) => {
    const question = field === 'publisher' || field === 'grade' || field === 'date' ? field : 'url';
    return given[question] === ''
      ? []
      : [fault(question, `"${given[question]}": ${message}`, QUESTIONS[question].replace('* ', ''))];
  });
  if (source.date > today.slice(0, source.date.length))
    problems.push(fault('date', `${source.date} lies ahead`, `a date up to today, ${today}`));
  const known = Object.entries(draft.one('ownSources') ?? {}).find(
    ([, { url, date }]) => url === source.url && date === source.date,
  );
  return known ? { id: known[0], problems } : { id: `own-${idOf(given)}`, added: checked.data, problems };
}

/** The device that the answers describe, in the form of its file; whether the form is right is for the schema to say. */
function deviceOf(given: Given, read: ReadResult, source: string) {
  const maker = latinVendor(given.vendor);
  const lteNames = (bands: readonly number[]) => bandNames('lte', bands);
  return {
    id: idOf(given),
    name: `${maker} ${given.name}${given.code ? ` (${given.code})` : ''}`.trim(),
    vendor: maker || null,
    kind: given.kind,
    radio: RADIOS.find((radio) => radio === radioOf(read, read.nr)),
    lte_category: null,
    lte: lteNames(read.lte),
    ...(read.parts.includes('B28A') && { parts: ['B28A'] }),
    ...(read.lteM.length > 0 &&
      read.nbIot.length > 0 && { lte_m: lteNames(read.lteM), nb_iot: lteNames(read.nbIot) }),
    nr: bandNames('nr', read.nr),
    umts: read.umts.map((band) => `B${band}`),
    gsm_mhz: read.gsm,
    ...(given.region && { region: given.region }),
    ...(given.aliases && { aliases: given.aliases.split(/\s*,\s*/) }),
    sources: [source],
    origin: 'bandcheck',
    evidence: [{ source, place: given.document, ...(given.quote && { quote: given.quote }) }],
  };
}

/** `Quectel` of `移远`: the name under which a maker stands in the data. */
function latinVendor(vendor: string): string {
  return /\p{Script=Han}/u.test(vendor)
    ? (vendorNames(vendor).find((name) => !/\p{Script=Han}/u.test(name)) ?? vendor)
    : vendor;
}

/** `ec25-e-ec25egb` for the name EC25-E and the code EC25EGB, `rutx12-1` for RUTX12 and its code RUTX12 1*****. */
function idOf({ name, code }: Given): string {
  return (code.startsWith(name) ? code : `${name} ${code}`)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

async function askAll(given: DeviceAnswers): Promise<DeviceAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Partial<Record<Question, string>> = { ...given };
  for (const question of ALL_QUESTIONS)
    answers[question] ??= await terminal.question(`${QUESTIONS[question]}: `);
  terminal.close();
  return answers;
}

if (process.argv[1] === import.meta.filename) {
  const options = Object.fromEntries(
    [...ALL_QUESTIONS, 'help'].map((name) => [name, { type: name === 'help' ? 'boolean' : 'string' }]),
  ) as Record<Question, { type: 'string' }> & { help: { type: 'boolean' } };
  try {
    const { values } = parseArgs({ options });
    if (values.help) {
      for (const [name, question] of Object.entries(QUESTIONS))
        console.log(`--${name.padEnd(10)} ${question}`);
      process.exit(0);
    }
    const given: DeviceAnswers = values;
    const answers = process.stdin.isTTY ? await askAll(given) : given;
    const today = utcDay(new Date());
    const { id, files } = await addDevice(answers, await readDraft('data'), today);
    for (const [path, text] of files) {
      await writeFile(join('data', path), text);
      console.log(`wrote data/${path}`);
    }
    console.log(await readFile(join('data', 'devices', `${id}.json`), 'utf8'));
    console.log('Compare it with the source. Then: npm run golden, and npm run data:record -- BEFORE');
  } catch (error) {
    if (!(error instanceof DatasetError || error instanceof TypeError)) throw error;
    console.error(
      error instanceof DatasetError
        ? `nothing was written; ${error.problems.length} to mend:\n${error.problems.map(problemText).join('\n')}`
        : `${error.message}\nnpm run data:add-device -- --help lists the arguments`,
    );
    process.exitCode = 1;
  }
}
