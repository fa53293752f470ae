import { html, nothing, type TemplateResult } from 'lit';
import { type Overall, OVERALLS, overallOf, type Tally, tallyOf } from '../../core/tally.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { type CheckedCountry, devicesOf } from './check-countries.js';
import type { View } from './check-model.js';
import { networkRows } from './network-rows.js';
import { detailsLink } from './details-link.js';

/**
 * Many countries, or several devices, on one screen: a row a country, a column a device, and in each cell how many
 * networks work. A cell opens its networks below its row. Above one device stands its answer in a sentence.
 */
export function countriesTable(view: View, answers: readonly CheckedCountry[]): TemplateResult {
  const { check, words, verdictWords } = view;
  const devices = devicesOf(answers);
  const countries = [...new Map(answers.map(({ country }) => [country.cc, country])).values()];
  const [first, ...others] = devices;
  const isOne = others.length === 0;
  const row = (country: CheckedCountry['country']): TemplateResult => {
    const ofCountry = answers.filter((answer) => answer.country === country);
    const cells = devices.map(({ id }) => ofCountry.find(({ device }) => device.id === id));
    const open = cells.find((answer, column) => answer && check.opened.has(`${country.cc} ${column}`));
    return html`<tr>
        <th scope="row"><bdi>${country.name[check.language]}</bdi></th>
        ${cells.map(
          (answer, column) =>
            html`<td>
              ${answer ? answerCell(view, answer, column, answer === open, isOne) : words.noAnswer}
            </td>`,
        )}
      </tr>
      ${
        open
          ? html`<tr>
              <td colspan=${devices.length + 1} class="opened">
                <section part="country">
                  ${isOne ? nothing : html`<p part="what">${open.device.name}</p>`} ${networkRows(view, open)}
                  ${detailsLink(view, [open])}
                </section>
              </td>
            </tr>`
          : nothing
      }`;
  };
  return html`${
    isOne
      ? html`<div>
          <p part="what">${first!.name || words.theseBands}</p>
          <p part="summary">${verdictWords.summaryOfCountries(namesByOverall(view, answers))}</p>
        </div>`
      : nothing
  }
  ${
    isOne && check.detail === 'summary'
      ? nothing
      : html`<div class="scroll">
          <table part="table">
            <thead>
              <tr>
                <th scope="col">${words.country}</th>
                ${devices.map(({ name }) => html`<th scope="col"><bdi>${isOne ? words.worksOn : name}</bdi></th>`)}
              </tr>
            </thead>
            <tbody>
              ${countries.map(row)}
            </tbody>
          </table>
        </div>`
  }`;
}

function answerCell(
  { check, verdictWords }: View,
  answer: CheckedCountry,
  column: number,
  isOpen: boolean,
  isOne: boolean,
): TemplateResult {
  const tally = tallyOfAnswer(answer);
  const overall = overallOf(tally);
  return html`<button
    part="answer"
    class=${overall}
    aria-expanded=${isOpen}
    @click=${() => check.toggle(answer.country.cc, column)}
  >
    ${verdictShape(overall)}
    <span class=${isOne ? 'word' : 'sr'}>${verdictWords.overall[overall]}</span>
    <span class="count">${verdictWords.ofAll(tally.good, answer.networks.length)}</span>
  </button>`;
}

/** Names of the countries by what the device is there. */
function namesByOverall(
  { check }: View,
  answers: readonly CheckedCountry[],
): Readonly<Record<Overall, readonly string[]>> {
  const namesOf = (wanted: Overall) =>
    answers
      .filter((answer) => overallOf(tallyOfAnswer(answer)) === wanted)
      .map(({ country }) => country.name[check.language]);
  return Object.fromEntries(OVERALLS.map((overall) => [overall, namesOf(overall)])) as Record<
    Overall,
    string[]
  >;
}

function tallyOfAnswer({ networks }: CheckedCountry): Tally {
  return tallyOf(networks.map(({ judgement }) => judgement));
}
