import type { Device } from '../core/device.js';
import { Check } from '../schema/published.js';
import { answerFor, checkResource, checkText, type SharedAnswer } from '../world/published/check-resource.js';
import type { WorldCountry, WorldDevice } from '../world/world.js';
import type { Output } from './output.js';

/**
 * Answers for every device and country, and writes the check files. Devices that are judged alike, such as a module and
 * the routers that are built around it, share an answer: it is judged, held to its schema and made text of once.
 */
export class CheckWriter {
  private readonly known = new Map<string, { answer: SharedAnswer; text: string }>();

  /**
   * @param origin of the site whose pages the checks lead to
   * @param output where the files go; without it none are written
   */
  constructor(
    private readonly origin: string,
    private readonly output: Output | undefined,
  ) {}

  /** @throws PublishError for a check that does not fit its schema */
  write(device: WorldDevice, country: WorldCountry): SharedAnswer {
    const path = `v1/check/${device.id}/${country.cc}.json`;
    const key = `${country.cc} ${keyOf(device)}`;
    const known = this.known.get(key);
    if (known) {
      this.output?.write(path, checkText(device, country, this.origin, known.text));
      return known.answer;
    }
    const answer = answerFor(device, country);
    this.known.set(key, { answer, text: JSON.stringify(answer) });
    this.output?.json(path, Check, checkResource(device, country, this.origin, answer));
    return answer;
  }
}

/** Everything of a device that its judgement depends on. */
function keyOf({ lte, nr, radio, parts, lpwa, fallback }: Device): string {
  return JSON.stringify({ lte, nr, radio, parts, lpwa, fallback } satisfies Record<keyof Device, unknown>);
}
