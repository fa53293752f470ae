/** The grid, the plan and the timeline in three engines: by keys alone, and by their addresses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, ENGINES, type Tab } from './engine.js';
import { type Site, startSite } from './site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.down());

describe.each(ENGINES)('%s', (_, start) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start();
    tab = await engine.open();
  }, 60_000);
  afterAll(() => engine.close());

  /** Opens an address and waits until the page has drawn what a selector finds. */
  async function open(path: string, selector: string): Promise<void> {
    await tab.goto(site.origin + path);
    await expect
      .poll(() => tab.run((wanted) => document.querySelector(wanted) !== null, selector), { timeout: 20_000 })
      .toBe(true);
  }

  /** Presses keys on what has the focus, and tells what has it then, or what is open. */
  const press = (...keys: string[]) =>
    tab.run(async (all) => {
      for (const key of all) {
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
        await new Promise((done) => setTimeout(done, 60));
      }
      return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim();
    }, keys);

  it('goes through the grid by keys, opens a cell in place and closes it', async () => {
    await open('/compare?devices=ec25-e,eg25-g&in=br,de,jp', '.answer-grid [role=gridcell]');
    await tab.run(() => document.querySelector<HTMLElement>('.answer-grid [tabindex="0"]')!.focus());
    expect(await press('ArrowDown', 'ArrowRight')).toMatch(/^Germany, Quectel EG25-G: /);
    // one cell alone is in the tab order
    expect(await tab.run(() => document.querySelectorAll('.answer-grid [tabindex="0"]').length)).toBe(1);
    await press('Enter');
    const opened = () => tab.run(() => document.querySelectorAll('.opened .network-row').length);
    await expect.poll(opened).toBeGreaterThan(1);
    expect(await tab.run(() => location.search)).toContain('open=de.eg25-g');
    await press('Escape');
    await expect.poll(opened).toBe(0);
    expect(await press('Home', 'ArrowUp', 'ArrowUp')).toBe('Country');
    expect(await press('ArrowRight')).toBe('EC25-E');
    await press('Enter');
    const order = () =>
      tab.run(() =>
        [...document.querySelectorAll('.answer-grid [role=rowheader]')].map((row) => row.textContent.trim()),
      );
    await expect.poll(order).toEqual(['Brazil', 'Japan', 'Germany']);
  });

  it('plans by an address, and names what it does not know', async () => {
    await open('/plan?in=de,us,atlantis&class=lte&kind=module&from=2027', '.card.best');
    const said = await tab.run(() => document.querySelector('main')!.textContent.replace(/\s+/g, ' '));
    expect(said).toContain("We don't have “atlantis”.");
    expect(said).toMatch(/(device is|devices are) (enough|needed)/);
    expect(said).toContain('All 2 countries');
    expect(await tab.run(() => document.querySelectorAll('.timeline-lane').length)).toBeGreaterThan(0);
  });

  it('draws the ends of services as lanes, and narrows them by the address', async () => {
    await open('/switch-offs?in=de&service=g2', '.timeline-lane');
    const lanes = await tab.run(() =>
      [...document.querySelectorAll('.timeline-lane')].map((lane) =>
        lane.textContent.replace(/\s+/g, ' ').trim(),
      ),
    );
    expect(lanes.length).toBeGreaterThan(0);
    for (const lane of lanes) expect(lane).toMatch(/^2G .* Germany .*(ends|off|announced)/);
    // today's line stands where the axis says
    expect(await tab.run(() => document.querySelectorAll('.today-line').length)).toBeGreaterThan(0);
  });
});
