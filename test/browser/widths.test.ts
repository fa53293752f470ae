import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/elements/band-check/band-check.js';
import '../../src/elements/band-countries/band-countries.js';
import '../../src/elements/band-paste/band-paste.js';

/** 36em of 16 px, and the frame around it. */
const NATURAL = 36 * 16 + 34;
const WIDTHS = [320, 600, 1440];
const TAGS = ['band-check', 'band-countries', 'band-paste'] as const;

/** Places that ask an element how wide it wants to be, each with the element in place of `TAG`. */
const PLACES: Readonly<Record<string, string>> = {
  'a flex row': '<div style="display: flex">TAG</div>',
  'a flex row that centres': '<div style="display: flex; align-items: center">TAG</div>',
  'a flex column that centres':
    '<div style="display: flex; flex-direction: column; align-items: center">TAG</div>',
  'a grid that centres': '<div style="display: grid; place-items: center">TAG</div>',
  'a table cell': '<table style="border-spacing: 0"><tr><td style="padding: 0">TAG</td></tr></table>',
  'a float': '<div><div style="float: inline-start">TAG</div></div>',
  'an inline block': '<div style="display: inline-block">TAG</div>',
  'a dialog': '<dialog style="padding: 0; border: 0; max-width: none">TAG</dialog>',
  'a tab that is shown later': '<div style="display: flex"><div hidden>TAG</div></div>',
  'a popover': '<div popover style="padding: 0; border: 0">TAG</div>',
};

async function place(markup: string, tag: string): Promise<HTMLElement> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  const parsed = new DOMParser().parseFromString(
    markup.replace('TAG', `<${tag}>the fallback</${tag}>`),
    'text/html',
  );
  page.append(...parsed.body.children);
  page.querySelector('dialog')?.show();
  page.querySelector<HTMLElement>('[popover]')?.showPopover();
  const element = page.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>(tag)!;
  await element.updateComplete;
  page.querySelector('[hidden]')?.removeAttribute('hidden');
  return element;
}

for (const tag of TAGS) {
  describe(`<${tag}>`, () => {
    let warn: typeof console.warn;
    before(() => {
      warn = console.warn;
      console.warn = () => undefined; // no API is named here
    });
    after(() => {
      console.warn = warn;
    });

    for (const [name, markup] of Object.entries(PLACES)) {
      it(`has its natural width in ${name}, and never more than the room`, async () => {
        for (const width of WIDTHS) {
          await setViewport({ width, height: 800 }).catch(() => undefined); // not in every engine
          const element = await place(markup, tag);
          const room = document.documentElement.clientWidth;
          const body = parseFloat(getComputedStyle(document.body).marginLeft) * 2;
          const measured = element.getBoundingClientRect().width;
          const least = Math.min(NATURAL, room - body) - 4;
          expect(measured, `${name} in ${room}`).to.be.within(least, NATURAL + 1);
          expect(measured).to.be.at.most(room);
        }
      });
    }

    it('fills the room as a block, and shares a row with a picture', async () => {
      const block = await place('<div>TAG</div>', tag);
      expect(block.offsetWidth).to.equal(block.parentElement!.clientWidth);
      const beside = await place(
        '<div style="display: flex; inline-size: 600px"><svg width="200" height="200" style="flex: none"></svg>TAG</div>',
        tag,
      );
      expect(beside.getBoundingClientRect().width).to.be.closeTo(400, 1);
    });
  });
}
