import { expect } from '@open-wc/testing';
import { useScriptApi } from '../../src/embed/script-api.js';
import { findApi } from '../../src/elements/shared/api-base.js';

/** What the build puts into a script. */
const build = globalThis as unknown as { EMBED_API: string };

/** The API of elements whose script tag has this address. */
function apiOf(src: string): string | undefined {
  const script = document.createElement('script');
  script.type = 'text/plain'; // never run
  script.src = src;
  document.head.append(script);
  useScriptApi();
  script.remove();
  return findApi(undefined)?.base;
}

describe('the API of a script tag', () => {
  const places: [string, string | undefined][] = [
    ['https://site.test/embed/v1/band-check.js', 'https://site.test/v1/'],
    ['https://site.test/embed/band-check-all.js', 'https://site.test/v1/'],
    ['https://host.test/project/embed/0.2.0/band-check.js', 'https://host.test/project/v1/'],
    ['https://cdn.test/js/band-check.js', undefined],
  ];
  for (const [src, api] of places) {
    it(`is ${api ?? 'not known'} for a script that was built for no site at ${src}`, () => {
      build.EMBED_API = '';
      expect(apiOf(src)).to.equal(api);
    });
    it(`is that of the site that a script was built for, at ${src} too`, () => {
      build.EMBED_API = 'https://mine.test/v1/';
      expect(apiOf(src)).to.equal('https://mine.test/v1/');
    });
  }
});
