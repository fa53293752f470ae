import ICAL from 'ical.js';
import { CREDIT } from '../core/credit.js';
import { lastDayOf } from '../core/date.js';
import { usesService } from '../core/life.js';
import type { Dataset } from '../dataset/dataset.js';
import { type EndState, FEED_WORDS } from '../words/feeds.js';
import { type Lang, LANGS } from '../words/lang.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import type { World } from '../world/world.js';
import { entryId } from './entry-id.js';
import type { Output } from './output.js';
import type { SiteAddresses } from './site-addresses.js';
import { type DatedSwitchOff, datedSwitchOffs } from './dated-switch-offs.js';

// RFC 5545, 3.1: at most 75 octets a line, and ical.js does not count the space that a continued line begins with.
ICAL.foldLength = 74;

/** Calendars of devices keep what ended in so many years before the data was checked; all others keep everything. */
const YEARS_KEPT = 1;

/** Writes the calendars of switch-offs: of all countries, of each country, and of each device, in every language. */
export function writeCalendars(dataset: Dataset, world: World, site: SiteAddresses, output: Output): void {
  const all = dataset.countries.map((country) => ({ country, offs: datedSwitchOffs(country) }));
  const everywhere = all.flatMap(({ offs }) => offs);
  const since = String(Number(dataset.data.checked.slice(0, 4)) - YEARS_KEPT);
  const recent = everywhere.filter(({ state }) => state.state !== 'off' || state.date >= since);
  for (const lang of LANGS) {
    const suffix = lang === 'en' ? '' : `.${lang}`;
    const write = (path: string, offs: readonly DatedSwitchOff[], title: string) => {
      if (offs.length === 0) return; // RFC 5545 has no calendar without an entry
      output.write(`v1/${path}${suffix}.ics`, calendarText(offs, title, lang, dataset, site));
    };
    const { calendarTitle } = FEED_WORDS[lang];
    write('switch-offs', everywhere, calendarTitle());
    for (const { country, offs } of all) {
      write(`switch-offs/${country.cc}`, offs, calendarTitle(country.name[lang]));
    }
    for (const device of world.devices.values()) {
      const felt = recent.filter(({ service }) => usesService(device, service));
      write(`switch-offs/devices/${device.id}`, felt, calendarTitle(device.name));
    }
  }
}

/**
 * An iCalendar object (RFC 5545) with one all-day entry for each switch-off. Where the source leaves the day open, the
 * entry stands on the last day that the date can mean, and says so. A network that is still being switched off after
 * that day has an entry that lasts from then to the day of the data.
 */
export function calendarText(
  offs: readonly DatedSwitchOff[],
  title: string,
  lang: Lang,
  dataset: Dataset,
  site: SiteAddresses,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//BandCheck//Switch-offs//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', plainText(title));
  calendar.addPropertyWithValue('x-wr-calname', plainText(title));
  calendar.addProperty(refreshDaily());
  for (const off of offs) calendar.addSubcomponent(event(off, lang, dataset, site));
  return `${calendar.toString()}\r\n`;
}

function event(
  { country, network, service, state }: DatedSwitchOff,
  lang: Lang,
  dataset: Dataset,
  site: SiteAddresses,
): ICAL.Component {
  const words = FEED_WORDS[lang];
  const { date, service: serviceNames } = VERDICT_WORDS[lang];
  const day = lastDayOf(state.date, state.date_note);
  const { checked } = dataset.data;
  const given = date(state.date, state.date_note);
  const isOverdue = state.state === 'planned' && day < checked;
  const source = state.source === null ? undefined : dataset.sources[state.source];
  const description = [
    words.stateOfEnd[state.state as EndState](given),
    ...(isOverdue ? [words.overdue] : []),
    ...(day === state.date ? [] : [words.lastDay]),
    ...(source ? [words.source(source.publisher, source.url)] : []),
    words.credit(CREDIT.text),
  ];
  const event = new ICAL.Component('vevent');
  const addText = (name: string, text: string) => {
    event.addPropertyWithValue(name, plainText(text)).setParameter('language', lang);
  };
  event.addPropertyWithValue('uid', entryId(`switch-off/${network.id}/${service}`));
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromDateTimeString(`${dataset.data.checked}T00:00:00Z`));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(day));
  // the end of an event of whole days is the day after its last one (RFC 5545, 3.6.1)
  if (state.state === 'ending' && day < checked) event.addPropertyWithValue('dtend', dayAfter(checked));
  const summary = words.switchOff[state.state as EndState];
  addText('summary', summary(country.name[lang], network.name, serviceNames[service]));
  addText('description', description.join('\n'));
  event.addPropertyWithValue('url', site.pages(`/networks/${network.id}`)[lang]);
  event.addPropertyWithValue('categories', serviceNames[service]);
  const isSure = state.state === 'off' || (state.state === 'planned' && day === state.date && !isOverdue);
  event.addPropertyWithValue('status', isSure ? 'CONFIRMED' : 'TENTATIVE');
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event;
}

/** RFC 7986, 5.7: how often to ask for a new version. */
function refreshDaily(): ICAL.Property {
  const property = new ICAL.Property('refresh-interval');
  property.resetType('duration');
  property.setValue(ICAL.Duration.fromString('P1D'));
  return property;
}

function dayAfter(day: string): ICAL.Time {
  const time = ICAL.Time.fromDateString(day);
  time.addDuration(ICAL.Duration.fromString('P1D'));
  return time;
}

/** Text without control characters, which may not stand in a line of a calendar; line breaks stay. */
function plainText(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what must not pass
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}
