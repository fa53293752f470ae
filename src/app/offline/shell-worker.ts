/** Where the copy of the app on this device stands: the service worker that serves it, and newer versions of it. */
import { messageSW, Workbox } from 'workbox-window';
import { isOurs } from './own-caches.js';

/**
 * `unsupported` this browser or page cannot have one · `installing` on its way · `ready` the whole app is on this device ·
 * `failed` it could not be put there; the app goes on from the network and it is tried again.
 */
type ShellPhase = 'unsupported' | 'installing' | 'ready' | 'failed';

const SCRIPT = '/sw.js';
/** The page whose copy answers for every address of the app. */
const SHELL = '/shell.html';
const AN_HOUR = 3_600_000;
/** Longest wait for a worker to say which release it is of, in milliseconds. */
const ANSWER = 1000;
/** Longest wait for the copy of the app to be put on this device again, in milliseconds. */
const INSTALLATION = 60_000;
/** Longest wait for a new worker to take over before the page is loaded again anyway, in milliseconds. */
const TAKEOVER = 4000;

let address: string | undefined;

/**
 * The address of the worker, past Trusted Types where the host of the app enforces them: by a policy of our own that lets
 * exactly this one address pass. Made once, as a policy of one name may be.
 */
function scriptAddress(): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  };
  return (address ??= trustedTypes
    ? trustedTypes
        .createPolicy('band-check-app', {
          createScriptURL(url) {
            if (url !== SCRIPT) throw new TypeError(`not the worker of this app: ${url}`);
            return url;
          },
        })
        .createScriptURL(SCRIPT)
    : SCRIPT);
}

/** `navigator.serviceWorker`, which is missing without https and whose mere reading throws in a sandboxed frame. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    return undefined;
  }
}

/** What a worker says of itself (src/app/worker/sw.ts). */
interface Release {
  readonly version: string;
  /** Tells two builds of one version apart. */
  readonly release: string;
}

/** Fires `change` whenever one of its answers has changed. */
export class ShellWorker extends EventTarget {
  phase: ShellPhase = 'installing';
  /** Another version of the app is ready and waits for the person's word: a newer one, or one that its makers went back to. */
  update: 'newer' | 'earlier' | undefined;
  /** Another tab has brought another version into use; this tab goes on with its own until it is loaded again. */
  superseded = false;
  /** No copy of the app was on this device when this page was opened. */
  first = false;
  /** This page's first session: the whole app came onto this device while it was open. */
  justInstalled = false;

  /** The way to a registration; undefined until the browser has taken it. */
  #workbox: Workbox | undefined;
  #registration: ServiceWorkerRegistration | undefined;
  #release: Promise<Release | undefined> | undefined;
  #lookedAt = -Infinity;
  #applying = false;

