import { bandName, bandNames, type BandPart, type Rat } from '../core/band.js';
import { bandUseOf, type BandUse } from '../core/band-use.js';
import { CREDIT } from '../core/credit.js';
import type { Radio } from '../core/device.js';
import type { Confidence } from '../core/network.js';
import { type Overall, overallOf, type Tally, tallyOf } from '../core/tally.js';
import { judge, type Judgement, RULE_VERSION } from '../core/verdict.js';
import type { LocalName, NetworkCode, WorldCorrection, WorldNetwork } from '../world/world.js';
import type { KnownWorld } from './known-world.js';
import {
  type AskedDevice,
  type CountriesInput,
  type DeviceInput,
  type NamedNetworks,
  readDay,
  readDeviceInput,
  readPlacesInput,
} from './read-question.js';

/** Whether a device works in some countries, and why: plain data that survives JSON. */
export interface Answer {
  readonly device: DeviceAnswer;
  /** The countries asked about, in the order of the question. */
  readonly countries: readonly CountryAnswer[];
  /** Every network of these countries, country by country. */
  readonly networks: readonly NetworkAnswer[];
  /** The day of asking, `YYYY-MM-DD`: it decides which announced switch-offs have passed. */
  readonly asOf: string;
  /** Version of the rule that decides verdicts. */
  readonly ruleVersion: number;
  readonly data: AnswerData;
}

/** The device that was judged. */
export interface DeviceAnswer {
  /** `null` for a list of bands. */
  readonly id: string | null;
  readonly name: string | null;
  readonly radio: Radio;
  /** Names of its bands: `B20`, `n78`. */
  readonly lte: readonly string[];
  readonly nr: readonly string[];
  /** Parts of bands that it has in place of the whole band: `B28A`. */
  readonly parts: readonly BandPart[];
  /** Its bands for LTE-M and for NB-IoT; `null` where nobody lists them apart. */
  readonly lpwa: { readonly ltem: readonly string[]; readonly nbiot: readonly string[] } | null;
  /** What is known of its bands better than the publisher of the data says; empty for most. */
  readonly corrections: readonly WorldCorrection[];
}

/** A country in short. */
export interface CountryAnswer {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly cc: string;
  readonly name: LocalName;
  /** How many networks have each outcome; `unconfirmed` is a `no` that nobody has proven. */
  readonly tally: Tally;
  /** `good` on every network · `some` on at least one · `limited` at best · `unconfirmed` · `no`. */
  readonly overall: Overall;
  /** What the question named of its networks, by name or code, in place of the country; empty for most. */
  readonly named: readonly NamedNetworks[];
}

/** The verdict on one network. A `no` with `confirmed: false` means that no source says the device works there. */
export interface NetworkAnswer extends Judgement {
  /** Country of the network. */
  readonly cc: string;
  readonly id: string;
  readonly name: string;
  /** Whether the question named this network. */
  readonly named: boolean;
  /** Its network codes (PLMN). On a SIM, a code may belong to a virtual operator. */
  readonly codes: readonly NetworkCode[];
  /** Every band that the network is known to use, in the network's own order. */
  readonly bands: Readonly<Record<Rat, readonly BandAnswer[]>>;
  /** What is known of its services better than the publisher of the data says; empty for most. */
  readonly corrections: readonly WorldCorrection[];
}

/** One band of a network, seen from the device. */
export interface BandAnswer {
  /** `B20`, `n78`. */
  readonly band: string;
  /** The operator's service rests on it. */
  readonly core: boolean;
  readonly confidence: Confidence;
  /** `has` the device supports it · `lacks` it does not, and that matters · `spare` it is not needed. */
  readonly use: BandUse;
}

/** Which data the answer rests on. Show the attribution where you show the answer: the licence asks for it. */
export interface AnswerData {
  readonly version: string | null;
  readonly updated: string | null;
  readonly license: string;
  readonly attribution: string;
}

export interface CheckOptions {
  /** The day of asking, `YYYY-MM-DD`; today on the calendar of this machine if left out. */
  readonly asOf?: string;
}

/**
 * Answers whether a device works on the networks of one or more countries. `explain` puts the answer into words.
 * @param device id or name of a known device, or its bands
 * @param countries codes or names; a network, by name or code (`262-01`), stands for its country and is marked
 * @throws InputError that says what cannot be answered and what would be right, with near matches in `candidates`
 */
export function check(
  world: KnownWorld,
  device: DeviceInput,
  countries: CountriesInput,
  { asOf }: CheckOptions = {},
): Answer {
  const asked = readDeviceInput(world, device);
  const places = readPlacesInput(world, countries);
  const day = readDay(asOf);
  const judged = places.map(({ country: { cc, networks }, named }) => {
    const ids = named.flatMap((each) => each.networks);
    return networks.map((network) => ({
      ...judgeOn(network, cc, asked, day),
      named: ids.includes(network.id),
    }));
  });
  return {
    device: {
      id: asked.id ?? null,
      name: asked.name ?? null,
      radio: asked.radio,
      lte: bandNames('lte', asked.lte),
      nr: bandNames('nr', asked.nr),
      parts: asked.parts ?? [],
      lpwa: asked.lpwa
        ? { ltem: bandNames('lte', asked.lpwa.ltem), nbiot: bandNames('lte', asked.lpwa.nbiot) }
        : null,
      corrections: asked.corrections ?? [],
    },
    countries: places.map(({ country: { cc, name }, named }, at) => {
      const tally = tallyOf(judged[at]!);
      return { cc, name, tally, overall: overallOf(tally), named };
    }),
    networks: judged.flat(),
    asOf: day,
    ruleVersion: RULE_VERSION,
    data: {
      version: world.version,
      updated: world.updated,
      license: CREDIT.license,
      attribution: CREDIT.text,
    },
  };
}

function judgeOn(
  network: WorldNetwork,
  cc: string,
  device: AskedDevice,
  asOf: string,
): Omit<NetworkAnswer, 'named'> {
  const judgement = judge(device, network, asOf);
  const bandsOf = (rat: Rat) =>
    network[rat].map(({ band, core, confidence }): BandAnswer => ({
      band: bandName(rat, band),
      core,
      confidence,
      use: bandUseOf(rat, band, device, network, judgement.verdict),
    }));
  return {
    cc,
    id: network.id,
    name: network.name,
    codes: network.codes ?? [],
    ...judgement,
    bands: { lte: bandsOf('lte'), nr: bandsOf('nr') },
    corrections: network.corrections ?? [],
  };
}
