/** Slow 4G as Chromium's protocol takes it: 1.6 Mbit/s, of which headers take a tenth, and 150 ms; bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: 750e3 / 8,
};
