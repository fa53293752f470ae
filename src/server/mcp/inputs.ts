/** Inputs that several tools take. */
import { z } from 'zod';

/** Most countries in one question. */
export const MOST_COUNTRIES = 30;

export const country = z
  .string()
  .min(1)
  .max(80)
  .describe('Country: ISO code or name in English or Chinese, like `de`, `DEU`, `UK`, `Korea`, `德国`.');

export const countries = z
  .array(country)
  .min(1)
  .max(MOST_COUNTRIES)
  .describe(
    `1 to ${MOST_COUNTRIES} countries: ISO codes or names in English or Chinese, like ["de", "UK", "日本"].`,
  );

export const device = z
  .string()
  .min(1)
  .max(80)
  .describe('Device: id, name, or vendor plus name, like `ec25-e`, `EC25-E`, `Quectel EC25-E`.');
