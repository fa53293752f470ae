import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

const lists = (text: string) => readBands(text).variants.map(({ name, lte, nr }) => [name, lte, nr]);

it.each([
  [
    'config sim "1"\n\tlist lte_bands \'3\'\nconfig sim "2"\n\tlist lte_bands \'8\'',
    [
      ['sim 1', [3], []],
      ['sim 2', [8], []],
    ],
  ],
  [
    "root@attic:~# qmicli --nas-get-rf-band-info\nActive Band Class: 'eutran-3'\nroot@shed:~# qmicli --nas-get-rf-band-info\nActive Band Class: 'eutran-20'",
    [
      ['attic', [3], []],
      ['shed', [20], []],
    ],
  ],
  [
    'Field test, first SIM\nLTE Band: 3 EARFCN: 1300\nField test, second SIM\nNR Band: 78 NR-ARFCN: 640000',
    [
      ['Field test, first SIM', [3], []],
      ['Field test, second SIM', [], [78]],
    ],
  ],
  [
    'hut: AT%XBANDLOCK=1,"100"\nbarn: AT%XBANDLOCK=1,"10000000"',
    [
      ['hut', [3], []],
      ['barn', [8], []],
    ],
  ],
])('%j is told apart by the modems that it names', (text, expected) => {
  expect(lists(text)).toEqual(expected);
});

it.each([
  '### AT+QNWPREFCFG="lte_band"\n+QNWPREFCFG: "lte_band",1:3\n### AT+QNWPREFCFG="nr5g_band"\n+QNWPREFCFG: "nr5g_band",78',
  '=== LTE ===\n+QNWPREFCFG: "lte_band",1:3\n=== 5G ===\n+QNWPREFCFG: "nr5g_band",78',
  'TX: AT+QNWPREFCFG="lte_band",1:3\nRX: +QNWPREFCFG: "lte_band",1:3',
])('%j is of one modem', (text) => {
  expect(lists(text)).toEqual([]);
});

it('gives each of two modems its bands of 2G and 3G', () => {
  const { variants } = readBands(
    'model: RM502Q-AE\nBands | supported: utran-1, utran-4, eutran-3\nmodel: LE910C4-EU\nBands | supported: egsm, utran-8, eutran-20',
  );
  expect(variants.map(({ lte, gsm, umts }) => [lte, gsm, umts])).toEqual([
    [[3], [], [1, 4]],
    [[20], [900], [8]],
  ]);
});
