import { readProse } from './prose.js';
import { type Paste, type Reading } from './reading.js';
import { type Span } from './read-result.js';
import { tokenise } from './tokens.js';

/** Longest command prompt or time stamp before an AT command. */
const MAX_PROMPT = 60;

/** What the text holds beside machine answers. */
export function proseSets(paste: Paste, claimed: readonly Span[], region: string): Reading {
  const { text, upper } = paste;
  const tokens = tokenise(text, upper, wholeLines(upper, claimed));
  const { bands, ignored, notes } = readProse(tokens, text, region);
  return { sets: bands.length > 0 ? [{ kind: 'supported', bands }] : [], ignored, notes: [...notes] };
}

/** Claims with the prompt before and the rest of the line behind, sorted and apart. */
function wholeLines(upper: string, claimed: readonly Span[]): Span[] {
  const runs = [...claimed].sort((a, b) => a.offset - b.offset);
  const whole: { offset: number; length: number }[] = [];
  let end = 0;
  for (const run of runs) {
    if (run.offset + run.length <= end) continue;
    const before = Math.max(end, run.offset - MAX_PROMPT);
    const lineBreak = upper.slice(before, run.offset).lastIndexOf('\n');
    const prompt = lineBreak >= 0 || before === end;
    const offset = prompt ? before + lineBreak + 1 : run.offset;
    const lineEnd = upper.indexOf('\n', Math.max(run.offset, run.offset + run.length - 1));
    const stop = lineEnd < 0 ? upper.length : lineEnd;
    whole.push({ offset, length: stop - offset });
    end = stop;
  }
  return whole;
}
