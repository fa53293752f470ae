/** `/embed`: try each element with every attribute, copy what puts it onto another page, and look everything up. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../../elements/band-check/band-check.js';
import '../../elements/band-countries/band-countries.js';
import '../../elements/band-paste/band-paste.js';
import type { BandCheck } from '../../elements/band-check/band-check.element.js';
import type { CountriesChange } from '../../elements/band-countries/band-countries.element.js';
import { EMBED_WORDS, type EmbedWords } from '../../words/embed.js';
import { localPath } from '../../words/page-paths.js';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import {
  type Described,
  ELEMENT_MANIFEST,
  ELEMENT_TAGS,
  type ElementTag,
  valuesOf,
} from '../base/element-manifest.js';
import { countriesToPick } from '../parts/country-picker.js';
import { deviceField } from '../parts/device-field.js';
import { codeBlock } from './code-block.js';
import { describedTable, elementReference } from './element-reference.js';
import { embedOperation } from './embed-operation.js';
import {
  BESIDE,
  OWN_DEVICE,
  PAGE_COLOURS,
  type ThemeName,
  THEME_RECIPES,
  TOGETHER,
} from './embed-recipes.js';
import {
  type Attributes,
  type EmbedManifest,
  embedSnippet,
  FIRST_CHOICE,
  type Heights,
  SNIPPET_FORMS,
  type SnippetForm,
  type SnippetVersion,
} from './embed-snippet.js';
import '../styles/embed-page.css';

/** Widths in px of an element on a phone, between the margins of the page, and by itself. */
const WIDTH = { phone: 343, desktop: 610 };

/** What is offered before anything is chosen. */
const FIRST: Readonly<Record<ElementTag, Attributes>> = {
  'band-check': FIRST_CHOICE.attributes,
  'band-countries': { value: 'de fr' },
  'band-paste': { value: 'LTE B1/B3/B7/B8/B20, 5G n78', country: 'de' },
};
/** Attributes that no playground can show: what they name is somewhere else. */
const NOT_OFFERED = ['for', 'src', 'name'];

interface Preview extends HTMLElement {
  updateComplete: Promise<unknown>;
  src?: string | undefined;
  source?: unknown;
  choices?: unknown;
  devices?: unknown;
}