  /** Registers the worker and follows it. Never rejects: without a worker the app works from the network. */
  async start(): Promise<void> {
    const container = workers();
    if (!container) return this.#become('unsupported');
    if (container.controller) this.#release = askRelease(container.controller);
    // What is here already need not wait for what the server says.
    this.#registration = await container.getRegistration().catch(() => undefined);
    await this.#describe();
    container.addEventListener('controllerchange', () => void this.#meet(container.controller));
    await this.#register();
    if (this.phase === 'failed' && this.#registration?.active) await this.look();
  }

  /** The first worker takes charge of an open page; one of another release was called for, here or in another tab. */
  async #meet(controller: ServiceWorker | null): Promise<void> {
    if (!controller) return;
    const release = askRelease(controller);
    this.#release ??= release;
    const isOther = (await release)?.release !== (await this.#release)?.release;
    if (isOther && !this.#applying) this.superseded = true;
    await this.#describe();
  }

  async #register(): Promise<void> {
    this.#lookedAt = performance.now();
    try {
      const workbox = new Workbox(scriptAddress(), { updateViaCache: 'none' });
      const registration = await workbox.register({ immediate: true });
      if (!registration) return;
      this.#workbox = workbox;
      this.first = !registration.active;
      this.#registration = registration;
      // Workbox follows only the first worker that it did not register; a page may stay open over many releases.
      registration.addEventListener('updatefound', () => this.#follow(registration.installing));
      this.#follow(registration.installing);
    } catch {
      if (!this.#registration) return this.#become('failed');
    }
    await this.#describe();
  }

  /** Looks for another version of the app, and puts the app on this device again where it is gone. Never rejects. */
  async look(): Promise<void> {
    if (!workers()) return;
    this.#lookedAt = performance.now();
    try {
      const { active, installing } = this.#registration ?? {};
      if (active && !(await hasShell())) {
        // The browser has deleted the copy but kept the worker; Chromium would not install it again, also not anew.
        this.#become('installing');
        await Promise.race([messageSW(active, { type: 'INSTALL' }), later(INSTALLATION)]);
      }
      // No version ever got through its installation. Most browsers have dropped the registration as well; WebKit keeps
      // it and would not install the same version again.
      if (!active && !installing) await this.#registration?.unregister();
      if (!active || !this.#workbox) return await this.#register();
      await this.#workbox.update();
    } catch {
      // no connection, or something else than a script at its address: the copy that is here goes on serving
    }
    await this.#describe();
  }

  async lookIfDue(): Promise<void> {
    if (this.phase === 'failed' || performance.now() - this.#lookedAt >= AN_HOUR) await this.look();
  }

  /**
   * Brings the other version into use and loads this tab again; other tabs are left alone.
   * @param save puts what is not yet written in safety; waited for, but not for ever
   */
  async apply(save: () => Promise<unknown>): Promise<void> {
    this.#applying = true;
    await Promise.race([save().catch(() => undefined), later(1500)]);
    const container = workers();
    const waiting = (await container?.getRegistration())?.waiting;
    if (!container?.controller || !waiting) return location.reload();
    // Not as soon as it is the controller: WebKitGTK 2.50 now and then never answers a page that is loaded while the
    // worker is being activated.
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload();
    });
    void messageSW(waiting, { type: 'SKIP_WAITING' });
    await later(TAKEOVER);
    location.reload();
  }

  /** Throws the copy of the app away and loads the page from the network: the way out when the copy is broken. */
  async renew(save: () => Promise<unknown>): Promise<void> {
    await Promise.race([save().catch(() => undefined), later(1500)]);
    for (const registration of (await workers()?.getRegistrations()) ?? []) await registration.unregister();
    for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
    location.reload();
  }

  #follow(worker: ServiceWorker | null | undefined): void {
    if (!worker) return;
    const first = this.first;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' && first && !this.superseded) this.justInstalled = true;
      void this.#describe();
    });
    void this.#describe();
  }

  async #describe(): Promise<void> {
    const registration = this.#registration;
    if (!registration) return;
    const release = registration.waiting ? await askRelease(registration.waiting) : undefined;
    const { active, installing, waiting } = registration;
    this.update = active && waiting ? (isEarlier(release) ? 'earlier' : 'newer') : undefined;
    if (active?.state === 'activated') return this.#become((await hasShell()) ? 'ready' : 'failed');
    this.#become(active || installing || waiting ? 'installing' : 'failed');
  }

  #become(phase: ShellPhase): void {
    this.phase = phase;
    this.dispatchEvent(new Event('change'));
  }
}

/** A worker may live while its copy of the app has been cleared away. */
async function hasShell(): Promise<boolean> {
  try {
    return (await caches.match(SHELL, { ignoreSearch: true })) !== undefined;
  } catch {
    return false;
  }
}

/** What workers have answered: each is of one release, and every question leaves a channel open for as long as the page. */
const releases = new WeakMap<ServiceWorker, Release>();

async function askRelease(worker: ServiceWorker): Promise<Release | undefined> {
  const known = releases.get(worker);
  if (known) return known;
  const answer = (messageSW(worker, { type: 'GET_RELEASE' }) as Promise<Release>).then((release) => {
    releases.set(worker, release);
    return release;
  });
  return Promise.race([answer, later(ANSWER).then(() => undefined)]);
}

function isEarlier(release: Release | undefined): boolean {
  return (release?.version.localeCompare(APP_VERSION, 'en', { numeric: true }) ?? 0) < 0;
}

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
