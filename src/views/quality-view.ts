/** The page about the quality of the data: tables whose rows lead to where a person can check or help. */
import { html, nothing, type TemplateResult } from 'lit';
import { CREDIT } from '../core/credit.js';
import { SERVICES } from '../core/service.js';
import { REPOSITORY } from '../core/version.js';
import { networkInCountry, networkName } from '../words/network-name.js';
import { QUALITY_WORDS } from '../words/quality.js';
import { assessData, type DataQuality } from '../world/data-quality.js';
import type { NoSecondSource } from '../world/second-source.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { World } from '../world/world.js';
import { compareNames } from './by-name.js';
import { correctionList } from './correction-list.js';
import type { Reader } from './reader.js';

/** So many rows are shown without being asked for. */
const FEW_ROWS = 12;

type Cell = TemplateResult | string | number;

/** @param asOf the day of asking, which decides what announced dates have passed */
export function qualityView(world: World, evidence: Evidence, asOf: string, reader: Reader): TemplateResult {
  const { lang } = reader;
  const words = QUALITY_WORDS[lang];
  const quality = assessData(world, evidence, asOf);
  const { bands, roots } = quality;
  return html`
    <p class="lead">${words.lead}</p>
    <section>
      <h2 id="bands">${words.bands}</h2>
      <p>${words.bandsText(bands.all, bands.crossChecked, share(bands, lang))}</p>
    </section>
    ${tableSection(
      'open-bands',
      words.openBands,
      words.openBandsText(bands.oneSourceNamed, bands.publisherAsSecond),
      openBandRows(quality, reader),
      [words.network, words.oneSourceNamed, words.publisherAsSecond],
    )}
    ${tableSection('passed', words.passed, words.passedText, passedRows(quality, reader), [
      words.country,
      words.network,
      words.service,
      words.announced,
    ])}
    ${tableSection(
      'contradictions',
      words.contradictions,
      words.contradictionsText,
      contradictionRows(world, evidence, reader),
      [words.place, words.network, words.says, words.kept],
    )}
    ${correctionSection(world, evidence, reader)}
    ${tableSection('unknown', words.unknown, '', unknownRows(quality, reader), [words.unknownWhat, words.count, words.helpShort])}
    ${tableSection(
      'roots',
      words.roots,
      words.rootsText,
      roots.map(({ root, bands, states }) => [link(root, `https://${root}/`), bands, states]),
      [words.site, words.bands, words.states],
    )}
    ${tableSection('countries', words.countries, '', countryRows(quality, reader), [
      words.country,
      words.crossChecked,
      words.openSecond,
      words.oldest,
      words.newest,
      words.unknownStates,
    ])}
    ${helpSection(reader)}
    <p class="muted"><a href="/v1/quality.json">${reader.words.asJson}</a></p>
  `;
}

function openBandRows({ openBands }: DataQuality, { lang, href }: Reader): Cell[][] {
  return openBands.map(({ country, network, bands }) => {
    const named = (what: NoSecondSource) =>
      bands.flatMap((each) => (each.named === what ? [each.band] : [])).join(' ') || '–';
    return [
      link(networkInCountry(network, country, lang), href('network', { id: network.id })),
      named('none'),
      named('publisher'),
    ];
  });
}

/** What is unknown: each row leads to where it is listed, and to how to help. */
function unknownRows({ unknown }: DataQuality, { lang, verdictWords, href }: Reader): Cell[][] {
  const words = QUALITY_WORDS[lang];
  const help = link(words.help, `${href('quality')}#help`);
  const { networksWithoutCodes, states } = unknown;
  const counts = { ...unknown, networksWithoutCodes: networksWithoutCodes.length };
  const codeless = networksWithoutCodes.map(
    (network, i) =>
      html`${i > 0 ? ' · ' : ''}${link(networkName(network, lang), href('network', { id: network.id }))}`,
  );
  const rows = [
    ...SERVICES.map((service): Cell[] => [
      link(words.notResearched(verdictWords.service[service]), `${href('quality')}#countries`),
      states[service],
      help,
    ]),
    ...(Object.keys(words.unknownRows) as (keyof typeof words.unknownRows)[]).map((what): Cell[] => [
      what === 'networksWithoutCodes'
        ? html`${words.unknownRows[what]}${verdictWords.colon}${codeless}`
        : link(words.unknownRows[what], href(what.startsWith('devices') ? 'devices' : 'countries')),
      counts[what],
      help,
    ]),
  ];
  return rows.filter(([, count]) => count !== 0);
}

