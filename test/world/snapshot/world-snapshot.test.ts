import { prepareDevice, prepareNetwork } from '../../../src/core/prepare.js';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Network } from '../../../src/core/network.js';
import { loadDataset } from '../../../src/dataset/load.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';
import { datasetEvidence } from '../../../src/publish/snapshot.js';
import { decodeEvidence, encodeEvidence } from '../../../src/world/snapshot/evidence-snapshot.js';
import { decodeWorld, encodeWorld } from '../../../src/world/snapshot/world-snapshot.js';
import { SnapshotError } from '../../../src/world/snapshot/snapshot-file.js';
import type { World, WorldDevice, WorldNetwork } from '../../../src/world/world.js';
import { UNKNOWN_STATUS } from '../../fixtures/bare-network.js';
import { damaged } from '../../fixtures/damage.js';
import { SEED } from '../../fixtures/seed.js';

const facts = await loadDataset('data');
const world = datasetWorld(facts);
const evidence = datasetEvidence(facts);
const worldText = encodeWorld(world);
const evidenceText = encodeEvidence(evidence);

const noFacts: Network = {
  lte: [],
  nr: [],
  status: UNKNOWN_STATUS,
  depth: 'bands',
};

/** A world of one country `xx` with one network, and one device. */
function tinyWorld(
  network: Pick<WorldNetwork, 'id' | 'name' | 'group' | 'codes'>,
  networkFacts: Partial<Network> = {},
  device: Partial<WorldDevice> = {},
): World {
  const { lte = [], nr = [], radio = 'lte', fallback = [], ...head } = device;
  const country = {
    cc: 'xx',
    name: { en: 'X; | ~ Land', zh: '某|地' },
    depth: networkFacts.depth ?? ('bands' as const),
    checked: '2026-01-02',
    networks: [prepareNetwork({ ...network, ...noFacts, ...networkFacts })],
  };
  const made = prepareDevice({
    id: 'd',
    name: 'D',
    vendor: null,
    kind: 'module',
    lteCategory: null,
    ...head,
    lte,
    nr,
    radio,
    fallback,
  });
  return {
    version: '1',
    updated: '2026-01-01',
    countries: new Map([['xx', country]]),
    devices: new Map([[made.id, made]]),
  };
}

describe('the world snapshot', () => {
  it('gives back the whole world', () => {
    expect(decodeWorld(worldText)).toStrictEqual(world);
  });

  it('has the corrections, and reads files from before there were any', () => {
    const corrected = [...decodeWorld(worldText).countries.values()]
      .flatMap(({ networks }) => networks)
      .filter(({ corrections }) => corrections);
    expect(corrected.map(({ id }) => id)).toContain('ar-movistar');
    expect(decodeWorld(worldText).devices.get('ec25-eux')!.corrections).toHaveLength(1);
  });

  it('is at most 20 kB under brotli', () => {
    expect(brotliCompressSync(worldText).length).toBeLessThanOrEqual(20_000);
  });

  it('is the same text for the same world', () => {
    expect(encodeWorld(decodeWorld(worldText))).toBe(worldText);
  });

  it.each([
    ['an id of country and name', { id: 'xx-my-net', name: 'My Net', group: 'G' }],
    ['an id of name and country', { id: 'my-net-xx', name: 'My Net', group: 'G' }],
    ['an id that is the name', { id: 'my-net', name: 'My Net', group: 'G' }],
    ['an id that only begins with the country', { id: 'xx-other', name: 'My Net', group: 'G' }],
    ['an id that only ends with the country', { id: 'other-xx', name: 'My Net', group: 'G' }],
    ['an id of its own', { id: 'whatever', name: 'My Net', group: 'G' }],
    ['an id that is the country', { id: 'xx', name: 'XX', group: 'G' }],
    ['a name without a Latin letter', { id: 'xx-1', name: '中国移动', group: '中国移动' }],
    ['no group', { id: 'a', name: 'A', group: null }],
    ['a group that is the name', { id: 'a', name: 'A', group: 'A' }],
    ['separators and escapes in names', { id: 'a', name: '~|;~0|', group: ';~' }],
    ['a group that is a lone escape', { id: 'a', name: 'A', group: '~' }],
    ['markup and control characters', { id: 'a', name: '<b>\n\t"\\\u202e', group: '\u0000' }],
  ])('keeps a network with %s', (_, network) => {
    const made = tinyWorld(network);
    expect(decodeWorld(encodeWorld(made))).toStrictEqual(made);
  });

  it.each<[string, Partial<Network>]>([
    [
      'bands in any order and confidence',
      {
        lte: [
          { band: 7, confidence: 'single-source', core: true },
          { band: 3, confidence: 'cross-checked', core: false },
          { band: 1, confidence: 'cross-checked', core: true },
          { band: 106, confidence: 'single-source', core: false },
        ],
      },
    ],
    [
      'every band number that 3GPP could give',
      {
        nr: Array.from({ length: 511 }, (_, i) => ({
          band: i + 1,
          confidence: 'cross-checked' as const,
          core: false,
        })),
      },
    ],
    [
      'dates of every length, halves and quarters',
      {
        depth: 'full',
        status: {
          g2: { state: 'planned', date: '2028', dateNote: 'H2' },
          g3: { state: 'off', date: '2021-06-30' },
          sa: { state: 'nsa', date: '2021-06' },
          redcap: { state: 'b2b', date: '2025', dateNote: 'Q4' },
          ltem: { state: 'never', date: null },
          nbiot: { state: 'ending', date: '2027' },
        },
      },
    ],
  ])('keeps %s', (_, networkFacts) => {
    const made = tinyWorld({ id: 'a', name: 'A', group: null }, networkFacts);
    expect(decodeWorld(encodeWorld(made))).toStrictEqual(made);
  });

  it('keeps network codes, and a part of a band that no band plan says', () => {
    const codes = [
      { plmn: '262-01', status: 'operational' as const },
      { plmn: '262-006', status: 'listed' as const },
      { plmn: '310-410', status: 'operational' as const },
    ];
    const lte = [{ band: 28, confidence: 'cross-checked' as const, core: false, part: 'B28B' as const }];
    const made = tinyWorld({ id: 'a', name: 'A', group: null, codes }, { lte });
    expect(decodeWorld(encodeWorld(made))).toStrictEqual(made);
  });

  it.each<[string, Partial<WorldDevice>]>([
    ['a vendor that begins the name', { vendor: 'Ven', name: 'Ven 1', fallback: ['g2', 'g3'] as const }],
    ['a vendor that the name lacks', { vendor: 'Ven', name: 'Vendor 1', lteCategory: '1 bis' }],
    ['part of a band and other names', { lte: [3, 28], parts: ['B28A'], aliases: ['D-1', '名;|~'] }],
    [
      'LTE-M and NB-IoT apart',
      { radio: 'lpwa' as const, lte: [3, 26, 71], lpwa: { ltem: [3, 26], nbiot: [3, 71] } },
    ],
    ['LTE-M alone', { radio: 'lpwa' as const, lte: [3, 20], lpwa: { ltem: [3, 20], nbiot: [] } }],
    ['no vendor', { vendor: null, name: 'Thing; 1', lte: [1, 20], nr: [78, 261], radio: 'nr' as const }],
  ])('keeps a device with %s', (_, device) => {
    const made = tinyWorld({ id: 'a', name: 'A', group: null }, {}, device);
    expect(decodeWorld(encodeWorld(made))).toStrictEqual(made);
  });
});

