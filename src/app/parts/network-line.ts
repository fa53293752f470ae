/** One network's answer in a few lines, where it stands among others: verdict, name, why. */
import { html, type TemplateResult } from 'lit';
import type { PreparedDevice } from '../../core/verdict.js';
import { whyPhrases } from '../../words/network-phrases.js';
import type { Reader } from '../../views/reader.js';
import { verdictMark } from '../../views/verdict-badge.js';
import type { NetworkVerdict } from '../base/judge-country.js';

export function networkLine(
  { network, judgement, outcome }: NetworkVerdict,
  _device: PreparedDevice,
  { verdictWords, href }: Reader,
): TemplateResult {
  return html`<div class="network-line">
    ${verdictMark(outcome, verdictWords.verdict[outcome])}
    <div>
      <a class="name" href=${href('network', { id: network.id })}>${network.name}</a>
      <p>${verdictWords.sentence(whyPhrases(verdictWords, judgement))}</p>
    </div>
  </div>`;
}
