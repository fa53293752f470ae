import { expect, it } from 'vitest';
import { headingsOfBlocks, leadsOfAnswers, modemHeadingsIn } from '../../src/paste/modem-headings.js';
import { readBands } from '../../src/paste/read-bands.js';

it.each([
  ['SIM 1\n+CPSI\nSIM 2', [['SIM 1', 'SIM 2']]],
  ['--- board A (roof):\n--- board B (cellar):', [['board A', 'board B']]],
  ['$ mmcli -m 0\n$ mmcli -m 1', [['mmcli -m 0', 'mmcli -m 1']]],
  ['meter 17, v2\nmeter 18, v2', [['meter 17', 'meter 18']]],
  ['SIM 1\nSIM 1', []],
  ['LTE band 1\nLTE band 3', []],
  ['LTE: 1, 3\nLTE: 2, 4', []],
  ['AT+QCFG=1\nAT+QCFG=2', []],
  ['+QENG: 1\n+QENG: 2', []],
])('%j has the headings %j', (text, names) => {
  expect(modemHeadingsIn(text).map((alike) => alike.map(({ name }) => name))).toEqual(names);
});

it.each([
  [
    'stick with blue dot:\nAT+QCFG="band"\nOK\nstick without:\nAT+QCFG="band"',
    ['stick with blue dot', 'stick without'],
  ],
  ['logger_a (roof)\nAT%XMONITOR\nlogger_b (cellar)\nAT%XMONITOR', ['logger_a', 'logger_b']],
  ['I compared both. Board 1:\n```\nAT+CBANDCFG?\n```\nBoard 2:\n```\nAT+CBANDCFG?', ['Board 1', 'Board 2']],
  ['gw-graz | CHANGED\n+CNBP: 0x0\ngw-wels | CHANGED\n+CNBP: 0x1', ['gw-graz', 'gw-wels']],
  ['Then I sent:\nAT+QCFG="band"\nAnd got this answer:\n+QCFG: "band",0x0', []],
  ['Operator\nAT+COPS?\nSignal quality\nAT+CSQ', []],
  // Lines of a log, and what is asked again and again below them.
  ['wake 412\nAT+CNMP=38\nAT+CPSI?\npublish timeout\nAT+CMNB=1\nAT+CPSI?', []],
])('right above the same question in %j stand %j', (text, names) => {
  expect(leadsOfAnswers(text).map(({ name }) => name)).toEqual(names);
});

it.each([
  [
    'So here it is. Slot a, Telia:\nBand: B3\nPCI: 1\nRSRP: -90\nSlot b:\nBand: B7\nPCI: 2\nRSRP: -95',
    ['Slot a', 'Slot b'],
  ],
  ['LTE\nBand: B3\nPCI: 1\nRSRP: -90\n5G\nBand: n78\nPCI: 2\nRSRP: -95', []],
  ['Roof\nBand: B3\nPCI: 1\nCellar\nBand: B7\nPCI: 2', []],
  ['Roof\nBand: B3\nPCI: 1\nRSRP: -90\nRoof\nBand: B7\nPCI: 2\nRSRP: -95', []],
  ['Before the move\nBand: B3\nPCI: 1\nRSRP: -90\nAfter it\nBand: B7\nPCI: 2\nRSRP: -95', []],
])('above the blocks of %j stand %j', (text, names) => {
  expect(headingsOfBlocks(text).map(({ name }) => name)).toEqual(names);
});

it('names what several modems answer by the headings above', () => {
  const answer = (mask: string) => `^SYSCFGEX: "03",3FFFFFFF,1,2,${mask}\nOK\n`;
  const { lte, variants } = readBands(`stick 1\n${answer('80044')}\nstick 2\n${answer('81')}`);
  expect([lte, variants.map((variant) => [variant.name, variant.lte])]).toEqual([
    [],
    [
      ['stick 1', [3, 7, 20]],
      ['stick 2', [1, 8]],
    ],
  ]);
});