describe.each([
  ['world', worldText, decodeWorld],
  ['evidence', evidenceText, decodeEvidence],
])('a %s file', (_, text, decode) => {
  const refused = (broken: string) => {
    try {
      decode(broken);
    } catch (error) {
      return error instanceof SnapshotError ? error.code : error;
    }
    return 'taken';
  };

  it.each([
    ['nothing', ''],
    ['a page of a captive portal', '<!doctype html><title>Log in</title>'],
    ['half of it', text.slice(0, text.length / 2)],
    ['one character changed', text.replace('"lte":"', '"lte":"$').replace('Deutsche', 'Deutsch3')],
    ['one character lost', text.slice(0, 900) + text.slice(901)],
    ['a checksum of something else', text.replace(/"checksum":"[0-9a-f]{8}"/, '"checksum":"00000000"')],
    ['no checksum', text.replace(/"checksum":"[0-9a-f]{8}",/, '')],
  ])('is refused as damaged: %s', (_name, broken) => {
    expect(refused(broken)).toBe('damaged');
  });

  it.each([
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['other JSON', '{"checksum":"00000000","name":"BandCheck"}'],
    ['the other file', text === worldText ? evidenceText : worldText],
  ])('is refused as another format: %s', (_name, broken) => {
    expect(refused(broken)).toBe('other-format');
  });

  it('is refused as another version, older or newer, in words that say what to do', () => {
    expect(refused(text.replace('"format_version":2', '"format_version":1'))).toBe('other-version');
    const newer = text.replace('"format_version":2', '"format_version":3');
    expect(refused(newer)).toBe('other-version');
    expect(() => decode(newer)).toThrow(/format version 3, this program reads 2; load/);
  });
});

it('refuses a sealed world whose columns do not fit each other', () => {
  const made = tinyWorld({ id: 'a', name: 'A', group: null });
  const short = {
    ...made,
    countries: new Map([...made.countries].map(([cc, c]) => [cc, { ...c, networks: [] }])),
  };
  expect(decodeWorld(encodeWorld(short)).countries.get('xx')!.networks).toEqual([]);
  const hostile = {
    ...made,
    devices: new Map([['d', { ...made.devices.get('d')!, radio: 'wifi' as never }]]),
  };
  expect(() => decodeWorld(encodeWorld(hostile))).toThrow(SnapshotError);
});

describe(`damaged in any way (SEED=${SEED})`, () => {
  const few: World = {
    ...world,
    countries: new Map([...world.countries].filter(([cc]) => ['de', 'us', 'kw'].includes(cc))),
    devices: new Map([...world.devices].filter((_, at) => at % 60 === 0)),
  };
  const fewText = encodeWorld(few);

  it.each([
    ['a world', fewText, (text: string) => encodeWorld(decodeWorld(text))],
    ['evidence', evidenceText, (text: string) => encodeEvidence(decodeEvidence(text))],
  ])('%s is refused with a code, or was not damaged', (_, whole, again) => {
    fc.assert(
      fc.property(damaged([whole]), (text) => {
        try {
          expect(again(text)).toBe(whole);
        } catch (error) {
          expect(error).toBeInstanceOf(SnapshotError);
          expect(error).toMatchObject({
            code: expect.stringMatching(/^(damaged|other-format|other-version)$/) as string,
          });
        }
      }),
      { seed: SEED, numRuns: 150 },
    );
  });
});
