import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { writeTemplate } from '../../src/publish/write-template.js';
import { spectrumStrip } from '../../src/views/spectrum-strip.js';
import { VERDICT_WORDS } from '../../src/words/verdict-words.js';

const world = datasetWorld(await loadDataset('data'));

function drawn(id: string, cc: string, network: string): string {
  const on = world.countries.get(cc)!.networks.find(({ id }) => id === network)!;
  return writeTemplate(html`${spectrumStrip(world.devices.get(id)!, on, VERDICT_WORDS.en)}`);
}

describe('the spectrum strip', () => {
  it('draws a block for each usable band, and says the same in words', () => {
    const text = drawn('ec25-e', 'de', 'telekom-de');
    const blocks = [...text.matchAll(/class="block ([\w-]+) /g)].map(([, state]) => state);
    expect(blocks).toContain('has');
    expect(blocks).toContain('spare');
    expect(text).toMatch(/aria-label="Supported: [^"]*B20[^"]*; missing, not essential: B28; covers \d+%\."/);
    expect(text.split('class="lane"'), 'a device without 5G has no lane for it').toHaveLength(2);
    expect(text).not.toMatch(/style=/);
  });

  it('draws NR bands in a lane of their own with round blocks, and names them too', () => {
    const text = drawn('rm520n-gl', 'us', 't-mobile');
    const lanes = text.split('class="lane"').slice(1);
    expect(lanes).toHaveLength(2);
    const [lte, nr] = lanes.map((lane) => ({
      bands: [...lane.matchAll(/>([Bn]\d+)</g)].map(([, band]) => band!),
      corners: new Set([...lane.matchAll(/y="4"[^>]* rx="([\d.]+)"/g)].map(([, rx]) => rx)),
    }));
    expect(lte!.bands.every((band) => band.startsWith('B'))).toBe(true);
    expect(nr!.bands.every((band) => band.startsWith('n'))).toBe(true);
    expect([...lte!.corners, ...nr!.corners]).toEqual(['1.5', '20']);
    const label = /aria-label="([^"]*)"/.exec(text)![1]!;
    for (const band of nr!.bands) expect(label).toContain(band);
  });

  it('gives no share where no share decides', () => {
    expect(drawn('bg95-m3', 'de', 'telekom-de')).not.toMatch(/%/);
  });
});
