import { parseArgs } from 'node:util';
import { RADIOS, type Radio } from '../../core/device.js';
import { COVER_RULES, type CoverRule } from '../../core/planning.js';
import type { KnownWorld } from '../../library/known-world.js';
import type { loadWorld } from '../../library/load-world.js';
import { COMMAND_WORDS } from '../../words/command.js';
import { type Lang, LANGS } from '../../words/lang.js';

/** A command that was typed wrong; the message says what is wrong, in the language of the question. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The options of all commands. */
export interface Options {
  readonly lang?: Lang;
  readonly json?: boolean;
  readonly 'as-of'?: string;
  readonly src?: string;
  readonly variant?: string;
  readonly radio?: Radio;
  readonly in?: string;
  readonly devices?: string;
  readonly covered?: CoverRule;
}

/** What somebody typed, understood. */
export interface Question {
  /** The words after the name of the command that are no options. */
  readonly names: readonly string[];
  readonly options: Options;
  readonly lang: Lang;
  /** Loads the data in the package, or that of `--src`. */
  load(): Promise<KnownWorld>;
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean' } as const;
const ALL = { lang: TEXT, json: FLAG, src: TEXT };

/** The options that each command takes. */
const OPTIONS = {
  check: { ...ALL, 'as-of': TEXT },
  paste: { ...ALL, 'as-of': TEXT, variant: TEXT, radio: TEXT },
  plan: { ...ALL, in: TEXT, devices: TEXT, radio: TEXT, covered: TEXT },
} as const;

/** Options that take one of a few values. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  lang: LANGS,
  radio: RADIOS,
  covered: COVER_RULES,
};

/** @throws UsageError for an option that the command does not take, or a value that the option does not */
export function readQuestion(
  command: keyof typeof OPTIONS,
  args: readonly string[],
  lang: Lang,
  load: typeof loadWorld,
): Question {
  const { positionals, values } = parseOrRefuse(command, args, lang);
  for (const [name, allowed] of Object.entries(VALUES)) {
    const value = (values as Record<string, unknown>)[name];
    if (value !== undefined && !allowed.includes(value as string))
      refuse(`--${name} ${value as string}`, lang);
  }
  const options = values as Options;
  return {
    names: positionals,
    options,
    lang,
    load: () => load(options.src === undefined ? {} : { src: options.src }),
  };
}

function parseOrRefuse(command: keyof typeof OPTIONS, args: readonly string[], lang: Lang) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS[command], allowPositionals: true });
  } catch (error) {
    const option = /'(-[^ ']*)/.exec((error as Error).message)?.[1];
    return refuse(option ?? args.join(' '), lang);
  }
}

function refuse(option: string, lang: Lang): never {
  throw new UsageError(COMMAND_WORDS[lang].badOption(option));
}
