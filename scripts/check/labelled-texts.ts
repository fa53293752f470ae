/** The labelled texts of the tests, for the scripts that fit weights to them, and how far the reader reads one before it weighs. */
import { normalisePaste } from '../../src/paste/normalise.js';
import { readAnswers } from '../../src/paste/machine/read-answers.js';
import { readSets, readStages } from '../../src/paste/prose/read-prose.js';
import * as cases from '../../test/paste/cases/lists.js';
import { readPastes } from '../../test/fixtures/read-pastes.js';

interface LabelledText {
  /** `cases` for the short ones. */
  readonly file: string;
  readonly text: string;
  readonly kind: string;
}

/** The texts of some files, and the short ones of one thing with bands, or of none. */
export function* labelledTexts(files: readonly string[]): Generator<LabelledText> {
  for (const file of files) for (const { text, kind } of readPastes(file)) yield { file, text, kind };
  for (const { text, kind = 'supported', bands } of Object.values(cases).flat())
    if (typeof bands === 'string') yield { file: 'cases', text, kind: bands === '' ? 'none' : kind };
}

/** What people wrote in a text, before its lists are weighed; `rest` is it in lower case, without the answers of machines. */
export function readUnweighed(text: string) {
  const normal = normalisePaste(text);
  const { sets: answers, rest } = readAnswers(normal);
  const stages = readStages(normal.text, rest);
  const sets = readSets(stages, normal.text, rest, '');
  return { text: normal.text, rest, answers, read: stages.read, sets };
}
