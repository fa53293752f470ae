import { html, nothing, type TemplateResult } from 'lit';
import { countOveralls, overallOf, type Tally } from '../core/tally.js';
import { DATA_WORDS } from '../words/data.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { WorldDevice } from '../world/world.js';
import { bandPlates, noBands } from './band-plate.js';
import { correctionList } from './correction-list.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';

/** The parts of a device's page that the app and the static page each fill in their own way. */
interface DeviceViewParts {
  readonly toolbar: TemplateResult | typeof nothing;
  /** The countries with their answers, and what helps to find one. */
  readonly countries: TemplateResult | readonly TemplateResult[];
}

/**
 * The page of a device: where it works, and what it supports.
 * @param tallies those of all countries, for the sentence under the name
 */
export function deviceView(
  device: WorldDevice,
  tallies: readonly Tally[],
  evidence: Evidence | undefined,
  { toolbar, countries }: DeviceViewParts,
  reader: Reader,
): TemplateResult {
  const { words, href } = reader;
  const { id, name, vendor } = device;
  return html`
    <p class="trail">
      <a href=${href('devices')}>${words.devicesHeading}</a> · ${vendor ?? words.otherVendor}
    </p>
    <h1 tabindex="-1">${name}</h1>
    <p class="lead">${words.deviceTally(countOveralls(tallies.map(overallOf)))}</p>
    <div class="toolbar">${toolbar}</div>
    <section class="where-section">
      <h2>${words.whereItWorks}</h2>
      ${countries}
    </section>
    <section>
      <h2>${words.facts}</h2>
      ${deviceFacts(device, evidence, reader)} ${deviceProof(id, evidence, reader)}
      <p class="muted"><a href=${`/v1/models/${id}.json`}>${words.asJson}</a></p>
    </section>
  `;
}

function deviceFacts(device: WorldDevice, evidence: Evidence | undefined, reader: Reader): TemplateResult {
  const { lang, words, href } = reader;
  const { id, kind, radio, lteCategory, lte, nr, lpwa, parts, aliases } = device;
  const dataWords = DATA_WORDS[lang];
  const remark = evidence?.remarks.get(id);
  return html`<dl class="facts">
    <dt>${words.kind}</dt>
    <dd>${words.kinds[kind] ?? kind}${words.comma}${words.radios[radio]}</dd>
    ${
      lteCategory
        ? html`<dt>${words.lteCategory}</dt>
            <dd>${lteCategory}</dd>`
        : nothing
    }
    ${textRow(dataWords.aliases, aliases?.join(', '))} ${textRow(dataWords.region, remark?.region, 'en')}
    <dt>LTE</dt>
    <dd>
      ${bandPlates('lte', lte, href('bands'))}${noBands(lte, words)}
      ${parts ? html`<p class="muted">${parts.map(dataWords.only).join(words.comma)}</p>` : nothing}
    </dd>
    ${
      lpwa
        ? html`<dt>LTE-M</dt>
            <dd>${bandPlates('lte', lpwa.ltem, href('bands'))}${noBands(lpwa.ltem, words)}</dd>
            <dt>NB-IoT</dt>
            <dd>${bandPlates('lte', lpwa.nbiot, href('bands'))}${noBands(lpwa.nbiot, words)}</dd>`
        : nothing
    }
    ${
      nr.length > 0
        ? html`<dt>5G NR</dt>
            <dd>${bandPlates('nr', nr, href('bands'))}</dd>`
        : nothing
    }
    ${olderServices(device, evidence, reader)} ${textRow(dataWords.note, remark?.note, 'en')}
  </dl>`;
}

/** What its label must be compared with, what is corrected, and the sources. */
function deviceProof(id: string, evidence: Evidence | undefined, reader: Reader): TemplateResult {
  const { lang, words } = reader;
  const dataWords = DATA_WORDS[lang];
  const places = evidence?.places.get(id);
  const sources = evidence?.devices.get(id);
  return html`${evidence?.remarks.get(id)?.compareLabel ? html`<p class="notice">${dataWords.compareLabel}</p>` : nothing}
  ${
    evidence?.corrections.has(id)
      ? html`<h3>${dataWords.corrections}</h3>
          ${correctionList(id, evidence, reader)}`
      : nothing
  }
  ${
    sources && evidence
      ? html`<h3>${words.sources}</h3>
          ${places ? html`<p class="muted">${dataWords.ownDevice}</p>` : nothing}
          ${sourceList(sources, evidence.sources, words, places)}`
      : nothing
  }`;
}

function textRow(
  term: string,
  text: string | null | undefined,
  lang?: string,
): TemplateResult | typeof nothing {
  return text
    ? html`<dt>${term}</dt>
        <dd lang=${lang ?? nothing}>${text}</dd>`
    : nothing;
}

/** 2G and 3G, with their bands as soon as those are here. */
function olderServices(
  { id, fallback = [] }: WorldDevice,
  evidence: Evidence | undefined,
  { words, verdictWords }: Reader,
): TemplateResult {
  const bands = evidence?.olderBands.get(id);
  if (!bands) {
    const services = fallback.map((service) => verdictWords.service[service]);
    return html`<dt>${words.olderServices}</dt>
      <dd>${services.length > 0 ? verdictWords.list(services) : words.noneKnown}</dd>`;
  }
  const row = (service: 'g2' | 'g3', names: readonly string[]) =>
    names.length === 0
      ? nothing
      : html`<dt>${verdictWords.service[service]}</dt>
          <dd>
            <ul class="plates">
              ${names.map((name) => html`<li class="plate">${name}</li>`)}
            </ul>
          </dd>`;
  const gsm = bands.gsmMhz.map((mhz) => `${mhz} MHz`);
  return html`${row('g3', bands.umts)}${row('g2', gsm)}`;
}
