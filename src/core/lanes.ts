/**
 * Four small verdicts beside one another, one for each kind of radio, so that nobody reads a verdict on 4G as all there
 * is. The published verdict stays what it is; the lane that carries it says so.
 */
import { phaseOf } from './life.js';
import type { Service, ServiceState, StatedService } from './service.js';
import { outcomeOf } from './tally.js';
import type { PreparedDevice, PreparedNetwork } from './prepare.js';
import { judge, lackingBands, type NrState } from './verdict.js';

/** 4G, 5G, LTE-M and NB-IoT, 2G and 3G. */
export const LANES = ['lte', 'nr', 'lpwa', 'older'] as const;
type LaneName = (typeof LANES)[number];

/** `none-needed` the device does not have this radio. */
const LANE_VERDICTS = ['good', 'limited', 'no', 'unknown', 'none-needed'] as const;
export type LaneVerdict = (typeof LANE_VERDICTS)[number];

/** One kind of radio, for one device on one network: plain data that survives JSON. */
export interface Lane {
  readonly lane: LaneName;
  readonly verdict: LaneVerdict;
  /** This lane says what the published verdict says. */
  readonly isVerdict: boolean;
  /** Bands by name that the network scores in this lane and the device lacks, where that matters. */
  readonly lacking: readonly string[];
  /** State of 5G; only in the lane `nr` of a device that has NR bands. */
  readonly nr?: NrState;
  /** The services of this lane that the device uses and that were recorded, with their states. */
  readonly services: readonly StatedService[];
}

/** The four lanes, in the order of `LANES`. */
export type Lanes = readonly [lte: Lane, nr: Lane, lpwa: Lane, older: Lane];

/**
 * Judges one device on one network, lane by lane.
 * @param asOf the day of asking, `YYYY-MM-DD`
 */
export function judgeLanes(device: PreparedDevice, network: PreparedNetwork, asOf: string): Lanes {
  const judgement = judge(device, network, asOf);
  const isLpwa = device.radio === 'lpwa';
  const outcome = outcomeOf(judgement);
  const verdict = {
    verdict: outcome === 'unconfirmed' ? 'unknown' : outcome,
    isVerdict: true,
    lacking: lackingBands(judgement).lte,
  } as const;
  const none = { verdict: 'none-needed', isVerdict: false, lacking: [], services: [] } as const;
  const stated = (services: readonly Service[]) =>
    services.map((service): StatedService => ({ service, ...network.status[service] }));
  const { nr } = judgement;
  const hasLte = device.lte.length > 0;
  return [
    isLpwa || !hasLte ? { lane: 'lte', ...none } : { lane: 'lte', ...verdict, services: [] },
    nr === null
      ? { lane: 'nr', ...none }
      : {
          lane: 'nr',
          verdict: NR_VERDICTS[nr],
          isVerdict: false,
          lacking: nr === 'not-offered' ? [] : judgement.missing.nr,
          nr,
          services: stated(device.radio === 'redcap' ? ['sa', 'redcap'] : ['sa']),
        },
    isLpwa ? { lane: 'lpwa', ...verdict, services: stated(['ltem', 'nbiot']) } : { lane: 'lpwa', ...none },
    judgeOlder(device, stated(device.fallback ?? []), asOf),
  ];
}

/** That no NR band is known on a network does not prove that it has none. */
const NR_VERDICTS: Readonly<Record<NrState, LaneVerdict>> = {
  yes: 'good',
  partial: 'limited',
  no: 'no',
  unknown: 'unknown',
  'not-offered': 'unknown',
};

/** 2G and 3G: as good as the better of those that the device has. No band of them is known of any network. */
function judgeOlder({ fallback }: PreparedDevice, services: readonly StatedService[], asOf: string): Lane {
  const verdicts = services.map((status) => judgeOlderState(status, asOf));
  const verdict: LaneVerdict =
    fallback === undefined
      ? 'unknown'
      : (LANE_VERDICTS.find((one) => one !== 'no' && verdicts.includes(one)) ??
        (verdicts.length > 0 ? 'no' : 'none-needed'));
  return { lane: 'older', verdict, isVerdict: false, lacking: [], services };
}

/** A service that is on the air until an announced day is limited; where that day has passed, nobody knows. */
function judgeOlderState(status: ServiceState, asOf: string): LaneVerdict {
  switch (status.state) {
    case 'yes':
      return 'good';
    case 'off':
    case 'never':
      return 'no';
    case 'planned':
    case 'ending':
      return phaseOf(status, asOf) === 'overdue' ? 'unknown' : 'limited';
    default:
      return 'unknown';
  }
}
