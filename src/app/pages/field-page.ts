/**
 * `/field`: for somebody beside a cabinet, with one hand and in the sun. What the modem says goes in; who it is on, what else
 * the device should find here, what ends, and the commands to lock and unlock come out. Notes stay on this device.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { bandName, bandNames } from '../../core/band.js';
import { hasBand } from '../../core/band-set.js';
import { judgeLanes } from '../../core/lanes.js';
import { findScanList } from '../../core/scan-list.js';
import { isEnding } from '../../core/service.js';
import { modemCommand } from '../../elements/band-paste/modem-command.js';
import type { Dialect } from '../../paste/dialects.js';
import { verdictMark } from '../../views/verdict-badge.js';
import { FIELD_WORDS, type FieldWords } from '../../words/field.js';
import { serviceChip } from '../../words/lane-chips.js';
import { networkName } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import { readNetworkCode } from '../../world/names/networks-with-code.js';
import type { WorldCountry, WorldDevice, WorldNetwork } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { judgeCountry } from '../base/judge-country.js';
import { saveTextFile } from '../base/save-text-file.js';
import type { FieldNote } from '../lists/field-note.js';
import '../parts/ask-box.js';
import '../parts/share-panel.js';
import { askForPlace } from './ask-for-place.js';
import { readCheckQuestion } from './check-question.js';
import { timeWithZone, writeNotes } from './field-note-table.js';
import { type Heard, hearModem } from './hear-modem.js';
import '../styles/modem-command.css';
import '../styles/field-page.css';

/** What was typed last, so that the way back finds it again. */
let lastText = '';

export class FieldPage extends Page {
  #dialect: Dialect | undefined;
  /** Id of the network whose bands are locked; none for the fewest bands of all. */
  #lockTo: string | undefined;
  #withPlace = false;
  #said = '';

