/** The script tags on pages of another origin, whatever those pages' policies, styles and other scripts are. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, ENGINES, type Tab, until } from './engine.js';
import { type Site, startSite } from './site.js';

interface HostPage {
  readonly csp?: string;
  /** Markup of the page; `SITE` stands for the origin of the scripts. */
  readonly body: string;
  readonly head?: string;
}

const CHECK = '<band-check device="ec25-e" country="de"><a href="/more">the fallback</a></band-check>';
const SCRIPT = '<script src="SITE/embed/v1/band-check.js"></script>';
/** Keeps what the console and the policy say; allowed by its nonce in every policy below. */
const RECORDER = `<script nonce="recorder">
  window.lines = [];
  window.violations = [];
  for (const level of ['info', 'warn', 'error']) console[level] = (...words) => lines.push(words.join(' '));
  addEventListener('error', (event) => lines.push('error: ' + event.message));
  addEventListener('securitypolicyviolation', (event) => {
    // browsers ask for an icon by themselves, and none of ours is one
    if (!event.blockedURI.endsWith('/favicon.ico')) violations.push(event.violatedDirective + ' ' + event.blockedURI);
  });
</script>`;

/** Hash and lasting address of a script tag. */
function builtScript(name: string): { integrity: string; immutable: string } {
  const { scripts } = JSON.parse(readFileSync('dist/embed/manifest.json', 'utf8')) as {
    scripts: Record<string, { integrity: string; immutable: string }>;
  };
  return scripts[name]!;
}

