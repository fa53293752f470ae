/** Whose data this is: shown or published wherever the data is. BandCheck is not its publisher. */
export const CREDIT = {
  name: 'Band Atlas · Hyper Nexus',
  url: 'https://www.aiotrf.com/ai/band-atlas/',
  /** SPDX id of the data's licence; our code is MIT. */
  license: 'CC-BY-4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
  text: 'Band Atlas · Hyper Nexus (https://www.aiotrf.com/ai/band-atlas/), CC BY 4.0',
} as const;
