import { html, type TemplateResult } from 'lit/html.js';
import { expect } from '@open-wc/testing';
import { BandElement, type Changed, css } from '../../src/elements/shared/band-element.js';

class Probe extends BandElement {
  static override styles = [
    css`
      p {
        color: rgb(1, 2, 3);
      }
    `,
  ];
  static override properties = {
    word: { reflect: true },
    on: { type: Boolean, reflect: true },
    longName: { attribute: 'long-name' },
    secret: { attribute: false },
  };
  declare word: string | null | undefined;
  declare on: boolean;
  declare longName: string | undefined;
  declare secret: number;
  rendered = 0;
  seen: string[] = [];

  constructor() {
    super();
    this.on = false;
    this.secret = 1;
  }
  protected override willUpdate(changed: Changed): void {
    if (this.word === 'bad') throw new Error('bad word');
    if (changed.has('word')) this.secret = this.word?.length ?? 0;
  }
  protected override updated(changed: Changed): void {
    this.seen = [...changed].sort();
  }
  protected override render(): TemplateResult {
    this.rendered++;
    return html`<p>${this.word}/${this.on}/${this.longName}/${this.secret}</p>`;
  }
}

describe('BandElement', () => {
  let probe: Probe;
  const text = () => probe.shadowRoot!.textContent;

  before(() => {
    const early = document.body.appendChild(document.createElement('band-probe'));
    early.setAttribute('long-name', 'x');
    Object.assign(early, { on: true, word: 'early' });
    customElements.define('band-probe', Probe);
    probe = early as Probe;
  });
  after(() => probe.remove());

  it('keeps properties that were set before the tag was defined, over its own defaults', async () => {
    await probe.updateComplete;
    expect(text()).to.equal('early/true/x/5');
    expect(Object.keys(probe)).not.to.include('word');
  });

  it('renders once for many changes, and not for none', async () => {
    const before = probe.rendered;
    probe.word = 'one';
    probe.word = 'two';
    probe.longName = 'y';
    await probe.updateComplete;
    expect([probe.rendered - before, text()]).to.deep.equal([1, 'two/true/y/3']);
    expect(probe.seen).to.deep.equal(['longName', 'secret', 'word']);
    probe.word = 'two';
    await probe.updateComplete;
    expect(probe.rendered - before).to.equal(1);
  });

  it('follows attributes, and lets attributes follow', async () => {
    probe.removeAttribute('long-name');
    probe.setAttribute('word', 'three');
    probe.removeAttribute('on');
    await probe.updateComplete;
    expect(text()).to.equal('three/false//5');
    probe.word = 'four';
    probe.on = true;
    await probe.updateComplete;
    expect([probe.getAttribute('word'), probe.getAttribute('on')]).to.deep.equal(['four', '']);
    probe.word = null;
    probe.on = false;
    await probe.updateComplete;
    expect([probe.hasAttribute('word'), probe.hasAttribute('on')]).to.deep.equal([false, false]);
    probe.setAttribute('secret', '9');
    expect(probe.secret).to.equal(0);
  });

  it('renders again after a rendering that failed', async () => {
    probe.word = 'bad';
    const error = await probe.updateComplete.catch((error: unknown) => error);
    expect(error).to.be.an('error').with.property('message', 'bad word');
    probe.word = 'good';
    await probe.updateComplete;
    expect(text()).to.equal('good/false//4');
  });

  it('has its styles, and one sheet for all elements', () => {
    const other = document.body.appendChild(document.createElement('band-probe'));
    expect(getComputedStyle(probe.shadowRoot!.querySelector('p')!).color).to.equal('rgb(1, 2, 3)');
    expect(other.shadowRoot!.adoptedStyleSheets[0]).to.equal(probe.shadowRoot!.adoptedStyleSheets[0]);
    other.remove();
  });
});
