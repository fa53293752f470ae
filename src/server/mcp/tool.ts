import { z } from 'zod';
import { LANGS } from '../../words/lang.js';
import { type AnswerContext, Data, dataOf } from './answer-context.js';
import { ToolQuestion, Unresolved } from './tool-question.js';

/** The same data twice, because assistants differ in which half they read. */
export interface ToolAnswer<T> {
  readonly structured: T;
  readonly text: string;
}

/** One read-only question that an assistant can ask. */
export interface Tool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  /** What it answers, when to use it and when another tool, what becomes of names it does not know, and an example. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** @throws BadInput with words for the caller */
  answer(input: z.output<Input>, context: AnswerContext): ToolAnswer<z.output<Output>>;
}

/** What every tool takes beside its own input, and says beside its own answer. */
const INPUT = {
  lang: z.enum(LANGS).default('en').describe('Language of the answer.'),
  cursor: z.string().max(40).optional().describe('`next_cursor` of an answer, with its arguments.'),
};
const ANSWER = {
  answer: z.string().describe('The answer in one line; what was not understood stands first.'),
};
const OUTPUT = {
  notes: z
    .array(z.string())
    .describe('How groups, operators and network codes in the question were understood.'),
  unresolved: z
    .array(Unresolved)
    .describe(
      'Parts of the question that name nothing known, or several things; empty if all was understood.',
    ),
  next_cursor: z
    .string()
    .nullable()
    .describe('Send it as `cursor` for what did not fit; null where this is all.'),
  data: Data,
};

/** What a tool itself has to tell: the answer in one line, its fields, and the lines of text that say them. */
export interface Told<Fields> {
  readonly answer: string;
  readonly fields: Fields;
  readonly lines: readonly string[];
}

/** A tool from its own part; language, paging, what was not understood and the credit are the same for all. */
export function tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>({
  input,
  output,
  answer,
  ...about
}: Pick<Tool, 'name' | 'title' | 'description'> & {
  readonly input: Input;
  readonly output: Output;
  answer(input: z.output<z.ZodObject<Input>>, question: ToolQuestion): Told<z.output<z.ZodObject<Output>>>;
}): Tool<z.ZodObject<Input & typeof INPUT>, z.ZodObject<typeof ANSWER & Output & typeof OUTPUT>> {
  return {
    ...about,
    input: z.strictObject({ ...input, ...INPUT }),
    output: z.strictObject({ ...ANSWER, ...output, ...OUTPUT }),
    answer(given, context) {
      const { lang, cursor } = given as z.output<z.ZodObject<typeof INPUT>>;
      const question = new ToolQuestion(context, lang, cursor);
      const told = answer(given as z.output<z.ZodObject<Input>>, question);
      const { words, assumed, notes, unresolved, next, shown } = question;
      const data = dataOf(context);
      const answered = unresolved.length > 0 ? words.partly(unresolved, told.answer) : told.answer;
      const line = [...assumed, answered].join(lang === 'en' ? ' ' : '');
      const text = [
        line,
        ...unresolved.flatMap((entry) => words.unresolved(entry)),
        ...notes,
        ...told.lines,
        ...(next ? [words.more(next, shown)] : []),
        words.data(data),
      ].join('\n');
      const structured = { answer: line, ...told.fields, notes, unresolved, next_cursor: next, data };
      return {
        structured: structured as z.output<z.ZodObject<typeof ANSWER & Output & typeof OUTPUT>>,
        text,
      };
    },
  };
}
