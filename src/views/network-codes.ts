/** The codes of a network (PLMN): as a row of plates, and one by one with who else uses them. */
import { html, nothing, type TemplateResult } from 'lit';
import { DATA_WORDS } from '../words/data.js';
import type { CodeRemark } from '../world/snapshot/evidence.js';
import type { NetworkCode } from '../world/world.js';
import type { Reader } from './reader.js';

/** Codes in a row; one that is only listed says so. */
export function networkCodes(codes: readonly NetworkCode[], { lang, verdictWords }: Reader): TemplateResult {
  const { listedCode } = DATA_WORDS[lang];
  return html`<ul class="plates">
    ${codes.map(({ plmn, status }) =>
      status === 'operational'
        ? html`<li class="plate">${plmn}</li>`
        : html`<li class="plate single" title=${listedCode}>
            ${plmn}<span class="sr">${verdictWords.comma}${listedCode}</span>
          </li>`,
    )}
  </ul>`;
}

/** What is known of codes beside the codes themselves, a line each; `nameOf` gives the name of a network. */
export function codeRemarks(
  codes: readonly NetworkCode[],
  remarks: readonly CodeRemark[],
  nameOf: (id: string) => string,
  { lang, verdictWords }: Reader,
): TemplateResult | typeof nothing {
  const words = DATA_WORDS[lang];
  const lines = codes.flatMap(({ plmn, status }) => {
    const remark = remarks.find((each) => each.plmn === plmn);
    const said = [
      status === 'listed' ? words.listedCode : '',
      remark?.sharedWith.length ? words.sharedWith(verdictWords.list(remark.sharedWith.map(nameOf))) : '',
      remark?.virtualOperators.length ? words.alsoOnSims(verdictWords.list(remark.virtualOperators)) : '',
    ].filter(Boolean);
    return said.length > 0 || remark?.note ? [{ plmn, said, note: remark?.note ?? null }] : [];
  });
  if (lines.length === 0) return nothing;
  return html`<dl class="by-band">
    ${lines.map(
      ({ plmn, said, note }) =>
        html`<dt>${plmn}</dt>
          <dd>
            ${said.join(lang === 'zh' ? '；' : '; ')}
            ${note === null ? nothing : html`<span class="muted" lang="en">${note}</span>`}
          </dd>`,
    )}
  </dl>`;
}
