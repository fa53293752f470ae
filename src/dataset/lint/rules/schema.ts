import type { Draft } from '../../draft.js';
import { jsonOf, schemaOf } from '../../file-kinds.js';
import { jsonPath, type LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

const NEEDED = ['data.json', 'bands.json', 'sources.json', 'country-names.json'];

export const schemaRule = {
  name: 'schema',
  severity: 'error',
  description: 'Every file has the form that src/schema/facts.ts gives it, and none is missing or unknown.',
  check({ files }: Draft) {
    const problems: LintProblem[] = NEEDED.filter((file) => !files.has(file)).map((file) => ({
      file,
      at: null,
      wrong: 'is missing',
      right: 'npm run data:import writes it (country-names.json stands in the repository)',
    }));
    for (const folder of ['countries/', 'devices/']) {
      if ([...files.keys()].some((file) => file.startsWith(folder))) continue;
      problems.push({
        file: folder,
        at: null,
        wrong: 'holds no file',
        right: 'npm run data:import writes them',
      });
    }
    for (const [file, text] of files) {
      if (file === 'README.md') continue;
      const schema = schemaOf(file);
      const json = jsonOf(text);
      if (!schema) {
        const right =
          'only README.md, data.json, bands.json, sources.json, country-names.json, own-sources.json, plmn.json, contradictions.json, countries/*.json, devices/*.json, changes/*.json, corrections/networks/*.json, corrections/devices/*.json';
        problems.push({ file, at: null, wrong: 'is no file of the data', right });
      } else if (json === undefined) {
        problems.push({
          file,
          at: null,
          ...whyNoJson(text),
          right: 'mend it, or take it from the last commit',
        });
      } else {
        for (const { path, message } of schema.safeParse(json).error?.issues ?? []) {
          const right = 'see src/schema/facts.ts';
          problems.push({ file, at: jsonPath(path), wrong: message, right });
        }
      }
    }
    return problems;
  },
} satisfies Rule;

/** Why a text is no JSON, with the line if the parser says which. */
function whyNoJson(text: string): Pick<LintProblem, 'wrong' | 'line'> {
  let message = '';
  try {
    JSON.parse(text);
  } catch (error) {
    message = (error as SyntaxError).message;
  }
  const offset = /position (\d+)/.exec(message)?.[1];
  return {
    wrong: `is not JSON: ${message}`,
    ...(offset !== undefined && { line: text.slice(0, Number(offset)).split('\n').length }),
  };
}
