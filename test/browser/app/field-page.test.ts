/** The page `/field` in three engines: what a modem says goes in, and what to do about it comes out. */
import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import { AppState } from '../../../src/app/base/app-state.js';
import type { FieldPage } from '../../../src/app/pages/field-page.js';
import '../../../src/app/pages/field-page.js';
import { TINY_WORLD } from '../../fixtures/tiny-world.js';

const SERVING =
  '+QENG: "servingcell","NOCONN","LTE","FDD",262,01,1A2B3C4,123,6200,20,5,5,1A2B,-95,-9,-67,15,30';

async function openPage(query: string): Promise<FieldPage> {
  history.replaceState(null, '', location.pathname + query);
  const app = new AppState();
  app.place = { lang: 'en', page: 'field', params: {} };
  app.readToday = () => '2026-11-22';
  app.data = { status: 'ready', data: { world: TINY_WORLD, evidence: undefined, source: undefined! } };
  const page = await fixture<FieldPage>(html`<bc-field-page .app=${app}></bc-field-page>`);
  await hear(page, '');
  return page;
}

async function hear(page: FieldPage, text: string): Promise<void> {
  const box = page.querySelector<HTMLTextAreaElement>('#modem')!;
  box.value = text;
  box.dispatchEvent(new Event('input'));
  await page.updateComplete;
  await nextFrame();
}

const textOf = (page: FieldPage) => page.textContent.replace(/\s+/g, ' ');

describe('the field page', () => {
  const address = location.href;
  after(() => history.replaceState(null, '', address));

  it('is accessible, empty and full', async () => {
    const page = await openPage('');
    await expect(page).to.be.accessible();
    const full = await openPage('?device=ec25-e');
    await hear(full, SERVING);
    await expect(full).to.be.accessible();
  });

  it('says who the modem is on, on which band, and what else it should find', async () => {
    const page = await openPage('?device=ec25-e');
    await hear(page, SERVING);
    expect(page.querySelector('.host')!.textContent).to.match(/Network One\s+Germany\s*· 262-01/);
    expect(page.querySelector('.serving .plate')!.textContent).to.equal('B20');
    const rows = [...page.querySelectorAll('.field-rows li')].map((row) =>
      row.textContent.replace(/\s+/g, ' '),
    );
    expect(rows).to.have.length(2);
    expect(rows[0]).to.match(/Network One .*on B3 B20/);
    expect(textOf(page)).to.contain('30 June 2028');
    expect(page.querySelectorAll('.serving-row')).to.have.length(1);
  });

  it('hears a status page of a router as it hears a modem', async () => {
    const page = await openPage('');
    await hear(page, 'MCC: 262, MNC: 01\nActive band: B20\nRSRP: -101 dBm');
    expect(page.querySelector('.host')!.textContent).to.contain('Network One');
    expect(page.querySelector('.serving .plate')!.textContent).to.equal('B20');
    expect(textOf(page)).to.contain('RSRP -101 dBm');
  });

  it('takes a network code alone, and names one that nobody has', async () => {
    const page = await openPage('');
    await hear(page, '26202');
    expect(page.querySelector('.host')!.textContent).to.contain('Network Two');
    await hear(page, '26299');
    expect(page.querySelectorAll('.host').length).to.equal(0);
    expect(textOf(page)).to.contain("We don't have the network 262-99");
  });

  it('writes the command that locks the modem to one network, and the one that undoes it', async () => {
    const page = await openPage('?device=ec25-e&in=de');
    const lockTo = page.querySelector<HTMLSelectElement>('.filters select')!;
    lockTo.value = 'two-de';
    lockTo.dispatchEvent(new Event('change'));
    await page.updateComplete;
    const commands = [...page.querySelectorAll('.modem-command code')].map((code) => code.textContent);
    expect(commands.some((command) => command.startsWith('AT+QCFG="band"'))).to.equal(true);
    expect([...page.querySelectorAll('.choices .plate')].map((plate) => plate.textContent)).to.deep.equal([
      'B1',
      'B3',
    ]);
    expect(page.querySelectorAll('.modem-command pre + button').length).to.equal(commands.length);
  });

  it('keeps a note with what the modem said, and takes hostile text as text', async () => {
    const page = await openPage('?device=ec25-e');
    await hear(page, SERVING);
    const note = page.querySelector<HTMLTextAreaElement>('#field-note')!;
    note.value = '<img src=x onerror=alert(1)> roof';
    [...page.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Save note')!.click();
    await waitUntil(() => page.querySelector('.field-notes li'), 'the note is listed');
    expect(page.querySelector('.field-notes')!.textContent).to.contain('<img src=x onerror=alert(1)> roof');
    expect(page.querySelectorAll('.field-notes img').length).to.equal(0);
    expect(page.querySelector('.field-notes')!.textContent).to.contain('Network One, B20');
    expect(note.value).to.equal('');
  });
});
