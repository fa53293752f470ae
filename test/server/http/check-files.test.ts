import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withChecks } from '../../../src/server/http/check-files.js';
import type { SiteFiles } from '../../../src/server/http/site-files.js';
import { SiteFolder } from '../../../src/server/http/site-folder.js';
import { loadSiteData, type SiteData } from '../../../src/server/mcp/site-data.js';
import worker from '../../../src/server/worker.js';
import { type SmallSite, smallSite } from '../small-site.js';

let site: SmallSite;
let written: SiteFolder;
let bare: SiteFolder;
let data: SiteData;
let made: SiteFiles;
beforeAll(async () => {
  site = await smallSite();
  written = new SiteFolder(site.dir);
  data = await loadSiteData(written);
  rmSync(join(site.dir, 'v1/check'), { recursive: true });
  bare = new SiteFolder(site.dir);
  made = withChecks(
    bare,
    () => Promise.resolve(data),
    (...text) => bare.answerText(...text),
  );
});
afterAll(() => {
  written.close();
  bare.close();
  site.remove();
});

const ask = (files: SiteFiles, path: string, headers: Record<string, string> = {}) =>
  files.answer(path, new Request('http://localhost' + path, { headers }));

describe('a check that no build has written', () => {
  it('has the bytes, the tag and the headers of the file that a build would write, for every pair', async () => {
    const paths = [...data.world.devices.keys()].flatMap((id) =>
      [...data.world.countries.keys()].map((cc) => `/v1/check/${id}/${cc}.json`),
    );
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const [file, answer] = [(await ask(written, path))!, (await ask(made, path))!];
      expect(await answer.text()).toBe(await file.text());
      for (const name of ['etag', 'content-type', 'cache-control', 'access-control-allow-origin'])
        expect(answer.headers.get(name), name).toBe(file.headers.get(name));
    }
  });

  it('answers a caller who has it already with 304', async () => {
    const path = '/v1/check/ec25-e/de.json';
    const etag = (await ask(made, path))!.headers.get('etag')!;
    expect((await ask(made, path, { 'if-none-match': etag }))!.status).toBe(304);
  });

  it('has the same bytes and tag at the edge, and a 304 too', async () => {
    const assets = async (request: Request) =>
      (await bare.answer(new URL(request.url).pathname, request)) ?? new Response(null, { status: 404 });
    const env = {
      ASSETS: { fetch: assets },
      MCP_LIMIT: { limit: () => Promise.resolve({ success: true }) },
    };
    const fetchAtEdge = (path: string, headers: Record<string, string> = {}) =>
      worker.fetch(new Request('http://localhost' + path, { headers }), env);
    for (const id of data.world.devices.keys())
      for (const cc of data.world.countries.keys()) {
        const path = `/v1/check/${id}/${cc}.json`;
        const [file, answer] = [(await ask(written, path))!, await fetchAtEdge(path)];
        expect(await answer.text()).toBe(await file.text());
        const etag = file.headers.get('etag')!;
        expect(answer.headers.get('etag')).toBe(etag);
        expect((await fetchAtEdge(path, { 'if-none-match': etag })).status).toBe(304);
      }
  });

  it('is written once and kept', async () => {
    const path = '/v1/check/ec25-e/de.json';
    const request = new Request('http://localhost' + path);
    const folder = new SiteFolder(site.dir);
    let times = 0;
    const write = () => `{"times":${++times}}`;
    const texts = [folder.answerText(path, write, request), folder.answerText(path, write, request)];
    expect(await Promise.all(texts.map((answer) => answer.text()))).toEqual(['{"times":1}', '{"times":1}']);
    folder.close();
  });

  it.each([
    '/v1/check/nosuch/de.json',
    '/v1/check/ec25-e/xx.json',
    '/v1/check/ec25-e/DE.json',
    '/v1/check/ec25-e',
  ])('is not there for %s', async (path) => expect(await ask(made, path)).toBeUndefined());

  it('leaves every other file to the folder', async () => {
    expect((await ask(made, '/v1/index.json'))!.status).toBe(200);
    expect(await ask(made, '/v1/nothing.json')).toBeUndefined();
  });
});
