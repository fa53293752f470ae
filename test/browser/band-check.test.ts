import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../src/elements/band-check/band-check.js';
import { setBandCheckApi } from '../../src/elements/shared/api-base.js';
import { PATIENCE } from '../../src/client/fetch-json.js';
import type { BandCheck } from '../../src/elements/band-check/band-check.element.js';

/** The built API, served beside the tests. */
const API = new URL('/dist/v1/', location.href).href;
const AS_OF = '2026-11-20';

const realFetch = window.fetch;
const realSetTimeout = window.setTimeout;
let asked: string[] = [];

type Answer = (url: string, signal: AbortSignal) => Response | Promise<Response> | undefined;

/**
 * Answers the next requests otherwise than the API would; `undefined` lets a request through to it.
 * @param patience how long they are waited for, in milliseconds
 */
function answerWith(answer: Answer, patience = PATIENCE): void {
  window.fetch = (input, init) => {
    const url = String(input);
    asked.push(url);
    return Promise.resolve(answer(url, init!.signal!) ?? realFetch(url.replace(/fresh-\d+/, 'dist'), init));
  };
  window.setTimeout = ((run: () => void, wait?: number) =>
    realSetTimeout(run, wait === PATIENCE ? patience : wait)) as typeof setTimeout;
}

/** Never answers. */
const silence: Answer = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** A base address that no other test has asked, because answers are shared by address. */
let bases = 0;
const freshApi = () => new URL(`/fresh-${++bases}/v1/`, location.href).href;

function settled(element: BandCheck): Promise<unknown> {
  return Promise.race([oneEvent(element, 'band-check-result'), oneEvent(element, 'band-check-failed')]);
}

async function check(attributes: Record<string, string>, fallback = 'the fallback'): Promise<BandCheck> {
  const element = document.createElement('band-check') as BandCheck;
  for (const [name, value] of Object.entries({ src: API, ...attributes })) {
    element.setAttribute(name, value);
  }
  element.append(fallback);
  await fixture(element);
  element.scrollIntoView();
  return element;
}

/** A check that takes its countries from a picker in which Germany is chosen. */
async function besidePicker(): Promise<{ page: HTMLElement; element: BandCheck }> {
  const page = await fixture<HTMLElement>(
    html`<div>
      <band-countries id="picker" value="de"></band-countries>
      <band-check for="picker" device="ec25-e" src=${API}></band-check>
    </div>`,
  );
  const element = page.querySelector<BandCheck>('band-check')!;
  await settled(element);
  return { page, element };
}

async function answered(attributes: Record<string, string>): Promise<BandCheck> {
  const element = await check(attributes);
  await settled(element);
  return element;
}

const text = (element: BandCheck, part = 'card') =>
  element.shadowRoot!.querySelector(`[part~="${part}"]`)?.textContent.replace(/\s+/g, ' ').trim() ?? '';

const card = (element: BandCheck) => element.shadowRoot!.querySelector('[part="card"]');

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  window.fetch = realFetch;
  window.setTimeout = realSetTimeout;
});

/** Whether the world of an API is in the storage of this page, whole. */
async function isWorldKept(src: string): Promise<boolean> {
  const name = (await indexedDB.databases()).find(({ name }) => name?.endsWith(src))?.name;
  if (!name) return false;
  return new Promise((done) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const database = request.result;
      if (!database.objectStoreNames.contains('files')) return (database.close(), done(false));
      const keys = database.transaction('files').objectStore('files').getAllKeys();
      keys.onsuccess = () => (database.close(), done(keys.result.includes('pointer')));
    };
  });
}

