import { listFamily } from '../reading.js';

/** Sierra `AT!GSTATUS?`: `LTE band: B2  LTE bw: 10 MHz`, `LTE Scell band:B12`, `NR5G band: n78` among states and channels. */
export const sierraStatus = listFamily(
  /\b(?:lte(?= s\w+ band| band:.*lte bw)|nr5g)[a-z\d ]{1,9}band: {0,16}[bn]?(\d+)/dg,
  () => 'serving',
);