function helpSection({ lang }: Reader): TemplateResult {
  const words = QUALITY_WORDS[lang];
  return html`<section>
    <h2 id="help">${words.help}</h2>
    <p>${words.helpText}</p>
    <ul>
      <li>${words.tellPublisher} <a href=${CREDIT.url} rel="external">${words.publisher}</a></li>
      <li>
        ${words.addHere}
        ${REPOSITORY ? html`<a href=${REPOSITORY} rel="external">${words.repository}</a>` : nothing}
      </li>
    </ul>
  </section>`;
}

function passedRows({ passedDates }: DataQuality, { lang, verdictWords, href }: Reader): Cell[][] {
  return passedDates.map(({ country, network, service, status: { date, dateNote } }) => [
    country.name[lang],
    link(networkName(network, lang), href('network', { id: network.id })),
    verdictWords.service[service],
    verdictWords.date(date!, dateNote),
  ]);
}

function contradictionRows(
  world: World,
  { contradictions }: Evidence,
  { lang, verdictWords, href }: Reader,
): Cell[][] {
  return contradictions.map(({ file, line, cc, network: id, says, kept }) => {
    const country = world.countries.get(cc);
    const network = country?.networks.find((each) => each.id === id);
    const name = [network && networkName(network, lang), country?.name[lang]]
      .filter(Boolean)
      .join(verdictWords.comma);
    return [
      `${file}:${line}`,
      link(name || cc, network ? href('network', { id: network.id }) : href('country', { cc })),
      html`<span lang="en">${says}</span>`,
      html`<span lang="en">${kept}</span>`,
    ];
  });
}

function countryRows({ countries }: DataQuality, { lang, verdictWords, href }: Reader): Cell[][] {
  const compare = compareNames(lang);
  const date = (text: string | null) => (text === null ? '' : verdictWords.date(text));
  return [...countries]
    .sort((a, b) => compare(a.country.name[lang], b.country.name[lang]))
    .map(({ country, bands, oldest, newest, unknownStates }) => [
      link(country.name[lang], href('country', { cc: country.cc })),
      `${bands.crossChecked} / ${bands.all} (${share(bands, lang)})`,
      bands.oneSourceNamed + bands.publisherAsSecond,
      date(oldest),
      date(newest),
      unknownStates,
    ]);
}

/** Every correction, under the name of its network or device. */
function correctionSection(world: World, evidence: Evidence, reader: Reader): TemplateResult {
  const words = QUALITY_WORDS[reader.lang];
  const networks = new Map(
    [...world.countries.values()].flatMap((country) =>
      country.networks.map((network) => [network.id, { network, country }] as const),
    ),
  );
  const heading = (id: string): TemplateResult => {
    const device = world.devices.get(id);
    if (device) return link(device.name, reader.href('device', { id }));
    const found = networks.get(id);
    const name = found ? networkInCountry(found.network, found.country, reader.lang) : id;
    return link(name, reader.href('network', { id }));
  };
  const ids = [...evidence.corrections.keys()];
  const lists = ids.map(
    (id) =>
      html`<h3 class="inline">${heading(id)}</h3>
        ${correctionList(id, evidence, reader)}`,
  );
  return foldedSection('corrections', words.corrections, ids.length, html`${lists}`);
}

function tableSection(
  id: string,
  title: string,
  text: string,
  rows: readonly (readonly Cell[])[],
  columns: readonly string[],
): TemplateResult {
  const table = html`${text ? html`<p>${text}</p>` : ''}
    <div class="scroll" role="region" aria-labelledby=${id} tabindex="0">
      <table class="quality">
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first, ...others]) =>
              html`<tr>
                <th scope="row">${first!}</th>
                ${others.map((cell, i) => html`<td data-label=${columns[i + 1]!}>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  return foldedSection(id, title, rows.length, table);
}

/** A section that says how much it holds, and is open where that is little. */
function foldedSection(id: string, title: string, count: number, content: TemplateResult): TemplateResult {
  return html`<details class="folded-section" ?open=${count <= FEW_ROWS}>
    <summary>
      <h2 id=${id}>${title} <span class="number">${count}</span></h2>
    </summary>
    ${content}
  </details>`;
}

function link(text: string, href: string): TemplateResult {
  return html`<a href=${href}>${text}</a>`;
}

function share({ all, crossChecked }: { all: number; crossChecked: number }, lang: string): string {
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return percent.format(all === 0 ? 0 : crossChecked / all);
}
