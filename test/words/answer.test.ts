import { describe, expect, it } from 'vitest';
import { type PlaceAnswer, sayAnswer } from '../../src/words/answer.js';

const GERMANY = { en: 'Germany', zh: '德国' };
const USA = { en: 'United States', zh: '美国' };
const BRAZIL = { en: 'Brazil', zh: '巴西' };
const place = (country: PlaceAnswer['country'], names: Partial<PlaceAnswer['names']>): PlaceAnswer => ({
  country,
  names: { good: [], limited: [], unconfirmed: [], no: [], ...names },
});
const all = (good: string[]) => place(GERMANY, { good });

describe('the answer for one country', () => {
  it.each([
    [['A', 'B', 'C'], 'Works on all 3 networks.', '全部 3 个网络可用。'],
    [['A', 'B'], 'Works on both networks.', '全部 2 个网络可用。'],
    [['A'], 'Works on A.', '在 A 上可用。'],
  ])('of the good networks %j is a sentence', (good, en, zh) => {
    expect(sayAnswer('X1', [all(good)], 'en').headline).toBe(en);
    expect(sayAnswer('X1', [all(good)], 'zh').headline).toBe(zh);
  });

  it('counts the networks that work, and names those that do not', () => {
    const answer = sayAnswer('X1', [place(USA, { good: ['A', 'B'], no: ['C'] })], 'en');
    expect(answer).toEqual({
      headline: 'Works on 2 of 3 networks.',
      why: 'Works on A and B. Does not work on C.',
      title: 'X1 in the United States: works on 2 of 3 networks',
    });
  });

  it('never says no where nothing is proven', () => {
    const { headline, why, title } = sayAnswer('X1', [place(USA, { unconfirmed: ['A', 'B'] })], 'zh');
    expect(headline + why + title).not.toContain('不可用');
    expect(title).toBe('X1 在美国：全部 2 个网络未经证实');
  });
});

describe('the answer for several countries', () => {
  const places = [
    all(['A', 'B']),
    place(USA, { good: ['C'], limited: ['D'] }),
    place(BRAZIL, { limited: ['E'], no: ['F'] }),
  ];

  it('begins with where it is best, and names the others', () => {
    expect(sayAnswer('X1', places, 'en')).toEqual({
      headline: 'Works on every network in 1 of 3 countries.',
      why: 'Works on some networks in the United States. Works with limits at best in Brazil.',
      title: 'X1 in 3 countries: works on every network in 1 of 3 countries',
    });
    expect(sayAnswer('X1', places, 'zh').why).toBe('美国部分网络可用；巴西仅受限可用。');
  });

  it('says nothing more where every country answers the same', () => {
    const answer = sayAnswer('X1', [places[0]!, { ...places[0]!, country: USA }], 'en');
    expect([answer.headline, answer.why]).toEqual(['Works on every network in both countries.', '']);
  });
});
