import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge, verdictOf } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { flipTable } from '../../src/dataset/change-table.js';
import { diffDatasets } from '../../src/dataset/diff.js';
import { readDraft } from '../../src/dataset/draft.js';
import { datasetOf, importedOf } from '../../src/dataset/load.js';

const draft = await readDraft('data');
const dataset = datasetOf(draft);
const world = datasetWorld(dataset);
/** What the publisher says alone: without corrections, rule version 2 judges it as version 1 did. */
const published = { ...importedOf(draft), corrections: [], plmn: {} };
const publishedWorld = datasetWorld(published);
const devices = [...publishedWorld.devices.values()];
const ASKED = world.updated;

/** `g` good, `l` limited, `n` no, `u` a no that is not confirmed; capital: on single sources. */
function letter(deviceId: string, cc: string, networkId: string, from = world): string {
  const network = from.countries.get(cc)!.networks.find(({ id }) => id === networkId)!;
  const { verdict, confirmed, basis } = judge(from.devices.get(deviceId)!, network, ASKED);
  const small = confirmed ? verdict[0]! : 'u';
  return basis === 'single-source' ? small.toUpperCase() : small;
}

describe('verdicts over all facts', () => {
  it('are the ones on record; a change updates test/golden/verdicts.txt knowingly (npm run golden)', async () => {
    const lines = [...world.countries.values()].flatMap(({ cc, networks }) =>
      networks.map(({ id }) => `${cc}/${id} ${devices.map((device) => letter(device.id, cc, id)).join('')}`),
    );
    // 18,135 in version 32.15; a release that loses more than a few is no release.
    expect(lines.length * devices.length).toBeGreaterThan(18_135 * 0.98);
    const text = [
      '# Every verdict, a line a network, a letter a device: g good, l limited, n no, u a no that nobody has proven;',
      '# a capital letter: on single sources. Facts: Band Atlas · Hyper Nexus, CC BY 4.0.',
      `# ${devices.map(({ id }) => id).join(' ')}`,
      ...lines,
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('verdicts.txt');
  });

  it('differ from those of the published facts only where a correction says so: every one in flips.txt', async () => {
    const { verdicts } = diffDatasets(published, dataset);
    const corrected = new Map(
      dataset.corrections
        .filter(({ outcome }) => outcome === 'applied')
        .map(({ subject, correction: { field } }) => [subject, `${subject} ${field}`]),
    );
    const lines = verdicts.map((flip) => {
      const because = [flip.network, flip.device].flatMap((id) => corrected.get(id) ?? []);
      expect(because, `${flip.device} on ${flip.network}`).not.toEqual([]);
      const row = flipTable({ verdicts: [flip] }).split('\n')[1]!;
      return `${row} (${because.join(', ')})`;
    });
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot('flips.txt');
  });

  it('of our own devices are on record in short: how many of each, and a digest of them all', async () => {
    const networks = [...world.countries.values()].flatMap((country) => country.networks);
    const lines = [...world.devices.values()]
      .filter(({ id }) => !publishedWorld.devices.has(id))
      .map((device) => {
        const letters = networks.map((network) => {
          const { verdict, confirmed } = verdictOf(device, network);
          return confirmed ? verdict[0]! : 'u';
        });
        const counts = ['g', 'l', 'n', 'u'].map((l) => `${l}${letters.filter((other) => other === l).length}`);
        const digest = createHash('sha256').update(letters.join('')).digest('hex').slice(0, 12);
        return `${device.id} ${counts.join(' ')} ${digest}`;
      });
    await expect([...lines, ''].join('\n')).toMatchFileSnapshot('own-devices.txt');
  });

  it.each([
    ['e5576-320', 'us', 't-mobile'],
    ['e5576-320', 'cm', 'cm-mtn'],
    ['e5576-320', 'mw', 'mw-tnm'],
    ['ec25-af', 'jp', 'kddi'],
    ['ec25-af', 'jp', 'rakuten'],
  ])('give no credit for a smaller band: %s on %s/%s', (id, cc, networkId) => {
    expect(letter(id, cc, networkId).toLowerCase()).toBe('n');
  });

  it('agree with the publisher, but where only a smaller band is shared (the publisher gives half credit there)', () => {
    const [, , head, ...lines] = readFileSync('test/golden/published-sample.txt', 'utf8').trim().split('\n');
    const ids = head!.slice(2).split(' ');
    const differing: string[] = [];
    let compared = 0;
    for (const line of lines) {
      const [place, letters] = line.split(' ') as [string, string];
      const [cc, networkId] = place.split('/') as [string, string];
      ids.forEach((id, i) => {
        const theirs = letters[i]!;
        if (theirs === '.') return;
        compared++;
        const ours = letter(id, cc, networkId, publishedWorld).toLowerCase();
        // their "not known" is our unconfirmed no, or a proven one where no band is shared
        const agrees = theirs === 'u' ? ours === 'u' || ours === 'n' : ours === theirs;
        if (!agrees) differing.push(`${id} ${place} ${theirs} ${ours}`);
      });
    }
    expect(compared).toBe(1_859);
    expect(differing).toEqual([]);
  });
});
