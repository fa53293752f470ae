import { expect } from '@open-wc/testing';
import { readBands } from '../../src/paste/read-bands.js';
import { leastTime } from '../fixtures/least-time.js';

/** As much of a text as is read. */
const LONGEST = 'B3/B20, '.repeat(8_192);

const TURNS = 3;

describe('the paste reader in this browser', () => {
  // Engines differ in which patterns they compile and which they try place by place. WebKit once took 20,000 times as long,
  // for a pattern that looked back from every place.
  it('takes the longest text in no more than 3,000 times the time of one pattern', () => {
    const rounds = 100;
    const match = () => Array.from({ length: rounds }, () => LONGEST.match(/\b[bn]\d+/gi));
    expect(readBands(LONGEST).lte).to.deep.equal([3, 20]);
    const [ofMatch, ofRead] = [leastTime(match, TURNS), leastTime(() => readBands(LONGEST), TURNS)];
    expect(ofRead / (ofMatch / rounds)).to.be.lessThan(3_000);
  });
});
