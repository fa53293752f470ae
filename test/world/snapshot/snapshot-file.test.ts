import { describe, expect, it } from 'vitest';
import { finishSteps, type Steps } from '../../../src/core/steps.js';
import { openFile, sealFile, SnapshotError } from '../../../src/world/snapshot/snapshot-file.js';

function* readName(file: Record<string, unknown>): Steps<string> {
  yield;
  if (typeof file['name'] !== 'string') throw new TypeError('name is missing');
  return file['name'];
}

describe('a file of a snapshot', () => {
  it('is these bytes, from which a checksum tells damage', () => {
    const text = sealFile('a-file', { name: 'Ö' });
    expect(text).toMatchInlineSnapshot(
      `"{"checksum":"e62359e3","format":"a-file","format_version":2,"attribution":"Band Atlas · Hyper Nexus (https://www.aiotrf.com/ai/band-atlas/), CC BY 4.0","name":"Ö"}"`,
    );
    expect(finishSteps(openFile('a-file', text, readName))).toBe('Ö');
    expect(() => finishSteps(openFile('a-file', text.replace('Ö', 'O'), readName))).toThrow('checksum');
  });

  it('is opened in steps, and read in those of its reader', () => {
    const steps = openFile('a-file', sealFile('a-file', { name: 'A' }), readName);
    const before: boolean[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) before.push(true);
    expect(before).toHaveLength(3);
  });

  it('is damaged where its reader misses something', () => {
    const open = () => finishSteps(openFile('a-file', sealFile('a-file', {}), readName));
    expect(open).toThrow(SnapshotError);
    expect(open).toThrow('name is missing');
  });
});
