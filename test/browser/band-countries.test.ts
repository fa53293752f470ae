import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/elements/band-countries/band-countries.js';
import type {
  BandCountries,
  CountriesChange,
} from '../../src/elements/band-countries/band-countries.element.js';

const API = new URL('/dist/v1/', location.href).href;

async function picker(attributes: Record<string, string> = {}): Promise<BandCountries> {
  const element = document.createElement('band-countries');
  for (const [name, value] of Object.entries({ src: API, ...attributes })) element.setAttribute(name, value);
  await fixture(element);
  while (!element.choices) await new Promise((done) => setTimeout(done, 20));
  await element.updateComplete;
  return element;
}

const root = (element: BandCountries) => element.shadowRoot!;
const input = (element: BandCountries) => root(element).querySelector('input')!;
const options = (element: BandCountries) => [
  ...root(element).querySelectorAll<HTMLElement>('[role="option"]'),
];
const names = (element: BandCountries) =>
  options(element).map((option) => option.textContent.replace(/\s+/g, ' ').trim());
const status = (element: BandCountries) => root(element).querySelector('[role="status"]')!.textContent;

async function type(element: BandCountries, text: string): Promise<void> {
  input(element).value = text;
  input(element).dispatchEvent(new Event('input'));
  await element.updateComplete;
}

async function press(element: BandCountries, key: string, init: KeyboardEventInit = {}): Promise<void> {
  input(element).dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...init }));
  await element.updateComplete;
}

