import { describe, expect, it } from 'vitest';
import { moduleIn } from '../../src/paste/module-name.js';
import { readBands } from '../../src/paste/read-bands.js';

describe('a reading', () => {
  it('says where in the original text each band stands', () => {
    const text = 'ＬＴＥ：Ｂ１／Ｂ20 &amp; n78';
    const { items } = readBands(text);
    expect(items.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
      'Ｂ１',
      'Ｂ20',
      'n78',
    ]);
  });

  it('points at the mask that a band was read from', () => {
    const text = 'AT+QCFG="band"\r\n+QCFG: "band",0x93,0x80000,0x0\r\n\r\nOK';
    const { items, kind, notes } = readBands(text);
    expect(items.map(({ band, offset, length }) => [band, text.slice(offset, offset + length)])).toEqual([
      [20, '0x80000'],
    ]);
    expect([kind, ...notes]).toEqual(['enabled', 'not-the-hardware']);
  });

  it('reads bands of 2G and 3G apart, and says where they stand', () => {
    const text = 'LTE: B1/B3, WCDMA: B1/B5/B8, GSM: B3/B8, TD-SCDMA: B34/B39';
    const { lte, umts, umtsMhz, gsm, older, ignored } = readBands(text);
    expect({ lte, umts, umtsMhz, gsm }).toEqual({
      lte: [1, 3],
      umts: [1, 5, 8],
      umtsMhz: [850, 900, 2100],
      gsm: [900, 1800],
    });
    expect(older.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
      'B1', 'B5', 'B8', 'B3', 'B8',
    ]); // prettier-ignore
    expect(
      ignored.map(({ reason, count, offset, length }) => [
        reason,
        count,
        text.slice(offset, offset + length),
      ]),
    ).toEqual([['td-scdma', 2, 'B34/B39']]);
  });

  it('tells products of one name by what stands behind it, and others by their names', () => {
    const text = 'EC25-E (Europe): LTE B1/B3\nEC25-E (Asia): LTE B5/B8\nEG91-EX (Europe): LTE B1/B7';
    expect(readBands(text).variants.map(({ name }) => name)).toEqual([
      'EC25-E (Europe)',
      'EC25-E (Asia)',
      'EG91-EX',
    ]);
    const small = readBands('nova: LTE B1/B3\nvega: LTE B5/B8').variants;
    expect(small.map(({ name, lte }) => [name, lte])).toEqual([
      ['nova', [1, 3]],
      ['vega', [5, 8]],
    ]);
  });

  it('takes no word without a capital letter for a product where it is no head of a list', () => {
    const { lte, variants } = readBands('nova: LTE B1/B3\nvega supports LTE B5/B8');
    expect([lte, variants]).toEqual([[1, 3, 5, 8], []]);
  });

  it('reads the bands of a text that speaks of NB-IoT alone as those of NB-IoT', () => {
    expect(readBands('Does the Q7 work with NB-IoT?\n\nYes, set the APN and BAND 8.').nbIot).toEqual([8]);
  });

  it('reads the bands of what has LTE-M and NB-IoT as those of both', () => {
    const { lteM, nbIot } = readBands('NB-IoT and LTE-M modem. Bands: B3, B20');
    expect([lteM, nbIot]).toEqual([
      [3, 20],
      [3, 20],
    ]);
  });

  it.each([
    ['Locked: B3\nLTE B20', 'enabled', [3]],
    ['EC25-E\nIn Germany operators use LTE bands B3, B20', 'operator', [3, 20]],
  ])('%j says which bands are %s', (text, kind, lte) => {
    expect(readBands(text)).toMatchObject({ kind, lte, variants: [] });
  });

  it('says of a range that is longer than any that something is missing', () => {
    const { lte, notes } = readBands('LTE B1-B66');
    expect([lte, notes]).toEqual([[1, 66], ['list-cut-off']]);
  });

  it.each([
    ['+QNWPREFCFG: "nsa_nr5g_band",78', 'nr-nsa'],
    ['+QNWPREFCFG: "nr5g_band",78', 'nr-sa'],
    ['+QNWPREFCFG: "lte_band",20', 'lte'],
  ])('tells in %s the bands of %s', (text, technology) => {
    expect(readBands(text).items.map((item) => item.technology)).toEqual([technology]);
  });

  it('answers a list of 2G and 3G alone', () => {
    // The head of a table says 4G, the cell says its own radios.
    const row = readBands('Стандарт\t4G\nЧастоти\t2G GSM: 850/900/1800 МГц; 4G LTE: B1, B3');
    expect([row.lte, row.gsm]).toEqual([
      [1, 3],
      [850, 900, 1800],
    ]);
    const infobox = readBands('UMTS (900, 2100 MHz) FDD LTE (Bands 1, 3, 7). Current: 6.0');
    expect([infobox.lte, infobox.umts]).toEqual([
      [1, 3, 7],
      [1, 8],
    ]);
    const behind = readBands('900/1800 MHz GSM, B2/B5 3G and B4/B7 LTE');
    expect([behind.lte, behind.gsm, behind.umts]).toEqual([
      [4, 7],
      [900, 1800],
      [2, 5],
    ]);
    const { kind, gsm, umts } = readBands('GSM 900/1800 MHz, UMTS 900/2100 MHz');
    expect([kind, gsm, umts]).toEqual(['none', [900, 1800], [1, 8]]);
  });

  it('keeps LTE-M and NB-IoT apart where the text does', () => {
    const marked =
      'Band\tDuplex\tUplink (MHz)\tMHz\tLTE-M\tNB-IoT\n3\tFDD\t1710 – 1785\t75\tYes\tYes\n' +
      '20\tFDD\t832 – 862\t30\tYes\tYes\n26\tFDD\t814 – 849\t35\tYes\tNo\n71\tFDD\t663 – 698\t35\tNo\tYes';
    for (const text of ['LTE-M: B3/B20/B26; NB-IoT: B3/B20/B71', marked]) {
      const { lte, lteM, nbIot } = readBands(text);
      expect({ lte, lteM, nbIot }).toEqual({ lte: [3, 20, 26, 71], lteM: [3, 20, 26], nbIot: [3, 20, 71] });
    }
  });

  it.each([
    ['LTE: B3, B28A', ['B28A']],
    ['LTE: B3, B28 (B)', ['B28B']],
    ['LTE: B28A, B28B', []],
    ['LTE bands 3, 28 (lower 700)', ['B28A']],
    ['LTE: B28', []],
  ])('%s is read with its part of a band', (text, parts) => {
    expect(readBands(text).parts).toEqual(parts);
  });

  it.each([
    ['1 3 7 8 20 28', 'numbers', [1, 3, 7, 8, 20, 28]],
    ['1,3,20', 'numbers', [1, 3, 20]],
    ['0x800C5', 'mask', [1, 3, 7, 8, 20]],
    ['LTE Band Capability: 0x00000000000800C5', 'mask', [1, 3, 7, 8, 20]],
    ['LTE band mask 80000C5', 'mask', [1, 3, 7, 8, 28]],
  ])('%s is asked back', (text, form, lte) => {
    const read = readBands(text);
    expect([read.lte, read.kind]).toEqual([[], 'none']);
    expect(read.questions).toEqual([{ form, lte, nr: [], offset: 0, length: text.length }]);
  });

  it.each(['2024', '12 500', 'deadbeefcafe', '1 2 3 999', 'A band of 0xC0FFEE', 'order 800C5', 'LTE: 1 3 7'])(
    '%s is not asked back',
    (text) => {
      expect(readBands(text).questions).toEqual([]);
    },
  );

  it('takes what stands behind n1 in a row for bands of NR, also those that LTE lacks', () => {
    const row = (name: string, lte: string) => `| ${name} | Qualcomm | ${lte} | n1/3/5/8/28/41/78/79 |`;
    const { variants } = readBands(
      [row('RM520N-CN', 'B1/3/5/8/34/38'), row('RM520N-EU', 'B1/3/7/8/20/28')].join('\n'),
    );
    expect(variants.map(({ nr }) => nr.length)).toEqual([8, 8]);
  });

  it('takes the lines of an object for no head of a table', () => {
    const head = ["'Cellular': [{", "  'title': 'Wireless',", "  'text1': 'Model X1865*',", "  'cells1': ["];
    const cells = [
      'LTE (Bands 1, 3, 20)',
      'TD-LTE (Bands 38, 40)',
      'TD-SCDMA',
      'CDMA (800, 1900)',
      'UMTS (850, 900)',
    ];
    const lines = [...head, ...cells.map((cell) => `    {'cell1': '${cell}'},`)];
    const read = readBands([...lines, "    {'cell1': 'GSM/EDGE (850, 900)'}", '  ],'].join('\n'));
    expect([read.lte, read.variants]).toEqual([[1, 3, 20, 38, 40], []]);
  });

  it('leaves out a number that is no band, and says so', () => {
    const { lte, ignored, notes } = readBands('LTE: B1, B3, B99, B20');
    expect([lte, notes]).toEqual([[1, 3, 20], ['unknown-bands-left-out']]);
    expect(ignored).toEqual([{ reason: 'no-such-band', count: 1, offset: 13, length: 3 }]);
  });

  it('takes bands of satellites for no interfaces of a core network', () => {
    const { nr, ignored } = readBands('5G: n1, n78, n254, n255, n256');
    expect([nr, ignored.length]).toEqual([[1, 78], 3]);
    expect(readBands('5G: N1, N2, N3, N4, N6').nr).toEqual([]);
  });

  it('takes non-standalone for no negation', () => {
    expect(readBands('• Standalone (SA): n2, n66\n• Non-Standalone (NSA): n41, n71').nr).toEqual([
      2, 41, 66, 71,
    ]);
  });

  it('names the categories that it left out', () => {
    const { lte, ignored } = readBands('LTE Cat 4 / Cat 6, B1/B3');
    expect([lte, ignored.map(({ reason, count }) => [reason, count])]).toEqual([
      [1, 3],
      [
        ['category', 1],
        ['category', 1],
      ],
    ]);
  });

  it('is empty for a text without bands', () => {
    expect(readBands('Hello, world')).toEqual({
      lte: [],
      nr: [],
      lteM: [],
      nbIot: [],
      gsm: [],
      umts: [],
      umtsMhz: [],
      parts: [],
      kind: 'none',
      variants: [],
      items: [],
      older: [],
      ignored: [],
      notes: [],
      questions: [],
    });
  });

  it('says where the numbers stand about which it asks', () => {
    const text = '  1, 3, 7 \n';
    const [{ offset, length } = { offset: 0, length: 0 }] = readBands(text).questions;
    expect(text.slice(offset, offset + length)).toBe('1, 3, 7');
  });

  it.each(['LTE: B1/B3/B7/B8/...', 'LTE: B1/B3/B7, etc.', 'LTE: B1/B3/B7…', 'LTE FDD: B1/B3/B7/ and more'])(
    'says that %s goes on, and nothing of the kind of a whole list',
    (text) => {
      expect(readBands(text).notes).toContain('list-cut-off');
      expect(readBands(text.replace(/[/,…]? ?(?:\.{3}|etc\.|and more|…)$/, '')).notes).not.toContain(
        'list-cut-off',
      );
    },
  );

  it.each([
    ['LTE B20 at home, PCI 122, RSRP -104', 'serving', '20'],
    ['Locked the LTE modem to B3. The mast has B20 here.', 'enabled', '3'],
    ['EC25-E: LTE B1/B3/n78\nEC25-A: LTE B1/B4/n41', 'supported', '1,3 1,4'],
    ['The X100 covers LTE B1 and B3, its sibling X200 adds B28.', 'supported', '1,3 1,3,28'],
    ['Ich bin mit Band 20 verbunden.', 'serving', '20'],
    ['Le téléphone est accroché sur la B28.', 'serving', '28'],
    ['Der Router ist auf Band 3 fixiert.', 'enabled', '3'],
    ['Which bands does Verizon use? B13 is the main one, B2/B4 in cities.', 'operator', '2,4,13'],
    ['As operadoras brasileiras usam B3, B7 e B28 para 4G.', 'operator', '3,7,28'],
    ['Jio uses bands 3, 5, 40; Airtel 1, 3, 8, 40.', 'operator', '3,5,40 1,3,8,40'],
    ['NOT compatible with Verizon (B13 missing). LTE: B2, B4, B5', 'supported', '2,4,5'],
    ['My EC25-AU (LTE bands 1,2,3,4) drops on Telstra (they use 3,7,28).', 'supported', '1,2,3,4 3,7,28'],
    ['LTE bands: B2, B4\nAntennas should cover 698-2700 MHz', 'supported', '2,4'],
    [
      "spec: '4G/LTE Bands:',\nproperty: 'FDD-LTE: Bands 1/3/20 TD-LTE: Bands 38/40',",
      'supported',
      '1,3,20,38,40',
    ],
    ['LTE-FDD B1 23dBm +/-2.7dB <-40dBm\nLTE-FDD B3 23dBm +/-2.7dB <-40dBm', 'supported', '1,3'],
    ['Obsługiwane pasma LTE: 1, 3, 7 i 20. Pasma 32 nie ma, ale nikt go nie daje.', 'supported', '1,3,7,20'],
    ['Enligt manualen LTE band 3, 7 och 20 samt 38 (TDD).', 'supported', '3,7,20,38'],
    ['LTE on site: 20 MHz auf Band 3 (1800 MHz), 20 MHz auf Band 7 (2600 MHz)', 'supported', '3,7'],
    [
      '# 中国移动 LTE Band 41\nuhd_fft -f 2.605e9 -s 40e6\n# 中国联通 LTE Band 3\nuhd_fft -f 1.84e9 -s 40e6',
      'operator',
      '41 3',
    ],
    [
      'const EC25_E: Bands = Bands {\n  lte: &[1, 3, 20],\n};\nconst EC25_A: Bands = Bands {\n  lte: &[2, 4, 12],\n};',
      'supported',
      '1,3,20 2,4,12',
    ],
    ['lte_bands: [B20, B3]\nband_b28: false', 'supported', '3,20'],
    ['RSRP: -95, PCI: 12\nLTE: B1, B3, B5, B7, B8, B20', 'supported', '1,3,5,7,8,20'],
    ['{"lte_bands": [3, 7], "apn": "internet"}', 'enabled', '3,7'],
    ['band=3, rsrp=-95, pci=12', 'serving', '3'],
    ['Current bands: <=5 Hard; 6–10 Medium; 11–15 Easy', 'none', ''],
    ['单 LTE 频段对照测试 24-48 小时', 'none', ''],
    ['frequencyBand: "LTE BAND 3",\nsignalRSRP: -94,\nsignalRSRQ: -10,', 'serving', '3'],
    [
      '[직구] 노트 12\n- LTE B1/B3/B5/B7/B8\n- 듀얼심\n- 개통: SKT, KT 가능 / LG U+ 불가',
      'supported',
      '1,3,5,7,8',
    ],
    ['To work here, your phone must support LTE bands 2, 4 and 12.', 'operator', '2,4,12'],
    [
      'My new phone has LTE band 3, 7 and 20, can I use it at home with any of the networks?',
      'supported',
      '3,7,20',
    ],
    [
      'This tracker works on LTE band 3, 8 and 20 and its battery lasts for ten days or more.',
      'supported',
      '3,8,20',
    ],
    [
      'The modem does LTE band 3 and band 7, nothing else, I looked into the manual and it says so.',
      'supported',
      '3,7',
    ],
    [
      'Mein Handy kann LTE Band 3 und 20, mehr steht leider nicht in der Anleitung, reicht das?',
      'supported',
      '3,20',
    ],
    [
      'It has LTE bands 1, 3, 7 and 20 and a good screen, so I think that I will buy it tomorrow.',
      'supported',
      '1,3,7,20',
    ],
    [
      'El teléfono trae las bandas 4 y 7 de LTE, según dice la caja que me dieron en la tienda.',
      'supported',
      '4,7',
    ],
    [
      'I bought a camera with 4G, on the box it says LTE B1, B3, B8 only and nothing about the rest.',
      'supported',
      '1,3,8',
    ],
    [
      '{ "model": "Zephyr X5", "screen": "6.1 inch", "lte_bands": [1, 3, 7], "nr_bands": [78], "weight": "180 g" }',
      'supported',
      '1,3,7',
    ],
    [
      'The carrier has put up a mast near the lake. It is on LTE band 28 only, and good enough for calls in the cellar.',
      'operator',
      '28',
    ],
    [
      'A scan found LTE cells: Telcel on B4 (PCI 58, RSRP -97) and AT&T on B2 (PCI 301, RSRP -104).',
      'serving',
      '4 2',
    ],
    ['In the hotel the modem is on band 3 (RSRP -101, PCI 57), no 5G.', 'serving', '3'],
    ['Rev A has an EG800Q-NA (Cat-1 bis LTE, B2/4/5/12/13/66, LGA-109).', 'supported', '2,4,5,12,13,66'],
  ])('tells of %j what kind of set it is, and whose', (text, kind, lists) => {
    const { kind: read, lte, variants } = readBands(text);
    expect(read).toBe(kind);
    expect((variants[0] ? variants : [{ lte }]).map((set) => set.lte.join()).join(' ')).toBe(lists);
  });

  it('finds the name of a module at the very beginning', () => {
    expect(moduleIn('EC25-E LTE')).toEqual({ name: 'EC25-E', offset: 0, length: 6 });
  });
});
