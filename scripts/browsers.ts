/**
 * The three browser engines that the tests run in: found on this machine, or installed from Debian's packages when
 * root. Nothing is skipped: what is missing and cannot be installed is an error that names the package.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';

const WANTED: Record<Part, { debian: string; paths: string[] }> = {
  // the same engine without the window, menus and services around it needs a third of the processor time
  chromium: {
    debian: 'chromium-headless-shell',
    paths: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
    ],
  },
  firefox: { debian: 'firefox-esr', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkitDriver: { debian: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  xvfb: { debian: 'xvfb', paths: ['/usr/bin/Xvfb'] },
  // Chinese pages would be tested and shown as empty boxes without it
  cjkFont: { debian: 'fonts-noto-cjk', paths: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'] },
};

/** The oldest Firefox that the tests have passed in; in 140 they fail, for want of Trusted Types among other things. */
const LEAST_FIREFOX = 153;

type Part = 'chromium' | 'firefox' | 'webkitDriver' | 'xvfb' | 'cjkFont';

/** Paths of the three browsers' programs, of what WebKit needs besides, and of the Chinese font. */
type Browsers = Readonly<Record<Part | 'miniBrowser', string>>;

/** A running WebKitWebDriver. */
interface WebKit {
  readonly port: number;
  readonly capabilities: Record<string, unknown>;
  stop(): void;
}

/** Flags without which Chromium does not start as root, or looks for its maker's servers. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Whether a Firefox is new enough, by what it says of itself: what is called `firefox` may start another one. */
function isRecentFirefox(path: string): boolean {
  const said = execFileSync(path, ['--version'], { encoding: 'utf8' });
  const [, version] = /^Mozilla Firefox (\d+)/.exec(said) ?? [];
  return version !== undefined && Number(version) >= LEAST_FIREFOX;
}

function find(): Partial<Record<Part, string>> {
  return Object.fromEntries(
    Object.entries(WANTED).flatMap(([part, { paths }]) => {
      const path = paths.find((path) => existsSync(path) && (part !== 'firefox' || isRecentFirefox(path)));
      return path ? [[part, path]] : [];
    }),
  );
}

/**
 * Finds the browsers, their driver, the display and the font, and installs what is missing when root.
 * @throws Error naming the packages that are missing
 */
export function browsers(): Browsers {
  let found = find();
  const missing = () =>
    Object.entries(WANTED)
      .filter(([part]) => !found[part as Part])
      .map(([, { debian }]) => debian);
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing for the browser tests: ${missing().join(' ')}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    found = find();
  }
  if (missing().length > 0) {
    throw new Error(
      `The tests need three browser engines, Firefox ${LEAST_FIREFOX} or newer. Install these packages: sudo apt-get install ${missing().join(' ')}`,
    );
  }
  return { ...(found as Record<Part, string>), miniBrowser: miniBrowser() };
}

/** The WebKitGTK browser that the driver steers; it lies in a folder named after machine and library version. */
function miniBrowser(): string {
  for (const machine of readdirSync('/usr/lib')) {
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const path = `/usr/lib/${machine}/${version}/MiniBrowser`;
      if (existsSync(path)) return path;
    }
  }
  throw new Error(
    'WebKitWebDriver is here, but MiniBrowser is not: reinstall the package webkit2gtk-driver.',
  );
}

/** A TCP port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts WebKitWebDriver on a virtual display of its own. */
export async function startWebKit(): Promise<WebKit> {
  const { xvfb, webkitDriver, miniBrowser: binary } = browsers();
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    screen.stdio[3]!.once('data', (text) => resolve(`:${String(text).trim()}`));
  });
  const port = await freePort();
  const driver = spawn(webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  process.once('exit', stop);
  await waitForAnswer(`http://127.0.0.1:${port}/status`);
  return {
    port,
    stop,
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  };
}

async function waitForAnswer(url: string): Promise<void> {
  for (let tries = 100; tries > 0; tries--) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 10 seconds`);
}
