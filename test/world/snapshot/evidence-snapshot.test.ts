import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../../src/dataset/load.js';
import { datasetEvidence } from '../../../src/publish/snapshot.js';
import { decodeEvidence, encodeEvidence } from '../../../src/world/snapshot/evidence-snapshot.js';

const evidence = datasetEvidence(await loadDataset('data'));
const evidenceText = encodeEvidence(evidence);

describe('the evidence snapshot', () => {
  it('gives back all sources and what rests on them', () => {
    expect(decodeEvidence(evidenceText)).toStrictEqual(evidence);
  });

  it('names the 2G and 3G bands of devices', () => {
    expect(evidence.olderBands.get('ec25-e')).toEqual({ umts: ['B1', 'B5', 'B8'], gsmMhz: [900, 1800] });
    expect(evidence.olderBands.has('nrf9160')).toBe(false);
  });

  it('is not made from a source that nobody knows', () => {
    const broken = { ...evidence, devices: new Map([['d', ['nowhere']]]) };
    expect(() => encodeEvidence(broken)).toThrow(/"nowhere"/);
  });
});
