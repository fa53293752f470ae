/** `/switch-offs`: when 2G, 3G and NB-IoT end, network by network, and what that means for a device. */
import { html, nothing, type TemplateResult } from 'lit';
import { distanceBetween } from '../../core/date.js';
import { SERVICES_THAT_END } from '../../core/life.js';
import { networkName } from '../../words/network-name.js';
import type { MapLayer } from '../../words/map.js';
import type { World, WorldDevice } from '../../world/world.js';
import { langSuffix } from '../../words/page-paths.js';
import { endingServiceName, TIMELINE_WORDS, type TimelineWords } from '../../words/timeline.js';
import { readDevices, type UnknownName } from '../base/address-names.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { type AskedCountries, readAskedCountries } from '../base/asked-countries.js';
import { saveAsCalendar } from '../lists/save-as-calendar.js';
import { countriesPart } from '../parts/countries-part.js';
import { deviceField } from '../parts/device-field.js';
import { filterField } from '../parts/filter-field.js';
import { icon } from '../parts/icon.js';
import { mapWhenNear } from '../parts/map-when-near.js';
import { questionSentence } from '../parts/question-sentence.js';
import { regionChips } from '../parts/region-chips.js';
import '../parts/share-panel.js';
import { CONSEQUENCE_TONES, timelineView, type TimelineLane } from '../parts/timeline-view.js';
import { notKnown, unknownCountries, unknownNames } from '../parts/unknown-names.js';
import {
  consequenceFor,
  type CountrySwitchOff,
  filterSwitchOffs,
  GROUPS,
  listSwitchOffs,
  readSwitchOffChoice,
  type SwitchOffChoice,
  toggleCode,
} from './switch-off-list.js';

/** The services that end, on the map. */
const MAP_LAYERS: readonly MapLayer[] = ['g2', 'g3', 'nbiot'];

export class SwitchOffsPage extends Page {
  #open: string | undefined;

