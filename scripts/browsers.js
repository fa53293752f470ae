/**
 * The three browser engines that the tests run in: found on this machine, or installed from Debian's packages when
 * root. Nothing is skipped: what is missing and cannot be installed is an error that names the package.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

const WANTED = {
  chromium: {
    debian: 'chromium',
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  firefox: { debian: 'firefox-esr', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkitDriver: { debian: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  xvfb: { debian: 'xvfb', paths: ['/usr/bin/Xvfb'] },
  // Chinese pages would be tested and shown as empty boxes without it
  cjkFont: { debian: 'fonts-noto-cjk', paths: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'] },
};

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

function find() {
  return Object.fromEntries(
    Object.entries(WANTED).map(([name, { paths }]) => [name, paths.find((path) => existsSync(path))]),
  );
}

/** Paths of the browsers, their driver, the display and the font. Installs what is missing when root. */
export function browsers() {
  let found = find();
  const missing = () =>
    Object.keys(WANTED)
      .filter((name) => !found[name])
      .map((name) => WANTED[name].debian);
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
      `The tests need three browser engines. Install these packages: sudo apt-get install ${missing().join(' ')}`,
    );
  }
  return { ...found, miniBrowser: miniBrowser() };
}

/** The WebKitGTK browser that the driver steers; it lies in a folder named after machine and library version. */
function miniBrowser() {
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
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * A running WebKitWebDriver on a virtual display of its own.
 * @returns {Promise<{port: number, capabilities: object, stop: () => void}>}
 */
export async function startWebKit() {
  const { xvfb, webkitDriver, miniBrowser: binary } = browsers();
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise((resolve, reject) => {
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    screen.stdio[3].once('data', (text) => resolve(`:${String(text).trim()}`));
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
  await answers(`http://127.0.0.1:${port}/status`);
  return {
    port,
    stop,
    capabilities: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  };
}

async function answers(url) {
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
