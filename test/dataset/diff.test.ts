import { describe, expect, it } from 'vitest';
import { changeTable } from '../../src/dataset/change-table.js';
import { changesInOrder, nextChange } from '../../src/dataset/change-files.js';
import { diffDatasets, isUnchanged } from '../../src/dataset/diff.js';
import { canonicalText } from '../../src/dataset/dataset-files.js';
import { Draft } from '../../src/dataset/draft.js';
import { type Dataset, loadDataset } from '../../src/dataset/load.js';
import { ChangesFile, type FactChanges } from '../../src/schema/facts.js';

const all = await loadDataset('data');
/** Two countries and some devices: every change is compared, and every verdict judged, twice a test. */
const dataset: Dataset = {
  ...all,
  countries: all.countries.filter(({ cc }) => ['de', 'gb'].includes(cc)),
  devices: all.devices.filter(({ id }, at) => id === 'ec25-e' || at % 20 === 0),
};

function changed(edit: (copy: Dataset) => void): FactChanges {
  const copy = structuredClone(dataset);
  edit(copy);
  return diffDatasets(dataset, copy);
}

const network = (copy: Dataset, id: string) =>
  copy.countries.flatMap(({ networks }) => networks).find((candidate) => candidate.id === id)!;
const device = (copy: Dataset, id: string) => copy.devices.find((candidate) => candidate.id === id)!;

/** Only the lists that are not empty. */
const told = (changes: FactChanges) =>
  Object.fromEntries(Object.entries(changes).filter(([, list]) => list.length > 0));

