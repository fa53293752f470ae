import { html, nothing, type TemplateResult } from 'lit';
import { LTE_COVERAGE } from '../../core/band.js';
import { bandUseOf } from '../../core/band-use.js';
import type { NetworkBand } from '../../core/network.js';
import { outcomeOf } from '../../core/tally.js';
import { networkName } from '../../words/network-name.js';
import { cautionPhrases, servicePhrases, whyPhrases } from '../../words/network-phrases.js';
import { correctionsThatMatter } from '../../world/corrections-that-matter.js';
import { spectrumStrip } from '../../views/spectrum-strip.js';
import { networkBandPlate } from '../../views/band-plate.js';
import { verdictShape } from '../../views/verdict-badge.js';
import type { CheckedCountry } from './check-countries.js';
import type { View } from './check-model.js';
import { correctionsView, evidenceView } from './evidence-view.js';

/** A row a network: verdict, name, why, and its bands as plates. What is so on every network is said once, below. */
export function networkRows(view: View, checked: CheckedCountry): TemplateResult {
  const { verdictWords } = view;
  const besides = checked.networks.map(({ judgement }) => [
    ...servicePhrases(verdictWords, judgement),
    ...cautionPhrases(verdictWords, judgement),
  ]);
  const [first = [], ...others] = besides;
  const shared = others.length > 0 ? first.filter((said) => others.every((row) => row.includes(said))) : [];
  const bandsOnly =
    checked.country.depth === 'bands' ? [verdictWords.caution({ code: 'depth-bands-only' })] : [];
  return html`<ul role="list">
      ${checked.networks.map((network, i) =>
        networkRow(
          view,
          checked,
          network,
          besides[i]!.filter((said) => !shared.includes(said)),
        ),
      )}
    </ul>
    ${lineView(view, [...shared, ...bandsOnly], shared.length > 0)}`;
}

function networkRow(
  view: View,
  { device, country }: CheckedCountry,
  { network, judgement }: CheckedCountry['networks'][number],
  besides: readonly string[],
): TemplateResult {
  const { check, words, verdictWords } = view;
  const outcome = outcomeOf(judgement);
  const { bands } = network.scored;
  // Which of its bands count is decided by a service that no source names here, so none can be called missing.
  const isOpen = !judgement.confirmed && device.lpwa !== undefined;
  return html`<li part="network ${outcome}" class=${outcome}>
    <p part="verdict">${verdictShape(outcome)} ${verdictWords.verdict[outcome]}</p>
    <p part="name"><bdi>${networkName(network, check.language)}</bdi></p>
    <div>
      <p part="reason">${verdictWords.sentence(whyPhrases(verdictWords, judgement))}</p>
      ${lineView(view, besides)}
      <ul role="list" part="plates" class="plates">
        ${inOrderOfUse(bands).map((band) =>
          networkBandPlate(
            'lte',
            band,
            verdictWords,
            isOpen ? undefined : bandUseOf('lte', band.band, device, network, judgement.verdict),
          ),
        )}
      </ul>
      <details part="evidence" ?open=${check.detail === 'evidence'} @toggle=${() => check.showEvidence()}>
        <summary>
          ${isOpen ? nothing : verdictWords.bandCount(bands.length - judgement.missing.lte.length, bands.length) + verdictWords.comma}${verdictWords.basis[judgement.basis]}
          · ${words.sources}
        </summary>
        ${
          check.showsEvidence
            ? [
                isOpen ? nothing : spectrumStrip(device, network, verdictWords),
                evidenceView(country, network, check.language),
                correctionsView(correctionsThatMatter(network.corrections, judgement), check.language),
              ]
            : nothing
        }
      </details>
    </div>
  </li>`;
}

/** Main bands first, then low bands: those are what a device must not miss. */
function inOrderOfUse(bands: readonly NetworkBand[]): NetworkBand[] {
  const weight = ({ core, band }: NetworkBand) => (core ? 2 : 0) + (LTE_COVERAGE.includes(band) ? 1 : 0);
  return [...bands].sort((a, b) => weight(b) - weight(a));
}

/** @param everywhere whether the phrases hold for every network */
function lineView({ words, verdictWords }: View, phrases: readonly string[], everywhere = false): unknown {
  const sentence = verdictWords.sentence(phrases);
  return sentence ? html`<p part="line">${everywhere ? words.everywhere : ''}${sentence}</p>` : nothing;
}
