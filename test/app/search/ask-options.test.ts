import { describe, expect, it } from 'vitest';
import { offerDevices, findToAsk } from '../../../src/app/search/ask-options.js';
import { WORLD } from '../../fixtures/known-world.js';

const ask = (text: string, recent: readonly string[] = []) =>
  findToAsk(text, 'device', WORLD, 'en', recent, new Set(['de']));
const devices = (text: string, recent: readonly string[] = []) =>
  offerDevices(text, WORLD, 'en', recent, { none: 'any device', chosen: 'ec25-e' });

describe('the box of the question', () => {
  it('offers what was asked lately before everything else', () => {
    const { choices, isSure } = ask('', ['bg95-m3/de', 'gone/de']);
    expect(choices[0]).toMatchObject({ heading: 'Recent', title: 'Quectel BG95-M3' });
    expect(choices[1]).toMatchObject({ heading: 'Devices' });
    expect(isSure).toBe(false);
  });

  it.each([
    ['EC25-E', { device: 'ec25-e' }],
    ['br', { countries: ['br'] }],
    ['262-01', { countries: ['de'], networks: ['telekom-de'] }],
    ['bg95 de br jp', { device: 'bg95-m3', countries: ['de', 'br', 'jp'] }],
  ])('takes %s at its word', (text, adds) => {
    const { choices, isSure } = ask(text);
    expect(choices[0]).toMatchObject({ adds });
    expect(isSure).toBe(true);
  });

  it.each([
    ['3g germany', '/switch-offs?in=de&service=g3'],
    ['when does 2g end in France', '/switch-offs?in=fr&service=g2'],
    ['2g switch-off ec25-e fr', '/switch-offs?in=fr&service=g2&device=ec25-e'],
    ['德国 3G 退网', '/switch-offs?in=de&service=g3'],
  ])('leads from “%s” to the ends of services', (text, path) => {
    expect(ask(text).choices[0]).toMatchObject({ path });
  });

  it('takes NB-IoT alone for no question about its end', () => {
    expect(ask('nb-iot germany').choices.every(({ path = '' }) => !path.startsWith('/switch-offs'))).toBe(
      true,
    );
    expect(ask('nb-iot shutdown us').choices[0]!.path).toBe('/switch-offs?in=us&service=nbiot');
  });

  it.each([
    ['ec25-af at&t', ['Quectel EC25-AF in Mexico', 'Quectel EC25-AF in the United States']],
    ['ec25 de', ['Quectel EC25-E in Germany', 'Quectel EC25-AF in Germany']],
    ['vodafone', ['Vodafone', 'Vodafone']],
  ])('lets nobody ask one of several things that “%s” may mean by Enter alone', (text, titles) => {
    const { choices, isSure } = ask(text);
    expect(choices.slice(0, 2).map(({ title }) => title)).toEqual(titles);
    expect(isSure).toBe(false);
  });

  it('says of a network that was asked for by a shared name which one it is', () => {
    expect(ask('ec25-af at&t').choices.map(({ note, adds }) => [note, adds])).toEqual([
      ['on AT&T', { device: 'ec25-af', countries: ['mx'], networks: ['att-mx'] }],
      ['on AT&T', { device: 'ec25-af', countries: ['us'], networks: ['att'] }],
    ]);
  });

  it.each([
    ['lte-m germany', 'LTE-M in Germany', '/countries/de'],
    ['NB-IoT in France', 'NB-IoT in France', '/countries/fr'],
    ['5g sa japan', '5G standalone in Japan', '/countries/jp'],
    ['4g germany', 'LTE in Germany', '/countries/de'],
    ['redcap t-mobile us', 'T-Mobile', '/networks/t-mobile'],
  ])('leads from “%s” to the page that says it', (text, title, path) => {
    const { choices, isSure } = ask(text);
    expect(choices[0]).toMatchObject({ title, path });
    expect(isSure).toBe(true);
  });

  it('offers no check for a device and a technology, which it would not answer', () => {
    expect(ask('ec25-e lte-m germany').isSure).toBe(false);
  });

  it.each([
    ['iphone 15', 'de'],
    ['Galaxy S24', 'de'],
    ['pixel 9 france', 'fr'],
  ])(
    'offers for %s, which is not listed, to paste its bands for %s, and nothing that is only called nearly so',
    (text, cc) => {
      expect(ask(text)).toMatchObject({
        choices: [{ title: 'Not listed? Paste its bands', path: `/paste?in=${cc}` }],
        note: `No results for “${text}”.`,
        isSure: false,
      });
    },
  );

  it('reads the bands of a list that is typed, whatever stands in it', () => {
    const { choices, note } = ask('LTE-FDD: B1/B3/B28A');
    expect(choices[0]!.path).toBe('/paste?text=LTE-FDD%3A+B1%2FB3%2FB28A&in=de');
    expect(note).toBe('');
  });

  it.each(['EG91-E', 'SIM7070G', 'niger', 'ec25-e xx', 'germny'])(
    'never takes something else for %s by Enter alone, and says so',
    (text) => {
      const { choices, isSure, note } = ask(text);
      expect(isSure).toBe(false);
      expect(note).toBe(`No exact match for “${text}”. Similar names:`);
      expect(choices.every(({ group }) => group === 'near' || group === 'unlisted')).toBe(true);
    },
  );

  it('marks the country that is chosen already', () => {
    expect(ask('germany').choices[0]).toMatchObject({ title: 'Germany', isChosen: true });
    expect(ask('france').choices[0]).toMatchObject({ title: 'France', isChosen: false });
  });
});

describe('a field for one device', () => {
  it('offers none, those of the last checks, and all', () => {
    const [none, recent, ...all] = devices('', ['bg95-m3/de']).choices;
    expect(none).toEqual({ title: 'any device', note: '', id: undefined, isChosen: false });
    expect(recent).toMatchObject({ id: 'bg95-m3', heading: 'Recent' });
    expect(all).toHaveLength(WORLD.devices.size);
    expect(all.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual(['ec25-e']);
  });

  it('finds a device by any of its names, and nothing else', () => {
    expect(devices('bg95').choices.map(({ id }) => id)).toEqual(['bg95-m3']);
    expect(devices('移远').choices.length).toBeGreaterThan(3);
    expect(devices('germany')).toMatchObject({ choices: [], note: 'No results for “germany”.' });
  });
});
