/** What the world map shows of a country: how many of its networks have what, for some devices or for themselves. */
import type { ServiceState } from '../../core/service.js';
import {
  countOutcomes,
  type Outcome,
  outcomeOf,
  OUTCOMES,
  type Overall,
  overallOf,
  type Tally,
} from '../../core/tally.js';
import type { PreparedDevice } from '../../core/prepare.js';
import { judgeNr, type NrState, verdictOf } from '../../core/verdict.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';
import { MAP_LAYERS, type MapLayer } from '../../words/map.js';

/** The answer of one country. */
export interface MapAnswer {
  readonly country: WorldCountry;
  readonly overall: Overall;
  readonly tally: Tally;
  /** In the order of the country's networks. */
  readonly outcomes: readonly Outcome[];
}

const OF_NR: Readonly<Record<NrState, Outcome>> = {
  yes: 'good',
  partial: 'limited',
  no: 'no',
  unknown: 'unconfirmed',
  'not-offered': 'unconfirmed',
};

/** The layers that say something of these devices: without devices, those of the networks alone. */
export function layersFor(devices: readonly PreparedDevice[]): MapLayer[] {
  const has5G = devices.some(({ nr }) => nr.length > 0);
  return MAP_LAYERS.filter((layer) => (layer === 'answer' ? devices.length > 0 : layer !== 'nr' || has5G));
}

/** The answers of a layer; each network counts with the best that any of the devices has there. */
export function mapAnswers(
  layer: MapLayer,
  countries: readonly WorldCountry[],
  devices: readonly PreparedDevice[],
): MapAnswer[] {
  return countries.map((country) => {
    const outcomes = country.networks.map((network) => outcomeIn(layer, network, devices));
    const tally = countOutcomes(outcomes);
    return { country, overall: overallOf(tally), tally, outcomes };
  });
}

function outcomeIn(layer: MapLayer, network: WorldNetwork, devices: readonly PreparedDevice[]): Outcome {
  switch (layer) {
    case 'answer':
      return best(devices.map((device) => outcomeOf(verdictOf(device, network))));
    case 'nr':
      return best(devices.map((device) => OF_NR[judgeNr(device, network) ?? 'unknown']));
    default:
      return outcomeOfState(network.status[layer]);
  }
}

function best(outcomes: readonly Outcome[]): Outcome {
  return OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'unconfirmed';
}

/** That no source names a service does not prove that there is none. */
function outcomeOfState({ state }: ServiceState): Outcome {
  switch (state) {
    case 'yes':
      return 'good';
    case 'rolling':
    case 'b2b':
    case 'trial':
    case 'planned':
    case 'ending':
      return 'limited';
    case 'off':
    case 'never':
      return 'no';
    default:
      return 'unconfirmed';
  }
}
