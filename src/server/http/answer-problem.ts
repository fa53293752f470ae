import type { Problem, ProblemCode } from '../../schema/problem.js';
import { COMMON_HEADERS } from './common-headers.js';

const PROBLEMS: Readonly<Record<ProblemCode, readonly [status: number, title: string]>> = {
  'unknown-country': [404, 'Unknown country'],
  'unknown-device': [404, 'Unknown device'],
  'unknown-device-and-country': [404, 'Unknown device and country'],
  'unknown-address': [404, 'Nothing at this address'],
  'malformed-address': [400, 'Malformed address'],
  'malformed-request': [400, 'Malformed request'],
  'method-not-allowed': [405, 'Method not allowed'],
  'forbidden-host': [403, 'Host not allowed'],
  'forbidden-origin': [403, 'Origin not allowed'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  'body-too-large': [413, 'Request body too large'],
  'headers-too-large': [431, 'Request headers too large'],
  'request-timeout': [408, 'Request took too long'],
  'too-many-requests': [429, 'Too many requests'],
  'internal-error': [500, 'Internal error'],
};

/** An answer of RFC 9457 that says what is wrong and what would be right. */
export function answerProblem(
  code: ProblemCode,
  instance: string,
  detail: string,
  more: { readonly errors?: Problem['errors']; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const [status, title] = PROBLEMS[code];
  const body: Problem = {
    type: `/api#${code}`,
    title,
    status,
    detail,
    instance: instance.slice(0, 200),
    ...(more.errors && { errors: more.errors }),
  };
  return new Response(JSON.stringify(body) + '\n', {
    status,
    headers: {
      ...COMMON_HEADERS,
      'content-type': 'application/problem+json',
      // an address that is unknown today can be published tomorrow; all else may be right at the next try
      'cache-control': status === 404 ? 'public, max-age=60' : 'no-store',
      ...more.headers,
    },
  });
}
