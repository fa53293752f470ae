import { CREDIT } from '../core/credit.js';
import { lastDayOf } from '../core/date.js';
import { usesService } from '../core/life.js';
import type { Dataset } from '../dataset/dataset.js';
import { writeCalendar, writeCalendarEntry } from '../views/write-calendar.js';
import { type EndState, FEED_WORDS } from '../words/feeds.js';
import { type Lang, LANGS } from '../words/lang.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import type { World } from '../world/world.js';
import { entryId } from './entry-id.js';
import type { Output } from './output.js';
import type { SiteAddresses } from './site-addresses.js';
import { type DatedSwitchOff, datedSwitchOffs } from './dated-switch-offs.js';

/**
 * Writes the calendars of switch-offs: of all countries, of each country, and of each device, in every language. What has
 * happened stays in them, so that nothing disappears from the calendar of who subscribed.
 */
export function writeCalendars(dataset: Dataset, world: World, site: SiteAddresses, output: Output): void {
  const countries = dataset.countries.map((country) => ({ country, offs: datedSwitchOffs(country) }));
  const everywhere = countries.flatMap(({ offs }) => offs);
  for (const lang of LANGS) {
    const suffix = lang === 'en' ? '' : `.${lang}`;
    const texts = new Map(everywhere.map((off) => [off, switchOffEntry(off, lang, dataset, site)]));
    const write = (path: string, offs: readonly DatedSwitchOff[], title: string) => {
      if (offs.length === 0) return; // RFC 5545 has no calendar without an entry
      const entries = offs.map((off) => texts.get(off)!);
      output.write(`v1/${path}${suffix}.ics`, writeCalendar(title, entries, true));
    };
    const { calendarTitle } = FEED_WORDS[lang];
    write('switch-offs', everywhere, calendarTitle());
    for (const { country, offs } of countries)
      write(`switch-offs/${country.cc}`, offs, calendarTitle(country.name[lang]));
    for (const device of world.devices.values()) {
      const felt = everywhere.filter(({ service }) => usesService(device, service));
      write(`switch-offs/devices/${device.id}`, felt, calendarTitle(device.name));
    }
  }
}

/**
 * The all-day entry of a switch-off. Where the source leaves the day open, it stands on the last day that the date can
 * mean, and says so. A network that is still being switched off after that day has an entry that lasts from then to the
 * day of the data.
 */
export function switchOffEntry(
  { country, network, service, state }: DatedSwitchOff,
  lang: Lang,
  dataset: Dataset,
  site: SiteAddresses,
): string {
  const words = FEED_WORDS[lang];
  const { date, service: serviceNames } = VERDICT_WORDS[lang];
  const day = lastDayOf(state.date, state.date_note);
  const { checked } = dataset.data;
  const isOverdue = state.state === 'planned' && day < checked;
  const source = state.source === null ? undefined : dataset.sources[state.source];
  const description = [
    words.stateOfEnd[state.state as EndState](date(state.date, state.date_note)),
    ...(isOverdue ? [words.overdue] : []),
    ...(day === state.date ? [] : [words.lastDay]),
    ...(source ? [words.source(source.publisher, source.url)] : []),
    words.credit(CREDIT.text),
  ];
  const summary = words.switchOff[state.state as EndState];
  return writeCalendarEntry(
    {
      id: entryId(`switch-off/${network.id}/${service}`),
      day,
      ...(state.state === 'ending' && day < checked && { lastDay: checked }),
      title: summary(country.name[lang], network.name, serviceNames[service]),
      text: description.join('\n'),
      url: site.pages(`/networks/${network.id}`)[lang],
      category: serviceNames[service],
      isSure: state.state === 'off' || (state.state === 'planned' && day === state.date && !isOverdue),
    },
    { lang, stamp: checked },
  );
}
