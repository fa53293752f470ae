import { expect, fixture, oneEvent, waitUntil } from '@open-wc/testing';
import '../../src/elements/band-paste/band-paste.js';
import type { BandPaste, PasteChange } from '../../src/elements/band-paste/band-paste.element.js';

const API = new URL('/dist/v1/', location.href).href;
const LINE = 'LTE-FDD: B1/B3/B5/B7/B8/B20, LTE-TDD: B38/B40/B41, WCDMA: B1/B5/B8, TD-SCDMA: B34/B39';
const TABLE = 'EC25-E: FDD LTE B1/B3/B5/B7/B8/B20\nEC25-AU: FDD LTE B1/B2/B3/B4/B5/B7/B8/B28';

async function paste(attributes: Record<string, string> = {}): Promise<BandPaste> {
  const element = document.createElement('band-paste');
  for (const [name, value] of Object.entries({ src: API, ...attributes })) element.setAttribute(name, value);
  await fixture(element);
  return element;
}

const root = (element: BandPaste) => element.shadowRoot!;
const texts = (element: BandPaste, selector: string) =>
  [...root(element).querySelectorAll(selector)].map((node) => node.textContent);

async function type(element: BandPaste, text: string): Promise<void> {
  const area = root(element).querySelector('textarea')!;
  area.value = text;
  area.dispatchEvent(new Event('input'));
  await element.updateComplete;
}

const allBandButtons = (element: BandPaste) => [
  ...root(element).querySelectorAll<HTMLButtonElement>('button[aria-pressed]'),
];
/** Each band with what is said of it, and whether it counts. */
const bandButtons = (element: BandPaste) =>
  allBandButtons(element).map((button) =>
    `${button.textContent} ${button.ariaPressed}`.trim().replace(/\s+/g, ' '),
  );
const press = (element: BandPaste, name: string) =>
  allBandButtons(element)
    .find((button) => button.textContent!.trim().split(/\s/)[0] === name)!
    .click();

