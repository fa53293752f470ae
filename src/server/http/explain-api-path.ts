import type { Problem } from '../../schema/problem.js';
import type { Index } from '../../schema/published-index.js';
import { findCountry, findDevice, listFound } from '../../world/names/find.js';
import { matchPath } from '../../words/page-paths.js';
import { answerProblem } from './answer-problem.js';

type ParameterError = NonNullable<Problem['errors']>[number];

const COUNTRY = '/v1/countries/{cc}.json';
const MODEL = '/v1/models/{id}.json';
const CHECK = '/v1/check/{id}/{cc}.json';
/** So many similar names are listed. */
const NEAR_MOST = 5;

/**
 * Says why there is nothing at an address of the API: names the unknown parameters, what they take, and what is near.
 * @param path the path of a URL, still percent-encoded
 */
export function explainApiPath(path: string, index: Index): Response {
  const country = matchPath(COUNTRY, path);
  if (country)
    return answerUnknown(path, [countryError(country['cc']!, index, (cc) => `countries/${cc}.json`)]);
  const model = matchPath(MODEL, path);
  if (model) return answerUnknown(path, [deviceError(model['id']!, index, (id) => `models/${id}.json`)]);
  const check = matchPath(CHECK, path);
  if (check) {
    const { id, cc } = check as { id: string; cc: string };
    const device = index.models.some((entry) => entry.id === id)
      ? undefined
      : deviceError(id, index, (near) => `check/${near}/${nearestCode(index, cc)}.json`);
    const place = index.countries.some((entry) => entry.cc === cc)
      ? undefined
      : countryError(cc, index, (near) => `check/${device?.near[0]?.value ?? id}/${near}.json`);
    const errors = [device, place].filter((error) => error !== undefined);
    if (errors.length > 0) return answerUnknown(path, errors);
  }
  return answerProblem(
    'unknown-address',
    path,
    `The API has /v1/index.json, ${COUNTRY}, ${MODEL} and ${CHECK}; /v1/openapi.json describes them.`,
  );
}

function answerUnknown(path: string, errors: readonly ParameterError[]): Response {
  const [first, second] = errors as [ParameterError, ParameterError?];
  const code = second
    ? 'unknown-device-and-country'
    : first.parameter === 'cc'
      ? 'unknown-country'
      : 'unknown-device';
  const detail = errors.map(({ parameter, value, near }) => {
    const what = parameter === 'cc' ? 'country' : 'device';
    const hint =
      near.length > 0 ? `; near: ${near.map((match) => `${match.value} (${match.name})`).join(', ')}` : '';
    return `There is no ${what} "${value}"${hint}.`;
  });
  return answerProblem(code, path, detail.join(' '), { errors: [...errors] });
}

function countryError(text: string, index: Index, address: (cc: string) => string): ParameterError {
  return {
    parameter: 'cc',
    value: text.slice(0, 100),
    allowed: `a lower-case ISO 3166-1 alpha-2 code, one of the ${index.countries.length} in /v1/index.json`,
    // `GB` and `uk` are no codes of the API, but there is no doubt what they mean
    near: listFound(findCountry(index.countries, text))
      .slice(0, NEAR_MOST)
      .map(({ cc, name }) => ({
        value: cc,
        name: name.en,
        url: new URL(address(cc), index.openapi).href,
      })),
  };
}

function deviceError(text: string, index: Index, address: (id: string) => string): ParameterError {
  return {
    parameter: 'id',
    value: text.slice(0, 100),
    allowed: `a lower-case device id, one of the ${index.models.length} in /v1/index.json`,
    near: listFound(findDevice(index.models, text))
      .slice(0, NEAR_MOST)
      .map(({ id, name }) => ({
        value: id,
        name,
        url: new URL(address(id), index.openapi).href,
      })),
  };
}

/** The country that a check of a misspelt device should ask for. */
function nearestCode({ countries }: Index, text: string): string {
  return listFound(findCountry(countries, text))[0]?.cc ?? text;
}
