import type { Index } from '../schema/published.js';
import { PAGE_PATHS } from '../words/pages.js';

const CHECK = new RegExp(
  `^(?:/zh)?${PAGE_PATHS.report.replace('{id}', '(?<id>[a-z0-9-]{1,64})').replace('{cc}', '(?<cc>[a-z]{2})')}/?$`,
);

/**
 * Whether the path is the check of a known device in a known country, in English or under `/zh`. Every other page of
 * the app is a file of its own; there are too many checks for that, so the app's shell draws them.
 */
export function isCheck(path: string, index: Index | undefined): boolean {
  const { id, cc } = CHECK.exec(path)?.groups ?? {};
  return (
    index !== undefined &&
    index.models.some((model) => model.id === id) &&
    index.countries.some((country) => country.cc === cc)
  );
}
