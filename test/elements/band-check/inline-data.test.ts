import { expect, it } from 'vitest';
import { createInlineDataSource, readInlineData } from '../../../src/elements/band-check/inline-data.js';

/** As much of an element as is read of it. */
const elementWith = (textContent: string) =>
  ({ querySelector: () => ({ textContent }) }) as unknown as Element;

it('reads the JSON script inside the tag', () => {
  expect(readInlineData(elementWith('{"countries": []}'))).toEqual({ countries: [] });
  expect(readInlineData(elementWith(''))).toBe(undefined);
});

it('calls a script that cannot be parsed damaged, in every answer', async () => {
  const source = createInlineDataSource(readInlineData(elementWith('{"countries": ['))!);
  await expect(source.country('de')).rejects.toMatchObject({ code: 'damaged' });
  await expect(source.device('ec25-e')).rejects.toMatchObject({ code: 'damaged' });
});

it('knows nothing but what the page brings along', async () => {
  const source = createInlineDataSource({ countries: [] });
  await expect(source.country('de')).rejects.toMatchObject({ code: 'not-found' });
  await expect(source.device('ec25-e')).rejects.toMatchObject({ code: 'not-found' });
});
