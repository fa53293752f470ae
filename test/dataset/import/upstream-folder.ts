import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bandNumber, LTE_NOT_ALONE, NR_NOT_ALONE } from '../../../src/core/band.js';
import { loadDataset } from '../../../src/dataset/load.js';

/** What a test does to the text of a file of the made-up release. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

/** A fresh folder with a small made-up release of the open data, and `edits` made to it. Its bands are the real ones. */
export async function upstreamFolder(edits: Edits = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'band-check-upstream-'));
  await cp('test/fixtures/upstream', dir, { recursive: true });
  await writeFile(join(dir, 'bands.csv'), bandsCsv());
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(dir, file);
    const before = await readFile(path, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`the edit of ${file} changes nothing`);
    await writeFile(path, after);
  }
  return dir;
}

/** An empty folder of data: nothing but the names of countries. */
export async function dataFolder(): Promise<string> {
  const dir = join(await mkdtemp(join(tmpdir(), 'band-check-facts-')), 'data');
  await cp('data/country-names.json', join(dir, 'country-names.json'));
  return dir;
}

const { bands } = await loadDataset('data');

function bandsCsv(): string {
  const rows = bands.map(({ rat, band, duplex, uplink_mhz, downlink_mhz, name, channel_mhz }) => {
    const notAlone = (rat === 'lte' ? LTE_NOT_ALONE : NR_NOT_ALONE).includes(bandNumber(rat, band)!);
    const [ulLow = '', ulHigh = ''] = uplink_mhz ?? [];
    const [dlLow = '', dlHigh = ''] = downlink_mhz ?? [];
    const note = notAlone ? 'na' : '';
    return [
      rat.toUpperCase(),
      band,
      duplex,
      ulLow,
      ulHigh,
      dlLow,
      dlHigh,
      `"${name}"`,
      `"${channel_mhz}"`,
      note,
      'src-a',
      'A',
    ];
  });
  const header =
    'tech,band,duplex,ul_low_mhz,ul_high_mhz,dl_low_mhz,dl_high_mhz,common_name,channel_bandwidths_mhz,note,sources,grade';
  return [header, ...rows.map((row) => row.join(','))].join('\n') + '\n';
}
