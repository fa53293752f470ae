/** Whatever the library is given: an answer that survives JSON, or an error of its own that says what is wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { check, type DeviceInput, fromPublished, InputError, SnapshotError } from '../../src/index.js';
import { countryResource, deviceResource } from '../../src/publish/api-resources.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { WORLD } from '../fixtures/known-world.js';

const facts = await loadDataset('data');
const site = new SiteAddresses('https://example.org');
const published = JSON.parse(
  JSON.stringify([
    countryResource(
      facts.countries.find(({ cc }) => cc === 'kw')!,
      facts,
      site,
    ),
    deviceResource(
      facts.devices.find(({ id }) => id === 'bg95-m3')!,
      {},
      facts,
      site,
      true,
    ),
  ]),
) as unknown[];

/** Runs something; what it throws must be one of these errors. A failure prints the seed that repeats it. */
function orRefused(work: () => void, ...errors: (new (...args: never[]) => Error)[]): void {
  try {
    work();
  } catch (error) {
    if (!errors.some((expected) => error instanceof expected)) throw error;
    expect((error as Error).message).not.toBe('');
  }
}

/** The same JSON with something else in one place; the place is chosen by numbers. */
function alter(json: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof json !== 'object' || json === null) return value;
  const keys = Object.keys(json);
  if (keys.length === 0) return value;
  const key = keys[step % keys.length]!;
  const copy = (Array.isArray(json) ? [...(json as unknown[])] : { ...json }) as Record<string, unknown>;
  copy[key] = alter(copy[key], rest, value);
  return copy;
}

const band = fc.oneof(
  fc.integer(),
  fc.constantFrom('B3', 'b20', '7', 'n78', 'B28A', 'B999', ''),
  fc.anything(),
);
const bands = fc.record(
  {
    lte: fc.oneof(fc.array(band), fc.anything()),
    nr: fc.oneof(fc.array(band), fc.anything()),
    radio: fc.constantFrom('lte', 'lpwa', 'nr', 'redcap', '5g'),
    lteM: fc.array(band),
    nbIot: fc.array(band),
    fallback: fc.array(fc.constantFrom('g2', 'g3', 'g4')),
  },
  { requiredKeys: [] },
);
const goodBands = fc.record(
  {
    lte: fc.array(fc.constantFrom(1, 'B3', '20', 'B28A', 28, 'b41'), { minLength: 1 }),
    nr: fc.array(fc.constantFrom('n78', 1, '28')),
    lteM: fc.array(fc.constantFrom(3, 'B20', 'B28B')),
    radio: fc.constantFrom('lte', 'lpwa', 'nr', 'redcap'),
  },
  { requiredKeys: ['lte'] },
);

describe('the library on hostile input', () => {
  it('answers or refuses any device and country', () => {
    fc.assert(
      fc.property(
        fc.oneof(bands, fc.anything(), fc.string()),
        fc.oneof(fc.constant('kw'), fc.anything()),
        (device, countries) => {
          orRefused(() => {
            const answer = check(WORLD, device as DeviceInput, countries as string);
            expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
          }, InputError);
        },
      ),
      // what cannot be made a text
      { examples: [[{ lteM: [{ toString: null }] }, 'kw']] },
    );
  });

  it('answers about every list of real bands', () => {
    fc.assert(
      fc.property(goodBands, fc.constantFrom(...WORLD.countries.keys()), (device, cc) => {
        const answer = check(WORLD, device as DeviceInput, cc);
        expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer);
        expect(answer.networks).toHaveLength(WORLD.countries.get(cc)!.networks.length);
      }),
    );
  });

  it('reads or refuses published JSON with something else in any place, and answers from what it has read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 7 }), fc.anything(), (path, value) => {
        orRefused(
          () => {
            const world = fromPublished(alter(published, path, value));
            for (const cc of world.countries.keys())
              for (const device of world.devices.values()) check(world, device, cc);
          },
          InputError,
          SnapshotError,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('refuses a world file with any letter changed', () => {
    const text = encodeWorld(WORLD);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 0, maxLength: 3 }), (at, other) => {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        orRefused(() => expect(fromPublished(changed)).toEqual(WORLD), SnapshotError);
      }),
    );
  });
});
