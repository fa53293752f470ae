/** Attack strings in every text of the data, drawn by the elements and by the pages of the app: text stays text. */
import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/elements/band-check/band-check.js';
import type { BandCheck } from '../../src/elements/band-check/band-check.element.js';
import { AppState } from '../../src/app/base/app-state.js';
import type { Page } from '../../src/app/base/app-page.js';
import '../../src/app/pages/check-page.js';
import '../../src/app/pages/countries-page.js';
import '../../src/app/pages/country-page.js';
import '../../src/app/pages/device-page.js';
import '../../src/app/pages/devices-page.js';
import '../../src/app/pages/compare-page.js';
import '../../src/app/pages/field-page.js';
import '../../src/app/pages/network-page.js';
import '../../src/app/pages/paste-page.js';
import '../../src/app/pages/plan-page.js';
import '../../src/app/pages/quality-page.js';
import '../../src/app/pages/switch-offs-page.js';
import { createWorldDataSource } from '../../src/client/world-data-source.js';
import { readDevice, readWorldCountry } from '../../src/world/published/read-published.js';
import type { Evidence } from '../../src/world/snapshot/evidence.js';
import { decodeEvidence } from '../../src/world/snapshot/evidence-snapshot.js';
import type { World } from '../../src/world/world.js';
import { ATTACK, ATTACK_ADDRESS, poison } from '../fixtures/attack-strings.js';

const API = new URL('/dist/v1/', location.href).href;
const readJson = async (path: string) => (await (await fetch(API + path)).json()) as object;
const accepts = (read: (json: unknown) => unknown) => (json: unknown) => {
  try {
    read(json);
    return true;
  } catch {
    return false;
  }
};

/** Names of what ids, codes and days are: exchanged, they would only be another question. */
const KEPT = ['id', 'cc', 'plmn', 'date', 'checked', 'updated', 'sources', 'source', 'subject', 'network'];
/** Texts of the evidence. */
const TEXTS = ['publisher', 'quote', 'place', 'region', 'note', 'file', 'says', 'kept', 'why'];

declare global {
  /** What every attack calls. */
  var attacked: () => void;
}

let world: World;
let evidence: Evidence;
let country: { cc: string; networks: { id: string; name: string }[] };
let device: { id: string };
let attacks = 0;

before(async () => {
  globalThis.attacked = () => attacks++;
  const attackedFields = new Set<string>();
  const attackIn = <T extends object>(json: T, read: (json: unknown) => unknown): T => {
    const poisoned = poison(json, accepts(read), '', attackedFields);
    return restore(poisoned, json);
  };
  country = attackIn(await readJson('countries/de.json'), readWorldCountry) as typeof country;
  device = attackIn(await readJson('models/ec25-e.json'), readDevice) as typeof device;
  expect([...attackedFields]).to.include.members(['.name.en', '.networks.name', '.vendor']);
  const { evidence: file } = (await readJson('snapshot.json')) as { evidence: { url: string } };
  evidence = attackTexts(decodeEvidence(await (await fetch(API + file.url)).text())) as Evidence;
  const judged = { de: readWorldCountry(country), 'ec25-e': readDevice(device) };
  world = {
    version: '1',
    updated: '2026-10-06',
    countries: new Map([['de', judged.de]]),
    devices: new Map([['ec25-e', judged['ec25-e']]]),
  };
});

/** Puts back what names a thing. */
function restore<T>(poisoned: T, real: T): T {
  if (typeof poisoned !== 'object' || poisoned === null) return poisoned;
  for (const [key, value] of Object.entries(real as Record<string, unknown>)) {
    const copy = poisoned as Record<string, unknown>;
    copy[key] = KEPT.includes(key) && !Array.isArray(value) ? value : restore(copy[key], value);
  }
  return poisoned;
}

/** The same maps, lists and records with attacks in their texts. */
function attackTexts(value: unknown, key = ''): unknown {
  if (value instanceof Map)
    return new Map([...value].map(([name, inner]) => [name, attackTexts(inner, name)]));
  if (Array.isArray(value)) return value.map((inner) => attackTexts(inner, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, attackTexts(inner, name)]));
  if (typeof value !== 'string') return value;
  if (key === 'url') return ATTACK_ADDRESS;
  return TEXTS.includes(key) || key === 'virtualOperators' ? ATTACK : value;
}

/** Every element of a page, those in shadow roots included. */
function elementsOf(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsOf(element.shadowRoot) : []),
  ]);
}

function expectTextAlone(root: ParentNode): void {
  for (const element of elementsOf(root)) {
    expect(element.localName).to.not.equal('script');
    expect(element.getAttribute('src')).to.not.equal('x');
    for (const { name, value } of element.attributes) {
      expect(name).to.not.match(/^on|attacked/);
      expect(value, name).to.not.match(/^\s*(javascript|data):/i);
    }
  }
  expect(attacks).to.equal(0);
}

const PAGES = {
  '/?device=ec25-e&in=de': 'bc-check-page',
  '/check/ec25-e/de': 'bc-check-page',
  '/devices': 'bc-devices-page',
  '/devices/ec25-e': 'bc-device-page',
  '/countries': 'bc-countries-page',
  '/countries/de': 'bc-country-page',
  '/networks/telekom-de': 'bc-network-page',
  '/compare?devices=ec25-e&in=de': 'bc-compare-page',
  '/plan?in=de': 'bc-plan-page',
  '/switch-offs': 'bc-switch-offs-page',
  '/field?device=ec25-e': 'bc-field-page',
  '/paste': 'bc-paste-page',
  '/data/quality': 'bc-quality-page',
};

describe('attack strings in every text of the data', () => {
  const address = location.href;
  after(() => history.replaceState(null, '', address));

  for (const [path, tag] of Object.entries(PAGES)) {
    it(`are text on ${path}`, async () => {
      history.replaceState(null, '', path);
      const app = new AppState();
      app.readToday = () => '2026-11-22';
      const data = { world, evidence, source: createWorldDataSource(world, evidence) };
      app.data = { status: 'ready', data };
      const page = document.createElement(tag) as Page & { app: AppState };
      Object.assign(page, { app, params: app.place.params });
      await fixture(html`<main>${page}</main>`);
      await page.updateComplete;
      await aTimeout(50);
      expect(page.querySelector('h1')).to.not.equal(null);
      expectTextAlone(page);
      if (tag !== 'bc-paste-page' && tag !== 'bc-field-page')
        expect(page.textContent).to.contain('attacked()');
    });
  }

  for (const detail of ['summary', 'networks', 'evidence']) {
    it(`are text in <band-check detail="${detail}">`, async () => {
      const element = document.createElement('band-check') as BandCheck;
      for (const [name, value] of Object.entries({ src: API, device: 'ec25-e', country: 'de', detail }))
        element.setAttribute(name, value);
      element.data = { device, countries: [country] } as BandCheck['data'];
      await Promise.all([oneEvent(element, 'band-check-result'), fixture(html`<div>${element}</div>`)]);
      expect(element.shadowRoot!.textContent).to.contain('attacked()');
      expectTextAlone(element.shadowRoot!);
    });
  }
});