describe('<band-countries>', () => {
  it('is accessible, closed and open', async () => {
    const element = await picker({ value: 'de fr' });
    await expect(element).to.be.accessible();
    await press(element, 'ArrowDown');
    await expect(element).to.be.accessible();
  });

  it('takes the focus where a label of the page is pressed', async () => {
    const element = await picker({ id: 'where' });
    const label = document.createElement('label');
    label.htmlFor = 'where';
    element.before(label);
    label.click();
    expect(root(element).activeElement === input(element)).to.equal(true);
  });

  const typed: [string, string][] = [
    ['germ', 'Germany DE'],
    ['德国', 'Germany DE'],
    ['de', 'Germany DE'],
    ['uk', 'United Kingdom GB'],
    ['holland', 'Netherlands NL'],
    ['阿联酋', 'United Arab Emirates AE'],
    ['korea', 'South Korea KR'],
    ['turkiye', 'Türkiye TR'],
  ];
  for (const [text, name] of typed) {
    it(`finds ${name} by “${text}”`, async () => {
      const element = await picker();
      await type(element, text);
      expect(names(element)[0]).to.equal(name);
      expect(status(element)).to.match(/found$/);
    });
  }

  it('says that nothing fits, and chooses nothing then', async () => {
    const element = await picker();
    await type(element, 'atlantis');
    await press(element, 'Enter');
    expect(status(element)).to.equal('No results for “atlantis”.');
    expect(element.value).to.equal('');
    await expect(element).to.be.accessible();
  });

  it('is driven by the keyboard alone', async () => {
    const element = await picker();
    element.focus();
    await sendKeys({ type: 'fra' });
    await element.updateComplete;
    expect(input(element).getAttribute('aria-expanded')).to.equal('true');
    const told = oneEvent(element, 'band-countries-change') as Promise<CustomEvent<CountriesChange>>;
    await sendKeys({ press: 'Enter' });
    expect((await told).detail).to.deep.equal({ countries: ['fr'], value: 'fr' });
    expect(status(element)).to.equal('France added, 1 country selected');
    await sendKeys({ press: 'Backspace' });
    expect(element.countries).to.deep.equal([]);
  });

  for (const [lang, first] of [
    ['en', ['Afghanistan', 'Albania', 'Algeria']],
    ['zh', ['阿尔巴尼亚', '阿尔及利亚', '阿富汗']],
  ] as const) {
    it(`lists all countries by their names in ${lang}`, async () => {
      const element = await picker({ lang });
      await press(element, 'ArrowDown');
      expect(
        names(element)
          .map((name) => name.replace(/ [A-Z]{2}$/, ''))
          .slice(0, 3),
      ).to.deep.equal(first);
    });
  }

  it('walks the list in a ring and names the option to assistive technology', async () => {
    const element = await picker();
    await press(element, 'ArrowDown', { altKey: true });
    expect(input(element).hasAttribute('aria-activedescendant')).to.equal(false);
    await press(element, 'ArrowUp');
    const last = root(element).getElementById(input(element).getAttribute('aria-activedescendant')!);
    expect(last).to.equal(options(element).at(-1));
    await press(element, 'ArrowDown');
    expect(input(element).getAttribute('aria-activedescendant')).to.equal('option-0');
    await press(element, 'Escape');
    expect(input(element).getAttribute('aria-expanded')).to.equal('false');
  });

  it('clears the text at a second Escape', async () => {
    const element = await picker();
    await type(element, 'ger');
    await press(element, 'Escape');
    expect(input(element).value).to.equal('ger');
    await press(element, 'Escape');
    expect(input(element).value).to.equal('');
  });

  it('leaves keys alone that are not meant for it', async () => {
    const element = await picker({ value: 'de' });
    await type(element, 'fr');
    await press(element, 'Enter', { isComposing: true });
    expect(element.value, 'Enter takes over characters that are being typed').to.equal('de');
    await type(element, '');
    await press(element, 'Backspace', { repeat: true });
    expect(element.value, 'a held Backspace clears the text and stops there').to.equal('de');
    await press(element, 'Escape');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
    input(element).dispatchEvent(escape);
    expect(escape.defaultPrevented, 'a dialog around it closes').to.equal(false);
  });

  it('adds a region at one press, only what there is, each country once', async () => {
    const element = await picker({ value: 'sa' });
    const gcc = [...root(element).querySelectorAll('button')].find(
      (button) => button.textContent.trim() === 'GCC',
    )!;
    gcc.click();
    expect([...element.countries].sort()).to.deep.equal(['ae', 'bh', 'kw', 'om', 'qa', 'sa']);
    expect(element.countries[0]).to.equal('sa');
  });

  it('removes by its chip and keeps the focus', async () => {
    const element = await picker({ value: 'de fr it' });
    const chips = () => [...root(element).querySelectorAll<HTMLButtonElement>('[part="chip"]')];
    expect(chips().map((chip) => chip.getAttribute('aria-label'))).to.deep.equal([
      'Remove Germany',
      'Remove France',
      'Remove Italy',
    ]);
    chips()[1]!.click();
    await element.updateComplete;
    await new Promise((done) => setTimeout(done));
    expect(element.value).to.equal('de it');
    expect(root(element).activeElement === chips()[1]).to.equal(true);
    root(element).querySelector<HTMLButtonElement>('[part="clear"]')!.click();
    expect(element.value).to.equal('');
    expect(root(element).activeElement === input(element)).to.equal(true);
  });

  it('takes part in forms: entries, validity, reset', async () => {
    const element = await picker({ name: 'cc', required: '', value: '' });
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    await element.updateComplete;
    expect(form.checkValidity()).to.equal(false);
    expect(element.validity.valueMissing).to.equal(true);
    element.value = 'de fr';
    await element.updateComplete;
    expect(form.checkValidity()).to.equal(true);
    expect(new FormData(form).getAll('cc')).to.deep.equal(['de', 'fr']);
    form.reset();
    expect(element.value).to.equal('');
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    form.append(fieldset);
    fieldset.append(element);
    await element.updateComplete;
    expect(input(element).disabled).to.equal(true);
    fieldset.disabled = false;
    await element.updateComplete;
    expect([element.disabled, input(element).disabled]).to.deep.equal([false, false]);
    element.disabled = true;
    await element.updateComplete;
    expect(input(element).disabled).to.equal(true);
    element.disabled = false;
    await element.updateComplete;
    expect(input(element).disabled).to.equal(false);
  });

  it('tells the form at once what was chosen, and what is wrong in the language of the page', async () => {
    const element = await picker({ name: 'cc', required: '', lang: 'zh' });
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    element.value = 'de fr';
    expect([form.checkValidity(), new FormData(form).getAll('cc')]).to.deep.equal([true, ['de', 'fr']]);
    form.reset();
    expect([form.checkValidity(), element.validationMessage]).to.deep.equal([false, '请选择国家或地区。']);
    element.lang = 'en';
    await element.updateComplete;
    expect(element.validationMessage).to.equal('Please choose a country.');
  });

  it('takes back what the browser kept of it, and of no other element', async () => {
    const element = await picker({ value: 'de' });
    element.formStateRestoreCallback('band-paste LTE B3');
    expect(element.value).to.equal('de');
    element.formStateRestoreCallback('band-countries fr it');
    expect(element.countries).to.deep.equal(['fr', 'it']);
  });

  it('fires events for people, not for programs', async () => {
    const element = await picker();
    let events = 0;
    element.addEventListener('band-countries-change', () => events++);
    element.value = 'de';
    await element.updateComplete;
    expect(events).to.equal(0);
  });

  it('speaks Chinese', async () => {
    const element = await picker({ lang: 'zh', value: 'de' });
    expect(root(element).querySelector('[part="chip"]')!.textContent.trim()).to.equal('德国');
    await type(element, 'france');
    expect(names(element)[0]).to.equal('法国 FR');
  });

  it('says when the list cannot be had, keeps what was chosen, and tries again', async () => {
    const realFetch = window.fetch;
    window.fetch = () => Promise.reject(new TypeError('gone'));
    try {
      const element = await fixture<BandCountries>(
        html`<band-countries src="/nowhere/v1/" value="de"></band-countries>`,
      );
      await new Promise((done) => setTimeout(done, 50));
      await press(element, 'ArrowDown');
      expect(root(element).querySelector('[part="list"]')!.textContent).to.contain("couldn't be loaded");
      expect(element.value).to.equal('de');
      await expect(element).to.be.accessible();
      window.fetch = (url) => realFetch(String(url).replace('nowhere', 'dist'));
      root(element).querySelector<HTMLButtonElement>('.none button')!.click();
      expect(root(element).activeElement === input(element)).to.equal(true);
      while (!element.choices) await new Promise((done) => setTimeout(done, 20));
    } finally {
      window.fetch = realFetch;
    }
  });

  it('offers the countries of the API that is named last, whichever answers last', async () => {
    const realFetch = window.fetch;
    const answers: Record<string, (response: Response) => void> = {};
    window.fetch = (url) =>
      new Promise((resolve) => {
        answers[new URL(String(url)).pathname.split('/')[1]!] = resolve;
      });
    const index = await (await realFetch(`${API}index.json`)).json();
    const answer = (api: string, cc: string) => {
      const countries = index.countries.filter((country: { cc: string }) => country.cc === cc);
      answers[api]!(Response.json({ ...index, countries }));
    };
    try {
      const element = await fixture<BandCountries>(html`<band-countries src="/one/v1/"></band-countries>`);
      element.setAttribute('src', '/two/v1/');
      await element.updateComplete;
      answer('two', 'fr');
      while (!element.choices) await new Promise((done) => setTimeout(done, 20));
      answer('one', 'de');
      await new Promise((done) => setTimeout(done, 50));
      expect(element.choices.map(({ cc }) => cc)).to.deep.equal(['fr']);
      element.setAttribute('src', '/three/v1/');
      await element.updateComplete;
      answer('three', 'jp');
      while (element.choices[0]!.cc === 'fr') await new Promise((done) => setTimeout(done, 20));
      expect(element.choices.map(({ cc }) => cc)).to.deep.equal(['jp']);
    } finally {
      window.fetch = realFetch;
    }
  });
});
