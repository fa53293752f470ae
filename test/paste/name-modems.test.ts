import { describe, expect, it } from 'vitest';
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

/** What a page says of a modem: its network, the band that it is on, and those that are aggregated with it. */
type Block = (network: string, primary: number, secondary: readonly number[]) => string;
const BLOCKS: Readonly<Record<string, Block>> = {
  'of RouterOS': (network, primary, secondary) =>
    `  current-operator: ${network}\n        data-class: LTE\n      primary-band: B${primary}@10Mhz\n            earfcn: 6400\n` +
    `           ca-band: ${secondary.map((band) => `B${band}@20Mhz earfcn: 323 phy-cellid: 64`).join(`\n${' '.repeat(20)}`)}\n              rsrp: -99dBm`,
  'with keys in capitals': (_, primary, secondary) =>
    `   STATE connected   UPTIME 02:11:09\n   SRVC_TYPE LTE-A   RFBAND Band ${primary}   RSRP -101\n` +
    `   CA: PCC B${primary} 20MHz, ${secondary.map((band) => `SCC B${band} 10MHz`).join(', ')}`,
  'with colons': (network, primary, secondary) =>
    `Operator: ${network}\nBand: ${[primary, ...secondary].map((band) => `B${band}`).join('+')}\nRSRP: -95 dBm\nSINR: 12 dB`,
  'with blanks before colons': (network, primary, secondary) =>
    `Provider         :  ${network} 244-05\nSignal Strength  :  61%  -74 dBm\nLTE Band         :  B${primary} (Bandwidth 15 MHz)\n` +
    `CA Band(s)       :  ${secondary.map((band) => `B${band} (Bandwidth 5 MHz)`).join(`\n${' '.repeat(20)}`)}\nPCI              :  288`,
  'with tabs': (network, primary, secondary) =>
    `Provider\t${network}\nLTE Band\tB${primary} (20 MHz)\nCA Band\t${secondary.map((band) => `B${band} (10 MHz)`).join(', ')}\nRSRP\t-95 dBm`,
};
const HEADS = [
  ['Here they are. Slot a, Telia:', 'Slot b, DNA, same place and same antenna:'],
  ['SIM 1 (Verizon)', 'SIM 2 (AT&T)'],
  ['mdm-8a1f44  Internal 1200M-B, SIM 1 (Verizon)', 'mdm-9c02d7  MC400 captive (AT&T FirstNet)'],
  ['Router in the attic:', 'Router in the barn:'],
  ['At home:', 'At the office:'],
  ['Internal modem', 'USB modem'],
  ['[wwan0]', '[wwan1]'],
  ['RUTX50:', 'RUTX11:'],
];

describe.each(Object.entries(BLOCKS))('blocks of a page %s', (_, block) => {
  it.each(HEADS)('are those of %s and %s', (first, second) => {
    const text = `${first}\n${block('Telia', 20, [1, 3])}\n\n${second}\n${block('DNA', 7, [28])}`;
    const { kind, variants } = readBands(text);
    expect([kind, variants.map(({ lte }) => lte)]).toEqual([
      'serving',
      [
        [1, 3, 20],
        [7, 28],
      ],
    ]);
  });

  it('are not told apart by the parts of one modem', () => {
    const text = `LTE\n${block('Telia', 20, [1])}\n\nLTE details\n${block('Telia', 3, [28])}`;
    expect(readBands(text)).toMatchObject({ kind: 'serving', lte: [1, 3, 20, 28], variants: [] });
  });
});

it('names what is on a cell by the first column, whatever models and carriers stand beside it', () => {
  const text =
    'Name\tModel\tCarrier\tService\tBand\tRSRP\tSINR\n' +
    'Truck 07\tR920-C7A\tAT&T\tLTE\tBand 14\t-97\t8.2\n' +
    'Truck 12\tR1900-5GB\tT-Mobile\t5G SA\tn41\t-88\t17.0\n' +
    'Van 3\tR920-C7B\tVerizon\tLTE + 5G NSA\tBand 66, Band 2, n5\t-103\t3.6\n' +
    'Spare\tR920-C7A\tAT&T\tLTE\tBand 12\t-111\t-1.4';
  const { kind, variants } = readBands(text);
  expect([kind, variants.map(({ name, lte, nr }) => [name, lte, nr])]).toEqual([
    'serving',
    [
      ['Truck 07', [14], []],
      ['Truck 12', [], [41]],
      ['Van 3', [2, 66], [5]],
      ['Spare', [12], []],
    ],
  ]);
});
