import { describe, expect, it } from 'vitest';
import { readClauses } from '../../../src/paste/prose/clauses.js';
import { LIST_RULES } from '../../../src/paste/prose/decide.js';
import { layOut } from '../../../src/paste/prose/lay-out.js';
import { pattern } from '../../../src/paste/prose/pattern.js';
import { readStages } from '../../../src/paste/prose/read-prose.js';
import * as rules from '../../../src/paste/prose/rules.js';
import { lettersOf, tokenise } from '../../../src/paste/prose/tokenise.js';

const stages = (text: string) => readStages(text, text.toLowerCase());
const ownersOf = (text: string) => stages(text).tokens.flatMap(({ owner }) => owner?.name ?? []);

describe('tokenise', () => {
  it.each([
    ['LTE-FDD: B1/B3', 'L-F:b/b'],
    ['ltefddb1', 'LFb'],
    ['n77n78', 'nn'],
    ['and/or5G', 'a/aR'],
    ['EC25-E and E3372h-153', 'sas'],
    ['1800 MHz, 20', 'fz,0'],
    ['NR7101', 's'],
    ['频段：B1', 'v:b'],
    ['NR78', 'Rn'],
    ['Band-3', 'v0'],
    ['LTE-Advanced', 'L'],
    ['B1@2100', 'b^f'],
    ['6,7" LTE', 'w"L'],
    ['as of 2024', 'wof'],
  ])('%s is %s', (text, letters) => {
    expect(lettersOf(tokenise(text.toLowerCase().replace('：', ':')))).toBe(letters);
  });
});

describe('patterns', () => {
  it('name kinds, in and out of classes', () => {
    expect(pattern('<lte nr>[^{band}]$').source).toBe('[LR][^b]$');
  });
});

describe('findSubjects', () => {
  it.each([
    ['EC25-E: LTE B1\nEC25-A: LTE B2', ['EC25-E', 'EC25-A']],
    ['Verizon: B2, B4', ['Verizon']],
    ['NX30 (EU): LTE B1\nNX30 (US): LTE B2', ['NX30 (EU)', 'NX30 (US)']],
    ['| Model | Bands |\n|---|---|\n| A-10 | B1 |\n| A-20 | B2 |', ['A-10', 'A-20']],
    ['Tandem: LTE B1, B3\nVireo: LTE B2, B4', ['Tandem', 'Vireo']],
    ['LTE B1, B3 (Zephyr), LTE B2, B4 (Zephyr Mini)', ['Zephyr', 'Zephyr Mini']],
    ['LTE bands 1 and 3 on the Zephyr, bands 2 and 4 on the Vireo.', ['Zephyr', 'Vireo']],
    ['Model: Tandem\nLTE: B1, B3\nWeight: 9 g\nModel: Vireo\nLTE: B2, B4', ['Tandem', 'Vireo']],
    ['LTE B1/B3', []],
  ])('%j has the owners %j', (text, owners) => {
    expect([...new Set(ownersOf(text))]).toEqual(owners);
  });
});

describe('readClauses', () => {
  it.each([
    ['LTE B1; WCDMA B8', ['L', 'U']],
    ['GSM / HSPA / LTE 2G bands GSM 850', ['G']],
    ['LTE bands FDD: 1, 3', ['LF']],
    ['3G\nBands | 1, 8', ['U']],
  ])('%j speaks of %j', (text, labels) => {
    const tokens = layOut(tokenise(text.toLowerCase()), text);
    const clauses = readClauses(tokens, lettersOf(tokens), text);
    expect([...new Set(clauses.map((clause) => clause.labels).filter(Boolean))]).toEqual(labels);
  });
});

describe('the rules', () => {
  it('are all asked, and the last one always applies', () => {
    const besideOthers = [
      rules.namesOfOtherDevices,
      rules.numbersOfOtherOwners,
      rules.namesOfBandsAlone,
      rules.namesBesideSureOnes,
      rules.numbersBesideSureOnes,
    ];
    expect(new Set([...LIST_RULES, ...besideOthers])).toEqual(new Set(Object.values(rules)));
    expect(LIST_RULES.at(-1)!({} as Parameters<rules.ListRule>[0])).toBe('doubt');
  });

  it.each([
    ['LTE B1/B3', rules.surelyBands, 'take'],
    ['no B20 on this LTE modem', rules.aNegationBefore, 'negated'],
    ['No band 28 nor 5G n78 in LTE', rules.aNegationBefore, 'negated'],
    ['LTE: B38 is not supported.', rules.aNegationBehind, 'negated'],
    ['UMTS: B1/B8', rules.bandsOfAnotherRadio, 'older'],
    ['GSM 900/1800', rules.frequenciesOfAnOlderRadio, 'older'],
    ['LTE 800/1800/2600 MHz', rules.frequenciesOfLte, 'infer'],
    ['TD-SCDMA: B34/B39', rules.bandsOfAnotherRadio, 'td-scdma'],
    ['Sentinel-2 bands B2, B3, B4', rules.bandsOfAnotherTrade, 'drop'],
    ['4G/3G: B1/B8', rules.olderRadiosShareTheHeading, 'doubt'],
    ['n28 here, n78 in town', rules.namesOfBandsAlone, 'take'],
    ['Chez Vidéotron à Laval c’est surtout du B4 et du B13', rules.namesOfBandsAlone, 'take'],
    ['Printed on the back: B1/B3/B20', rules.namesOfBandsAlone, 'take'],
    [
      'Kestrel (old one, 2018): bands 1, 3 and 7\nOsprey (new one, 2022): bands 1, 3, 7, 20 and 28',
      rules.numbersBesideSureOnes,
      'take',
    ],
    ['The N28 and the N78 are closed', rules.notSureThatTheseAreCellularBands, 'doubt'],
    ['kubectl get nodes n41 n78', rules.bandsOfAnotherTrade, 'drop'],
  ])('%s', (text, rule, outcome) => {
    expect(stages(text).decisions).toContainEqual(expect.objectContaining({ rule, outcome }));
  });

  it('ask for cellular radio near a list, not anywhere before it', () => {
    const rulesOf = (words: number) =>
      stages(`LTE modem. ${'Lorem, '.repeat(words)}B1, B3, B7`).decisions.map(({ rule }) => rule);
    expect(rulesOf(20)).toContain(rules.surelyBands);
    expect(rulesOf(400)).toEqual([rules.notSureThatTheseAreCellularBands]);
  });
});
