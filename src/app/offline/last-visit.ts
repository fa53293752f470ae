import type { AppState } from '../base/app-state.js';
import type { AppFreshData } from './app-fresh-data.js';
import { type FactChange, whatChanged } from './what-changed.js';

const KEY = 'band-check:seen-version';

/** Which data the person saw last, and what changed since; fires `change`. */
export class LastVisit extends EventTarget {
  /** Changes since the last visit, favourites first; undefined while unknown. */
  changes: readonly FactChange[] | undefined;
  /** The list of changes could not be had. */
  failed = false;
  #seen: string | undefined;
  #compared: string | undefined;

  constructor(
    private readonly app: AppState,
    private readonly fresh: AppFreshData,
  ) {
    super();
    try {
      this.#seen = localStorage.getItem(KEY) ?? undefined;
    } catch {
      // storage is forbidden: every visit is the first
    }
    fresh.addEventListener('change', () => void this.#compare());
    app.saved.addEventListener('change', () => void this.#compare());
  }

  /** The person has been shown what changed. */
  markSeen(): void {
    const version = this.fresh.state.manifest?.version;
    if (!version || !this.changes) return;
    try {
      localStorage.setItem(KEY, version);
    } catch {
      // shown again next time
    }
  }

  async #compare(): Promise<void> {
    const { manifest, looking, phase } = this.fresh.state;
    if (!manifest || looking) return;
    const compared = [manifest.version, phase, ...this.app.saved.favourites].join(' ');
    if (compared === this.#compared) return;
    this.#compared = compared;
    this.#seen ??= manifest.version;
    if (this.#seen === manifest.version) {
      this.changes ??= [];
      this.markSeen();
      return this.#tell();
    }
    try {
      const response = await fetch('/v1/changes.json');
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      this.changes = whatChanged(await response.json(), this.#seen, this.app.saved.favourites);
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#tell();
  }

  #tell(): void {
    this.dispatchEvent(new Event('change'));
  }
}
