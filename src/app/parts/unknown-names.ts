/** Says which names in an address we do not have, with similar names to choose from, and which stand in it twice. */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { Lang } from '../../words/lang.js';
import type { WorldCountry } from '../../world/world.js';
import type { UnknownName } from '../base/address-names.js';
import type { AppState } from '../base/app-state.js';

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
  const unrecognised = unknown.filter(({ family }) => !family).map(({ text }) => text);
  return html`<div class="not-known">
    ${unrecognised.length > 0 ? html`<p role="alert">${words.notKnown(unrecognised)} ${next}</p>` : nothing}
    ${near.map(
      ({ text, near, family }) =>
        html`${family ? html`<p role="alert">${words.whichOf(family)}</p>` : nothing}
          <p class="choices">
            ${family ? nothing : html`<span>${words.similarNames}</span>`}
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

/** The countries of `in` that we do not have: one that is chosen takes the place of the unknown name. */
export function unknownCountries(
  app: AppState,
  unknown: readonly UnknownName<WorldCountry>[],
): TemplateResult | typeof nothing {
  return unknownNames(
    app.lang,
    unknown,
    APP_WORDS[app.lang].pickAnother,
    ({ name }) => name[app.lang],
    ({ cc }, text) => replaceName(app, 'in', text, cc),
  );
}

/** Puts one name in the place of another in a list of the address. */
export function replaceName(app: AppState, list: 'devices' | 'in', name: string, by: string): void {
  const names = (app.query.get(list) ?? '').split(',').map((each) => (each.trim() === name ? by : each));
  app.choose({ [list]: [...new Set(names)].join() });
}

/** Names that we do not have and that nothing is similar to: regions, bands. */
export function notKnown(lang: Lang, names: readonly string[]): TemplateResult | typeof nothing {
  const words = APP_WORDS[lang];
  return names.length > 0
    ? html`<p class="not-known" role="alert">${words.notKnown(names)} ${words.pickAnother}</p>`
    : nothing;
}

/** What an address names more than once: it counts once, and that is said. */
export function repeatedNames(lang: Lang, names: readonly string[]): TemplateResult | typeof nothing {
  return names.length > 0 ? html`<p class="muted">${APP_WORDS[lang].repeated(names)}</p>` : nothing;
}
