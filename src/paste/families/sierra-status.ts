/** Sierra `AT!GSTATUS?`: `LTE band: B2  LTE bw: 10 MHz`, `LTE Scell band:B12`, `NR5G band: n78` among states and channels. */
export const sierraStatus =
  /\b(?:lte(?= s\w+ band| band:.*lte bw)|nr5g)[a-z\d ]{1,9}band: {0,16}[bn]?(?<serving>\d+)/;
