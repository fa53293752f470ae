import type { z } from 'zod';
import { jsonPath } from '../dataset/lint-problem.js';
import { PublishError } from './publish-error.js';

/**
 * Writes a value as compact JSON.
 * @param path of the file that it is for, to name it where it is refused
 * @throws PublishError if the value does not fit the schema
 */
export function writeJson(path: string, schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  if (result.success) return `${JSON.stringify(value)}\n`;
  const issues = result.error.issues
    .slice(0, 5)
    .map((issue) => `${jsonPath(issue.path) ?? 'the whole'}: ${issue.message}`);
  throw new PublishError(`${path} does not fit its schema: ${issues.join('; ')}`);
}