let site: Site;
let host: Server;
let origin: string;
let page: HostPage;
beforeAll(async () => {
  site = await startSite();
  host = createServer((_, response) => {
    response.setHeader('content-type', 'text/html'); // without a charset, as old pages are
    if (page.csp) response.setHeader('content-security-policy', page.csp.replaceAll('SITE', site.origin));
    response.end(
      `<!doctype html><html lang="en"><head>${RECORDER}${page.head ?? ''}</head><body>${page.body}</body></html>`.replaceAll(
        'SITE',
        site.origin,
      ),
    );
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(host.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  host.close();
  await site.down();
});

interface Seen {
  defined: boolean;
  state: string;
  summary: string | undefined;
  weight: string | undefined;
  lines: string[];
  violations: string[];
  fallback: boolean;
}

function look(tab: Tab): Promise<Seen> {
  return tab.run(() => {
    const element = document.querySelector('band-check') as HTMLElement & { state?: string };
    const summary = element.shadowRoot?.querySelector('[part="summary"]');
    const window_ = window as unknown as { lines: string[]; violations: string[] };
    return {
      defined: customElements.get('band-check') !== undefined,
      state: element.state ?? 'none',
      summary: element.state === 'ready' ? summary?.textContent.trim() : undefined,
      weight: summary ? getComputedStyle(summary).fontWeight : undefined,
      lines: window_.lines,
      violations: window_.violations,
      fallback: (element.querySelector('a')?.getClientRects().length ?? 0) > 0,
    };
  });
}

for (const [name, start] of ENGINES) {
  describe(`the script tag on a stranger's page in ${name}`, () => {
    let engine: Engine;
    let tab: Tab;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.close());

    /** Opens a page of the host and waits until it has come to `state`. */
    async function open(hostPage: HostPage, state: string): Promise<Seen> {
      page = hostPage;
      await (tab as Tab | undefined)?.close();
      tab = await engine.open();
      await tab.goto(origin);
      const seen = await until(`state ${state}`, async () => {
        const seen = await look(tab);
        return seen.state === state ? seen : undefined;
      });
      return seen!;
    }

    it('works, styled, and without one report under the strictest policy', async () => {
      const csp = `default-src 'none'; script-src SITE 'nonce-recorder'; connect-src SITE; style-src 'none'`;
      const seen = await open({ csp, body: CHECK + SCRIPT }, 'ready');
      expect(seen.summary).toMatch(/^Works on/);
      expect(seen.weight).toBe('650');
      expect([seen.violations, seen.lines]).toEqual([[], []]);
    });

    it.each([
      ['a known device', 'device="ec25-e"', ['/v1/models/ec25-e.json', '/v1/countries/de.json']],
      ['bands', 'bands="B3 B20"', ['/v1/countries/de.json']],
      [
        'another day',
        'device="ec25-e" as-of="2026-11-20"',
        ['/v1/models/ec25-e.json', '/v1/countries/de.json'],
      ],
    ])(
      'judges %s with its evidence under a policy of one hash, and asks for data alone',
      async (_, asks, files) => {
        const { integrity, immutable } = builtScript('band-check.js');
        const csp = `default-src 'none'; script-src '${integrity}' 'nonce-recorder'; connect-src SITE/v1/; style-src 'none'; require-trusted-types-for 'script'; trusted-types lit-html`;
        const script = `<script crossorigin src="SITE/embed/${immutable}" integrity="${integrity}"></script>`;
        site.requests.length = 0;
        const body = `<band-check ${asks} country="de" detail="evidence"></band-check>${script}`;
        await open({ csp, body }, 'ready');
        const { violations, lines } = await look(tab);
        const sources = await tab.run(
          () => document.querySelector('band-check')!.shadowRoot!.querySelectorAll('details a').length,
        );
        expect(sources).toBeGreaterThan(3);
        expect([violations, lines]).toEqual([[], []]);
        // what the browser's own cache has already is not asked again
        const allowed = [`/embed/${immutable}`, ...files, '/favicon.ico'];
        expect(site.requests.filter((path) => !allowed.includes(path))).toEqual([]);
      },
    );

    it('works as a copy elsewhere, with the address of the API', async () => {
      const copy = readFileSync('dist/embed/band-check.js', 'utf8').replaceAll('</script', '<\\/script');
      const csp = `default-src 'none'; script-src 'nonce-recorder'; connect-src SITE/v1/`;
      const body = CHECK.replace('<band-check', '<band-check src="SITE/v1/"');
      const head = '<meta charset="utf-8">';
      const seen = await open(
        { csp, head, body: `${body}<script nonce="recorder">${copy}</script>` },
        'ready',
      );
      expect(seen.summary).toMatch(/^Works on/);
      expect([seen.violations, seen.lines]).toEqual([[], []]);
    });

    it('works under a Trusted Types policy that allows Lit', async () => {
      const csp = `require-trusted-types-for 'script'; trusted-types lit-html`;
      const seen = await open({ csp, body: CHECK + SCRIPT }, 'ready');
      expect([seen.violations, seen.lines]).toEqual([[], []]);
    });

    it.each([`trusted-types 'none'`, `require-trusted-types-for 'script'; trusted-types other`])(
      'keeps the fallback and names the directive in one line under `%s`',
      async (csp) => {
        const seen = await open({ csp, body: CHECK + SCRIPT }, 'none');
        await new Promise((done) => setTimeout(done, 300));
        expect(seen.defined).toBe(false);
        expect(seen.fallback).toBe(true);
        expect(seen.lines).toHaveLength(1);
        expect(seen.lines[0]).toMatch(/fallback stays.*trusted-types.*lit-html 'allow-duplicates'/);
      },
    );

    it('says when the policy forbids to ask, and brings the fallback back', async () => {
      const csp = `default-src 'none'; script-src SITE 'nonce-recorder'`;
      const seen = await open({ csp, body: CHECK + SCRIPT }, 'failed');
      expect(seen.fallback).toBe(true);
      const lines = () => tab.run(() => (window as unknown as { lines: string[] }).lines);
      await until('the line', async () => (await lines()).length > 0);
      expect(await lines()).toEqual([expect.stringMatching(/^BandCheck got no data \(unreachable\) from /)]);
    });

    const file = (path: string) => readFileSync(`dist/v1/${path}.json`, 'utf8');
    const data = `{"device":${file('models/ec25-e')},"countries":[${file('countries/de')}]}`;
    it.each([
      ['en', 'behind it', true],
      ['en', 'in the head', false],
      ['zh', 'behind it', true],
    ])(
      'needs no request in %s where the page brings the data along, with the script %s',
      async (lang, _, behind) => {
        const csp = `default-src 'none'; script-src SITE 'nonce-recorder'`;
        const body = `<band-check lang="${lang}" device="ec25-e" country="de"><script type="application/json">${data}</script></band-check>`;
        const head = '<meta charset="utf-8">';
        const seen = await open(
          behind ? { csp, head, body: body + SCRIPT } : { csp, head: head + SCRIPT, body },
          'ready',
        );
        expect(seen.violations.filter((violation) => !violation.includes('inline'))).toEqual([]);
        expect(seen.summary).toMatch(lang === 'en' ? /^Works on/ : /可用.*。$/);
      },
    );

    const ZH_CHECK = CHECK.replace('<band-check', '<band-check lang="zh"');
    it('speaks Chinese without a request for words', async () => {
      site.requests.length = 0;
      const { lines, summary } = await open({ body: ZH_CHECK + SCRIPT }, 'ready');
      expect(summary).toMatch(/可用.*。$/);
      expect(lines).toEqual([]);
      expect(site.requests.filter((path) => path.includes('zh'))).toEqual([]);
    });

    it('loads nothing before it comes near the viewport', async () => {
      site.requests.length = 0;
      await open({ body: `<p style="height: 5000px"></p>${ZH_CHECK}${SCRIPT}` }, 'idle');
      await new Promise((done) => setTimeout(done, 500));
      expect(site.requests.filter((path) => path.endsWith('.json'))).toEqual([]);
    });

    it('stores nothing', async () => {
      await open({ body: CHECK + SCRIPT }, 'ready');
      const stored = await tab.run(async () => [
        document.cookie,
        localStorage.length + sessionStorage.length,
        (await indexedDB.databases()).length,
      ]);
      expect(stored).toEqual(['', 0, 0]);
    });

    const CACHE_CHECK = CHECK.replace('<band-check', '<band-check cache');
    const CACHE_SCRIPT = SCRIPT.replace('check.js', 'check-cache.js');
    it.each([
      ['before', CACHE_SCRIPT + SCRIPT, 'eg25-g'],
      ['after', SCRIPT + CACHE_SCRIPT, 'sim7600g-h'],
    ])('keeps the data with the script for that %s its own', async (_, scripts, device) => {
      expect((await open({ body: CACHE_CHECK + scripts }, 'ready')).lines).toEqual([]);
      await until('the data kept', () =>
        tab.run(
          () =>
            new Promise<boolean>((done) => {
              void indexedDB.databases().then((all) => {
                const name = all.find(({ name }) => name?.startsWith('band-check-cache'))?.name;
                if (!name) return done(false);
                const request = indexedDB.open(name);
                request.onsuccess = () => {
                  const database = request.result;
                  if (!database.objectStoreNames.contains('files')) return (database.close(), done(false));
                  const keys = database.transaction('files').objectStore('files').getAllKeys();
                  keys.onsuccess = () => (database.close(), done(keys.result.includes('pointer')));
                };
              });
            }),
        ),
      );
      // a device that the browser's own cache has not seen
      site.faults.set(`/v1/models/${device}.json`, (response) => response.writeHead(503).end());
      const seen = await open({ body: CACHE_CHECK.replace('ec25-e', device) + scripts }, 'ready');
      site.faults.clear();
      expect(seen.summary).toMatch(/ on /);
      expect(
        await tab.run(
          () => document.querySelector('band-check')!.shadowRoot!.querySelector('[part="kept"]') !== null,
        ),
      ).toBe(true);
    });

    it('says in one line what `cache` needs, and lets the first script for it win', async () => {
      const several = CACHE_CHECK.replace('country="de"', 'country="de fr it"');
      const without = await open({ body: several + SCRIPT }, 'ready');
      expect(without.lines).toEqual([expect.stringMatching(/cache.*band-check-cache\.js/)]);
      const twice = await open({ body: CHECK + SCRIPT + CACHE_SCRIPT + CACHE_SCRIPT }, 'ready');
      expect(twice.lines).toEqual([expect.stringMatching(/band-check-cache.*ignored.*in use/)]);
    });

    it('runs as a module, with its hash, from its immutable address', async () => {
      const { integrity, immutable } = builtScript('band-check.js');
      const body = `${CHECK}<script type="module" crossorigin src="SITE/embed/${immutable}" integrity="${integrity}"></script>`;
      expect((await open({ body }, 'ready')).lines).toEqual([]);
    });

    it('keeps the fallback where the script does not come', async () => {
      const seen = await open({ body: CHECK + '<script src="SITE/embed/none.js"></script>' }, 'none');
      expect(seen.fallback).toBe(true);
    });

    it.each([
      ['a second copy', SCRIPT + SCRIPT, 1],
      ['the larger script after it', SCRIPT + SCRIPT.replace('check.js', 'check-all.js'), 1],
      ['the larger script before it', SCRIPT.replace('check.js', 'check-all.js') + SCRIPT, 1],
    ])('lets the first win with %s', async (_, scripts, count) => {
      const { lines } = await open({ body: CHECK + scripts }, 'ready');
      expect(lines).toHaveLength(count);
      expect(lines[0]).toMatch(/ignored, .* is in use/);
    });

    it('lets somebody else have the name', async () => {
      const other = `<script nonce="recorder">customElements.define('band-check', class extends HTMLElement {});</script>`;
      const { lines, fallback } = await open({ body: CHECK + other + SCRIPT }, 'none');
      expect(lines).toEqual([expect.stringMatching(/ignored, another one is in use/)]);
      expect(fallback).toBe(true);
    });

    it('looks the same whatever the styles of the page are, and leaves the page alone', async () => {
      const hostile = `<style>* { letter-spacing: 9px; text-transform: uppercase; line-height: 3; color: red; font: 40px cursive; text-align: center; }
        html { font-size: 62.5%; } p { margin: 50px; } button, svg, summary { display: none; }</style>`;
      const styles = () =>
        tab.run(() => {
          const root = document.querySelector('band-check')!.shadowRoot!;
          return ['.root', '[part="summary"]', '[part="verdict"]', 'summary', 'a', 'svg'].map((selector) => {
            const style = getComputedStyle(root.querySelector(selector)!);
            return [
              selector,
              ...(
                [
                  'color',
                  'fontSize',
                  'fontFamily',
                  'letterSpacing',
                  'textTransform',
                  'lineHeight',
                  'textAlign',
                  'margin',
                  'display',
                ] as const
              ).map((name) => style[name]),
            ];
          });
        });
      await open({ body: CHECK + SCRIPT }, 'ready');
      const plain = await styles();
      await open({ head: hostile, body: CHECK + SCRIPT + '<p id="theirs">theirs</p>' }, 'ready');
      expect(await styles()).toEqual(plain);
      expect(await tab.run(() => getComputedStyle(document.querySelector('#theirs')!).margin)).toBe('50px');
      expect(await tab.run(() => Object.keys(window).filter((key) => /band/i.test(key)))).toEqual([]);
    });

    it('shows every variant and state on its demo page', async () => {
      tab = await engine.open();
      await tab.goto(`${site.origin}/embed/demos/band-check.html`);
      const expected = {
        plain: 'ready',
        summary: 'ready',
        table: 'ready',
        devices: 'ready',
        picked: 'ready',
        evidence: 'ready',
        lpwa: 'ready',
        redcap: 'ready',
        bands: 'ready',
        zh: 'ready',
        rtl: 'ready',
        kept: 'ready',
        unknown: 'unknown',
        failed: 'failed',
        incomplete: 'incomplete',
      };
      const states = () =>
        tab.run(() =>
          Object.fromEntries(
            [...document.querySelectorAll('band-check')].map((element) => [
              element.id,
              (element as HTMLElement & { state?: string }).state,
            ]),
          ),
        );
      for (const [id, state] of Object.entries(expected)) {
        await until(`#${id} ${state}`, async () => {
          await tab.run((id) => document.getElementById(id)!.scrollIntoView(), id);
          const now = (await states())[id];
          if (now !== state) throw new Error(now);
          return true;
        });
      }
      expect(await tab.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

    it('lets the elements work together by attributes and events alone', async () => {
      tab = await engine.open();
      await tab.goto(`${site.origin}/embed/demos/band-paste.html`);
      await until('the check', () =>
        tab.run(() => {
          const check = document.querySelector('#check') as HTMLElement & { state?: string };
          check.scrollIntoView();
          return check.state === 'ready' && check.getAttribute('bands') === 'B1 B3 B7 B8 B20 B28';
        }),
      );
    });
  });
}
