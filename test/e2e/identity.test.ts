/** One answer everywhere: for every device and network, the element in a page says what the published check file says. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { checkResource } from '../../src/world/published/check-resource.js';
import { type Engine, ENGINES, type Tab } from './engine.js';
import { type Site, startSite } from './site.js';

const dataset = await loadDataset('data');
const world = datasetWorld(dataset);
const codes = [...world.countries.keys()];
/** Every device of the open data, and of our own as many as a test has time for. */
const ids = dataset.devices
  .filter(({ origin }, at) => origin !== 'bandcheck' || at % 25 === 0)
  .map(({ id }) => id);

const said = new Map<string, string[]>();
/** `de: telekom-de good, vodafone-de limited …` of every country, from the published checks. */
function inFiles(id: string): string[] {
  if (!said.has(id)) said.set(id, readFiles(id));
  return said.get(id)!;
}

function readFiles(id: string): string[] {
  return codes.map((cc) => {
    const { networks } = checkResource(world.devices.get(id)!, world.countries.get(cc)!, site.origin);
    const answers = networks.map(
      ({ name, verdict, confirmed }) => `${name} ${confirmed ? verdict : 'unconfirmed'}`,
    );
    return `${cc}: ${answers.join(', ')}`;
  });
}

/** The same out of what the element has drawn. */
async function drawn(tab: Tab, id: string): Promise<string[]> {
  return tab.run(
    async (device, all) => {
      const element = document.querySelector('band-check') as HTMLElement;
      await new Promise((done) => {
        element.addEventListener('band-check-result', done, { once: true });
        element.setAttribute('device', device);
      });
      // so many countries are a table, whose cells open; what is open stays open for the next device
      for (const cell of element.shadowRoot!.querySelectorAll<HTMLElement>('[aria-expanded=false]'))
        cell.click();
      await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
      const sections = [...element.shadowRoot!.querySelectorAll('[part=country]')];
      return sections.map((section, i) => {
        const rows = [...section.querySelectorAll('[part~=network]')].map((row) => {
          const name = row.querySelector('[part=name]')!.textContent!.trim();
          return `${name} ${row.getAttribute('part')!.replace('network ', '')}`;
        });
        return `${all[i]}: ${rows.join(', ')}`;
      });
    },
    id,
    codes,
  );
}

let site: Site;
let host: Server;
beforeAll(async () => {
  site = await startSite();
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>All</title>
    <script src="${site.origin}/embed/v1/band-check.js"></script>
    <band-check country="${codes.join(' ')}"></band-check>`;
  host = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  host.close();
  await site.down();
});

describe.each(ENGINES)('every answer in %s', (_, start) => {
  let engine: Engine;
  let tab: Tab;
  beforeAll(async () => {
    engine = await start();
    tab = await engine.open();
    await tab.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  });
  afterAll(() => engine.close());

  it.each(ids)('%s', async (id) => {
    const files = inFiles(id);
    expect(files.join().split(' ').length).toBeGreaterThan(465);
    expect(await drawn(tab, id)).toEqual(files);
  });
});
