import { expect } from '@open-wc/testing';
import { prepareDevice, prepareNetwork } from '../../src/core/prepare.js';
import { judge } from '../../src/core/verdict.js';

describe('the verdict engine in this browser', () => {
  it('judges as it does in Node', () => {
    const none = { state: 'unknown', date: null } as const;
    const network = prepareNetwork({
      lte: [
        { band: 20, confidence: 'cross-checked', core: true },
        { band: 3, confidence: 'cross-checked', core: false },
      ],
      nr: [],
      status: { g2: none, g3: none, sa: none, redcap: none, ltem: none, nbiot: none },
      depth: 'full',
    });
    const judged = judge(prepareDevice({ lte: [3], nr: [], radio: 'lte' }), network, '2026-11-20');
    expect(judged.verdict).to.equal('limited');
    expect(judged.missing.lte).to.deep.equal(['B20']);
  });
});
