/** Every check as a file, and as rows of the downloads. */
import type { Device } from '../core/device.js';
import { Check } from '../schema/published-check.js';
import { answerFor, checkResource, checkText, type SharedAnswer } from '../world/published/check-resource.js';
import type { World, WorldCountry, WorldDevice } from '../world/world.js';
import type { PublishedFiles } from './published-files.js';
import { type Cell, verdictRows } from './tables.js';
import { writeJson } from './write-json.js';

/** Adds the file of every check, country by country. Of devices that are judged alike, one is held to the schema. */
export function addChecks(world: World, origin: string, files: PublishedFiles): void {
  const answers = new CountryAnswers();
  for (const country of world.countries.values()) {
    for (const device of world.devices.values()) {
      const path = `v1/check/${device.id}/${country.cc}.json`;
      files.add(path, () => {
        const shared = answers.find(device, country);
        if (shared.text !== undefined) return checkText(device, country, origin, shared.text);
        shared.text = JSON.stringify(shared.answer);
        return writeJson(path, Check, checkResource(device, country, origin, shared.answer));
      });
    }
  }
}

/** The rows of the verdicts table, device by device. */
export function listVerdicts({ devices, countries }: World): Cell[][] {
  const answers = new CountryAnswers();
  const rows = new Map([...devices.keys()].map((id): [string, Cell[][]] => [id, []]));
  for (const country of countries.values())
    for (const device of devices.values())
      rows.get(device.id)!.push(...verdictRows(device.id, country.cc, answers.find(device, country).answer));
  return [...rows.values()].flat();
}

/** An answer, and its JSON once somebody has written it. */
interface KnownAnswer {
  readonly answer: SharedAnswer;
  text?: string;
}

/**
 * The answers of one country at a time. Devices that are judged alike, such as a module and the routers that are built
 * around it, share an answer: it is judged once.
 */
class CountryAnswers {
  private country: WorldCountry | undefined;
  private readonly known = new Map<string, KnownAnswer>();

  /** Ask for all devices of a country before the next one, because only the answers of the last country are kept. */
  find(device: WorldDevice, country: WorldCountry): KnownAnswer {
    if (country !== this.country) this.known.clear();
    this.country = country;
    const key = keyOf(device);
    const known = this.known.get(key) ?? { answer: answerFor(device, country) };
    this.known.set(key, known);
    return known;
  }
}

/** Everything of a device that its judgement depends on. */
function keyOf({ lte, nr, radio, parts, lpwa, fallback }: Device): string {
  return JSON.stringify({ lte, nr, radio, parts, lpwa, fallback } satisfies Record<keyof Device, unknown>);
}
