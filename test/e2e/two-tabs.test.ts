/** Two check pages open at once, worked in without pauses: nothing is lost, taken back, or written for ever. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, ENGINES, type Tab, until } from './engine.js';
import { type Site, startSite } from './site.js';
import type { AppState } from '../../src/app/base/app-state.js';

const ROUNDS = 30;

/** Counts from now on how often the page writes the lists. */
const countWrites = (tab: Tab) =>
  tab.run(() => {
    const counted = globalThis as { writes?: number };
    if (counted.writes === undefined) {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (this.name === 'lists') counted.writes!++;
        return put.apply(this, args);
      };
    }
    counted.writes = 0;
  });
const writes = (tab: Tab) => tab.run(() => (globalThis as { writes?: number }).writes);

/** Whether the page has written its visit to the recent checks. */
const visitIsKept = async () => {
  const { app } = document.querySelector<HTMLElement & { app: AppState }>('bc-app')!;
  await app.saved.whenSettled();
  return app.saved.recent.includes(location.pathname.slice('/check/'.length));
};

describe.each(ENGINES)('two tabs on check pages, in %s', (_, start) => {
  let site: Site;
  let engine: Engine;
  let tabs: [Tab, Tab];

  beforeAll(async () => {
    [site, engine] = [await startSite(), await start()];
    tabs = [await engine.open(), await engine.open()];
    for (const [index, path] of ['/check/ec25-e/de', '/check/ec25-e/fr'].entries()) {
      await tabs[index]!.goto(site.origin + path);
      await until('the note', () => tabs[index]!.run(() => document.querySelector('#note') !== null));
      // A visit is itself kept as a recent check.
      await until('the visit to be kept', () => tabs[index]!.run(visitIsKept));
    }
  });
  afterAll(async () => {
    await engine?.close();
    await site?.down();
  });

  it('write nothing while nobody does anything', async () => {
    for (const tab of tabs) await countWrites(tab);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await Promise.all(tabs.map(writes))).toEqual([0, 0]);
  });

  it('keep every letter that is typed, and every entry of both', async () => {
    // begun in both before the end of either is waited for: a driver may do one thing at a time
    const begin = (rounds: number, name: string) => {
      (globalThis as { typed?: Promise<string> }).typed = new Promise((resolve, reject) => {
        const note = document.querySelector<HTMLTextAreaElement>('#note')!;
        const app = document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app;
        note.focus();
        let expected = '';
        let round = 0;
        const type = () => {
          if (note.value !== expected) return reject(new Error(`"${note.value}" stands for "${expected}"`));
          if (round === rounds) return void app.saved.whenSettled().then(() => resolve(note.value), reject);
          expected += `${name}${round} `;
          note.value = expected;
          note.dispatchEvent(new Event('input', { bubbles: true }));
          app.saved.toggleFavourite(`/devices/${name}-${round}`);
          round++;
          next.postMessage(undefined);
        };
        // the next task: a timer of a window that is not in front comes once a second
        const { port1: next, port2 } = new MessageChannel();
        port2.onmessage = type;
        type();
      });
    };
    await Promise.all([tabs[0].run(begin, ROUNDS, 'one'), tabs[1].run(begin, ROUNDS, 'two')]);
    const typed = (tab: Tab) => tab.run(() => (globalThis as { typed?: Promise<string> }).typed!);
    const [one, two] = [await typed(tabs[0]), await typed(tabs[1])];
    const check = await engine.open();
    for (const [path, text] of [
      ['/check/ec25-e/de', one],
      ['/check/ec25-e/fr', two],
    ] as const) {
      await check.goto(site.origin + path);
      await until('the whole note', () =>
        check.run((wanted) => document.querySelector<HTMLTextAreaElement>('#note')?.value === wanted, text),
      );
    }
    const favourites = await check.run(
      () => document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app.saved.favourites,
    );
    expect(favourites.filter((path) => path.startsWith('/devices/one-'))).toHaveLength(ROUNDS);
    expect(favourites.filter((path) => path.startsWith('/devices/two-'))).toHaveLength(ROUNDS);
    await check.close();
  });

  it('leave a note alone while somebody is in it', async () => {
    const same = await engine.open();
    await same.goto(site.origin + '/check/ec25-e/de');
    await until('the note', () =>
      same.run(() => Boolean(document.querySelector<HTMLTextAreaElement>('#note')?.value)),
    );
    await tabs[0].run(() => document.querySelector<HTMLTextAreaElement>('#note')!.focus());
    const before = await tabs[0].run(() => document.querySelector<HTMLTextAreaElement>('#note')!.value);
    await same.run(() => {
      const note = document.querySelector<HTMLTextAreaElement>('#note')!;
      note.value = 'written elsewhere';
      note.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await until('the news', async () => {
      const [printed, fault] = await tabs[0].run(() => [
        document.querySelector('.printed.note')!.textContent,
        document.querySelector<HTMLElement & { app: AppState }>('bc-app')!.app.saved.fault?.message,
      ]);
      if (printed !== 'written elsewhere') throw new Error(`"${printed}" is shown (${fault ?? 'no fault'})`);
      return true;
    });
    const inField = () => tabs[0].run(() => document.querySelector<HTMLTextAreaElement>('#note')!.value);
    expect(await inField()).toBe(before);
    await tabs[0].run(() => {
      const note = document.querySelector<HTMLTextAreaElement>('#note')!;
      note.blur();
      note.dispatchEvent(new FocusEvent('blur')); // a window that is not in front hears of no focus in Firefox
    });
    await until('the news in the field', async () => (await inField()) === 'written elsewhere');
    await same.close();
  });
});
