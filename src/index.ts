/** The library: what a band is, verdicts, and reading bands out of any text. Node and browsers. */

export * from './core/band.js';
export * from './core/device.js';
export * from './core/network.js';
export * from './core/reason.js';
export * from './core/service.js';
export * from './core/verdict.js';
export * from './paste/read-result.js';
export { identify, type Identity, type NetworkRead, type ServingBand } from './paste/identify.js';
export { readBands, type ReadOptions } from './paste/read-bands.js';
export {
  CAVEATS,
  type Caveat,
  type Dialect,
  DIALECTS,
  writeBands,
  type WrittenBands,
} from './paste/write-bands.js';
