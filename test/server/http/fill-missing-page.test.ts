import { beforeAll, describe, expect, it } from 'vitest';
import { Index } from '../../../src/schema/published-index.js';
import { fillMissingPage } from '../../../src/server/http/fill-missing-page.js';
import { readText } from '../../../src/server/http/site-files.js';
import { SiteFolder } from '../../../src/server/http/site-folder.js';
import { smallSite } from '../small-site.js';

const PAGE =
  '<title>This page does not exist · BandCheck</title><h1 tabindex="-1">This page does not exist</h1>\n<p class="lead">Check the spelling.</p>';

let index: Index;
beforeAll(async () => {
  const site = await smallSite();
  const folder = new SiteFolder(site.dir);
  index = Index.parse(JSON.parse((await readText(folder, '/v1/index.json'))!));
  folder.close();
  site.remove();
});

describe('the page of what we do not have', () => {
  it.each([
    [
      '/devices/rutx12',
      'RUTX12 is a family of 2 routers. Which one?',
      ['/devices/rutx12-0', '/devices/rutx12-1'],
    ],
    ['/devices/ec52-e', 'We don&#39;t have “ec52-e”.', ['/devices/ec25-e']],
    ['/countries/germny', 'We don&#39;t have “germny”.', ['/countries/de']],
    ['/countries/uk', 'Did you mean the United Kingdom?', ['/countries/gb']],
    [
      '/check/rutx12/de',
      'RUTX12 is a family of 2 routers. Which one?',
      ['/check/rutx12-0/de', '/check/rutx12-1/de'],
    ],
    ['/check/ec25-e/germny', 'We don&#39;t have “germny”.', ['/check/ec25-e/de']],
    ['/zh/check/ec52-e/de', '我们没有“ec52-e”的数据。', ['/zh/check/ec25-e/de']],
    ['/zh/countries/germny', '我们没有“germny”的数据。', ['/zh/countries/de']],
  ])('%s says “%s” and leads to %j', (path, heading, links) => {
    const page = fillMissingPage(PAGE, path, index);
    expect(page).toContain(`<title>${heading} · BandCheck</title><h1 tabindex="-1">${heading}</h1>`);
    expect([...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links);
    expect(page).not.toContain('Check the spelling');
  });

  it('keeps what to do where nothing is called nearly so, and takes the address for text', () => {
    const page = fillMissingPage(PAGE, '/devices/%3Cb%3E$&zz', index);
    expect(page).toContain('We don&#39;t have “&#60;b&#62;$&#38;zz”.');
    expect(page).toContain('Check the spelling');
    expect(fillMissingPage(PAGE, '/networks/xx-no', index)).toContain('We don&#39;t have “xx-no”.');
    // two guesses at once would be a question of our own
    expect(fillMissingPage(PAGE, '/check/ec52-e/germny', index)).toContain('“ec52-e”');
  });

  it('leaves an address that is no page as it is', () => {
    expect(fillMissingPage(PAGE, '/nothing', index)).toBe(PAGE);
  });
});
