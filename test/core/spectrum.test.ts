import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bandName } from '../../src/core/band.js';
import { layOutSpectrum, LTE_DOWNLINK_MHZ, type SpectrumStrip } from '../../src/core/spectrum.js';
import { judge, lackingBands, prepareNetwork } from '../../src/core/verdict.js';
import { WORLD } from '../fixtures/known-world.js';

const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
const on = (id: string) => networks.find((network) => network.id === id)!;
const device = (id: string) => WORLD.devices.get(id)!;
const uses = ({ blocks }: SpectrumStrip) =>
  blocks.map(({ band, use, core }) => [band, use, ...(core ? ['core'] : [])].join(' '));

describe('the table of frequencies', () => {
  it('is that of the data, band for band', () => {
    const rows = JSON.parse(readFileSync('data/bands.json', 'utf8')) as {
      rat: string;
      band: string;
      downlink_mhz: [number, number];
    }[];
    const lte = rows.filter(({ rat }) => rat === 'lte').map((row) => [row.band, row.downlink_mhz]);
    expect([...LTE_DOWNLINK_MHZ].map(([band, mhz]) => [bandName('lte', band), mhz])).toEqual(lte);
  });
});

describe('the spectrum strip', () => {
  it('shows what a good device has and does without, by frequency', () => {
    const strip = layOutSpectrum(device('ec25-e'), on('telekom-de'));
    expect(uses(strip)).toEqual([
      'B28 spare',
      'B20 has',
      'B8 has',
      'B3 has',
      'B1 has',
      'B7 has', // of one source, and not scored
    ]);
    expect(strip.blocks.map(({ scored }) => scored)).toEqual([true, true, true, true, true, false]);
    expect(strip.share).toBe(0.75);
  });

  it('shows which main bands are missing, and which others count against the device', () => {
    expect(uses(layOutSpectrum(device('ec25-e'), on('verizon')))).toEqual([
      'B13 lacks core',
      'B5 has',
      'B2 lacks',
      'B4 lacks',
      'B66 lacks',
      'B48 lacks',
    ]);
  });

  it('has no share where the verdict does not rest on it', () => {
    expect(layOutSpectrum(device('bg77'), on('telekom-de')).share).toBeNull();
    // B28 on NT in Thailand: the device has only B28A, and the answer is not confirmed.
    expect(layOutSpectrum(device('ec25-eux'), on('th-nt')).share).toBeNull();
    expect(layOutSpectrum(device('ec25-af'), on('telekom-de')).share).toBe(0);
  });

  it('puts labels that would collide into another line', () => {
    const { blocks, labelLines } = layOutSpectrum(device('ec25-e'), on('telekom-de'));
    expect(blocks.slice(0, 3).map(({ band, labelLine }) => [band, labelLine])).toEqual([
      ['B28', 0],
      ['B20', 1],
      ['B8', 0],
    ]);
    expect(labelLines).toBe(2);
    const wide = layOutSpectrum(device('ec25-e'), on('telekom-de'), { width: 900, label: 26 });
    expect(wide.labelLines).toBe(1);
  });

  it.each([
    ['on a desk', { width: 330, label: 26 }],
    ['on a small phone', { width: 240, label: 30 }],
    ['on paper', { width: 700, label: 26 }],
  ])('lets no two blocks or labels overlap, and keeps all on the strip, %s', (_, size) => {
    const label = size.label / size.width;
    const rounding = 1e-9;
    const faults = [];
    // and a network with more bands than any has, for which blocks become narrow
    const crowded = prepareNetwork({
      ...on('att'),
      lte: [...LTE_DOWNLINK_MHZ.keys()].map((band) => ({ band, confidence: 'cross-checked', core: false })),
    });
    for (const network of [...networks, { ...on('att'), ...crowded }]) {
      const strip = layOutSpectrum(device('eg25-g'), network, size);
      const { blocks, labelLines, lowEnd } = strip;
      for (const [at, { x, width, low, labelX, labelLine }] of blocks.entries()) {
        const next = blocks[at + 1];
        const beside = blocks.slice(at + 1).find((other) => other.labelLine === labelLine);
        if (
          x < -rounding ||
          x + width > 1 + rounding ||
          labelX < label / 2 - rounding ||
          labelX > 1 - label / 2 + rounding ||
          labelLine >= labelLines ||
          (low ? x + width > lowEnd + rounding : x < lowEnd - rounding) ||
          (next && next.x < x + width) ||
          (beside && beside.labelX - labelX < label - rounding)
        )
          faults.push([network.id, blocks[at]]);
      }
    }
    expect(faults).toEqual([]);
  });

  it('gives every low block twice the width of the others, and survives JSON', () => {
    const strip = layOutSpectrum(device('eg25-g'), on('att'));
    const weights = strip.blocks.map(({ width, low }) => width / (low ? 2 : 1));
    for (const weight of weights) expect(weight).toBeCloseTo(weights[0]!);
    expect(JSON.parse(JSON.stringify(strip))).toEqual(strip);
  });

  it('calls missing what the answer calls lacking, on every network', () => {
    const differences = [];
    for (const one of WORLD.devices.values())
      for (const network of networks) {
        const missing = layOutSpectrum(one, network)
          .blocks.filter(({ use }) => use === 'lacks')
          .map(({ band }) => band);
        const lacking = lackingBands(judge(one, network, '2026-11-22')).lte;
        if (missing.sort().join() !== [...lacking].sort().join())
          differences.push([one.id, network.id, missing, lacking]);
      }
    expect(differences).toEqual([]);
  });
});
