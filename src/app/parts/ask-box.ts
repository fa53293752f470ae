/**
 * The one box of the check page. It takes a device, countries, an operator, a network code, bands, or all of a question at
 * once: `bg95 de br jp`. What it offers is a script of its own, loaded when it is entered.
 */
import { html, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { Part } from '../base/part.js';
import type { CheckQuestion, NextQuestion } from '../pages/check-question.js';
import type { AskFor, AskOption } from '../search/ask-options.js';
import type { Combobox, Offer } from './combobox.js';
import './combobox.js';

export class AskBox extends Part {
  static override properties = {
    world: { attribute: false },
    question: { attribute: false },
    next: { attribute: false },
  };
  declare world: World;
  declare question: CheckQuestion;
  /** Takes the next question over. */
  declare next: (question: NextQuestion) => void;
  app!: AppState;

  /** What somebody has said they want to choose; else what the question lacks. */
  #wanted: AskFor | undefined;

  /** Opens the list for a device or a country to choose, and puts the cursor into the box. */
  open(askFor: AskFor): void {
    this.#wanted = askFor;
    this.#box.open();
  }

  get #box(): Combobox {
    return this.querySelector('bc-combobox')!;
  }

  get #askFor(): AskFor {
    return this.#wanted ?? (this.question.device ? 'country' : 'device');
  }

  async #find(text: string): Promise<Offer<AskOption> | undefined> {
    const { lang, saved } = this.app;
    try {
      const { findToAsk } = await import('../search/ask-options.js');
      const chosen = new Set(this.question.countries.known.map(({ cc }) => cc));
      return findToAsk(text, this.#askFor, this.world, lang, saved.recent, chosen);
    } catch {
      this.app.dispatchEvent(new Event('part-missing'));
      return undefined;
    }
  }

  /** A text of several lines is no name: its bands are read where the whole of it can be seen. */
  #onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    const countries = this.question.countries.known.map(({ cc }) => cc).join(',');
    const query = new URLSearchParams({ text, ...(countries && { in: countries }) });
    this.app.go(this.app.href(`/paste?${query.toString()}`));
  }

  /** In an empty box the key takes the last country back. */
  #onKey(event: KeyboardEvent): void {
    const { device, countries, networks } = this.question;
    const known = countries.known.map(({ cc }) => cc);
    const isEmpty = event.key === 'Backspace' && this.#box.input.value === '';
    if (!isEmpty || event.repeat || event.isComposing || known.length === 0) return;
    event.preventDefault();
    this.next({
      ...(device && { device: device.id }),
      countries: known.slice(0, -1),
      networks: [...networks],
    });
  }

  #choose({ adds, isWhole, path }: AskOption): void {
    const { device, countries, networks } = this.question;
    this.#wanted = undefined;
    if (path !== undefined) {
      this.app.go(this.app.href(path));
      return;
    }
    const chosen = isWhole ? [] : countries.known.map(({ cc }) => cc);
    const added = adds?.countries ?? [];
    const isTakenBack = added.length === 1 && !adds?.networks && chosen.includes(added[0]!);
    const nextDevice = adds?.device ?? device?.id;
    const nextCountries = isTakenBack
      ? chosen.filter((cc) => cc !== added[0])
      : [...new Set([...chosen, ...added])];
    this.next({
      ...(nextDevice && { device: nextDevice }),
      countries: nextCountries,
      networks: [...new Set([...(isWhole ? [] : networks), ...(adds?.networks ?? [])])],
    });
    if (nextDevice && nextCountries.length > 0) void this.#showAnswer();
    else this.open(nextDevice ? 'country' : 'device');
  }

  /** Under a thumb the keyboard goes away, and the answer comes into sight. */
  async #showAnswer(): Promise<void> {
    if (matchMedia('(pointer: coarse)').matches) this.#box.input.blur();
    await new Promise((drawn) => setTimeout(drawn, 60));
    const answer = document.getElementById('answer');
    const { top = 0, bottom = 0 } = answer?.querySelector('.conclusion')?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > (visualViewport?.height ?? innerHeight))
      answer?.scrollIntoView({ block: 'start' });
  }

  protected override render(): TemplateResult {
    const { lang } = this.app;
    const words = APP_WORDS[lang];
    return html`<bc-combobox
      .name=${'ask'}
      .lang=${lang}
      .label=${words.askLabel}
      .hint=${words.askFor[this.question.device ? 'country' : 'device']}
      .find=${(text: string) => this.#find(text)}
      .choose=${(option: AskOption) => this.#choose(option)}
      @paste=${(event: ClipboardEvent) => this.#onPaste(event)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
      @focusout=${() => (this.#wanted = undefined)}
    ></bc-combobox>`;
  }
}
customElements.define('bc-ask', AskBox);