  get #field(): FieldWords {
    return FIELD_WORDS[this.app.lang];
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app } = this;
    const words = this.#field;
    const heard = hearModem(lastText, world);
    const question = readCheckQuestion(app.query, {}, world);
    const device = question.device ?? heard.device;
    const country = heard.found[0]?.country ?? question.countries.known[0];
    return html`
      <h1 tabindex="-1">${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      <div class="field-box">
        <label for="modem">${words.box}</label>
        <textarea
          id="modem"
          rows="5"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          placeholder=${words.boxHint}
          .value=${lastText}
          @input=${(event: Event) => this.#hear((event.target as HTMLTextAreaElement).value)}
        ></textarea>
        <div class="actions">
          <button class="button main" @click=${() => void this.#paste()}>${words.paste}</button>
          <button class="button" ?disabled=${lastText === ''} @click=${() => this.#hear('')}>
            ${words.clear}
          </button>
        </div>
      </div>
      <p role="status" class="said">${this.#said}</p>
      ${this.#serving(heard)}
      <section>
        <h2>
          ${device ? device.name : words.device}${country ? this.verdictWords.comma + this.local(country.name) : nothing}
        </h2>
        <bc-ask
          .app=${app}
          .world=${world}
          .question=${{ ...question, device }}
          .next=${({ device: id, countries }: { device?: string; countries?: readonly string[] }) =>
            app.choose({ device: id ?? null, in: countries?.at(-1) ?? null })}
        ></bc-ask>
        ${device && country ? nothing : html`<p class="next muted">${words.choose}</p>`}
      </section>
      ${device && country ? this.#here(device, country, heard) : nothing}
      ${this.#notes(heard, device, country)}
      <div class="toolbar"><bc-share .app=${app}></bc-share></div>
    `;
  }

  #hear(text: string): void {
    lastText = text;
    this.#said = '';
    this.#dialect = undefined;
    this.requestUpdate();
  }

  async #paste(): Promise<void> {
    try {
      this.#hear(await navigator.clipboard.readText());
    } catch {
      this.#said = this.#field.cannotPaste;
      this.requestUpdate();
      this.querySelector('textarea')?.focus();
    }
  }

  /** Who the modem is on. */
  #serving({ identity, found, unknown }: Heard): TemplateResult | typeof nothing {
    const { lang } = this.app;
    const words = this.#field;
    const { serving, signal } = identity;
    const code = identity.network?.plmn;
    const bands = [...new Set(serving.map(({ rat, band }) => bandName(rat, band)))];
    if (found.length === 0 && !unknown && bands.length === 0) return nothing;
    return html`<section class="serving" aria-live="polite">
      <h2>${words.on}</h2>
      ${found.map(
        ({ network, country }) =>
          html`<p class="host">
            <a href=${this.reader.href('network', { id: network.id })}>${networkName(network, lang)}</a>
            <span class="muted"
              >${this.local(country.name)}${code ? html` · ${readNetworkCode(code) ?? code}` : nothing}</span
            >
          </p>`,
      )}
      ${found.length > 1 ? html`<p class="muted">${words.sharedCode}</p>` : nothing}
      ${unknown ? html`<p>${words.unknownNetwork(unknown)}</p>` : nothing}
      <dl class="facts">
        ${
          bands.length === 0
            ? nothing
            : html`<dt>${words.bandsInUse}</dt>
                <dd>
                  <ul class="plates">
                    ${bands.map((band) => html`<li class="plate has">${band}</li>`)}
                  </ul>
                </dd>`
        }
        ${
          signal
            ? html`<dt>${words.signal}</dt>
                <dd>
                  ${Object.entries(signal)
                    .map(
                      ([name, value]) =>
                        `${name.toUpperCase()} ${value} ${/rsrp|rssi/.test(name) ? 'dBm' : 'dB'}`,
                    )
                    .join(', ')}
                </dd>`
            : nothing
        }
      </dl>
    </section>`;
  }

  /** What the device should find in this country, what ends, and the commands. */
  #here(device: WorldDevice, country: WorldCountry, { found }: Heard): TemplateResult {
    const { app, verdictWords } = this;
    const { lang, today } = app;
    const words = this.#field;
    const serving = new Set(found.map(({ network }) => network.id));
    const { networks } = judgeCountry(device, country, today);
    const ending = country.networks.flatMap((network) =>
      judgeLanes(device, network, today)
        .flatMap(({ services }) => services)
        .filter(isEnding)
        .filter(({ state }) => state !== 'off')
        .map((stated) => ({ network, chip: serviceChip(stated, lang, today) })),
    );
    return html`<section>
        <h2>${words.find}</h2>
        <ul class="field-rows">
          ${networks.map(({ network, outcome }) => {
            const bands = sharedBands(device, network);
            return html`<li class=${serving.has(network.id) ? 'serving-row' : ''}>
              <b>${networkName(network, lang)}</b>
              ${verdictMark(outcome, verdictWords.verdict[outcome])}
              <span class="muted"
                >${bands.length > 0 ? words.look(bandNames('lte', bands).join(' ')) : words.noBands}</span
              >
            </li>`;
          })}
        </ul>
        <p>
          <a href=${app.href(pathOf('report', { id: device.id, cc: country.cc }))}
            >${verdictWords.deviceIn(device.name, this.local(country.name))}</a
          >
        </p>
      </section>
      <section>
        <h2>${words.ending}</h2>
        ${
          ending.length === 0
            ? html`<p>${words.nothingEnds}</p>`
            : html`<ul class="radio-chips">
                ${ending.map(
                  ({ network, chip: { name, text, verdict } }) =>
                    html`<li class="radio-chip ${verdict}">
                      <b>${networkName(network, lang)} ${name}</b> ${text}
                    </li>`,
                )}
              </ul>`
        }
      </section>
      ${this.#lock(device, country)}`;
  }

  #lock(device: WorldDevice, country: WorldCountry): TemplateResult | typeof nothing {
    const { lang } = this.app;
    const words = this.#field;
    const usable = country.networks.filter((network) => sharedBands(device, network).length > 0);
    if (usable.length === 0) return nothing;
    const chosen = usable.find(({ id }) => id === this.#lockTo);
    const lte = chosen ? sharedBands(device, chosen) : findScanList(device, country.networks).lte;
    return html`<section>
      <h2>${words.lock}</h2>
      <div class="filters equal">
        <label class="field">
          <span>${words.lockTo}</span>
          <select
            @change=${(event: Event) => {
              this.#lockTo = (event.target as HTMLSelectElement).value;
              this.requestUpdate();
            }}
          >
            <option value="">${words.lockAll}</option>
            ${usable.map(
              (network) =>
                html`<option value=${network.id} .selected=${network === chosen}>
                  ${networkName(network, lang)}
                </option>`,
            )}
          </select>
        </label>
      </div>
      <p class="choices">${bandNames('lte', lte).map((band) => html`<span class="plate">${band}</span>`)}</p>
      ${modemCommand(lang, {
        bands: { lte, nr: [] },
        text: lastText,
        dialect: this.#dialect,
        choose: (dialect) => {
          this.#dialect = dialect;
          this.requestUpdate();
        },
        isOpen: true,
      })}
    </section>`;
  }

  #notes(heard: Heard, device: WorldDevice | undefined, country: WorldCountry | undefined): TemplateResult {
    const { app, verdictWords } = this;
    const words = this.#field;
    const notes = app.saved.field;
    return html`<section class="no-print">
        <h2><label for="field-note">${words.note}</label></h2>
        <textarea id="field-note" rows="3" maxlength="20000" placeholder=${words.noteHint}></textarea>
        <label class="tick"
          ><input
            type="checkbox"
            .checked=${this.#withPlace}
            @change=${(event: Event) => (this.#withPlace = (event.target as HTMLInputElement).checked)}
          />${words.withPlace}</label
        >
        <div class="actions">
          <button class="button main" @click=${() => void this.#save(heard, device, country)}>
            ${words.save}
          </button>
        </div>
      </section>
      ${
        notes.length === 0
          ? nothing
          : html`<section>
              <h2>${words.notes(notes.length)}</h2>
              <ul class="rows field-notes">
                ${notes.map(
                  (note) =>
                    html`<li>
                      <span
                        ><b>${verdictWords.date(note.at.slice(0, 10))} ${note.at.slice(11, 16)}</b> ${[
                          note.network,
                          note.bands,
                        ]
                          .filter(Boolean)
                          .join(verdictWords.comma)} <br />${note.text}</span
                      >
                      <button class="plain" @click=${() => app.saved.removeFieldNote(note.at)}>
                        ${words.remove}
                      </button>
                    </li>`,
                )}
              </ul>
              <button
                class="button no-print"
                @click=${() =>
                  saveTextFile(
                    `band-check-field-${app.today}.csv`,
                    'text/csv',
                    '\uFEFF' + writeNotes(notes, words.columns),
                  )}
              >
                ${words.csv}
              </button>
            </section>`
      }
      ${app.saved.fault ? html`<p class="muted">${this.words.notKept}</p>` : nothing}`;
  }

  async #save(
    { identity, found, unknown }: Heard,
    device: WorldDevice | undefined,
    country: WorldCountry | undefined,
  ): Promise<void> {
    const box = this.querySelector<HTMLTextAreaElement>('#field-note')!;
    const words = this.#field;
    const place = this.#withPlace ? await askForPlace() : undefined;
    const plmn = identity.network?.plmn;
    const network = found.length === 1 ? networkName(found[0]!.network, this.app.lang) : unknown;
    const bands = [...new Set(identity.serving.map(({ rat, band }) => bandName(rat, band)))].join(' ');
    const rsrp = identity.signal?.rsrp;
    const note: FieldNote = {
      at: timeWithZone(new Date()),
      text: box.value,
      ...(device && { device: device.id }),
      ...(country && { cc: country.cc }),
      ...(plmn && { plmn }),
      ...(network && { network: network.slice(0, 120) }),
      ...(bands && { bands: bands.slice(0, 200) }),
      ...(rsrp !== undefined && { rsrp }),
      ...place,
    };
    this.app.saved.addFieldNote(note);
    box.value = '';
    this.#said = this.#withPlace && !place ? words.placeFailed : words.saved;
    this.requestUpdate();
  }
}
customElements.define('bc-field-page', FieldPage);

/** LTE bands that both have, in the order of the network. */
function sharedBands(device: WorldDevice, network: WorldNetwork): number[] {
  return network.lte
    .map(({ band }) => band)
    .filter((band) => hasBand(network.usable, band) && hasBand(device.supported.lte, band));
}
