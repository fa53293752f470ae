import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bandName, LTE_BANDS, LTE_NOT_ALONE, NR_BANDS, NR_NOT_ALONE, type Rat } from '../../src/core/band.js';
import { DOWNLINK_MHZ, layOutSpectrum, type SpectrumStrip } from '../../src/core/spectrum.js';
import { prepareNetwork } from '../../src/core/prepare.js';
import { judge, lackingBands } from '../../src/core/verdict.js';
import { WORLD } from '../fixtures/known-world.js';

const networks = [...WORLD.countries.values()].flatMap((country) => country.networks);
const on = (id: string) => networks.find((network) => network.id === id)!;
const device = (id: string) => WORLD.devices.get(id)!;
const uses = ({ lte }: SpectrumStrip) =>
  lte.blocks.map(({ band, use, core }) => [band, use, ...(core ? ['core'] : [])].join(' '));

describe('the table of frequencies', () => {
  it('is that of the data, band for band', () => {
    const rows = JSON.parse(readFileSync('data/bands.json', 'utf8')) as {
      rat: string;
      band: string;
      downlink_mhz: [number, number];
    }[];
    for (const [rat, notAlone] of Object.entries({ lte: LTE_NOT_ALONE, nr: NR_NOT_ALONE }) as [
      Rat,
      number[],
    ][]) {
      const alone = rows.filter((row) => row.rat === rat && !notAlone.includes(Number(row.band.slice(1))));
      expect(alone.length).toBeGreaterThan(50);
      for (const { band, downlink_mhz } of alone)
        expect([band, DOWNLINK_MHZ[rat].get(Number(band.slice(1)))]).toEqual([band, downlink_mhz]);
    }
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

  it('has NR bands in a lane of their own, those of mmWave at its end, and none where none is known', () => {
    const nrUses = (id: string, network: string) =>
      layOutSpectrum(device(id), on(network)).nr.blocks.map(({ band, use }) => `${band} ${use}`);
    const known = on('att')
      .nr.filter(({ band }) => !NR_NOT_ALONE.includes(band))
      .map(({ band }) => band);
    const blocks = layOutSpectrum(device('rm520n-gl'), on('att')).nr.blocks;
    expect(blocks.map(({ band }) => band).sort()).toEqual(known.map((band) => bandName('nr', band)).sort());
    expect(blocks.filter(({ use }) => use === 'has').length).toBeGreaterThan(0);
    const isMmWave = ({ band }: { band: string }) => Number(band.slice(1)) > 256;
    expect(blocks.slice(blocks.findIndex(isMmWave)).every(isMmWave)).toBe(true);
    // a device without NR has none of them, and needs none of them
    for (const use of nrUses('ec25-e', 'att')) expect(use).toMatch(/ spare$/);
    const without = networks.filter(({ nr }) => nr.length === 0);
    expect(without.length).toBeGreaterThan(0);
    for (const { id } of without) expect(nrUses('rm520n-gl', id)).toEqual([]);
  });

  it('puts labels that would collide into another line', () => {
    const { blocks, labelLines } = layOutSpectrum(device('ec25-e'), on('telekom-de')).lte;
    expect(blocks.slice(0, 3).map(({ band, labelLine }) => [band, labelLine])).toEqual([
      ['B28', 0],
      ['B20', 1],
      ['B8', 0],
    ]);
    expect(labelLines).toBe(2);
    const wide = layOutSpectrum(device('ec25-e'), on('telekom-de'), { width: 900, label: 26 });
    expect(wide.lte.labelLines).toBe(1);
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
      lte: LTE_BANDS.map((band) => ({ band, confidence: 'cross-checked', core: false })),
      nr: NR_BANDS.map((band) => ({ band, confidence: 'cross-checked', core: false })),
    });
    for (const network of [...networks, { ...on('att'), ...crowded }]) {
      const strip = layOutSpectrum(device('eg25-g'), network, size);
      for (const { blocks, labelLines, lowEnd } of [strip.lte, strip.nr])
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
    const weights = strip.lte.blocks.map(({ width, low }) => width / (low ? 2 : 1));
    for (const weight of weights) expect(weight).toBeCloseTo(weights[0]!);
    expect(JSON.parse(JSON.stringify(strip))).toEqual(strip);
  });

  it('calls missing what the answer calls lacking, on every network', () => {
    const differences = [];
    for (const one of WORLD.devices.values())
      for (const network of networks) {
        const missing = layOutSpectrum(one, network)
          .lte.blocks.filter(({ use }) => use === 'lacks')
          .map(({ band }) => band);
        const lacking = lackingBands(judge(one, network, '2026-11-22')).lte;
        if (missing.sort().join() !== [...lacking].sort().join())
          differences.push([one.id, network.id, missing, lacking]);
      }
    expect(differences).toEqual([]);
  });
});
