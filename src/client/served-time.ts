/** A moment at which a server told its time, on both clocks, in milliseconds since 1970. */
export interface ServedTime {
  readonly server: number;
  readonly device: number;
}

/** The best known present, and whose clock it rests on; undefined when the device's clock is proven wrong. */
export type Present = { readonly ms: number; readonly by: 'server' | 'device' } | undefined;

/** Device clocks drift and are set by a second or two; only more than this is going backwards. */
const TOLERANCE = 60_000;
const DAY = 86_400_000;

/**
 * Tells the present although the device's clock may be hours or years off: the server's time of this session, carried on by
 * a clock that nobody can set; else the device's clock, corrected by what it was off when a server was last heard.
 */
export class FactClock {
  #heard: { server: number; elapsed: number } | undefined;
  #recalled: ServedTime | undefined;

  constructor(
    private readonly device: () => number = () => Date.now(),
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  /** A server has just told its time (`Date` header plus `Age`); to be kept for sessions without a server. */
  hear(server: number): ServedTime {
    this.#heard = { server, elapsed: this.elapsed() };
    return (this.#recalled = { server, device: this.device() });
  }

  /** What was heard in an earlier session. */
  recall(heard: ServedTime): void {
    this.#recalled ??= heard;
  }

  now(): Present {
    if (this.#heard) return { ms: this.#heard.server + this.elapsed() - this.#heard.elapsed, by: 'server' };
    const device = this.device();
    if (!this.#recalled) return { ms: device, by: 'device' };
    const passed = device - this.#recalled.device;
    return passed < -TOLERANCE
      ? undefined
      : { ms: this.#recalled.server + Math.max(0, passed), by: 'device' };
  }
}

/** The time that an answer carries, or undefined (another origin's `Date` is readable only if that origin exposes it). */
export function serverTimeOf(headers: Headers): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date + 1000 * (Number(headers.get('age')) || 0);
}

/**
 * Whole days since the facts were checked (`updated`, `YYYY-MM-DD`); undefined when that cannot be known. Never negative: one
 * day ahead is a time zone, more is a wrong clock.
 */
export function ageInDays(updated: string, present: Present): number | undefined {
  if (!present) return undefined;
  const days = Math.floor((present.ms - Date.parse(updated)) / DAY);
  return days >= -1 ? Math.max(0, days) : undefined;
}
