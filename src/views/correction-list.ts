/** Corrections of ours, each with what the publisher says and where the other fact comes from. */
import { html, nothing, type TemplateResult } from 'lit';
import { SERVICES, type Service, type State } from '../core/service.js';
import { DATA_WORDS } from '../words/data.js';
import type { Evidence, EvidenceCorrection, EvidenceSource } from '../world/snapshot/world-snapshot.js';
import type { Reader } from './reader.js';
import { sourceList } from './source-list.js';

/** Nothing where the network or device has no corrections. */
export function correctionList(
  id: string,
  evidence: Evidence | undefined,
  reader: Reader,
): TemplateResult | typeof nothing {
  const corrections = evidence?.corrections.get(id) ?? [];
  if (!evidence || corrections.length === 0) return nothing;
  const { outcomes } = DATA_WORDS[reader.lang];
  return html`<ul class="corrections">
    ${corrections.map((correction) => {
      const outcome = outcomes[correction.outcome] ?? '';
      return html`<li>
        <p>${correctionText(correction, evidence.sources, reader)} ${outcome}</p>
        <p class="muted" lang="en">${correction.why}</p>
        ${sourceList([correction.source], evidence.sources, reader.words, [correction])}
      </li>`;
    })}
  </ul>`;
}

/** One sentence: `LTE-M: the publisher says “not listed”, GSMA (November 2025) says “in service”.` */
export function correctionText(
  { field, from, to, source: id }: Pick<EvidenceCorrection, 'field' | 'from' | 'to' | 'source'>,
  sources: ReadonlyMap<string, EvidenceSource>,
  { lang, verdictWords }: Reader,
): string {
  const words = DATA_WORDS[lang];
  const source = sources.get(id);
  const by = source ? words.by(source.publisher, verdictWords.date(source.date)) : id;
  const bands = [to].flat().join(' ');
  if (isService(field)) {
    const state = (code: unknown) => verdictWords.state[code as State] ?? String(code);
    return words.corrected(verdictWords.service[field], state(from), state(to), by);
  }
  const what = words.fields[field] ?? field;
  return from === null
    ? words.listedApart(what, bands, by)
    : words.corrected(what, [from].flat().join(' '), words.only(bands), by);
}

function isService(field: string): field is Service {
  return (SERVICES as readonly string[]).includes(field);
}
