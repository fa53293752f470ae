/** The one combobox in three engines: found by its name, walked with keys, and closed without a choice. */
import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Choice, Combobox } from '../../../src/app/parts/combobox.js';
import '../../../src/app/parts/combobox.js';

const NAMES = ['Brazil', 'Germany', 'Japan'];

async function draw(value = ''): Promise<{ box: Combobox; chosen: string[] }> {
  const chosen: string[] = [];
  const find = (text: string) => {
    const fits = NAMES.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
    return {
      choices: fits.map((title) => ({ title, note: '<b>', heading: 'Countries' })),
      note: fits.length === 0 ? `No results for ${text}` : '',
      isSure: true,
    };
  };
  const box = await fixture<Combobox>(
    html`<bc-combobox
      .name=${'place'}
      .lang=${'en'}
      .label=${'Country'}
      .value=${value}
      .find=${find}
      .choose=${({ title }: Choice) => chosen.push(title)}
    ></bc-combobox>`,
  );
  return { box, chosen };
}

const options = (box: Combobox) => [...box.querySelectorAll('[role=option]')];
const active = (box: Combobox) => {
  const id = box.input.getAttribute('aria-activedescendant');
  return id === null ? null : box.querySelector(`#${id} .title`)!.textContent;
};
async function press(box: Combobox, key: string): Promise<void> {
  await sendKeys({ press: key });
  await aTimeout(0);
  await box.updateComplete;
}
const opened = (box: Combobox, count: number) =>
  waitUntil(() => box.input.ariaExpanded === String(count > 0) && options(box).length === count, 'the list');

describe('the combobox', () => {
  it('is accessible, closed and open, and shows what is hostile as text', async () => {
    const { box } = await draw();
    await expect(box).to.be.accessible();
    box.input.focus();
    await opened(box, 3);
    await expect(box).to.be.accessible();
    expect(box.querySelectorAll('b').length).to.equal(0);
    expect(box.querySelectorAll('.heading')).to.have.length(1);
  });

  it('is walked with arrow keys, round both ends, and takes a choice by Enter', async () => {
    const { box, chosen } = await draw();
    box.input.focus();
    await opened(box, 3);
    expect(active(box)).to.equal(null);
    await press(box, 'ArrowDown');
    expect(active(box)).to.equal('Brazil');
    await press(box, 'ArrowUp');
    expect(active(box)).to.equal('Japan');
    await press(box, 'ArrowDown');
    expect(active(box)).to.equal('Brazil');
    await press(box, 'Enter');
    expect(chosen).to.deep.equal(['Brazil']);
    expect(box.input.ariaExpanded).to.equal('false');
    expect(document.activeElement === box.input).to.equal(true);
  });

  it('takes what is typed by Enter alone, and says when there is nothing', async () => {
    const { box, chosen } = await draw();
    box.input.focus();
    await sendKeys({ type: 'ger' });
    await opened(box, 1);
    expect(active(box)).to.equal('Germany');
    await sendKeys({ type: 'x' });
    await opened(box, 0);
    expect(box.querySelector('[role=status]')!.textContent).to.equal('No results for gerx');
    await press(box, 'Enter');
    expect(chosen).to.deep.equal([]);
  });

  it('closes by Escape first, and empties the field by the second', async () => {
    const { box } = await draw();
    box.input.focus();
    await sendKeys({ type: 'an' });
    await opened(box, 2);
    await press(box, 'Escape');
    expect([box.input.ariaExpanded, box.input.value]).to.deep.equal(['false', 'an']);
    await press(box, 'Escape');
    expect(box.input.value).to.equal('');
  });

  it('shows again what is chosen when somebody leaves it without a choice', async () => {
    const { box, chosen } = await draw('Japan');
    expect(box.input.value).to.equal('Japan');
    box.input.focus();
    await opened(box, 3);
    await sendKeys({ type: 'bra' });
    await opened(box, 1);
    box.input.blur();
    await waitUntil(() => box.input.value === 'Japan', 'the choice is back');
    expect(chosen).to.deep.equal([]);
  });

  it('takes a press of a pointer, which leaves the cursor in the field', async () => {
    const { box, chosen } = await draw();
    box.input.focus();
    await opened(box, 3);
    const down = new PointerEvent('pointerdown', { bubbles: true, cancelable: true });
    options(box)[1]!.dispatchEvent(down);
    expect(down.defaultPrevented).to.equal(true);
    (options(box)[1] as HTMLElement).click();
    expect(chosen).to.deep.equal(['Germany']);
  });
});