describe('<band-paste>', () => {
  it('is accessible, empty and full', async () => {
    const element = await paste();
    await expect(element).to.be.accessible();
    await type(element, TABLE);
    await expect(element).to.be.accessible();
  });

  it('marks in place what was read and what was left out, and keeps the text whole', async () => {
    const element = await paste();
    await type(element, LINE + '\n');
    expect(texts(element, 'mark')).to.include.members(['B1', 'B20', 'B41']);
    expect(texts(element, 'del').join(' ')).to.match(/B34.*B39/);
    expect(texts(element, '.mirror')[0]!.trimEnd()).to.equal(LINE);
  });

  it('says in one sentence what was read, aloud when typing pauses', async () => {
    const element = await paste();
    await type(element, LINE);
    const sentence = /^9 LTE and 3 UMTS bands read; .*TD-SCDMA bands.* left out\.$/;
    expect(texts(element, '[part="status"]')[0]).to.match(sentence);
    expect(texts(element, '.sr')[0]).to.equal('');
    await new Promise((done) => setTimeout(done, 600));
    expect(texts(element, '.sr')[0]).to.match(sentence);
  });

  it('tells the page the bands that count, once a change', async () => {
    const element = await paste();
    const told = oneEvent(element, 'band-paste-change') as Promise<CustomEvent<PasteChange>>;
    await type(element, 'LTE B3 B20, 5G n78');
    const { bands, lte, nr, radio } = (await told).detail;
    expect({ bands, lte, nr, radio }).to.deep.equal({
      bands: 'B3 B20 n78',
      lte: [3, 20],
      nr: [78],
      radio: 'nr',
    });
    let again = 0;
    element.addEventListener('band-paste-change', () => again++);
    await type(element, 'LTE B3 B20, 5G n78 ');
    expect(again).to.equal(0);
    await type(element, 'LTE-M B3 B20');
    await type(element, 'LTE B3 B20');
    expect(again, 'the kind of radio alone').to.equal(2);
  });

  it('asks which variant, and counts no union of them', async () => {
    const element = await paste();
    await type(element, TABLE);
    expect(element.bands).to.deep.equal({ lte: [], nr: [] });
    expect(texts(element, '[part="status"]')[0]).to.equal('2 sets of bands read.');
    const choices = [...root(element).querySelectorAll<HTMLInputElement>('[part="variants"] input')];
    expect(choices.length).to.equal(2);
    choices[1]!.click();
    await element.updateComplete;
    expect(element.bands.lte).to.deep.equal([1, 2, 3, 4, 5, 7, 8, 28]);
  });

  it('says whether variants of a device or networks are to be chosen from', async () => {
    const element = await paste();
    const legend = () => root(element).querySelector('[part="variants"] legend')!.textContent;
    await type(element, TABLE);
    expect(legend()).to.equal('The text lists several variants: choose yours.');
    await type(element, 'Band 20: Telekom, Vodafone\nBand 8: Vodafone');
    expect(legend()).to.equal('Each network has its own bands: choose one.');
  });

  it('shows which of several sets the answer is about', async () => {
    const element = await paste();
    await type(element, '+QNWINFO: "FDD LTE","26202","LTE BAND 20",6300\nSupported: LTE B1/B7/B20/B66');
    const choices = [...root(element).querySelectorAll<HTMLInputElement>('[part="variants"] input')];
    expect(
      choices.map(({ checked, labels }) => [labels![0]!.textContent!.includes('B66'), checked]),
    ).to.deep.equal([
      [false, false],
      [true, true],
    ]);
    expect(element.bands.lte).to.deep.equal([1, 7, 20, 66]);
  });

  it('asks back about numbers without a word, and reads them with one tap', async () => {
    const element = await paste();
    await type(element, '1 3 7 8 20 28');
    expect(element.bands.lte).to.deep.equal([]);
    const button = [...root(element).querySelectorAll('button')].find((each) =>
      each.textContent!.includes('B1 B3'),
    )!;
    button.click();
    await element.updateComplete;
    expect(element.bands.lte).to.deep.equal([1, 3, 7, 8, 20, 28]);
    await expect(element).to.be.accessible();
  });

  it('shows the bands of a mask, and leaves out those that the person presses', async () => {
    const element = await paste();
    await type(element, '+QCFG: "band",0x0,0x80085,0x0');
    const details = root(element).querySelector<HTMLDetailsElement>('[part="read"]')!;
    expect(details.open).to.equal(true);
    expect(bandButtons(element)).to.deep.equal(['B1 true', 'B3 true', 'B8 true', 'B20 true']);
    const told = oneEvent(element, 'band-paste-change') as Promise<CustomEvent<PasteChange>>;
    press(element, 'B8');
    expect((await told).detail.bands).to.equal('B1 B3 B20');
    expect(bandButtons(element)[2]).to.equal('B8 false');
    expect(texts(element, '[part="status"]')[0]).to.equal('3 LTE bands read.');
    await expect(element).to.be.accessible();
    press(element, 'B8');
    await element.updateComplete;
    expect(element.bands.lte).to.deep.equal([1, 3, 8, 20]);
  });

  it('keeps bands that the text shows folded, until the person opens them', async () => {
    const element = await paste();
    await type(element, 'LTE-M: B3/B28A, NB-IoT: B28A');
    const details = root(element).querySelector<HTMLDetailsElement>('[part="read"]')!;
    expect(details.open).to.equal(false);
    details.querySelector('summary')!.click();
    await oneEvent(details, 'toggle');
    const told = oneEvent(element, 'band-paste-change') as Promise<CustomEvent<PasteChange>>;
    press(element, 'B28');
    expect((await told).detail.bands, 'no part of it, and of neither service').to.equal('LTE-M B3');
    press(element, 'B28');
    await element.updateComplete;
    expect([details.open, element.bands.lte], 'taken back, and still open').to.deep.equal([true, [3, 28]]);
  });

  it('offers what frequencies may mean, and counts it when the person agrees', async () => {
    const element = await paste();
    await type(element, '4G auf 800 und 1800 MHz, dazu 5G auf 3,5 GHz.');
    expect(bandButtons(element)).to.deep.equal(['B3 1800 MHz true', 'B20 800 MHz true', 'n78 3,5 GHz false']);
    expect(element.bands).to.deep.equal({ lte: [3, 20], nr: [] });
    press(element, 'n78');
    await element.updateComplete;
    expect(element.bands).to.deep.equal({ lte: [3, 20], nr: [78] });
    await expect(element).to.be.accessible();
    await type(element, 'LTE: B3');
    expect(element.bands, 'what was said of another text').to.deep.equal({ lte: [3], nr: [] });
  });

  it('says who a modem is on and which other bands to expect, and never judges by it', async () => {
    const element = await paste({ country: 'de' });
    await type(element, '+QNWINFO: "FDD LTE","26202","LTE BAND 20",6300');
    await waitUntil(() => /Vodafone/.test(texts(element, '[part="serving"]')[0]!));
    expect(texts(element, '[part="serving"]')[0]).to.match(
      /^You are on Vodafone \(Germany, 262-02\), B20\. This network also uses B1, B3, /,
    );
    expect(element.bands).to.deep.equal({ lte: [], nr: [] });
    expect(root(element).querySelectorAll('band-check').length).to.equal(0);
    await expect(element).to.be.accessible();
  });

  it('says on which band a status page is, by name or by channel', async () => {
    const element = await paste({ country: 'de' });
    for (const cell of ['Band: B20 (800 MHz)', 'EARFCN: 6300']) {
      await type(element, `MCC: 262, MNC: 02\n${cell}\nRSRP: -101 dBm`);
      await waitUntil(() => /Vodafone.*B20/.test(texts(element, '[part="serving"]')[0] ?? ''));
      expect(texts(element, '[part="serving"]')[0]).to.match(
        /^You are on Vodafone \(Germany, 262-02\), B20, RSRP -101 dBm\. This network also uses B1, B3, /,
      );
    }
  });

  it('counts a band of LTE-M and NB-IoT once in the text', async () => {
    const element = await paste();
    await type(element, 'Cat-M1/NB2 bands: 3, 8, 20');
    expect(element.bands).to.deep.equal({ lte: [3, 8, 20], nr: [] });
    expect(root(element).querySelector<HTMLDetailsElement>('[part="read"]')!.open).to.equal(false);
  });

  it('names only bands that the device has, where the text lists them or names it', async () => {
    const element = await paste();
    await type(element, '+QNWINFO: "FDD LTE","26202","LTE BAND 20",6300\nSupported: LTE B1/B7/B20/B66');
    await waitUntil(() => /should/.test(texts(element, '[part="serving"]')[0]!));
    expect(texts(element, '[part="serving"]')[0]).to.match(/This device should also see B1 and B7 here\.$/);
    element.devices = [{ id: 'ec25-e', name: 'EC25-E' }];
    await type(element, 'Quectel EC25-E\n+QNWINFO: "FDD LTE","26202","LTE BAND 20",6300');
    await waitUntil(() => /should/.test(texts(element, '[part="serving"]')[0]!));
    expect(texts(element, '[part="serving"]')[0]).to.match(
      /This device should also see B1, B3, B7 and B8 here\.$/,
    );
  });

  it('says which part of the answer is missing for a code that nobody has, and for one that fails', async () => {
    const element = await paste();
    await type(element, '+COPS: 0,2,"26299",7');
    await waitUntil(() => /for Germany has the code 262-99\.$/.test(texts(element, '[part="serving"]')[0]!));
    await type(element, '+COPS: 0,2,"99999",7');
    await waitUntil(() => /no data for the country/.test(texts(element, '[part="serving"]')[0]!));
    element.source = {
      country: () => Promise.reject(new Error()),
      device: () => Promise.reject(new Error()),
    };
    await type(element, '+COPS: 0,2,"26202",7');
    await waitUntil(() => /couldn’t load/.test(texts(element, '[part="serving"]')[0]!));
  });

  it('answers a list of 2G and 3G bands with the networks that still have them', async () => {
    const element = await paste({ country: 'de' });
    await type(element, 'GSM: 900/1800 MHz, UMTS: 900/2100 MHz');
    await waitUntil(() => root(element).querySelector('[part="older"] li'));
    expect(texts(element, '[part="older"] li').join(' ')).to.match(/2G .*3G switched off/);
    expect(root(element).querySelectorAll('band-check').length).to.equal(0);
    await expect(element).to.be.accessible();
  });

  it('gives the verdict what a text says of parts, LTE-M and NB-IoT', async () => {
    const element = await paste({ country: 'de' });
    await type(element, 'Cat-M1: B3/B20/B28A; NB-IoT: B8/B20');
    const check = root(element).querySelector('band-check')!;
    expect([check.bands, check.radio]).to.deep.equal(['LTE-M B3 B20 B28A NB-IoT B8 B20', 'lpwa']);
    check.scrollIntoView();
    await oneEvent(check, 'band-check-result');
  });

  it('writes the command that locks a modem to the bands, and the one that undoes it', async () => {
    const element = await paste();
    await type(element, '+QNWPREFCFG: "lte_band",3:20');
    expect(texts(element, '[part="lock"] pre')).to.deep.equal([
      'AT+QNWPREFCFG="lte_band"',
      'AT+QNWPREFCFG="lte_band",3:20',
      'AT+QNWPREFCFG="all_band_reset"',
    ]);
  });

  it('says of a router’s configuration that no command is written, until one is chosen', async () => {
    const element = await paste();
    await type(element, "config modem 'modem'\n\tlist lte_bands '3'\n\tlist lte_bands '20'");
    expect(texts(element, '[part="lock"] pre')).to.deep.equal([]);
    expect(texts(element, '[part="lock"] p').join()).to.contain('router’s configuration');
    const select = root(element).querySelector('select')!;
    select.value = 'qnwprefcfg';
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(texts(element, '[part="lock"] pre')[1]).to.equal('AT+QNWPREFCFG="lte_band",3:20');
  });

  it('offers a known device that the text names', async () => {
    const element = await paste();
    element.devices = [{ id: 'ec25-e', name: 'EC25-E' }];
    await type(element, 'Quectel EC25-E: LTE B1/B3');
    expect(texts(element, '.row > span')).to.contain('This is the EC25-E.');
    const told = oneEvent(element, 'band-paste-device');
    [...root(element).querySelectorAll('button')]
      .find((each) => /published/.test(each.textContent!))!
      .click();
    expect((await told).detail).to.deep.equal({ id: 'ec25-e', name: 'EC25-E' });
  });

  it('does not say of several devices that the text is about each of them', async () => {
    const element = await paste();
    element.devices = ['EC25-E', 'BG77'].map((name) => ({ id: name.toLowerCase(), name }));
    await type(element, 'Unlike the BG77, the Quectel EC25-E has LTE B1/B3');
    expect(texts(element, '.row > span')).to.include.members([
      'The text names the BG77.',
      'The text names the EC25-E.',
    ]);
  });

  it('shows verdicts below at once', async () => {
    const element = await paste({ country: 'de fr', detail: 'summary' });
    await type(element, 'B1 B3 B7 B8 B20 B28');
    const check = root(element).querySelector('band-check')!;
    check.scrollIntoView();
    await oneEvent(check, 'band-check-result');
    expect(check.shadowRoot!.querySelectorAll('[part="summary"]').length).to.equal(2);
    await type(element, 'nothing here');
    expect(root(element).querySelectorAll('band-check').length).to.equal(0);
  });

  it('offers examples that can be read', async () => {
    const count = root(await paste()).querySelectorAll('.row button').length;
    expect(count).to.equal(3);
    for (let i = 0; i < count; i++) {
      const element = await paste();
      root(element).querySelectorAll<HTMLButtonElement>('.row button')[i]!.click();
      await element.updateComplete;
      expect(root(element).querySelectorAll('mark').length, `example ${i}`).to.be.greaterThan(0);
    }
  });

  it('keeps the draft over a reload where the page asks for it, and stores nothing where not', async () => {
    sessionStorage.clear();
    await type(await paste(), LINE);
    expect(sessionStorage.length).to.equal(0);
    await type(await paste({ id: 'draft', cache: '' }), LINE);
    expect((await paste({ id: 'draft', cache: '' })).value).to.equal(LINE);
    expect((await paste({ id: 'draft', cache: '', value: 'B3' })).value, 'a text of the page wins').to.equal(
      'B3',
    );
    sessionStorage.clear();
  });

  it('takes back what the browser kept of it, and of no other element', async () => {
    const element = await paste();
    element.formStateRestoreCallback('band-countries de fr');
    expect(element.value).to.equal('');
    element.formStateRestoreCallback('band-paste LTE B3\nB20');
    expect(element.value).to.equal('LTE B3\nB20');
  });

  it('tells the form its text at once, and gives the focus back to the field', async () => {
    const element = await paste({ name: 'bands' });
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    const buttons = () => [...root(element).querySelectorAll<HTMLButtonElement>('.row button')];
    buttons()[0]!.click();
    expect(new FormData(form).get('bands')).to.equal(element.value);
    await element.updateComplete;
    expect(root(element).activeElement === root(element).querySelector('textarea')).to.equal(true);
    buttons()[0]!.click();
    await element.updateComplete;
    expect(element.value).to.equal('');
    expect(root(element).activeElement === root(element).querySelector('textarea')).to.equal(true);
  });

  it('carries the bands in the address of the page, and reads them from there', async () => {
    const element = await paste({ share: '' });
    await type(element, 'B3 B20 n78');
    [...root(element).querySelectorAll('button')]
      .find((button) => button.textContent.trim() === 'Copy link')!
      .click();
    expect(location.hash).to.equal('#bands=B3+B20+n78');
    expect((await paste({ share: '' })).bands).to.deep.equal({ lte: [3, 20], nr: [78] });
    expect((await paste()).value, 'only where asked').to.equal('');
    history.replaceState(null, '', '#bands=%3Cscript%3E');
    expect((await paste({ share: '' })).value).to.equal('');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('draws hostile text as text, and draws little of a long one', async () => {
    const element = await paste();
    await type(element, '<img src=x onerror="window.hacked = 1"> B3 \u202e\ud800');
    expect(root(element).querySelectorAll('img').length).to.equal(0);
    // how quick it is depends on how much is drawn: 80,000 bands read, and no more on the page than for two
    await type(element, 'B3 B20');
    const drawn = root(element).querySelectorAll('*').length;
    await type(element, 'B3/B20, '.repeat(40_000));
    expect(root(element).querySelectorAll('*').length).to.be.at.most(drawn + 20);
    expect(root(element).querySelectorAll('.mirror').length).to.equal(0);
  });

  it('is empty when its value is taken off, and reads whatever a page without types sets', async () => {
    const element = await paste({ value: 'B3 B20', country: 'de' });
    element.removeAttribute('value');
    await element.updateComplete;
    expect(element.value).to.equal('');
    expect(element.bands).to.deep.equal({ lte: [], nr: [] });
    for (const value of [undefined, 7, null]) {
      element.value = value;
      await element.updateComplete;
      expect(element.value).to.equal(String(value ?? ''));
    }
    Object.assign(element, { value: 'B3 B20', country: ['fr', 'nl'] });
    await element.updateComplete;
    expect(root(element).querySelectorAll('band-check').length).to.equal(1);
  });

  it('speaks Chinese', async () => {
    const element = await paste({ lang: 'zh-CN' });
    await type(element, LINE);
    expect(texts(element, '[part="status"]')[0]).to.match(
      /^已读出 9 个 LTE、3 个 UMTS 频段；略去 .*TD-SCDMA 频段。$/,
    );
  });
});
