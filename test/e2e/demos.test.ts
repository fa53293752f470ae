/** The demo pages: every variant and state of the elements, in three engines. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, ENGINES, type Tab, until } from './engine.js';
import { type Site, startSite } from './site.js';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const TAGS = ['band-check', 'band-countries', 'band-paste'];

interface Demo extends HTMLElement {
  readonly state?: string;
}

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.down());

for (const [name, start] of ENGINES) {
  describe(`the demo pages in ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.close());

    async function open(tag: string): Promise<Tab> {
      const tab = await engine.open();
      await tab.goto(`${site.origin}/embed/demos/${tag}.html`);
      await until('all elements drawn', () =>
        tab.run((tags) => {
          const elements = [...document.querySelectorAll<Demo>(tags.join())];
          const waiting = elements.find(
            ({ state, shadowRoot }) =>
              /idle|loading/.test(state ?? '') || !shadowRoot?.querySelector('[part="card"]'),
          );
          waiting?.scrollIntoView();
          return waiting === undefined;
        }, TAGS),
      );
      return tab;
    }

    it.each(TAGS)('%s: axe finds nothing, and nothing is wider than the page', async (tag) => {
      const tab = await open(tag);
      await tab.run(Object.assign(() => undefined, { toString: () => `() => {${AXE}}` }));
      const violations = await tab.run(async () => {
        const { axe: checker } = window as unknown as { axe: typeof axe };
        const { violations } = await checker.run();
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
      });
      expect(violations).toEqual([]);
      expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await tab.close();
    });

    it('band-countries says that the list cannot be had, and keeps what was chosen', async () => {
      const tab = await open('band-countries');
      const [chips, list] = await tab.run(async () => {
        const element = document.querySelector('#failed') as Demo & { updateComplete: Promise<unknown> };
        const root = element.shadowRoot!;
        root.querySelector('input')!.click();
        await element.updateComplete;
        return ['[part="chip"]', '[part="list"]'].map((part) => root.querySelector(part)!.textContent);
      });
      expect(chips!.trim()).toBe('DE');
      expect(list).toContain("couldn't be loaded");
      await tab.close();
    });

    it('band-paste keeps the draft over a reload', async () => {
      const tab = await open('band-paste');
      await tab.run(() => {
        const area = document.querySelector('#draft')!.shadowRoot!.querySelector('textarea')!;
        area.value = 'LTE B3 B20';
        area.dispatchEvent(new Event('input'));
      });
      await tab.reload();
      await until('the draft', () =>
        tab.run(
          () =>
            document.querySelector('#draft')?.shadowRoot?.querySelector('textarea')?.value === 'LTE B3 B20',
        ),
      );
      await tab.close();
    });
  });
}
