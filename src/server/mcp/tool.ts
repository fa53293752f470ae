import type { z } from 'zod';
import type { Facts } from './facts.js';

/** What a tool answers from. */
export interface Asking {
  readonly facts: Facts;
  /** The day of asking, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** The same facts twice, because assistants differ in which half they read. */
export interface ToolAnswer<T> {
  readonly structured: T;
  readonly text: string;
}

/** One read-only question that an assistant can ask. */
export interface Tool<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly title: string;
  /** What it decides from what, when to use it and which sibling otherwise, what unknown input gets, an example. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** @throws BadInput with words for the caller */
  answer(input: z.output<Input>, asking: Asking): ToolAnswer<z.output<Output>>;
}

/** Input that fits the schema and still cannot be answered; the message is shown to the caller. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Keeps the types of input and output together. */
export function tool<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Tool<Input, Output>,
): Tool<Input, Output> {
  return definition;
}
