import { loadDataset } from '../../../src/dataset/load.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';
import { datasetEvidence } from '../../../src/publish/snapshot.js';
import type { SiteData } from '../../../src/server/mcp/site-data.js';
import type { AnswerContext } from '../../../src/server/mcp/answer-context.js';
import type { ChangesFile } from '../../../src/schema/facts.js';

/** All real facts, as the tools get them, without a build. */
export async function realData(): Promise<SiteData> {
  const authored = await loadDataset('data');
  return {
    world: datasetWorld(authored),
    evidence: datasetEvidence(authored),
    changes: CHANGES,
    origin: 'https://example.test',
  };
}

export async function realContext(asOf = '2026-11-20'): Promise<AnswerContext> {
  return { site: await realData(), asOf };
}

const counts = { countries: 172, networks: 465, band_facts: 1728, devices: 39, bands: 148, sources: 322 };
const none = {
  countries: [],
  networks: [],
  network_bands: [],
  states: [],
  devices: [],
  bands: [],
  sources: [],
  corrections: [],
  plmn: [],
  verdicts: [],
};

/** A history of three releases, newest first. */
const CHANGES: ChangesFile[] = [
  {
    date: '2026-11-01',
    data_version: '32.17',
    counts,
    changes: {
      ...none,
      states: [
        {
          cc: 'jp',
          network: 'kddi',
          service: 'g3',
          before: { state: 'unknown', date: null, source: null },
          after: { state: 'planned', date: '2028', date_note: 'H2', source: 'x' },
        },
      ],
    },
  },
  {
    date: '2026-10-20',
    data_version: '32.16',
    counts,
    changes: {
      ...none,
      network_bands: [
        {
          cc: 'de',
          network: 'telekom-de',
          band: 'B28',
          before: null,
          after: { band: 'B28', confidence: 'cross-checked', core: true, sources: ['x'] },
        },
      ],
      networks: [
        { cc: 'fr', network: 'gone', before: { id: 'gone', name: 'Gone', group: null }, after: null },
      ],
      verdicts: [
        {
          device: 'ec25-e',
          cc: 'de',
          network: 'telekom-de',
          before: { verdict: 'good', confirmed: true },
          after: { verdict: 'limited', confirmed: true },
        },
        {
          device: 'bg77',
          cc: 'de',
          network: 'telekom-de',
          before: { verdict: 'no', confirmed: false },
          after: { verdict: 'good', confirmed: true },
        },
      ],
    },
  },
  { date: '2026-10-06', data_version: '32.15', counts, initial: true },
];
