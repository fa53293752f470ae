import { askAbout } from './ask-about.js';
import { combine } from './combine.js';
import { readChannels } from './earfcn.js';
import { readAnswers } from './machine/read-answers.js';
import { nameModems } from './name-modems.js';
import { normalisePaste } from './normalise.js';
import { readProse } from './prose/read-prose.js';
import { type ReadResult, type Span } from './read-result.js';
import { MAX_LENGTH } from './unwrap.js';

/** What the caller knows that the text does not say. */
export interface ReadOptions {
  /** ISO 3166-1 alpha-2 code (any case) of where the device is to work: decides what a frequency in MHz means. */
  readonly region?: string;
}

/**
 * Reads every band that a text names: datasheets, shop pages, modem dumps, masks. Says what kind of set it is and from
 * where each band was read; reads nothing where the text has no bands. Pure, never throws, linear in the text's length.
 *
 * `lte` and `nr` are those of the plain answer; where several products or sets stand in the text and none is the answer,
 * they are empty and `variants` holds the choice. Doubtful bands are in `items` only. Who a modem says it is and where it is
 * on is told by `identify`, and which known devices a text names by `findDevices`.
 */
export function readBands(text: string, options: ReadOptions = {}): ReadResult {
  const normal = normalisePaste(text);
  const { sets, rest } = readAnswers(normal);
  if (text.length > MAX_LENGTH) sets.push({ kind: 'none', bands: [], notes: ['text-too-long'] });
  sets.push(...readProse(normal.text, rest, options.region ?? ''));
  // A cell that has a band says more than its channel.
  if (!sets.some(({ bands }) => bands[0])) sets.push(readChannels(rest));
  const reading = combine(nameModems(sets, normal.text));
  const hasBands = reading.items.length + reading.older.length > 0;
  const place = <Spanned extends Span>(spans: readonly Spanned[]) =>
    spans.map((span) => normal.inPaste(span));
  return {
    ...reading,
    items: place(reading.items),
    older: place(reading.older),
    ignored: place(reading.ignored),
    questions: place(hasBands ? [] : askAbout(normal.low)),
  };
}