describe('<band-check>', () => {
  it('is accessible', async () => {
    await expect(await answered({ device: 'ec25-e', country: 'de' })).to.be.accessible();
  });

  it('says the summary first, then a row a network with verdict, reason and evidence', async () => {
    const element = await answered({ device: 'ec25-e', country: 'de' });
    expect(text(element, 'what')).to.equal('Quectel EC25-E in Germany');
    expect(text(element, 'summary')).to.match(/^Works/);
    const rows = element.shadowRoot!.querySelectorAll('[part~="network"]');
    expect(rows.length).to.be.greaterThan(2);
    for (const row of rows) {
      expect(row.querySelector('[part~="verdict"]')!.textContent).to.match(
        /Works|Not confirmed|Does not work/,
      );
      expect(row.querySelector('[part~="reason"]')!.textContent).to.match(/^[A-Z].*\.$/);
      expect(row.querySelector('summary')!.textContent).to.match(/cross-checked|single source/);
    }
    expect(text(element, 'credit')).to.contain('Band Atlas · Hyper Nexus').and.to.contain('CC BY 4.0');
    expect(element.state).to.equal('ready');
  });

  it('calls Chinese operators by their Chinese names in Chinese, and others by their own', async () => {
    const element = await answered({ device: 'bg95-m3', country: 'cn', lang: 'zh' });
    const names = [...element.shadowRoot!.querySelectorAll('[part="name"]')].map((name) => name.textContent);
    expect(names).to.include.members(['中国移动', '中国电信', '中国联通', '中国广电']);
    expect(text(element, 'summary')).to.contain('中国广电');
    expect(text(await answered({ device: 'ec25-e', country: 'de', lang: 'zh' }))).to.contain('Vodafone');
  });

  const evidence = (element: BandCheck) => [...element.shadowRoot!.querySelectorAll('details')];
  const links = (row: Element) => row.querySelectorAll('a').length;

  it('folds the evidence away, and draws it from the same data once somebody opens it', async () => {
    answerWith(() => undefined);
    const element = await answered({ device: 'ec25-e', country: 'de', src: freshApi() });
    expect(evidence(element).map((row) => [row.open, links(row)])).to.deep.equal(
      evidence(element).map(() => [false, 0]),
    );
    const files = ['models/ec25-e.json', 'countries/de.json'];
    expect(asked.map((url) => url.split('/v1/')[1])).to.deep.equal(files);
    evidence(element)[1]!.querySelector('summary')!.click();
    await waitUntil(() => evidence(element).every(links), 'the sources are drawn');
    expect(evidence(element).map(({ open }) => open)).to.deep.equal([false, true, false]);
    expect(asked.length).to.equal(files.length);
    expect(text(element, 'evidence')).to.match(
      /^\d of \d bands, cross-checked · sources .*B\d+ cross-checked.*\(grade [A-D]\)/,
    );
  });

  it('opens the evidence with `detail`, and is accessible then', async () => {
    const element = await answered({ device: 'ec25-e', country: 'de', detail: 'evidence' });
    await waitUntil(() => evidence(element).every((row) => row.open && links(row)), 'the sources are drawn');
    await expect(element).to.be.accessible();
  });

  it('speaks Chinese', async () => {
    const element = await answered({ device: 'ec25-e', country: 'jp', lang: 'zh-CN' });
    expect(text(element, 'what')).to.equal('Quectel EC25-E 在日本');
    expect(text(element, 'summary')).to.match(/用.*。$/);
    expect(element.shadowRoot!.querySelector('.root')!.getAttribute('lang')).to.equal('zh-Hans');
  });

  it('reads from left to right on a page that does not, as its words do', async () => {
    const element = await answered({ device: 'ec25-e', country: 'de', dir: 'rtl' });
    expect(getComputedStyle(element.shadowRoot!.querySelector('.root')!).direction).to.equal('ltr');
  });

  it('shows that it is loading, and nothing like a verdict', async () => {
    answerWith(() => new Promise(() => undefined));
    const element = await check({ device: 'ec25-e', country: 'de', src: freshApi() });
    await waitUntil(() => element.state === 'loading');
    expect(card(element), 'a quick answer needs no such word').to.equal(null);
    await waitUntil(() => card(element));
    expect(element.state).to.equal('loading');
    expect(text(element)).to.equal('Checking the networks …');
    expect(element.shadowRoot!.querySelector('slot')!.assignedNodes().length).to.be.greaterThan(0);
    expect(element.shadowRoot!.querySelectorAll('[part~="verdict"]').length).to.equal(0);
  });

  const html200 = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } });
  const failures: [string, Answer, RegExp, patience?: number][] = [
    ['the connection is gone', () => Promise.reject(new TypeError('gone')), /couldn't be loaded/],
    ['the server refuses', () => new Response('', { status: 503 }), /couldn't provide/],
    ['HTML comes instead of JSON', html200, /something other than the data/],
    ['the answer is cut off', () => json('{"cc": "de", "netw'), /damaged/],
    ['the answer has another form', () => json('{"cc": "de", "networks": [{}]}'), /damaged/],
    ['a name of every object stands for an id', () => json('{"__proto__": {"id": "x"}}'), /damaged/],
    ['the answer does not come in time', silence, /didn't arrive in time/, 50],
  ];
  const ways: [string, Record<string, string>][] = [
    ['for today', {}],
    ['for another day', { 'as-of': AS_OF }],
  ];
  for (const [way, attributes] of ways) {
    for (const [what, answer, words, patience] of failures) {
      it(`says so when ${what} ${way}, keeps the fallback, and tries again when asked to`, async () => {
        answerWith(answer, patience);
        const element = await answered({ device: 'ec25-e', country: 'de', src: freshApi(), ...attributes });
        expect(element.state).to.equal('failed');
        expect(text(element, 'notice')).to.match(words);
        expect(element.shadowRoot!.querySelectorAll('[part~="verdict"], [part~="summary"]').length).to.equal(
          0,
        );
        const slot = element.shadowRoot!.querySelector('slot')!;
        expect(slot.assignedNodes().map((node) => node.textContent)).to.contain('the fallback');
        answerWith(() => undefined);
        element.shadowRoot!.querySelector<HTMLButtonElement>('[part~="retry"]')!.click();
        await settled(element);
        expect(element.state).to.equal('ready');
        expect(element.shadowRoot!.activeElement === card(element)).to.equal(true);
      });
    }
  }

  it('says which of several countries could not be had, and answers the others', async () => {
    answerWith((url) => (url.endsWith('/fr.json') ? new Response('', { status: 503 }) : undefined));
    const element = await answered({ device: 'ec25-e', country: 'de fr', src: freshApi() });
    expect(text(element, 'notice')).to.match(/couldn't provide the data on fr\. There is no answer yet\./);
    expect(text(element, 'summary')).to.match(/^Works/);
  });

  const pages: [Record<string, string>, string][] = [
    [{ device: 'ec25-e', country: 'de' }, '/dist/check/ec25-e/de'],
    [{ device: 'ec25-e', country: 'de fr' }, '/dist/devices/ec25-e'],
    [{ bands: 'B3 n78', country: 'de' }, '/dist/paste?bands=B3%20n78&in=de'],
    [{ device: 'ec25-e', country: 'de', lang: 'zh' }, '/dist/zh/check/ec25-e/de'],
  ];
  for (const [attributes, page] of pages) {
    it(`links ${JSON.stringify(attributes)} to ${page}`, async () => {
      const link = (await answered(attributes)).shadowRoot!.querySelector<HTMLAnchorElement>(
        '[part="link"]',
      )!;
      expect(link.href).to.equal(location.origin + page);
    });
  }

  it('speaks the language of the page also inside the shadow root of somebody else', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    document.documentElement.lang = 'zh-CN';
    try {
      const element = document.createElement('band-check') as BandCheck;
      Object.assign(element, { device: 'ec25-e', country: 'jp', src: API });
      page.attachShadow({ mode: 'open' }).append(element);
      await settled(element);
      expect(text(element, 'what')).to.equal('Quectel EC25-E 在日本');
    } finally {
      document.documentElement.lang = 'en';
    }
  });

  /** A 404 of the API: a problem body that names what is near. */
  const problem = (parameter: string, value: string, near: { value: string; name: string }[]) =>
    new Response(JSON.stringify({ status: 404, errors: [{ parameter, value, near }] }), {
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
    });
  const unknown: [Record<string, string>, { value: string; name: string }[], 'device' | 'country', string][] =
    [
      [{ device: 'ec25e', country: 'de' }, [{ value: 'ec25-e', name: 'Quectel EC25-E' }], 'device', 'ec25-e'],
      [{ device: 'ec25-e', country: 'fr germany' }, [{ value: 'de', name: 'Germany' }], 'country', 'fr de'],
      [{ device: 'ec25-e', country: 'constructor' }, [], 'country', 'constructor'],
      [{ device: '../index', country: 'de' }, [], 'device', '../index'],
    ];
  for (const [way, more] of ways) {
    for (const [attributes, near, what, mended] of unknown) {
      it(`names what is near to ${JSON.stringify(attributes)} ${way}, and takes it at a press`, async () => {
        const wrong = attributes[what]!.split(' ').at(-1)!;
        answerWith((url) =>
          url.includes(`/${encodeURIComponent(wrong)}`)
            ? problem(what === 'device' ? 'id' : 'cc', wrong, near)
            : undefined,
        );
        const element = await answered({ ...attributes, ...more, src: freshApi() });
        expect(element.state).to.equal('unknown');
        expect(text(element)).to.contain(`We don't have “${wrong}”`);
        const choices = [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part~="near"]')];
        expect(choices.map((choice) => choice.textContent.trim())).to.deep.equal(
          near.map(({ name }) => name),
        );
        choices[0]?.click();
        expect(element[what]).to.equal(mended);
        // the button is gone, and the focus was not lost with it
        if (choices[0]) expect(element.shadowRoot!.activeElement === card(element)).to.equal(true);
      });
    }
  }

  it('says of an unknown device so once, however many countries were asked', async () => {
    answerWith((url) => (url.includes('/models/') ? problem('id', 'nothing', []) : undefined));
    const element = await answered({ device: 'nothing', country: 'de fr it', src: freshApi() });
    expect(element.shadowRoot!.querySelectorAll('[part="notice"]').length).to.equal(1);
  });

  it('says that a name is unknown where the 404 is a page of the host', async () => {
    answerWith((url) =>
      url.includes('/models/') ? new Response('<!doctype html>', { status: 404 }) : undefined,
    );
    const element = await answered({ device: 'nothing', country: 'de', src: freshApi() });
    expect(element.state).to.equal('unknown');
    expect(text(element)).to.contain("We don't have “nothing/de”");
    expect(element.shadowRoot!.querySelector('slot')!.assignedNodes().length).to.be.greaterThan(0);
  });

  const incomplete: [Record<string, string>, RegExp][] = [
    [{ country: 'de' }, /Which device/],
    [{ device: 'ec25-e' }, /Which country/],
    [{ bands: 'B3 and so on', country: 'de' }, /couldn't read the bands/],
    [{ device: 'ec25-e', country: 'de', 'as-of': 'soon' }, /couldn't read the day/],
  ];
  for (const [attributes, words] of incomplete) {
    it(`asks for what is missing in ${JSON.stringify(attributes)}`, async () => {
      const element = await check(attributes);
      await waitUntil(() => element.state === 'incomplete', 'something is missing');
      expect(text(element)).to.match(words);
      for (const [name, value] of Object.entries({ device: 'ec25-e', country: 'de', 'as-of': AS_OF })) {
        element.setAttribute(name, value);
      }
      element.removeAttribute('bands');
      await settled(element);
      expect(element.state).to.equal('ready');
    });
  }

  it('asks for each file once, however many elements there are', async () => {
    answerWith(() => undefined);
    const src = freshApi();
    const page = await fixture(
      html`<div>
        ${Array.from({ length: 20 }, () => html`<band-check device="ec25-e" country="de" src=${src}></band-check>`)}
      </div>`,
    );
    await Promise.all([...page.querySelectorAll<BandCheck>('band-check')].map(settled));
    expect(asked.length).to.equal(2);
  });

  it('asks nothing while it is far from the viewport, and shows the fallback', async () => {
    answerWith(() => undefined);
    const page = await fixture<HTMLElement>(html`<div><p>above</p></div>`);
    page.querySelector('p')!.style.blockSize = '5000px';
    const element = document.createElement('band-check') as BandCheck;
    Object.assign(element, { device: 'ec25-e', country: 'de', src: freshApi() });
    page.append(element);
    window.scrollTo(0, 0);
    await new Promise((done) => setTimeout(done, 300));
    expect(element.state).to.equal('idle');
    expect(asked).to.deep.equal([]);
    expect(element.shadowRoot!.querySelectorAll('slot').length).to.equal(1);
    dispatchEvent(new Event('beforeprint'));
    await settled(element);
    expect(element.state).to.equal('ready');
    dispatchEvent(new Event('afterprint'));
  });

  it('asks nothing while it is hidden', async () => {
    answerWith(() => undefined);
    const element = await check({ device: 'ec25-e', country: 'de', src: freshApi(), hidden: '' });
    await new Promise((done) => setTimeout(done, 200));
    expect([element.state, asked.length]).to.deep.equal(['idle', 0]);
    element.hidden = false;
    await settled(element);
    expect(element.state).to.equal('ready');
  });

  it('asks once it comes near the viewport', async () => {
    const page = await fixture<HTMLElement>(html`<div><p>above</p></div>`);
    page.querySelector('p')!.style.blockSize = '5000px';
    const element = document.createElement('band-check') as BandCheck;
    Object.assign(element, { device: 'ec25-e', country: 'de', src: API });
    page.append(element);
    window.scrollTo(0, 0);
    await new Promise((done) => setTimeout(done, 100));
    expect(element.state).to.equal('idle');
    element.scrollIntoView();
    await settled(element);
    expect(element.state).to.equal('ready');
  });

  const hiddenPlaces: Record<string, [TemplateResult, (place: HTMLElement) => void]> = {
    tab: [html`<div hidden></div>`, (place) => (place.hidden = false)],
    popover: [html`<div popover></div>`, (place) => place.showPopover()],
    dialog: [html`<dialog></dialog>`, (place) => (place as HTMLDialogElement).showModal()],
  };
  for (const [name, [markup, show]] of Object.entries(hiddenPlaces)) {
    it(`asks once its ${name} is shown, also without a fallback`, async () => {
      const place = await fixture<HTMLElement>(markup);
      const element = document.createElement('band-check') as BandCheck;
      Object.assign(element, { device: 'ec25-e', country: 'de', src: API });
      place.append(element);
      await new Promise((done) => setTimeout(done, 100));
      expect(element.state).to.equal('idle');
      show(place);
      await settled(element);
      expect(element.state).to.equal('ready');
      expect(element.getBoundingClientRect().width).to.be.greaterThan(300);
    });
  }

  it('keeps properties that were set before it was defined', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const early = document.createElement('div');
    // a document without a view has no definitions: elements made there are upgraded when they move here
    const element = document.implementation.createHTMLDocument().createElement('band-check') as BandCheck;
    element.device = 'ec25-e';
    element.country = 'fr';
    element.src = API;
    early.append(document.adoptNode(element));
    page.append(early);
    await settled(element);
    expect(text(element, 'what')).to.equal('Quectel EC25-E in France');
  });

  it('drops a late answer to an old question', async () => {
    answerWith((url) =>
      url.endsWith('/de.json')
        ? new Promise((done) => setTimeout(() => done(realFetch(url.replace(/fresh-\d+/, 'dist'))), 300))
        : undefined,
    );
    const element = await check({ device: 'ec25-e', country: 'de', src: freshApi() });
    await new Promise((done) => setTimeout(done, 100));
    element.country = 'fr';
    await settled(element);
    await new Promise((done) => setTimeout(done, 500));
    expect(text(element, 'what')).to.equal('Quectel EC25-E in France');
  });

  it('keeps the last answer, marked as busy, until the next one is there', async () => {
    answerWith(() => undefined);
    const element = await answered({ device: 'ec25-e', country: 'de', src: freshApi() });
    let release = () => {};
    answerWith((url) =>
      url.endsWith('/fr.json')
        ? new Promise((done) => (release = () => done(realFetch(url.replace(/fresh-\d+/, 'dist')))))
        : undefined,
    );
    element.country = 'de fr';
    await element.updateComplete;
    const shown = () => [
      element.state,
      card(element)!.getAttribute('aria-busy'),
      element.shadowRoot!.querySelectorAll('[part="summary"]').length,
    ];
    await new Promise((done) => setTimeout(done, 50));
    expect(shown()).to.deep.equal(['loading', 'true', 1]);
    release();
    await settled(element);
    expect(shown()).to.deep.equal(['ready', 'false', 2]);
  });

  it('calls no band missing where no source says that the network takes such a device', async () => {
    const element = await answered({ device: 'bg95-m3', country: 'fr' });
    const row = element.shadowRoot!.querySelector('li.unconfirmed')!;
    expect(row.querySelectorAll('.plate').length).to.be.greaterThan(0);
    expect(row.querySelectorAll('.plate:is(.has, .lacks, .spare)').length).to.equal(0);
    expect(row.querySelector('summary')!.textContent).not.to.match(/of \d+ band/);
  });

  it('judges a list of bands', async () => {
    const element = await answered({ bands: 'LTE B1 B3 B7 B8 B20, 5G n78', country: 'de' });
    expect(text(element, 'what')).to.equal('A device with these bands in Germany');
    expect(text(element, 'line')).to.match(/^5G/);
  });

  it('draws hostile names as text', async () => {
    const device = await (await fetch(API + 'models/ec25-e.json')).json();
    const country = await (await fetch(API + 'countries/de.json')).json();
    device.name = '<img src=x onerror="window.hacked = 1">\u202e';
    country.networks[0].name = '</script><script>window.hacked = 1</script>';
    const element = await check({ device: 'ec25-e', country: 'de' });
    element.data = { device, countries: [country] };
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('img, script').length).to.equal(0);
    expect(text(element, 'what')).to.contain('<img src=x');
    expect('hacked' in window).to.equal(false);
  });

  it('says what is wrong with what the page brings along', async () => {
    const device = await (await fetch(API + 'models/ec25-e.json')).json();
    const other = await (await fetch(API + 'countries/fr.json')).json();
    const element = await check({ device: 'ec25-e', country: 'de' });
    element.data = { device, countries: [other] };
    await settled(element);
    expect(text(element)).to.contain("We don't have “de”");
    const damaged = document.createElement('band-check') as BandCheck;
    const script = document.createElement('script');
    script.type = 'application/json';
    script.text = '{"countries": [';
    damaged.append(script);
    Object.assign(damaged, { device: 'ec25-e', country: 'de' });
    element.after(damaged);
    await settled(damaged);
    expect(text(damaged)).to.contain('damaged');
  });

  it('opens the evidence of the answer that is shown, in its language, also once another was asked for', async () => {
    answerWith(() => undefined);
    const element = await answered({ device: 'ec25-e', country: 'de', src: freshApi() });
    evidence(element)[0]!.querySelector('summary')!.click();
    await waitUntil(() => evidence(element).every(links), 'the sources are drawn');
    element.lang = 'zh';
    await waitUntil(() => text(element, 'evidence').includes('级'), 'the grades are said in Chinese');
    element.country = 'fr de';
    await settled(element);
    expect(evidence(element).length).to.be.greaterThan(5);
    expect(evidence(element).every(links)).to.equal(true);
  });

  it('refuses a source whose address is no web page', async () => {
    const country = await (await fetch(API + 'countries/de.json')).json();
    Object.values<{ url: string }>(country.sources)[0]!.url = 'javascript:alert(1)';
    const element = await check({ bands: 'B3', country: 'de' });
    element.data = { countries: [country] };
    await settled(element);
    expect(element.state).to.equal('failed');
  });

  it('answers with `cache` from the kept facts where the API is gone, and says from when', async () => {
    const src = freshApi();
    answerWith(() => undefined);
    const kept = async () => (await indexedDB.databases()).some(({ name }) => name?.endsWith(src));
    const first = await answered({ device: 'ec25-e', country: 'de', src });
    expect(first.state).to.equal('ready');
    expect(await kept(), 'nothing is stored unless asked').to.equal(false);
    const second = await answered({ device: 'ec25-e', country: 'fr', src, cache: '' });
    expect(second.state).to.equal('ready');
    await waitUntil(() => isWorldKept(src), 'the world is kept', { timeout: 5000 });
    answerWith(() => Promise.reject(new TypeError('gone')));
    const third = await answered({ device: 'bg96', country: 'it', src, cache: '', detail: 'evidence' });
    expect(third.state).to.equal('ready');
    expect(text(third, 'kept')).to.match(/saved on this device, checked \d+ \w+ \d{4}/);
    // its facts without their sources
    await waitUntil(() => / B\d+ /.test(text(third, 'evidence')), 'the kept bands are drawn');
    expect(third.shadowRoot!.querySelectorAll('details a').length).to.equal(0);
  });

  it('answers from the kept data after a second of silence, and from the API once it has spoken', async () => {
    const src = freshApi();
    answerWith(() => undefined);
    await answered({ device: 'ec25-e', country: 'de', src, cache: '' });
    await waitUntil(() => isWorldKept(src), 'the world is kept', { timeout: 5000 });
    let speak = () => {};
    const spoken = new Promise<void>((done) => (speak = done));
    answerWith((url) => spoken.then(() => realFetch(url.replace(/fresh-\d+/, 'dist'))));
    const element = await answered({ device: 'eg25-g', country: 'fr', src, cache: '' });
    expect(text(element, 'kept')).to.match(/saved on this device/);
    const fresh = oneEvent(element, 'band-check-result');
    speak();
    await fresh;
    expect([element.state, text(element, 'kept')]).to.deep.equal(['ready', '']);
  });

  it('names every missing band of a limit, and draws the bands that count', async () => {
    const element = await answered({ device: 'ec25-e', country: 'us' });
    const rows = [...element.shadowRoot!.querySelectorAll('[part~="limited"]')];
    expect(rows.length).to.be.greaterThan(0);
    for (const row of rows) {
      const lacking = [...row.querySelectorAll('.plate.lacks')].map(
        (plate) => /B\d+/.exec(plate.textContent)![0],
      );
      expect(lacking.length).to.be.greaterThan(0);
      for (const band of lacking)
        expect(row.querySelector('[part="reason"]')!.textContent).to.match(new RegExp(band + '\\b'));
    }
  });

  it('says in the evidence what a correction has changed, with its source, and only where it decides', async () => {
    const corrections = (element: BandCheck) => [
      ...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('[part="correction"] a'),
    ];
    const tracker = await answered({ device: 'bg95-m3', country: 'at', detail: 'evidence' });
    await waitUntil(() => evidence(tracker).every(links), 'the sources are drawn');
    const [first] = corrections(tracker);
    expect(first!.textContent).to.match(
      /^(LTE-M|NB-IoT): the publisher says “.+”, GSMA \(.+\) says “in service”\.$/,
    );
    expect(first!.href).to.match(/^https:\/\/www\.gsma\.com\//);
    expect(corrections(tracker).at(-1)!.textContent).to.match(
      /^NB-IoT: the publisher says “not listed apart”, Quectel/,
    );
    await expect(tracker).to.be.accessible();
    const router = await answered({ device: 'ec25-e', country: 'at', detail: 'evidence' });
    await waitUntil(() => evidence(router).every(links), 'the sources are drawn');
    expect(corrections(router)).to.deep.equal([]);
  });

  it('says what it knows better of a device once, however many countries and devices were asked', async () => {
    const said = (element: BandCheck) =>
      [...element.shadowRoot!.querySelectorAll('.room > [part="correction"]')].map((line) =>
        line.textContent.replace(/\s+/g, ' ').trim(),
      );
    const sections = await answered({ device: 'bg95-m3', country: 'de fr at', detail: 'evidence' });
    await waitUntil(() => evidence(sections).every(links), 'the sources are drawn');
    expect(sections.shadowRoot!.querySelectorAll('[part="country"]').length).to.equal(3);
    expect(said(sections).length).to.be.greaterThan(0);
    for (const line of said(sections)) {
      expect(line).to.match(/^(LTE-M|NB-IoT): the publisher says “not listed apart”, Quectel/);
      expect(text(sections).split(line).length - 1, line).to.equal(1);
    }
    const table = await answered({
      devices: 'ec25-e bg95-m3',
      country: 'de fr at it',
      detail: 'evidence',
    });
    expect(said(table)).to.deep.equal(said(sections).map((line) => `Quectel BG95-M3: ${line}`));
  });

  it('draws the spectrum in the evidence, with its words for those who cannot see it', async () => {
    const element = await answered({ device: 'ec25-e', country: 'de', detail: 'evidence' });
    await waitUntil(() => evidence(element).every(links), 'the sources are drawn');
    const strips = [...element.shadowRoot!.querySelectorAll('[part="spectrum"]')];
    expect(strips.length).to.equal(evidence(element).length);
    expect(strips[0]!.getAttribute('aria-label')).to.match(
      /^Supported: B8.*Missing|^Supported: .*covers \d+%\.$/i,
    );
    expect(element.shadowRoot!.querySelectorAll('[style]').length).to.equal(0);
  });

  const cells = (element: BandCheck) => [
    ...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="answer"]'),
  ];

  it('puts more than three countries into a table that opens in place, and asks for one file', async () => {
    answerWith(() => undefined);
    const src = freshApi();
    const element = await answered({ device: 'ec25-e', country: 'de fr gb us jp br', src });
    expect(asked.map((url) => url.split('/v1/')[1]!.replace(/-\w+\.json/, '.json'))).to.deep.equal([
      'snapshot.json',
      'snapshot/world.json',
    ]);
    expect(text(element, 'summary')).to.match(/^Works in \d of 6 countries\./);
    expect(cells(element).length).to.equal(6);
    expect(element.shadowRoot!.querySelectorAll('[part~="network"]').length).to.equal(0);
    cells(element)[3]!.click();
    await element.updateComplete;
    expect(cells(element).map((cell) => cell.getAttribute('aria-expanded'))[3]).to.equal('true');
    expect(element.shadowRoot!.querySelectorAll('[part~="network"]').length).to.be.greaterThan(2);
    const link = element.shadowRoot!.querySelector<HTMLAnchorElement>('section [part="link"]')!;
    expect(link.href).to.match(/\/check\/ec25-e\/us$/);
    await expect(element).to.be.accessible();
    cells(element)[3]!.click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('[part~="network"]').length).to.equal(0);
  });

  it('compares devices, and tells all of them in its event', async () => {
    const element = await check({ devices: 'ec25-e ec25-af', country: 'de us' });
    const { detail } = await oneEvent(element, 'band-check-result');
    expect(
      detail.countries.map(({ device, cc }: { device: string; cc: string }) => `${cc} ${device}`),
    ).to.deep.equal(['de ec25-e', 'de ec25-af', 'us ec25-e', 'us ec25-af']);
    const heads = [...element.shadowRoot!.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).to.deep.equal(['Country', 'Quectel EC25-E', 'Quectel EC25-AF']);
    expect(cells(element)[1]!.textContent.replace(/\s+/g, ' ')).to.match(
      /(Does not work|Limited at best) 0 of 3/,
    );
    await expect(element).to.be.accessible();
    cells(element)[1]!.click();
    cells(element)[0]!.click();
    await element.updateComplete;
    const open = cells(element).map((cell) => cell.getAttribute('aria-expanded'));
    expect(open, 'one device of a country at a time').to.deep.equal(['true', 'false', 'false', 'false']);
  });

  it('takes its countries from a picker, now and at every choice', async () => {
    const { page, element } = await besidePicker();
    expect(text(element, 'what')).to.equal('Quectel EC25-E in Germany');
    const picker = page.querySelector<HTMLElement & { value?: string }>('band-countries')!;
    picker.value = 'fr';
    picker.dispatchEvent(new CustomEvent('band-countries-change', { bubbles: true, composed: true }));
    await settled(element);
    expect(text(element, 'what')).to.equal('Quectel EC25-E in France');
    picker.value = '';
    picker.dispatchEvent(new CustomEvent('band-countries-change', { bubbles: true, composed: true }));
    await waitUntil(() => element.state === 'incomplete', 'nothing is chosen');
    expect(text(element)).to.contain('Choose a country');
  });

  it('may be taken off the page and put back: it asks the picker again, and hears of it once', async () => {
    const { page, element } = await besidePicker();
    element.remove();
    element.for = 'nobody';
    await element.updateComplete;
    element.for = 'picker';
    await element.updateComplete;
    page.querySelector('band-countries')!.setAttribute('value', 'fr');
    page.append(element);
    await settled(element);
    expect(text(element, 'what')).to.equal('Quectel EC25-E in France');
    const frame = document.createElement('iframe');
    page.append(frame);
    frame.contentDocument!.body.append(element);
    let heard = 0;
    element.handleEvent = () => heard++;
    document.dispatchEvent(new Event('band-countries-change'));
    expect(heard, 'of the page that it has left').to.equal(0);
    frame.contentDocument!.dispatchEvent(new Event('band-countries-change'));
    expect(heard, 'of the page where it stands').to.equal(1);
  });

  it('takes a list, a number or nothing where a page without types sets them', async () => {
    const element = await answered({ device: 'ec25-e', country: 'de' });
    for (const country of [null, 7, {}, []]) {
      Object.assign(element, { country });
      await element.updateComplete;
    }
    Object.assign(element, { country: ['fr', 'nl'] });
    await settled(element);
    expect(text(element)).to.contain('France').and.to.contain('Netherlands');
  });

  it('finds the API by a meta element or by one call, and says on the console when there is none', async () => {
    const warn = console.warn;
    const lines: string[] = [];
    console.warn = (...words: unknown[]) => lines.push(words.join(' '));
    try {
      const element = await check({ device: 'ec25-e', country: 'de', src: '' });
      await waitUntil(() => element.state === 'incomplete', 'no API is known');
      expect(lines.filter((line) => /does not know which API.*band-check-api/.test(line)).length).to.equal(1);
      const meta = document.createElement('meta');
      meta.name = 'band-check-api';
      meta.content = '/dist/v1';
      document.head.append(meta);
      const other = await answered({ device: 'ec25-e', country: 'de', src: '' });
      expect(other.state).to.equal('ready');
      meta.remove();
      setBandCheckApi(API);
      await settled(element);
      expect(element.state).to.equal('ready');
    } finally {
      setBandCheckApi('');
      console.warn = warn;
    }
  });

  it('takes no page down with an address that is none, or a source that throws', async () => {
    const rejected: unknown[] = [];
    const keep = (event: PromiseRejectionEvent) => rejected.push(event.reason);
    addEventListener('unhandledrejection', keep);
    const broken = await check({ device: 'ec25-e', country: 'de', src: 'http://' });
    await waitUntil(() => broken.state === 'incomplete', 'the address is refused');
    const thrower = document.createElement('band-check') as BandCheck;
    const fail = () => {
      throw new Error('thrown by the page');
    };
    Object.assign(thrower, { device: 'ec25-e', country: 'de', source: { country: fail, device: fail } });
    broken.after(thrower);
    await settled(thrower);
    expect(thrower.state).to.equal('failed');
    await new Promise((done) => setTimeout(done, 100));
    removeEventListener('unhandledrejection', keep);
    expect(rejected).to.deep.equal([]);
  });

  it('changes its language with the page', async () => {
    const element = await answered({ device: 'ec25-e', country: 'jp' });
    document.documentElement.lang = 'zh-CN';
    try {
      await waitUntil(() => text(element, 'what') === 'Quectel EC25-E 在日本', 'Chinese');
    } finally {
      document.documentElement.lang = 'en';
    }
    await waitUntil(() => text(element, 'what') === 'Quectel EC25-E in Japan', 'English');
  });

  it('takes its colours from the color-scheme of the place where it stands, unless `theme` decides', async () => {
    const element = await answered({ device: 'ec25-e', country: 'jp' });
    const paper = () => getComputedStyle(card(element)!).backgroundColor;
    for (const [scheme, theme, expected] of [
      ['light', '', 'rgb(255, 255, 255)'],
      ['dark', '', 'rgb(22, 24, 28)'],
      ['light dark', 'dark', 'rgb(22, 24, 28)'],
      ['dark', 'light', 'rgb(255, 255, 255)'],
    ] as const) {
      element.parentElement!.style.colorScheme = scheme;
      element.setAttribute('theme', theme);
      await element.updateComplete;
      expect(paper(), `${scheme} ${theme}`).to.equal(expected);
    }
  });

  it('has room for three networks on one screen of a phone', async () => {
    for (const country of ['de', 'br', 'us']) {
      const element = await answered({ device: 'ec25-e', country });
      element.style.inlineSize = '358px'; // a phone of 390, between margins of 16
      const rows = element.shadowRoot!.querySelectorAll('[part~="network"]');
      expect(rows.length).to.equal(3);
      const end = rows[2]!.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
      expect(end, country).to.be.at.most(844 - 2 * 16);
    }
  });

  it('keeps a table of countries short and within its room, however narrow that is', async () => {
    for (const attributes of [
      { device: 'ec25-e', country: 'de fr gb us jp br' },
      { devices: 'ec25-e ec25-af eg25-g', country: 'de us' },
    ]) {
      const element = await answered(attributes);
      element.style.inlineSize = '272px'; // a phone of 320, between margins of 24
      for (const row of element.shadowRoot!.querySelectorAll('tbody tr'))
        expect(row.getBoundingClientRect().height).to.be.below(72);
      const { scrollWidth, clientWidth } = card(element)!;
      expect(scrollWidth, 'nothing sticks out of the card').to.equal(clientWidth);
    }
  });

  it('takes the font of the page over where it is told to', async () => {
    const element = await answered({ device: 'ec25-e', country: 'jp', font: 'inherit' });
    element.style.fontFamily = 'cursive';
    expect(getComputedStyle(card(element)!).fontFamily).to.equal('cursive');
    element.removeAttribute('font');
    expect(getComputedStyle(card(element)!).fontFamily).to.contain('system-ui');
  });
});
