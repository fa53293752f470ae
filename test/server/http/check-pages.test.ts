import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckPages } from '../../../src/server/http/check-pages.js';
import type { SiteFiles } from '../../../src/server/http/site-files.js';
import { SiteFolder } from '../../../src/server/http/site-folder.js';
import { loadSiteData } from '../../../src/server/mcp/site-data.js';
import { type SmallSite, smallSite } from '../small-site.js';

let site: SmallSite;
let folder: SiteFolder;
let files: SiteFiles;
beforeAll(async () => {
  site = await smallSite();
  folder = new SiteFolder(site.dir);
  const data = await loadSiteData(folder);
  files = withCheckPages(folder, () => Promise.resolve(data));
});
afterAll(() => {
  folder.close();
  site.remove();
});

const ask = async (address: string, init: RequestInit = {}) => {
  const url = new URL(address, 'http://localhost');
  return (await files.answer(decodeURIComponent(url.pathname), new Request(url, init)))!;
};
const textOf = async (address: string) => (await ask(address)).text();
const content = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];

describe('the head of a check', () => {
  it.each([
    ['/?device=ec25-e&in=de', 'Quectel EC25-E in Germany: works on all 3 networks · BandCheck'],
    ['/check/ec25-e/de', 'Quectel EC25-E in Germany: works on all 3 networks · BandCheck'],
    ['/zh/?device=ec25-e&in=de', 'Quectel EC25-E 在德国：全部 3 个网络可用 · BandCheck'],
    ['/zh/check/ec25-e/de', 'Quectel EC25-E 在德国：全部 3 个网络可用 · BandCheck'],
    [
      '/?device=ec25-e&in=de&on=telekom-de',
      'Quectel EC25-E in Germany: works on Deutsche Telekom · BandCheck',
    ],
  ])('%s says its answer', async (address, title) => {
    const page = await textOf(address);
    expect(page).toContain(`<title>${title}</title>`);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(content(page, 'og:title')).toBe(title.replace(' · BandCheck', ''));
    expect(content(page, 'og:image')).toBe('https://example.test/pictures/ec25-e.png');
    expect(content(page, 'description')).toMatch(/Data of \d+ \w+ 2\d{3}\.|数据日期：2\d{3}年/);
  });

  it('of several countries counts them', async () => {
    expect(content(await textOf('/?device=ec25-e&in=de,us'), 'og:title')).toMatch(
      /^Quectel EC25-E in 2 countries: works on every network in 1 of 2 countries$/,
    );
  });

  it.each(['/?device=nosuch&in=de', '/?device=ec25-e&in=de,xx', '/?device=ec25-e', '/?in=de', '/'])(
    '%s is that of the start page: no answer to another question',
    async (address) => expect(await textOf(address)).toContain('<title>shell</title>'),
  );

  it('is no page where a check names what we do not have', async () => {
    expect(await ask('/check/nosuch/de')).toBeUndefined();
  });

  it('takes hostile text in the address as text', async () => {
    const page = await textOf('/?device=ec25-e&in=de&x=%22%3E%3Cscript%3E');
    expect(page).not.toContain('<script>');
    expect(page).toContain('rel="canonical"');
  });

  it('has the headers of a page, and no tag of the file that it was made from', async () => {
    const answer = await ask('/?device=ec25-e&in=de', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('etag')).toBeNull();
    const head = await ask('/?device=ec25-e&in=de', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
