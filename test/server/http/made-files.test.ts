/** What no build has written and the server makes when it is asked: the same as what a build would have written. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from '../../../scripts/build/compress-site.js';
import { type Dataset, loadDataset } from '../../../src/dataset/load.js';
import { listFiles, type SiteParts } from '../../../src/publish/list-files.js';
import { Output } from '../../../src/publish/output.js';
import { publish } from '../../../src/publish/publish.js';
import { SiteAddresses } from '../../../src/publish/site-addresses.js';
import { type FileMaker, SiteFolder } from '../../../src/server/http/site-folder.js';
import { initialChange } from '../../publish/small-build.js';

const HEADERS = ['etag', 'content-type', 'cache-control', 'vary', 'access-control-allow-origin'];

/** The app, the complete site that a build has made around it, and what it was made from. */
let app: string;
let complete: string;
let parts: SiteParts;
beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'bandcheck-app-'));
  cpSync('src/app/index.html', join(app, 'index.html'));
  complete = mkdtempSync(join(tmpdir(), 'bandcheck-complete-'));
  cpSync(app, complete, { recursive: true });
  const all = await loadDataset('data');
  const few: Dataset = {
    ...all,
    countries: all.countries.filter(({ cc }) => ['de', 'us', 'kw'].includes(cc)),
    devices: all.devices.filter(({ id }) => ['ec25-e', 'bg95-m3', 'rutx12-0'].includes(id)),
  };
  const site = new SiteAddresses('https://example.test');
  parts = listFiles(few, [initialChange(few)], site, app, {
    frame: () => readFileSync(join(app, 'index.html'), 'utf8'),
  });
  writeFileSync(join(app, '_headers'), parts.pages.make('_headers')!);
  await publish(parts, new Output(complete), () => undefined);
  await compressSite(complete);
});
afterAll(() => {
  for (const folder of [app, complete]) rmSync(folder, { recursive: true });
});

/** A maker of the whole site, and what it was asked to make. */
function wholeMaker(): FileMaker & { readonly asked: string[] } {
  const lists = Object.values({ ...parts }) as SiteParts[keyof SiteParts][];
  const asked: string[] = [];
  return {
    asked,
    paths: lists.flatMap(({ paths }) => paths),
    make: (path) => {
      asked.push(path);
      return Promise.resolve(lists.find(({ paths }) => paths.includes(path))!.make(path));
    },
  };
}

/** A folder of the app with one file that is made. */
const folderWith = (path: string, make: FileMaker['make']) => new SiteFolder(app, { paths: [path], make });

async function ask(folder: SiteFolder, path: string, headers: Record<string, string> = {}) {
  return (await folder.answer(path, new Request('http://localhost' + path, { headers })))!;
}

describe('a file that no build has written', () => {
  it('has the bytes, the tag and the headers of the written one, whatever it is', async () => {
    const [written, made] = [new SiteFolder(complete), new SiteFolder(app, wholeMaker())];
    const paths = readdirSync(complete, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name).slice(complete.length))
      .filter((path) => !/\.(br|gz)$|_headers|assetsignore/.test(path));
    for (const kind of ['.ics', '.atom', '.html', '.png', '.sqlite', '.csv', 'openapi.json', 'sitemap.xml'])
      expect(paths.filter((path) => path.endsWith(kind))).not.toEqual([]);
    for (const path of paths) {
      const [file, answer] = [await ask(written, path), await ask(made, path)];
      expect(Buffer.from(await answer.arrayBuffer()).equals(await bytesOf(file)), path).toBe(true);
      for (const name of HEADERS)
        expect(answer.headers.get(name), `${name} of ${path}`).toBe(file.headers.get(name));
    }
    for (const folder of [written, made]) folder.close();
  });

  it('is found at the addresses of pages, and is not there where a build writes none', async () => {
    const maker = wholeMaker();
    const folder = new SiteFolder(app, maker);
    for (const path of ['/countries/de', '/zh/countries/de/', '/api/', '/zh/api', '/zh'])
      expect((await ask(folder, path)).status, path).toBe(200);
    // Kuwait has announced no end, and small downloads are not compressed
    const none = ['/v1/downloads/bands.csv.gz', '/v1/switch-offs/kw.ics', '/countries/xx', '/_headers'];
    for (const path of none) expect(await ask(folder, path), path).toBeUndefined();
    maker.asked.length = 0;
    for (const path of none) expect(await ask(folder, path), path).toBeUndefined();
    expect(maker.asked).toEqual([]);
    folder.close();
  });

  it('is made once, however many ask for it at the same time, and kept', async () => {
    let times = 0;
    const folder = folderWith('v1/x.json', () => Promise.resolve(`{"times":${++times}}`));
    const answers = await Promise.all([ask(folder, '/v1/x.json'), ask(folder, '/v1/x.json')]);
    answers.push(await ask(folder, '/v1/x.json'));
    expect(await Promise.all(answers.map((each) => each.text()))).toEqual(Array(3).fill('{"times":1}'));
    const etag = answers[0]!.headers.get('etag')!;
    expect((await ask(folder, '/v1/x.json', { 'if-none-match': etag })).status).toBe(304);
    folder.close();
  });

  it('is tried again when it could not be made', async () => {
    let times = 0;
    const folder = folderWith('v1/x.json', () =>
      ++times === 1 ? Promise.reject(new Error('broken')) : Promise.resolve('{}'),
    );
    await expect(ask(folder, '/v1/x.json')).rejects.toThrow('broken');
    expect(await (await ask(folder, '/v1/x.json')).text()).toBe('{}');
    folder.close();
  });

  it('is sent in pieces and ranges where it is large, and leaves the folder as it was', async () => {
    const text = 'network,band\n'.repeat(100_000);
    const folder = folderWith('v1/large.csv', () => Promise.resolve(text));
    await folder.prepare(['v1/large.csv']);
    expect(await (await ask(folder, '/v1/large.csv')).text()).toBe(text);
    const piece = await ask(folder, '/v1/large.csv', { range: 'bytes=0-6' });
    expect([piece.status, await piece.text()]).toEqual([206, 'network']);
    folder.close();
    expect(readdirSync(app).sort()).toEqual(['_headers', 'index.html']);
  });
});

describe('a compressed copy that no build has written', () => {
  it('is the one that a build would write; who asks before it is made gets the file as it is', async () => {
    const folder = new SiteFolder(app, wholeMaker());
    const headers = { 'accept-encoding': 'gzip, br' };
    for (const path of ['/index.html', '/v1/countries/de.json']) {
      const first = await ask(folder, path, headers);
      expect(first.headers.get('content-encoding')).toBeNull();
      expect(first.headers.get('vary')).toBe('accept-encoding');
      let copy = first;
      while (copy.headers.get('content-encoding') === null) {
        await setTimeout(5);
        copy = await ask(folder, path, headers);
      }
      expect(copy.headers.get('content-encoding')).toBe('br');
      expect(copy.headers.get('etag')).toBe(first.headers.get('etag'));
      const bytes = await bytesOf(copy);
      expect(bytes.equals(readFileSync(join(complete, `${path}.br`)))).toBe(true);
      expect(brotliDecompressSync(bytes).equals(await bytesOf(first))).toBe(true);
    }
    folder.close();
  });
});

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}
