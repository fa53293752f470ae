import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Dataset, loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { addCalendars, findLosses, switchOffEntry } from '../../src/publish/calendars.js';
import { PublishedFiles } from '../../src/publish/published-files.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { type DatedSwitchOff, datedSwitchOffs } from '../../src/publish/dated-switch-offs.js';
import { writeCalendar } from '../../src/views/write-calendar.js';
import type { Lang } from '../../src/words/lang.js';

const dataset = await loadDataset('data');
const site = new SiteAddresses('https://example.org');
const germany = dataset.countries.find(({ cc }) => cc === 'de')!;

const calendarOf = (offs: readonly DatedSwitchOff[], title: string, lang: Lang) =>
  writeCalendar(
    title,
    offs.map((off) => switchOffEntry(off, lang, dataset, site)),
    'About all',
  );

function events(text: string): ICAL.Event[] {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

/** The calendars that are published of a data set, by their paths; of its devices only some. */
function calendarsOf(all: Dataset): Map<string, string> {
  const some = ['ec25-e', 'bg95-m3', 'nrf9160'];
  const from = { ...all, devices: all.devices.filter(({ id }) => some.includes(id)) };
  const files = new PublishedFiles();
  addCalendars(from, findLosses(from, datasetWorld(from)), site, files);
  return new Map(
    files.paths.flatMap((path) => {
      const text = files.make(path);
      return text === undefined ? [] : [[path, text as string]];
    }),
  );
}

/** A switch-off on a network of Germany that says what the test says. */
function made(date: string, more: object = {}, name = 'Net') {
  const network = { ...germany.networks[0]!, name };
  return [
    {
      country: germany,
      network,
      service: 'g2' as const,
      state: { state: 'planned' as const, date, source: null, ...more },
    },
  ];
}

describe('the calendar of switch-offs', () => {
  it('holds every dated switch-off of 2G, 3G and NB-IoT: past, under way and planned', () => {
    const offs = dataset.countries.flatMap(datedSwitchOffs);
    const dated = dataset.countries
      .flatMap(({ networks }) => networks)
      .flatMap(({ status: { g2, g3, nbiot } }) => [g2, g3, nbiot])
      .filter(({ state, date }) => ['planned', 'ending', 'off'].includes(state) && date !== null);
    expect(offs.length).toBe(dated.length);
    const read = events(calendarOf(offs, 'All', 'en'));
    expect(read.length).toBe(offs.length);
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(offs.length);
    for (const event of read) expect(event.startDate.isDate).toBe(true);
  });

  it('puts an exact date on its day and a partial one on the last day that it can mean', () => {
    const read = events(calendarOf(datedSwitchOffs(germany), 'Germany', 'en')).filter(({ summary }) =>
      summary.includes('2G'),
    );
    const days = read.map((event) => [event.summary, event.startDate.toString()]);
    expect(days).toEqual([
      ['Deutsche Telekom (Germany): end of 2G', '2028-06-30'],
      ['Vodafone (Germany): end of 2G', '2028-09-30'],
      ['O2 Telefónica (Germany): end of 2G', '2028-12-31'],
    ]);
    expect(read[1]!.description).toMatch(/announced: September 2028\.\nSource: /);
    expect(read[2]!.description).toMatch(/announced: the second half of 2028\./);
  });

  it.each([
    ['off', '2024-01-31', '2G switched off', '2024-02-01', 'CONFIRMED'],
    ['planned', '2031-01-31', 'end of 2G', '2031-02-01', 'CONFIRMED'],
    ['planned', '2031', 'end of 2G', '2032-01-01', 'TENTATIVE'],
    ['planned', '2024-01-31', 'end of 2G', '2024-02-01', 'TENTATIVE'],
    ['ending', '2031-01-31', '2G being switched off', '2031-02-01', 'TENTATIVE'],
  ])('%s on %s is "%s"', (state, date, summary, end, status) => {
    const [event] = events(calendarOf(made(date, { state }), 'T', 'en'));
    expect(event!.summary).toBe(`Net (Germany): ${summary}`);
    expect(event!.endDate.toString()).toBe(end);
    expect(event!.component.getFirstPropertyValue('status')).toBe(status);
  });

  it('shows what is still being switched off as under way to the day of the data, not as a past event', () => {
    const [event] = events(calendarOf(made('2020-06-30', { state: 'ending' }), 'T', 'en'));
    expect(event!.startDate.toString()).toBe('2020-06-30');
    expect(event!.endDate.toString() > dataset.data.checked).toBe(true);
  });

  it('keeps what happened long ago, for every country and every device that noticed it', () => {
    const files = calendarsOf(dataset);
    const old = (path: string) => events(files.get(path)!).map((event) => event.startDate.toString());
    expect(old('v1/switch-offs/jp.ics')).toContain('2012-12-31');
    expect(old('v1/switch-offs/devices/ec25-e.ics')).toContain('2012-12-31');
    expect(old('v1/switch-offs/devices/ec25-e.zh.ics').length).toBe(
      old('v1/switch-offs/devices/ec25-e.ics').length,
    );
  });

  it('tells a device only of ends that take something from it, and says what', () => {
    const files = calendarsOf(dataset);
    const of = (id: string) => events(files.get(`v1/switch-offs/devices/${id}.ics`)!);
    const ec25 = of('ec25-e');
    expect(ec25.length).toBeLessThan(100);
    const docomo = ec25.find(({ summary }) => summary.startsWith('NTT docomo'))!;
    expect([docomo.summary, docomo.description]).toEqual([
      'NTT docomo (Japan): 3G switched off',
      expect.stringMatching(/^Switched off: .*\nNo voice fallback afterwards\.$/),
    ]);
    expect(of('nrf9160').map(({ summary }) => summary)).toEqual([
      'NTT docomo (Japan): NB-IoT switched off',
      'AT&T (United States): NB-IoT switched off',
    ]);
  });

  it('keeps the entries of a device when what was announced is done', () => {
    const done = structuredClone(dataset);
    for (const { networks } of done.countries)
      for (const { status } of networks)
        for (const service of ['g2', 'g3', 'nbiot'] as const)
          if (status[service].date !== null && status[service].state === 'planned')
            status[service].state = 'off';
    const idsOf = (files: Map<string, string>) =>
      [...files].map(([path, text]) => [path, events(text).map(({ uid }) => uid)]);
    expect(idsOf(calendarsOf(done))).toEqual(idsOf(calendarsOf(dataset)));
  });

  it('is stamped by the day of the data, not by the clock', () => {
    const text = calendarOf(made('2028'), 'T', 'en');
    expect(text).toContain(`DTSTAMP:${dataset.data.checked.replaceAll('-', '')}T000000Z\r\n`);
  });

  it('keeps the id of an entry when its date, its state or its name changes', () => {
    const ids = [made('2028'), made('2029-01', { state: 'ending' }), made('2028', {}, 'Renamed')].map(
      (offs) => events(calendarOf(offs, 'T', 'en'))[0]!.uid,
    );
    expect(new Set(ids).size).toBe(1);
  });

  it.each(['a;b,c\\d\ne', '\r\nBEGIN:VEVENT\r\n', '中国移动'.repeat(40), '😀'.repeat(60), 'x'.repeat(300)])(
    'takes the name %j apart into short lines and gives it back whole',
    (name) => {
      const text = calendarOf(made('2028', {}, name), 'T', 'zh');
      const lines = text.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
      const read = events(text);
      expect(read.length).toBe(1);
      expect(read[0]!.summary).toBe(`${name.replaceAll('\r', ' ')}（德国）：2G 退网`);
    },
  );
});