describe('what changed', () => {
  it('is nothing between equal facts, whatever their order', () => {
    const changes = changed((copy) => {
      network(copy, 'ee').lte.reverse();
      copy.bands.reverse();
    });
    expect(isUnchanged(changes)).toBe(true);
    expect(changeTable(changes)).toBe('nothing changed');
  });

  it('names a band, what it was and what it is', () => {
    const changes = changed((copy) => {
      const { lte } = network(copy, 'ee');
      lte[0] = { band: 'B3', confidence: 'single-source', sources: ['hn-uk'] };
      lte.push({ band: 'B40', confidence: 'single-source', sources: ['hn-uk'] });
      lte.splice(4, 1);
    });
    expect(changes.network_bands).toEqual([
      {
        cc: 'gb',
        network: 'ee',
        band: 'B3',
        before: { band: 'B3', confidence: 'cross-checked', core: true, sources: ['hn-uk', 'kimovil-gb'] },
        after: { band: 'B3', confidence: 'single-source', sources: ['hn-uk'] },
      },
      {
        cc: 'gb',
        network: 'ee',
        band: 'B40',
        before: null,
        after: { band: 'B40', confidence: 'single-source', sources: ['hn-uk'] },
      },
      {
        cc: 'gb',
        network: 'ee',
        band: 'B38',
        before: { band: 'B38', confidence: 'single-source', sources: ['hn-uk'] },
        after: null,
      },
    ]);
  });

  it.each<[string, (copy: Dataset) => void, object]>([
    [
      'a state',
      (copy) => void (network(copy, 'ee').status.g2.state = 'ending'),
      {
        states: [
          {
            cc: 'gb',
            network: 'ee',
            service: 'g2',
            before: { state: 'planned', date: '2033', source: 'csl-uk' },
            after: { state: 'ending', date: '2033', source: 'csl-uk' },
          },
        ],
      },
    ],
    [
      'the name of a network',
      (copy) => void (network(copy, 'ee').name = 'Everything'),
      {
        networks: [
          {
            cc: 'gb',
            network: 'ee',
            before: { id: 'ee', name: 'EE', group: 'BT Group' },
            after: { id: 'ee', name: 'Everything', group: 'BT Group' },
          },
        ],
      },
    ],
    [
      'the depth of a country',
      (copy) => void (copy.countries.find(({ cc }) => cc === 'de')!.depth = 'bands'),
      {
        countries: [
          {
            cc: 'de',
            before: { cc: 'de', name: { en: 'Germany', zh: '德国' }, depth: 'full' },
            after: { cc: 'de', name: { en: 'Germany', zh: '德国' }, depth: 'bands' },
          },
        ],
      },
    ],
    [
      'a source',
      (copy) => void delete copy.sources['csl-uk'],
      { sources: [{ source: 'csl-uk', before: dataset.sources['csl-uk'], after: null }] },
    ],
    [
      'a band of 3GPP',
      (copy) => void (copy.bands[0] = { ...copy.bands[0]!, name: 'IMT' }),
      { bands: [{ band: 'B1', before: dataset.bands[0], after: { ...dataset.bands[0], name: 'IMT' } }] },
    ],
  ])('%s', (_, edit, expected) => {
    expect(told(changed(edit))).toEqual(expected);
  });

  it('tells the verdicts that a change flips', () => {
    const changes = changed((copy) => {
      // without B20, B28 and B8 a device of Europe loses the coverage layer of EE
      const ec25 = device(copy, 'ec25-e');
      ec25.lte = ec25.lte.filter((band) => band !== 'B20');
    });
    expect(changes.devices).toHaveLength(1);
    expect(changes.verdicts).toContainEqual({
      device: 'ec25-e',
      cc: 'gb',
      network: 'ee',
      before: { verdict: 'good', confirmed: true },
      after: { verdict: 'limited', confirmed: true },
    });
    expect(changes.verdicts.every((flip) => flip.device === 'ec25-e')).toBe(true);
  });

  it('tells when a verdict stays no but is no longer proven', () => {
    const changes = changed((copy) => {
      device(copy, 'ec25-e').radio = 'lpwa';
    });
    expect(changes.verdicts).toContainEqual(
      expect.objectContaining({ network: 'ee', after: { verdict: 'no', confirmed: false } }),
    );
  });

  it('counts no verdict of a device or network that was not there before', () => {
    const changes = changed((copy) => {
      copy.devices.push({ ...device(copy, 'ec25-e'), id: 'ec25-e-two' });
      copy.countries.find(({ cc }) => cc === 'gb')!.networks.push({ ...network(copy, 'ee'), id: 'ee-two' });
    });
    expect(changes.verdicts).toEqual([]);
    expect(changes.devices.map(({ before }) => before)).toEqual([null]);
    expect(changes.states).toHaveLength(6);
    expect(
      changeTable(changes)
        .split('\n')
        .map((row) => row.trim().split(/  +/)),
    ).toEqual([
      ['added', 'changed', 'removed'],
      ['countries', '0', '0', '0'],
      ['networks', '1', '0', '0'],
      ['network bands', '11', '0', '0'],
      ['states', '6', '0', '0'],
      ['devices', '1', '0', '0'],
      ['bands', '0', '0', '0'],
      ['sources', '0', '0', '0'],
      ['corrections', '0', '0', '0'],
      ['plmn', '0', '0', '0'],
      ['verdicts', '0', '0', '0'],
    ]);
  });
});

describe('the history in data/changes/', () => {
  it('begins with the initial data set', async () => {
    const first = nextChange(new Draft(new Map()), dataset, undefined);
    expect(first.file).toBe('changes/2026-10-06.json');
    expect(first.entry).toMatchObject({ date: '2026-10-06', data_version: '32.15', initial: true });
    expect(ChangesFile.parse(JSON.parse(await canonicalText(first.file, first.entry)))).toEqual(first.entry);
  });

  it('gives a further change of the day a file of its own, and keeps the order past nine', async () => {
    const files = new Map<string, string>();
    const changes = changed((copy) => void (network(copy, 'ee').name = 'Everything'));
    const written: string[] = [];
    for (let i = 0; i < 12; i++) {
      const { file, entry } = nextChange(new Draft(files), dataset, i === 0 ? undefined : changes);
      files.set(file, await canonicalText(file, entry));
      written.push(file);
    }
    expect(written.slice(0, 3)).toEqual([
      'changes/2026-10-06.json',
      'changes/2026-10-06-2.json',
      'changes/2026-10-06-3.json',
    ]);
    expect(changesInOrder(new Draft(new Map([...files].reverse()))).map(({ file }) => file)).toEqual(written);
  });
});
