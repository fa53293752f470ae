/** Where the copy of the app on this device stands: the service worker that serves it, and newer versions of it. */

import { isOurs } from './own-caches.js';

/**
 * `unsupported` this browser or page cannot have one · `installing` on its way · `ready` the whole app is on this device ·
 * `failed` it could not be put there; the app goes on from the network and it is tried again.
 */
export type ShellPhase = 'unsupported' | 'installing' | 'ready' | 'failed';

const SCRIPT = '/sw.js';
/** The page whose copy answers for every address of the app. */
const SHELL = '/shell.html';
const AN_HOUR = 3_600_000;
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

/** Fires `change` whenever one of its answers has changed. */
export class ShellWorker extends EventTarget {
  phase: ShellPhase = 'installing';
  /** A newer version of the app lies ready and waits for the person's word. */
  updateReady = false;
  /** Another tab has brought a newer version into use; this tab goes on with the older one until it is loaded again. */
  superseded = false;
  /** Why the last attempt to install or to look for a newer version failed. */
  fault: Error | undefined;
  /** No copy of the app was on this device when this page was opened. */
  first = false;
  /** This page's first session: the whole app came onto this device while it was open. */
  justInstalled = false;

  #registration: ServiceWorkerRegistration | undefined;
  #lookedAt = -Infinity;
  #applying = false;

  /** Registers the worker and follows it. Never rejects: without a worker the app works from the network. */
  async start(): Promise<void> {
    const container = workers();
    if (!container) return this.#become('unsupported');
    let controlled = container.controller !== null;
    // What is here already need not wait for what the server says.
    this.#registration = await container.getRegistration().catch(() => undefined);
    await this.#describe();
    container.addEventListener('controllerchange', () => {
      // The first worker takes charge of an open page; any later one has been called for, here or in another tab.
      if (controlled && !this.#applying) this.superseded = true;
      controlled = true;
      void this.#describe();
    });
    await this.#register(container);
  }

  async #register(container: ServiceWorkerContainer): Promise<void> {
    this.#lookedAt = performance.now();
    try {
      const registration = await container.register(scriptAddress(), { updateViaCache: 'none' });
      this.first = !registration.active;
      this.#registration = registration;
      registration.addEventListener('updatefound', () => this.#follow(registration.installing));
      this.#follow(registration.installing);
    } catch (error) {
      this.fault = error as Error;
      if (!this.#registration) return this.#become('failed');
    }
    await this.#describe();
  }

  /** Looks for a newer version of the app. Never rejects. */
  async look(): Promise<void> {
    this.#lookedAt = performance.now();
    try {
      const container = workers();
      if (container && !this.#registration?.active) {
        // No version ever got through its installation. Most browsers have dropped the registration as well; WebKit keeps
        // it and would not install the same version again.
        if (!this.#registration?.installing) await this.#registration?.unregister();
        return await this.#register(container);
      }
      await this.#registration?.update();
      this.fault = undefined;
    } catch (error) {
      this.fault = error as Error; // no connection, or something else than a script at its address
    }
    await this.#describe();
  }

  async lookIfDue(): Promise<void> {
    if (this.phase === 'failed' || performance.now() - this.#lookedAt >= AN_HOUR) await this.look();
  }

  /**
   * Brings the newer version into use and loads this tab again; other tabs are left alone.
   * @param save puts what is not yet written in safety; waited for, but not for ever
   */
  async apply(save: () => Promise<unknown>): Promise<void> {
    this.#applying = true;
    await Promise.race([save().catch(() => undefined), later(1500)]);
    const container = workers();
    const waiting = (await container?.getRegistration())?.waiting;
    if (!container?.controller || !waiting) return location.reload();
    container.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
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
      if (worker.state === 'redundant' && first && this.phase === 'installing') {
        this.fault = new Error('the worker did not install');
      }
      if (worker.state === 'activated') {
        this.fault = undefined;
        if (first && !this.superseded) this.justInstalled = true;
      }
      void this.#describe();
    });
    void this.#describe();
  }

  async #describe(): Promise<void> {
    const registration = this.#registration;
    if (!registration) return;
    const { active, installing, waiting } = registration;
    this.updateReady = active !== null && waiting !== null;
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

const later = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
