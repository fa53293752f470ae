/** The answer to a plan as cards: each device, what stays open, other plans, what the last device is for, and what if. */
import { html, nothing, type TemplateResult } from 'lit';
import { COVER_RULES, type CoverRule } from '../../core/planning.js';
import { READERS } from '../../views/reader.js';
import { verdictMark } from '../../views/verdict-badge.js';
import { PLAN_WORDS, type PlanWords } from '../../words/plan.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import type { PlanAnswer, TeamMember } from './plan-answer.js';
import { type MemberText, MOST_NAMES, type PlanText } from './say-plan.js';

export function planCards(
  { team, best }: PlanAnswer,
  text: PlanText,
  world: World,
  app: AppState,
): TemplateResult {
  const words = PLAN_WORDS[app.lang];
  const { open, others, costs, classes, members } = text;
  return html`<div class="cards">
    ${team.map((member, at) => memberCard(member, members[at]!, world, app))}
    ${
      open.length > 0
        ? card(
            words.open,
            html`${lines(
              open.map(({ place, why }) => html`<b>${place[app.lang]}</b>${words.colon}${why}`),
              words,
            )}
            ${askForLess(best.plan.covered, app)}`,
          )
        : nothing
    }
    ${others.length > 0 ? card(words.otherPlans, lines(others, words)) : nothing}
    ${costs ? card(words.costs, html`<p>${costs}</p>`) : nothing}
    ${
      classes.length > 0
        ? card(
            words.otherClasses,
            lines(
              classes.map(
                ({ radio, text }) =>
                  html`<button type="button" class="as-link" @click=${() => app.choose({ class: radio })}>
                      ${words.class[radio]}</button
                    >${words.colon}${text}`,
              ),
              words,
            ),
          )
        : nothing
    }
    ${members.map(({ whatIf: [first, ...rest] }) =>
      card(
        words.whatIf,
        html`<p>${first}</p>
          ${rest.map((line) => html`<p class="muted">${line}</p>`)}`,
      ),
    )}
  </div>`;
}

function memberCard(
  { device, ties }: TeamMember,
  { overall, serves, goodNetworks, takes }: MemberText,
  world: World,
  app: AppState,
): TemplateResult {
  const words = PLAN_WORDS[app.lang];
  const links = (some: typeof ties) =>
    html`<ul class="chips">
      ${some.map((tie) => html`<li>${deviceLink(tie.id, tie.name, world, app)}</li>`)}
    </ul>`;
  return html`<article class="card best">
    <h2>${deviceLink(device.id, device.name, world, app)}</h2>
    <p>${verdictMark(overall, serves)}</p>
    <p class="muted">${goodNetworks}</p>
    ${takes ? html`<p>${takes}</p>` : nothing}
    ${
      ties.length > 0
        ? html`<p>${words.orOneOf(ties.length)}</p>
            ${withRest(ties, links, words)}`
        : nothing
    }
  </article>`;
}

/** The rules that are met by less than the one asked for. */
function askForLess(covered: CoverRule, app: AppState): TemplateResult | typeof nothing {
  const words = PLAN_WORDS[app.lang];
  const easier = COVER_RULES.slice(COVER_RULES.indexOf(covered) + 1);
  if (easier.length === 0) return nothing;
  return html`<p class="choices no-print">
    <span>${words.askForLess}</span>
    ${easier.map(
      (rule) =>
        html`<button type="button" class="choice" @click=${() => app.choose({ covered: rule })}>
          ${words.covered[rule]}
        </button>`,
    )}
  </p>`;
}

function card(heading: string, content: TemplateResult): TemplateResult {
  return html`<article class="card">
    <h2>${heading}</h2>
    ${content}
  </article>`;
}

function lines(all: readonly unknown[], words: PlanWords): TemplateResult {
  const list = (some: readonly unknown[]) =>
    html`<ul class="lines">
      ${some.map((line) => html`<li>${line}</li>`)}
    </ul>`;
  return withRest(all, list, words);
}

/** As many as a person reads, and the others behind a press. */
function withRest<T>(
  all: readonly T[],
  draw: (some: readonly T[]) => TemplateResult,
  words: PlanWords,
): TemplateResult {
  const rest = all.slice(MOST_NAMES);
  return html`${draw(all.slice(0, MOST_NAMES))}
  ${
    rest.length > 0
      ? html`<details>
          <summary>${words.morePlans(rest.length)}</summary>
          ${draw(rest)}
        </details>`
      : nothing
  }`;
}

/** The name of a device, which leads to its page where it has one. */
export function deviceLink(id: string, name: string, world: World, { lang }: AppState): TemplateResult {
  return world.devices.has(id)
    ? html`<a href=${READERS[lang].href('device', { id })}>${name}</a>`
    : html`${name}`;
}
