/** What the server answers instead of a resource: a problem body of RFC 9457, `application/problem+json`. */
import { z } from 'zod';

export const PROBLEM_CODES = [
  'unknown-country',
  'unknown-device',
  'unknown-device-and-country',
  'unknown-address',
  'malformed-address',
  'malformed-request',
  'method-not-allowed',
  'forbidden-host',
  'forbidden-origin',
  'unsupported-media-type',
  'body-too-large',
  'headers-too-large',
  'request-timeout',
  'too-many-requests',
  'internal-error',
] as const;

const NearMatch = z
  .strictObject({
    value: z.string().meta({ description: 'What to send instead.' }),
    name: z.string().meta({ description: 'Its name in English.' }),
    url: z.url().meta({ description: 'Address to ask instead.' }),
  })
  .meta({ id: 'NearMatch', description: 'What was probably meant.' });

const UnknownParameter = z
  .strictObject({
    parameter: z.enum(['id', 'cc']).meta({ description: 'Parameter of the address that is unknown.' }),
    value: z.string().meta({ description: 'What was sent, cut after 100 characters.' }),
    allowed: z.string().meta({ description: 'What the parameter takes.' }),
    near: z.array(NearMatch).meta({ description: 'Nearest matches, best first.' }),
  })
  .meta({ id: 'UnknownParameter', description: 'A parameter of the address that is not known.' });

export const Problem = z
  .strictObject({
    type: z.string().meta({
      description: 'Address of the kind of problem, relative to the site; ends in the code of the problem.',
      examples: ['/api#unknown-country'],
    }),
    title: z.string().min(1).meta({ description: 'The kind of problem; the same words for the same type.' }),
    status: z.int().min(400).max(599).meta({ description: 'HTTP status.' }),
    detail: z.string().min(1).meta({ description: 'What is wrong here and what would be right.' }),
    instance: z.string().meta({ description: 'Path of the request.' }),
    errors: z
      .array(UnknownParameter)
      .optional()
      .meta({ description: 'One entry for each unknown parameter.' }),
  })
  .meta({ id: 'Problem', description: 'Why there is no resource (RFC 9457).' });

export type Problem = z.infer<typeof Problem>;
export type ProblemCode = (typeof PROBLEM_CODES)[number];
