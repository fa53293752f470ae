import { expect, it } from 'vitest';
import { answerEverywhere, filterAnswers } from '../../../src/app/pages/device-answers.js';
import { countOveralls } from '../../../src/core/tally.js';
import { WORLD } from '../../fixtures/known-world.js';

const countries = [...WORLD.countries.values()];
const device = WORLD.devices.get('ec25-e')!;
const answers = answerEverywhere(device, countries);

it('answers every country in the given order, and works it out once', () => {
  expect(answers.map(({ country }) => country.cc)).toEqual(countries.map(({ cc }) => cc));
  expect(answerEverywhere(device, countries)).toBe(answers);
  expect(answerEverywhere(device, [...countries])).not.toBe(answers);
});

it('shows the answers of one kind, and as many of them as were counted', () => {
  const counts = countOveralls(answers.map(({ overall }) => overall));
  for (const overall of ['good', 'some', 'limited', 'unconfirmed', 'no'] as const)
    expect(filterAnswers(answers, WORLD, '', overall)).toHaveLength(counts[overall]);
});

it('shows the country of a code, and only that', () => {
  const codes = (text: string) =>
    filterAnswers(answers, WORLD, text, undefined).map(({ country }) => country.cc);
  expect(codes('br')).toEqual(['br']);
  expect(codes('us')).toEqual(['us']);
  expect(codes('德国')).toEqual(['de']);
  expect(codes('germ')).toEqual(['de']);
});