  get #timelineWords(): TimelineWords {
    return TIMELINE_WORDS[this.app.lang];
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const own = this.#timelineWords;
    const asked = readAskedCountries(app.query, world, app.lang);
    const choice = readSwitchOffChoice(app.query);
    const devices = readDevices(app.query.get('device'), world);
    const [device] = devices.known;
    const fitting = filterSwitchOffs(listSwitchOffs(asked.countries, app.today), world, choice);
    const shown = fitting.filter(({ group }) => choice.groups.includes(group));
    return html`
      <h1 tabindex="-1" class="eyebrow">${own.heading}</h1>
      ${this.#question(world, asked, choice, device)} ${this.#faults(devices.unknown, asked, choice)}
      ${this.#headline(fitting, device)} ${regionChips(app, world, asked)} ${this.#filters(fitting, choice)}
      <p class="count" role="status">${words.entries(shown.length)}</p>
      ${shown.length === 0 ? html`<p class="next muted">${own.nothing}</p>` : nothing}
      ${GROUPS.map((group) => this.#timeline(group, shown, device))}
      <section>
        ${mapWhenNear({
          app,
          countries: asked.countries,
          layers: MAP_LAYERS,
          subject: own.heading,
          link: ({ cc }) => this.reader.href('country', { cc }),
        })}
      </section>
      ${this.#toolbar(shown, world)}
    `;
  }

  /** What the address asks for and we do not have. */
  #faults(
    devices: readonly UnknownName<WorldDevice>[],
    asked: AskedCountries,
    choice: SwitchOffChoice,
  ): TemplateResult {
    const { app, words } = this;
    return html`${unknownNames(
      app.lang,
      devices,
      words.pickAnother,
      ({ name }) => name,
      ({ id }) => app.choose({ device: id }),
    )}
    ${unknownCountries(app, asked.unknown)}
    ${notKnown(app.lang, [...choice.unknown, ...asked.unknownRegions])}`;
  }

  #filters(fitting: readonly CountrySwitchOff[], { find, groups }: SwitchOffChoice): TemplateResult {
    const { app, words } = this;
    const own = this.#timelineWords;
    return html`<div class="filters">
      ${filterField(words.filterCountries, find, (text) => app.choose({ find: text }))}
      <div class="choices" role="group" aria-label=${own.groups}>
        ${GROUPS.map(
          (group) =>
            html`<button
              class="choice"
              aria-pressed=${groups.includes(group)}
              @click=${() => app.choose({ state: toggleCode(GROUPS, groups, group, GROUPS.slice(0, 3)) })}
            >
              ${own.group[group]}
              <span class="number">${fitting.filter((each) => each.group === group).length}</span>
            </button>`,
        )}
      </div>
    </div>`;
  }

  /** The ends of one group; of those that have passed, the latest first. */
  #timeline(
    group: CountrySwitchOff['group'],
    shown: readonly CountrySwitchOff[],
    device: WorldDevice | undefined,
  ): TemplateResult | typeof nothing {
    const { lang, today } = this.app;
    const heading = this.#timelineWords.group[group];
    const those = shown.filter((each) => each.group === group);
    if (those.length === 0) return nothing;
    if (group === 'past') those.reverse();
    const lanes = those.map((each) => this.#lane(each, device));
    return html`<section>
      <h2>${heading}</h2>
      ${timelineView(lanes, { lang, today, heading })}
    </section>`;
  }

  #toolbar(shown: readonly CountrySwitchOff[], world: World): TemplateResult {
    const { app } = this;
    const own = this.#timelineWords;
    return html`<div class="toolbar">
      <button
        class="button"
        ?disabled=${shown.every(({ lastDay }) => lastDay === null || lastDay < app.today)}
        @click=${() => this.#save(shown, world.updated)}
      >
        ${icon('save')}<span>${own.calendar}</span>
      </button>
      <a class="button" href=${`/v1/switch-offs${langSuffix(app.lang)}.ics`}>${own.calendarOfAll}</a>
      <bc-share .app=${app}></bc-share>
    </div>`;
  }

  #headline(fitting: readonly CountrySwitchOff[], device: WorldDevice | undefined): TemplateResult {
    const own = this.#timelineWords;
    const { today } = this.app;
    const dated = fitting.filter(({ lastDay }) => lastDay !== null && lastDay >= today);
    const [next] = dated;
    const count = (group: CountrySwitchOff['group']) => fitting.filter((each) => each.group === group).length;
    const matter = device && dated.filter((each) => consequenceFor(device, each, today) !== 'none').length;
    return html`<p class="conclusion" role="status">${own.headline(count('ahead'), count('under-way'))}</p>
      <p class="lead why">
        ${
          next
            ? own.next(
                endingServiceName(next.service),
                networkName(next.network, this.app.lang),
                next.country.name,
                next.status,
                distanceBetween(today, next.lastDay!),
              )
            : nothing
        }
        ${device && dated.length > 0 ? own.matters(device.name, matter ?? 0) : nothing}
      </p>`;
  }

  #question(
    world: AppData['world'],
    asked: AskedCountries,
    { services }: SwitchOffChoice,
    device: WorldDevice | undefined,
  ): TemplateResult {
    const { app } = this;
    const own = this.#timelineWords;
    const [before, between, forDevice, after] = own.question;
    return questionSentence(
      [
        before,
        {
          name: 'services',
          label: own.services,
          shown: own.servicesIn(services.map(endingServiceName)),
          choices: () =>
            html`<div class="choices">
              ${SERVICES_THAT_END.map(
                (service) =>
                  html`<button
                    type="button"
                    class="choice"
                    aria-pressed=${services.includes(service)}
                    @click=${() =>
                      app.choose({
                        service: toggleCode(SERVICES_THAT_END, services, service, SERVICES_THAT_END),
                      })}
                  >
                    ${endingServiceName(service)}
                  </button>`,
              )}
            </div>`,
        },
        between,
        countriesPart(app, world, asked),
        forDevice,
        {
          name: 'device',
          label: own.device,
          shown: device?.name ?? own.anyDevice,
          choices: () =>
            deviceField(app, world, {
              name: 'device',
              label: own.device,
              none: own.anyDevice,
              chosen: device?.id,
              choose: (id) => app.choose({ device: id ?? null }),
            }),
        },
        after,
      ],
      this.#open,
      (part) => {
        this.#open = part;
        this.requestUpdate();
      },
    );
  }

  #lane(each: CountrySwitchOff, device: WorldDevice | undefined): TimelineLane {
    const own = this.#timelineWords;
    const { country, network, service, status, group, firstDay, lastDay } = each;
    const { today } = this.app;
    const isUnknown = device && service !== 'nbiot' && device.fallback === undefined;
    const consequence = device && !isUnknown ? consequenceFor(device, each, today) : undefined;
    const byGroup = { ahead: 'limited', 'under-way': 'no', overdue: 'unknown', past: 'calm' } as const;
    const distance = lastDay === null ? undefined : distanceBetween(today, lastDay);
    return {
      name: networkName(network, this.app.lang),
      href: this.reader.href('network', { id: network.id }),
      place: this.local(country.name),
      service: endingServiceName(service),
      firstDay,
      lastDay,
      ends: true,
      tone:
        group === 'overdue'
          ? 'unknown'
          : isUnknown
            ? 'calm'
            : consequence
              ? CONSEQUENCE_TONES[consequence]
              : byGroup[group],
      note: own.note(group, status, distance),
      ...(isUnknown && { means: own.useUnknown }),
      ...(consequence && { means: consequence === 'none' ? own.notUsed : own.consequence[consequence] }),
    };
  }

  /** The switch-offs to come that are shown, as a calendar. */
  #save(shown: readonly CountrySwitchOff[], stamp: string): Promise<void> {
    const own = this.#timelineWords;
    const { today } = this.app;
    const days = shown
      .filter(({ lastDay }) => lastDay !== null && lastDay >= today)
      .map(({ country, network, service, status, lastDay }) => ({
        id: `switch-off/${network.id}/${service}@band-check`,
        day: lastDay!,
        title: own.calendarEntry(
          endingServiceName(service),
          networkName(network, this.app.lang),
          this.local(country.name),
        ),
        text: status.date === lastDay ? '' : own.dayLeftOpen(status.date!, status.dateNote),
        url: location.origin + this.reader.href('network', { id: network.id }),
      }));
    const terms = { lang: this.app.lang, stamp };
    return saveAsCalendar('band-check-switch-offs.ics', own.heading, days, terms);
  }
}
customElements.define('bc-switch-offs-page', SwitchOffsPage);
