/**
 * The library: whether a device works on a country's networks, why, which devices suit several countries, and bands read out
 * of any text. The same in Node and in browsers. `docs/LIBRARY.md` shows each function at work.
 */

// Questions and answers.
export {
  type Answer,
  type AnswerData,
  type BandAnswer,
  check,
  type CheckOptions,
  type CountryAnswer,
  type DeviceAnswer,
  type NetworkAnswer,
} from './library/check-networks.js';
export {
  type CountryExplanation,
  explain,
  type Explanation,
  type NetworkExplanation,
} from './library/explain.js';
export { fromPublished } from './library/from-published.js';
export { InputError } from './library/input-error.js';
export { type KnownWorld } from './library/known-world.js';
export { loadWorld, type LoadOptions } from './library/load-world.js';
export { planDevices, type PlanChoice } from './library/plan-for-countries.js';
export { type CountryFare, type RankedDevice, rankDevices } from './library/rank-devices.js';
export type {
  BandInput,
  BandsInput,
  CountriesInput,
  DeviceInput,
  DevicesInput,
  NamedNetworks,
} from './library/read-question.js';

// What the data consists of, and what can go wrong with it.
export { DataError } from './client/data-error.js';
export { type DataFault } from './world/data-fault.js';
export { SnapshotError, type SnapshotErrorCode } from './world/snapshot/snapshot-file.js';
export type {
  LocalName,
  NetworkCode,
  World,
  WorldCorrection,
  WorldCountry,
  WorldDevice,
  WorldNetwork,
} from './world/world.js';
export { type Candidate, type InputProblem } from './words/input-problems.js';
export {
  type CoverRule,
  type DeviceGroup,
  type OpenPlace,
  type OpenReason,
  type Plan,
  type PlannedDevice,
  type PlanResult,
} from './core/planning.js';
export { type Fare, type Place, type Ranked } from './core/ranking.js';
export { type Lang } from './words/lang.js';

// What would change an answer, how long it holds, and its four lanes: for prepared devices and networks, as a world has them.
export { type Lane, type Lanes, judgeLanes } from './core/lanes.js';
export {
  type FleetLife,
  judgeFleetLife,
  judgeLife,
  type Life,
  type LifeStep,
  type PlannedLife,
} from './core/life.js';
export { findScanList, type ScanList } from './core/scan-list.js';
export {
  type BandGain,
  findBandGains,
  findFragileNetworks,
  findLackingBands,
  type FragileNetwork,
  type LackingBand,
} from './core/what-if.js';

// The rule itself, for networks and devices of your own.
export * from './core/band.js';
export { type BandUse } from './core/band-use.js';
export * from './core/device.js';
export * from './core/network.js';
export {
  prepareDevice,
  type PreparedDevice,
  prepareNetwork,
  type PreparedNetwork,
  scoredNr,
} from './core/prepare.js';
export * from './core/reason.js';
export * from './core/service.js';
export { type Outcome, outcomeOf, type Overall, overallOf, type Tally, tallyOf } from './core/tally.js';
export * from './core/verdict.js';

// Who a modem is on: `identify` reads its network code, and these say whose it is.
export { countryOfCode } from './world/names/country-of-code.js';
export { networksWithCode, readNetworkCode } from './world/names/networks-with-code.js';
export { listOtherBands } from './world/other-bands.js';

// Bands out of any text, and into a modem's command.
export * from './paste/read-result.js';
export { doubtfulBands } from './paste/doubtful-bands.js';
export { findDevices, type KnownDevice, type NamedDevice } from './paste/find-devices.js';
export { identify, type Identity } from './paste/identify.js';
export { type CellIdentity, type NetworkRead } from './paste/identify-cell.js';
export { UMTS_MHZ } from './paste/older-radios.js';
export { pastedDevice } from './paste/pasted-device.js';
export { readBands, type ReadOptions } from './paste/read-bands.js';
export { type ServingBand, type Signal } from './paste/serving-cell.js';
export { type BandsToWrite, CAVEATS, type Caveat } from './paste/dialect-writers.js';
export { type Dialect, dialectOf, DIALECTS } from './paste/dialects.js';
export { writeBands, type WrittenBands } from './paste/write-bands.js';
