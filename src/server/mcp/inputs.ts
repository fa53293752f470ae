/** Inputs that several tools take. */
import { z } from 'zod';

/** Most names of countries in one question; a group is one name. */
const MOST_NAMES = 60;

export const country = z
  .string()
  .min(1)
  .max(80)
  .describe('Country, like `de`, `UK`, `韩国`; an operator or network code stands for its country.');

export const countries = z
  .array(country)
  .min(1)
  .max(MOST_NAMES)
  .describe(
    'ISO codes, names, groups (EU, GCC, LATAM, ASEAN, Nordics, all), operators or network codes like 262-01.',
  );

/** The same where all countries are meant if none are named. */
export const anyCountries = countries.optional().describe(`${countries.description!} Leave out for all.`);

export const device = z
  .string()
  .min(1)
  .max(80)
  .describe('Device: id, name or product code, like `ec25-e`, `移远 EC25-E`.');