export class EmbedPage extends Page {
  #tag: ElementTag = 'band-check';
  #attributes = { ...FIRST };
  #form: SnippetForm = FIRST_CHOICE.form;
  #version: SnippetVersion = FIRST_CHOICE.version;
  #early = FIRST_CHOICE.early;
  #theme: ThemeName = 'plain';
  #preview: Preview | undefined;
  #heights: Heights | undefined;
  /** The scripts as their build describes them; `null` where that could not be fetched. */
  #manifest: EmbedManifest | null | undefined;
  #said = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#describeScripts();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    void this.#preview?.updateComplete.then(() => this.#measure());
  }

  protected override draw({ world, source }: AppData): TemplateResult {
    const words = EMBED_WORDS[this.app.lang];
    return html`
      <h1 tabindex="-1">${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      <div class="choices" role="group" aria-label=${words.element}>
        ${ELEMENT_TAGS.map((tag) => this.#choice(words.elements[tag], tag === this.#tag, () => this.#chooseTag(tag)))}
      </div>
      <section class="playground">
        <div class="controls">
          <h2>${words.playground}</h2>
          ${ELEMENT_MANIFEST[this.#tag].attributes
            .filter(({ name }) => !NOT_OFFERED.includes(name))
            .map((attribute) => this.#control(attribute, world, words))}
        </div>
        <div class="shown">
          <h2>${words.preview}</h2>
          ${this.#drawPreview(world, source)}
        </div>
        ${this.#snippet(world, words)}
      </section>
      <section>
        <h2>${words.together}</h2>
        <p>${words.togetherText}</p>
        ${codeBlock(TOGETHER)}
        <div class="together">
          <band-countries
            id="where"
            lang=${this.app.lang}
            value="de"
            .choices=${countriesToPick(world)}
          ></band-countries>
          ${this.#check(source, { of: 'where' })}
        </div>
      </section>
      <section>
        <h2>${words.ownDevice}</h2>
        <p>${words.ownDeviceText}</p>
        ${codeBlock(OWN_DEVICE)}
      </section>
      <section>
        <h2>${words.beside}</h2>
        <p>${words.besideText}</p>
        ${codeBlock(BESIDE)}
      </section>
      ${this.#theming(source, words)} ${elementReference(this.app.lang, words)}
      ${embedOperation(words, this.#manifest)}
    `;
  }

  #theming(source: AppData['source'], words: EmbedWords): TemplateResult {
    return html`<section>
      <h2>${words.theming}</h2>
      <p>${words.themingText}</p>
      <h3>${words.pageColours}</h3>
      <p>${words.pageColoursText}</p>
      ${codeBlock(PAGE_COLOURS)}
      <div class="dark-pages">
        ${(['said', 'unsaid'] as const).map(
          (name) =>
            html`<figure class="dark-page ${name}">
              <figcaption>${words.darkPage[name]}</figcaption>
              ${this.#check(source, { country: 'de', detail: 'summary', look: 'themed' })}
            </figure>`,
        )}
      </div>
      <h3>${words.themesHeading}</h3>
      <div class="choices" role="group" aria-label=${words.theming}>
        ${(Object.keys(THEME_RECIPES) as ThemeName[]).map((name) =>
          this.#choice(words.themes[name], name === this.#theme, () => {
            this.#theme = name;
            this.requestUpdate();
          }),
        )}
      </div>
      ${codeBlock(THEME_RECIPES[this.#theme])}
      ${this.#check(source, { country: 'br', look: `themed ${this.#theme}` })}
      ${describedTable('band-check', 'styles', this.app.lang, words)}
    </section>`;
  }

  /** A check that shows something beside the playground. */
  #check(
    source: AppData['source'],
    shown: { country?: string; detail?: string; look?: string; of?: string },
  ): TemplateResult {
    return html`<band-check
      class=${shown.look ?? nothing}
      lang=${this.app.lang}
      src="/v1/"
      .source=${source}
      device="ec25-e"
      country=${shown.country ?? nothing}
      detail=${shown.detail ?? nothing}
      for=${shown.of ?? nothing}
    ></band-check>`;
  }

  /** The element itself: made anew for another tag only, so that it keeps what somebody did in it. */
  #drawPreview(world: World, source: AppData['source']): Preview {
    if (this.#preview?.localName !== this.#tag) {
      this.#preview = document.createElement(this.#tag) as Preview;
      this.#preview.addEventListener('band-check-result', () => this.#measure());
      this.#preview.addEventListener('band-countries-change', (event) =>
        this.#set('value', (event as CustomEvent<CountriesChange>).detail.value),
      );
    }
    const preview = this.#preview;
    preview.src = '/v1/';
    if (this.#tag === 'band-check') preview.source = source;
    if (this.#tag === 'band-countries') preview.choices = countriesToPick(world);
    if (this.#tag === 'band-paste') preview.devices = [...world.devices.values()];
    const wanted: Attributes = { lang: this.app.lang, ...this.#attributes[this.#tag] };
    for (const name of preview.getAttributeNames()) if (!(name in wanted)) preview.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted))
      if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
    return preview;
  }

  /** A control for an attribute, by the kind of its value. */
  #control(attribute: Described, world: World, words: EmbedWords): TemplateResult {
    const { name, type } = attribute;
    const value = this.#attributes[this.#tag][name];
    const set = (event: Event) => this.#set(name, (event.target as HTMLInputElement).value);
    if (type === 'boolean')
      return html`<label class="tick"
        ><input
          type="checkbox"
          .checked=${value !== undefined}
          @change=${({ target }: Event) => this.#set(name, (target as HTMLInputElement).checked ? '' : undefined)}
        /><code>${name}</code></label
      >`;
    if (this.#tag === 'band-check' && name === 'country')
      return html`<band-countries
        lang=${this.app.lang}
        .label=${'country'}
        .choices=${countriesToPick(world)}
        .value=${value ?? ''}
        @band-countries-change=${(event: CustomEvent<CountriesChange>) => this.#set(name, event.detail.value)}
      ></band-countries>`;
    if (name === 'device')
      return deviceField(this.app, world, {
        name: 'attribute-device',
        label: name,
        none: words.leftOut,
        chosen: value,
        choose: (id) => this.#set(name, id),
      });
    const options = valuesOf(attribute).map(
      (one) => html`<option value=${one} .selected=${one === value}>${one}</option>`,
    );
    return html`<label class="field"
      ><span><code>${name}</code></span> ${
        options.length > 0
          ? html`<select @change=${set}>
              <option value="" .selected=${value === undefined}>${words.leftOut}</option>
              ${options}
            </select>`
          : name === 'value' && this.#tag === 'band-paste'
            ? html`<textarea rows="2" .value=${value ?? ''} @input=${set}></textarea>`
            : html`<input type="search" .value=${value ?? ''} @change=${set} />`
      }</label
    >`;
  }

  #snippet(world: World, words: EmbedWords): TemplateResult {
    const attributes = this.#attributes[this.#tag];
    const device = world.devices.get(attributes['device'] ?? '');
    const text = embedSnippet(
      { tag: this.#tag, attributes, form: this.#form, version: this.#version, early: this.#early },
      this.#manifest ?? undefined,
      location.origin,
      words.fallback(device?.name),
      this.#heights,
    );
    const isScript = this.#form === 'script';
    return html`<div class="code">
      <h2>${words.snippet}</h2>
      <div class="choices" role="group" aria-label=${words.form}>
        ${SNIPPET_FORMS.map((form) =>
          this.#choice(words.forms[form], form === this.#form, () => {
            this.#form = form;
            this.requestUpdate();
          }),
        )}
      </div>
      ${
        isScript
          ? this.#scriptChoices(words)
          : html`<p class="muted">
              <a href=${localPath(this.app.lang, '/api/library/')}>${words.library}</a>
            </p>`
      }
      <pre class="snippet" tabindex="0"><code>${text}</code></pre>
      <div class="actions">
        <button class="button main" @click=${() => this.#copy(text, words)}>${words.copy}</button>
        <span role="status">${this.#said}</span>
      </div>
      ${isScript ? html`<p class="muted">${words.snippetHint}</p>` : nothing}
    </div>`;
  }

  /** What there is to choose for a script tag alone: its version, and whether its data is fetched early. */
  #scriptChoices(words: EmbedWords): TemplateResult {
    const manifest = this.#manifest;
    return html`<div class="choices" role="group" aria-label=${words.version}>
        ${(['pinned', 'follow'] as const).map((version) =>
          this.#choice(words.versions[version], version === this.#version, () => {
            this.#version = version;
            this.requestUpdate();
          }),
        )}
      </div>
      <p class="muted">${words.versionMeaning[this.#version]}</p>
      <label class="tick"
        ><input
          type="checkbox"
          .checked=${this.#early}
          @change=${({ target }: Event) => {
            this.#early = (target as HTMLInputElement).checked;
            this.requestUpdate();
          }}
        />${words.early}</label
      >
      ${manifest === null ? html`<p class="muted">${words.noHash}</p>` : nothing}
      ${
        this.#version === 'pinned' && manifest && !manifest.released.includes(manifest.version)
          ? html`<p class="muted" id="not-released">${words.notReleased(manifest.version)}</p>`
          : nothing
      }`;
  }

  #choice(label: string, isChosen: boolean, choose: () => void): TemplateResult {
    return html`<button class="choice" aria-pressed=${isChosen} @click=${choose}>${label}</button>`;
  }

  #chooseTag(tag: ElementTag): void {
    this.#tag = tag;
    this.#heights = undefined;
    this.requestUpdate();
  }

  /** @param value `undefined` leaves the attribute out */
  #set(name: string, value: string | undefined): void {
    const isLeftOut = value === undefined || (value === '' && this.#typeOf(name) !== 'boolean');
    const entries = Object.entries({ ...this.#attributes[this.#tag], [name]: value ?? '' });
    const attributes = Object.fromEntries(entries.filter(([other]) => other !== name || !isLeftOut));
    this.#attributes = { ...this.#attributes, [this.#tag]: attributes };
    this.#said = '';
    this.requestUpdate();
  }

  #typeOf(name: string): string | undefined {
    return ELEMENT_MANIFEST[this.#tag].attributes.find((attribute) => attribute.name === name)?.type;
  }

  /** Lays the preview out as wide as on a phone and by itself, reads its heights, and puts it back before it is painted. */
  #measure(): void {
    const preview = this.#preview;
    if (
      !preview ||
      (preview.localName === 'band-check' && (preview as unknown as BandCheck).state !== 'ready')
    )
      return;
    const heightAt = (width: number) => {
      preview.style.inlineSize = `${width}px`;
      return Math.ceil(preview.getBoundingClientRect().height);
    };
    const heights = { phone: heightAt(WIDTH.phone), desktop: heightAt(WIDTH.desktop) };
    preview.style.inlineSize = '';
    if (JSON.stringify(heights) === JSON.stringify(this.#heights)) return;
    this.#heights = heights;
    this.requestUpdate();
  }

  async #describeScripts(): Promise<void> {
    try {
      const response = await fetch('/embed/manifest.json');
      this.#manifest = (await response.json()) as EmbedManifest;
    } catch {
      this.#manifest = null; // offline, perhaps: the snippet says so
    }
    this.requestUpdate();
  }

  async #copy(text: string, words: EmbedWords): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#said = words.copied;
    } catch {
      this.#said = words.notCopied;
    }
    this.requestUpdate();
  }
}

customElements.define('bc-embed-page', EmbedPage);
