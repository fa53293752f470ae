import { CREDIT } from '../core/credit.js';
import { lastDayOf } from '../core/date.js';
import { type Consequence, judgeLife, SERVICES_THAT_END } from '../core/life.js';
import { isEnding } from '../core/service.js';
import type { PreparedDevice, PreparedNetwork } from '../core/prepare.js';
import type { Dataset } from '../dataset/dataset.js';
import { writeCalendar, writeCalendarEntry } from '../views/write-calendar.js';
import { type EndState, FEED_WORDS } from '../words/feeds.js';
import { type Lang, LANGS } from '../words/lang.js';
import { langSuffix } from '../words/page-paths.js';
import { TIMELINE_WORDS } from '../words/timeline.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import type { World, WorldDevice } from '../world/world.js';
import { entryId } from './entry-id.js';
import { makeOnce } from './make-once.js';
import type { PublishedFiles } from './published-files.js';
import type { SiteAddresses } from './site-addresses.js';
import { type DatedSwitchOff, datedSwitchOffs } from './dated-switch-offs.js';

/** What the end of a service takes from a device. */
type Loss = Exclude<Consequence, 'none'>;

/** The dated switch-offs that take something from a device, and what they take. */
type Losses = readonly { readonly off: DatedSwitchOff; readonly loss: Loss }[];

/** What dated switch-offs take from each device, by its id; it is found when it is asked for. */
export function findLosses(dataset: Dataset, world: World): ReadonlyMap<string, () => Losses> {
  const networks = new Map(
    [...world.countries.values()].flatMap((country) =>
      country.networks.map((each) => [each.id, withAllEndsOver(each)]),
    ),
  );
  const ends = dataset.countries
    .flatMap(datedSwitchOffs)
    .map((off) => ({ off, network: networks.get(off.network.id)! }));
  const lossesOf = (device: WorldDevice) =>
    ends.flatMap(({ off, network }) => {
      const loss = lossOf(device, network, off);
      return loss ? [{ off, loss }] : [];
    });
  return new Map([...world.devices.values()].map((device) => [device.id, makeOnce(() => lossesOf(device))]));
}

/**
 * Adds the calendars of switch-offs: of all countries, of each country, and of each device, in every language. What has
 * happened stays in them, so that nothing disappears from the calendar of who subscribed.
 */
export function addCalendars(
  dataset: Dataset,
  losses: ReadonlyMap<string, () => Losses>,
  site: SiteAddresses,
  files: PublishedFiles,
): void {
  const countries = dataset.countries.map((country) => ({ country, offs: datedSwitchOffs(country) }));
  const everywhere = countries.flatMap(({ offs }) => offs);
  for (const lang of LANGS) {
    const suffix = langSuffix(lang);
    const { calendarTitle, deviceCalendarTitle, calendarAbout, credit } = FEED_WORDS[lang];
    const about = `${calendarAbout}\n${credit(CREDIT.text)}`;
    const add = (path: string, title: string, listEntries: () => readonly string[]) => {
      files.add(`v1/${path}${suffix}.ics`, () => {
        const entries = listEntries();
        // RFC 5545 has no calendar without an entry
        return entries.length > 0 ? writeCalendar(title, entries, about) : undefined;
      });
    };
    const texts = new Map<DatedSwitchOff, Map<Loss | undefined, string>>();
    const entryOf = (off: DatedSwitchOff, loss?: Loss) => {
      const known = texts.get(off) ?? new Map<Loss | undefined, string>();
      const text = known.get(loss) ?? switchOffEntry(off, lang, dataset, site, loss);
      texts.set(off, known.set(loss, text));
      return text;
    };
    const entriesOf = (offs: readonly DatedSwitchOff[]) => offs.map((off) => entryOf(off));
    add('switch-offs', calendarTitle(), () => entriesOf(everywhere));
    for (const { country, offs } of countries)
      add(`switch-offs/${country.cc}`, calendarTitle(country.name[lang]), () => entriesOf(offs));
    for (const { id, name } of dataset.devices)
      add(`switch-offs/devices/${id}`, deviceCalendarTitle(name), () =>
        losses.get(id)!().map(({ off, loss }) => entryOf(off, loss)),
      );
  }
}

/**
 * The network as if all of its announced ends were over: an entry does not leave a calendar because time has passed, so that
 * ends count in the order of their days, whatever has happened of them by now. An end without a day counts as the first.
 */
function withAllEndsOver(network: PreparedNetwork): PreparedNetwork {
  const status = { ...network.status };
  for (const each of SERVICES_THAT_END)
    if (isEnding(status[each])) status[each] = { ...status[each], state: 'off' };
  return { ...network, status };
}

/**
 * What the end of a service takes from a device; `undefined` where the device does not use it, or 2G goes while 3G stays
 * or the other way round.
 * @param network with all its ends over
 */
function lossOf(
  device: PreparedDevice,
  network: PreparedNetwork,
  { service, state }: DatedSwitchOff,
): Loss | undefined {
  const { steps } = judgeLife(device, network, lastDayOf(state.date, state.date_note));
  const { consequence } = steps.find((step) => step.service === service)!;
  return consequence === 'none' || (consequence === 'other-left' && service !== 'nbiot')
    ? undefined
    : consequence;
}

/**
 * The all-day entry of a switch-off. Where the source leaves the day open, it stands on the last day that the date can
 * mean, and says so. A network that is still being switched off after that day has an entry that lasts from then to the
 * day of the data.
 * @param loss what it takes from a device, for the calendar of one; the source stands on the page that it leads to
 */
export function switchOffEntry(
  { country, network, service, state }: DatedSwitchOff,
  lang: Lang,
  dataset: Dataset,
  site: SiteAddresses,
  loss?: Loss,
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
    ...(loss ? [words.loss(TIMELINE_WORDS[lang].consequence[loss])] : []),
    ...(source && !loss ? [words.source(source.publisher, source.url)] : []),
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
