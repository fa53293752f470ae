/** What of an address cannot be taken as it is: names that we do not have, with what is called nearly so, and repeated ones. */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { Lang } from '../../words/lang.js';
import type { UnknownName } from '../base/address-names.js';

/**
 * @param next what to do about it, in words
 * @param nameOf what a similar thing is called
 * @param choose takes a similar thing in place of the unknown one
 */
export function unknownNames<T>(
  lang: Lang,
  unknown: readonly UnknownName<T>[],
  next: string,
  nameOf: (item: T) => string,
  choose: (item: T, text: string) => void,
): TemplateResult | typeof nothing {
  if (unknown.length === 0) return nothing;
  const words = APP_WORDS[lang];
  const near = unknown.filter((each) => each.near.length > 0);
  return html`<div class="not-known">
    <p role="alert">${words.notKnown(unknown.map(({ text }) => text))} ${next}</p>
    ${near.map(
      ({ text, near }) =>
        html`<p class="choices">
          <span>${words.similarNames}</span>
          ${near.map(
            (item) =>
              html`<button type="button" class="choice" @click=${() => choose(item, text)}>
                ${nameOf(item)}
              </button>`,
          )}
        </p>`,
    )}
  </div>`;
}

/** What an address names more than once: it counts once, and that is said. */
export function repeatedNames(lang: Lang, names: readonly string[]): TemplateResult | typeof nothing {
  return names.length > 0 ? html`<p class="muted">${APP_WORDS[lang].repeated(names)}</p>` : nothing;
}
