/** The library: what a band is, verdicts, and reading bands out of any text. Node and browsers. */

export * from './core/band.js';
export * from './core/device.js';
export * from './core/network.js';
export * from './core/reason.js';
export * from './core/service.js';
export * from './core/verdict.js';
export * from './paste/read-result.js';
export { findDevices, type KnownDevice, type NamedDevice } from './paste/find-devices.js';
export { identify, type Identity, type NetworkRead } from './paste/identify.js';
export { type OlderBand, UMTS_MHZ } from './paste/older-radios.js';
export { readBands, type ReadOptions } from './paste/read-bands.js';
export { type ServingBand, type Signal } from './paste/serving-cell.js';
export {
  type BandsToWrite,
  CAVEATS,
  type Caveat,
  type Dialect,
  dialectOf,
  DIALECTS,
  writeBands,
  type WrittenBands,
} from './paste/write-bands.js';
