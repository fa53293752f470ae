/** A moment at which a server told its time, on both clocks, in milliseconds since 1970. */
export interface ServerTime {
  readonly server: number;
  readonly device: number;
}

/** Device clocks drift and are set by a second or two; only more than this is going backwards. */
const TOLERANCE = 60_000;

/**
 * Tells the present although the device's clock may be hours or years off: the server's time of this session, carried on by
 * a clock that nobody can set; else the device's clock, corrected by what it was off when a server last told its time.
 */
export class TrustedClock {
  #heard: { server: number; elapsed: number } | undefined;
  #recalled: ServerTime | undefined;

  constructor(
    private readonly device: () => number = () => Date.now(),
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  /** A server has just told its time (`Date` header plus `Age`); to be kept for sessions without a server. */
  hear(server: number): ServerTime {
    this.#heard = { server, elapsed: this.elapsed() };
    return (this.#recalled = { server, device: this.device() });
  }

  /** What a server told in an earlier session. */
  recall(heard: ServerTime): void {
    this.#recalled ??= heard;
  }

  /** The present in milliseconds since 1970; undefined when the device's clock is proven wrong. */
  now(): number | undefined {
    if (this.#heard) return this.#heard.server + this.elapsed() - this.#heard.elapsed;
    const device = this.device();
    if (!this.#recalled) return device;
    const passed = device - this.#recalled.device;
    return passed < -TOLERANCE ? undefined : this.#recalled.server + Math.max(0, passed);
  }
}

/** The time that an answer carries, or undefined (another origin's `Date` is readable only if that origin exposes it). */
export function readServerTime(headers: Headers): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date + 1000 * (Number(headers.get('age')) || 0);
}
