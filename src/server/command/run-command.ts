import { VERSION } from '../../core/version.js';
import { InputError } from '../../library/input-error.js';
import type { loadWorld } from '../../library/load-world.js';
import { COMMAND_WORDS } from '../../words/command.js';
import { INPUT_WORDS } from '../../words/input-problems.js';
import { type Lang, langOf } from '../../words/lang.js';
import { checkCommand } from './check-command.js';
import { pasteCommand } from './paste-command.js';
import { planCommand } from './plan-command.js';
import { readQuestion, UsageError } from './question.js';
import type { Terminal } from './terminal.js';

/** How the command ends; the help says the same. */
const NOT_UNDERSTOOD = 2;
const NO_DATA = 3;

/** What the command asks of its surroundings. */
export interface Services {
  readonly loadWorld: typeof loadWorld;
  /** Answers an assistant until its input ends. */
  serveMcp(): Promise<void>;
}

const COMMANDS = { check: checkCommand, paste: pasteCommand, plan: planCommand };

/**
 * Runs `band-check` with what stands behind its name.
 * @returns the exit code
 */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  services: Services,
): Promise<number> {
  const lang = langOf(args[args.indexOf('--lang') + 1]);
  const words = COMMAND_WORDS[lang];
  const [command, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) {
    terminal.write(words.help(VERSION));
    return 0;
  }
  try {
    if (command === '--version' && rest.length === 0) terminal.write(`${VERSION}\n`);
    else if (command === 'mcp' && rest.length === 0) await services.serveMcp();
    else if (command !== undefined && Object.hasOwn(COMMANDS, command)) {
      const name = command as keyof typeof COMMANDS;
      return await COMMANDS[name](readQuestion(name, rest, lang, services.loadWorld), terminal);
    } else if (command === undefined) {
      terminal.warn(words.help(VERSION));
      return NOT_UNDERSTOOD;
    } else throw new UsageError(words.unknownCommand(args.join(' ')));
    return 0;
  } catch (error) {
    return explainFailure(error, lang, terminal);
  }
}

function explainFailure(error: unknown, lang: Lang, terminal: Terminal): number {
  const words = COMMAND_WORDS[lang];
  if (error instanceof UsageError || error instanceof InputError) {
    const why = error instanceof InputError ? INPUT_WORDS[lang](error.problem) : error.message;
    terminal.warn(`${why}\n${words.seeHelp}\n`);
    return NOT_UNDERSTOOD;
  }
  terminal.warn(`${words.dataFailed((error as Error).message)}\n`);
  return NO_DATA;
}
