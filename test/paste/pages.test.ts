/**
 * Whole pages, as people copy them: the sections of several devices, each with a row of bands among other rows; the sections
 * of one device, some of which say the same bands again; the tables of a hardware manual, with a row for each band; and data
 * sheets that list the bands of several variants, and in further tables say more of some bands; the pages of products, with
 * all that shops, makers and buyers write beside the bands; hardware designs of module families, as PDF readers copy them; the
 * readme files of tools, which say what devices they support and show examples; threads of forums, where one post says
 * the bands of a device, and others ask, thank, lock bands and tell what their networks use; and comparisons of several devices.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { markdownTable } from './markdown-table.js';

const LISTS = [
  [1, 3, 7, 8, 20],
  [1, 3, 5, 7, 8, 20, 28],
  [2, 4, 5, 12, 13, 17, 66, 71],
  [1, 3, 8, 18, 19, 26, 28],
  [1, 3, 5, 8, 34, 38, 39, 40, 41],
];
const withPrefix = (bands: readonly number[]) => bands.map((band) => `B${band}`);
const slashed = (bands: readonly number[]) => withPrefix(bands).join('/');

/** What has a list of LTE bands. */
interface Device {
  readonly name: string;
  readonly bands: readonly number[];
}
/** As many names as lists. */
const withNames = (names: readonly string[], lists: readonly (readonly number[])[]): Device[] =>
  lists.map((bands, i) => ({ name: names[i]!, bands }));
/** The paragraph, with `behind` of the others before it and the rest behind. */
const among = (paragraph: string, others: readonly string[], behind: number) => [
  ...others.slice(0, behind),
  paragraph,
  ...others.slice(behind),
];
/** `EC25-A: 2,4; EC25-E: 1,3`, in the order of the letters. */
const written = (devices: readonly Device[]) =>
  devices
    .map(({ name, bands }) => `${name}: ${bands}`)
    .sort()
    .join('; ');
/** The variants of a text that are read to be supported. */
const readAsSupported = (text: string): Device[] =>
  readBands(text).variants.flatMap(({ name, kind, lte }) =>
    kind === 'supported' ? { name, bands: lte } : [],
  );

/** How a heading is written. */
const HEADINGS: readonly ((name: string) => string)[] = [
  (name) => `## ${name}`,
  (name) => `#### ${name}`,
  (name) => `### 1. ${name}`,
  (name) => `${name}\n${'-'.repeat(name.length)}`,
  (name) => `**${name}**`,
  (name) => `== ${name} ==`,
  (name) => `<h3>${name}</h3>`,
  (name) => `## [${name}](https://example.com/${name.length})`,
  (name) => name,
];

describe('pages with a section for each device', () => {
  const FAMILIES = [
    ['EC25-E', 'EC25-A', 'EC25-J'],
    ['Huawei E3372h-320', 'ZTE MF79U', 'TP-Link M7350'],
    ['Moto G6', 'Moto G6 Play', 'Moto E5 Plus'],
    ['Nokia 6300 4G', 'Nokia 8000 4G', 'Nokia 2720'],
    ['iPhone 15', 'iPhone 15 Pro Max', 'iPhone SE'],
    ['Europe', 'North America', 'Japan'],
    ['EU version', 'US version', 'Global version'],
  ];
  const BANDS: readonly [key: string, value: (bands: readonly number[]) => string][] = [
    ['Supported bands', (bands) => 'LTE FDD: ' + withPrefix(bands).join('/')],
    ['4G LTE', (bands) => 'Bands ' + bands.join(', ')],
    ['LTE', (bands) => bands.join('/')],
    ['Network', (bands) => 'LTE ' + withPrefix(bands).join(' ')],
  ];
  const OTHERS: readonly [key: string, value: string][] = [
    ['Max Speed', 'LTE DL: 150 Mbps, UL: 50 Mbps'],
    ['Power Usage', 'USB-powered (~5V, typical for USB modems)'],
    ['Antenna', 'External antenna port (TS-9)'],
    ['Processor', 'Snapdragon 450, 1.8 GHz octa-core'],
    ['3G bands', 'WCDMA: B1/B8'],
    ['2G', 'GSM: 850/900/1800/1900 MHz'],
    ['Wi-Fi', '802.11 b/g/n 2.4 GHz'],
    ['GNSS', 'GPS, GLONASS, BeiDou'],
    ['Interfaces', 'USB 2.0, UART x2, I2C'],
  ];
  const ROWS: readonly ((key: string, value: string) => string)[] = [
    (key, value) => `| ${key} | ${value} |`,
    (key, value) => `| **${key}** | ${value} |`,
    (key, value) => `- **${key}**: ${value}`,
    (key, value) => `${key}: ${value}`,
    (key, value) => `${key}\t${value}`,
    (key, value) => `${key}\n${value}`,
  ];
  const page = fc.record({
    names: fc.constantFrom(...FAMILIES),
    heading: fc.constantFrom(...HEADINGS),
    row: fc.constantFrom(...ROWS),
    bands: fc.constantFrom(...BANDS),
    before: fc.subarray(OTHERS.slice()),
    behind: fc.subarray(OTHERS.slice()),
    lists: fc.shuffledSubarray(LISTS, { minLength: 3, maxLength: 3 }),
  });

  it('tell the devices apart', () => {
    const pages = fc.sample(page, { seed: 1, numRuns: 400 });
    const wrong = pages.flatMap(({ names, heading, row, bands: [key, value], before, behind, lists }) => {
      const sections = names.map((name, i) => {
        const rows = [...before, [key, value(lists[i]!)] as const, ...behind];
        return [heading(name), '', ...rows.map(([each, said]) => row(each, said))].join('\n');
      });
      const text = ['# Tested devices', 'These are the devices that we have tested.', ...sections].join(
        '\n\n',
      );
      const read = readBands(text).variants.map((variant) => `${variant.name}: ${variant.lte.join()}`);
      const asked = names.map((name, i) => `${name.replace(/ version$/, '')}: ${lists[i]!.join()}`);
      return read.join() === asked.join() ? [] : [text];
    });
    expect(wrong.length / pages.length).toBeLessThanOrEqual(0.01);
  });
});

describe('pages of one device', () => {
  const TOPICS = [
    'Overview',
    'Key features',
    'Technical specifications',
    'Package contents',
    'FAQ',
    'Getting started',
    '4G LTE',
    'Cellular',
    'Hardware',
    'Wi-Fi 6',
    'USB 3.0',
    'Revision 1.1',
    'RF Output Power',
    'Compatibility',
    'Technische Daten',
    '产品特性',
  ];
  const SAYINGS: readonly ((bands: readonly number[]) => string)[] = [
    (bands) => `It supports LTE bands ${bands.join(', ')} and works all over the region.`,
    (bands) => 'LTE FDD: ' + withPrefix(bands).join('/'),
    (bands) => '- **LTE bands**: ' + withPrefix(bands).join(', '),
    (bands) => 'Frequency bands: ' + bands.map((band) => `Band ${band}`).join(', '),
    (bands) => `• LTE: ${bands.join('/')}`,
  ];
  const FILLERS = [
    'The device ships with an antenna and a cable.',
    'Operating temperature -40 to +85 °C.',
    'Download up to 150 Mbps, upload up to 50 Mbps.',
    'Wi-Fi 802.11 b/g/n, 2.4 GHz.',
    'Insert the SIM card and wait until the LED turns blue.',
    '3G: B1/B8, 2G: 900/1800 MHz',
    'GPS, GLONASS, BeiDou, Galileo',
  ];
  const section = fc.record({
    topic: fc.constantFrom(...TOPICS),
    before: fc.constantFrom(...FILLERS),
    saying: fc.option(fc.constantFrom(...SAYINGS)),
    behind: fc.constantFrom(...FILLERS),
  });
  const page = fc.record({
    heading: fc.constantFrom(...HEADINGS),
    sections: fc.uniqueArray(section, { selector: ({ topic }) => topic, minLength: 3, maxLength: 6 }),
    bands: fc.constantFrom(...LISTS),
  });

  it('make one list, however often they say it', () => {
    const pages = fc
      .sample(page, { seed: 1, numRuns: 400 })
      .filter(({ sections }) => sections.some(({ saying }) => saying));
    const wrong = pages.flatMap(({ heading, sections, bands }) => {
      const texts = sections.flatMap(({ topic, before, saying, behind }) => [
        heading(topic),
        before,
        ...(saying ? [saying(bands)] : []),
        behind,
      ]);
      const text = ['# Moto G6', 'All about the Moto G6.', ...texts].join('\n\n');
      return readBands(text).lte.join() === bands.join() ? [] : [text];
    });
    expect(pages.length).toBeGreaterThan(350);
    expect(wrong.length / pages.length).toBeLessThanOrEqual(0.01);
  });
});

describe('manuals of one module', () => {
  const NAMES: readonly ((band: number) => string)[] = [
    (band) => `LTE-${band > 33 && band < 60 ? 'TDD' : 'FDD'} B${band}`,
    (band) => `LTE B${band}`,
    (band) => `LTE Band ${band}`,
  ];
  const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const TABLES: readonly (readonly [
    title: string,
    head: string,
    row: (name: string, band: number) => string,
  ])[] = [
    ['RF Output Power', row('Frequency', 'Max.', 'Min.'), (name) => row(name, '23 dBm ± 2 dB', '< -39 dBm')],
    [
      'Conducted RF Receiver Sensitivity',
      row('Band', 'Primary', 'Diversity', '3GPP'),
      (name, band) => row(`${name} (10 MHz)`, `-98.${band % 10} dBm`, '-99 dBm', '-96.3 dBm'),
    ],
    [
      'Operating Frequency',
      row('Operating band', 'Transmit', 'Receive', 'Unit'),
      (name, band) => row(name, `${1000 + band}–${1060 + band}`, `${1090 + band}–${1150 + band}`, 'MHz'),
    ],
    [
      'Current Consumption',
      row('Description', 'Conditions', 'Typ.', 'Unit'),
      (name, band) => row('LTE data transfer', `${name} @ 23.1 dBm`, 500 + band, 'mA'),
    ],
  ];
  const manual = fc.record({
    name: fc.constantFrom(...NAMES),
    tables: fc.shuffledSubarray(TABLES.slice(), { minLength: 1, maxLength: 3 }),
    bands: fc.constantFrom(...LISTS),
    lacksLast: fc.boolean(),
    marks: fc.constantFrom('', '## ', '### '),
  });

  it('make one list of all their tables, of which one may lack a band', () => {
    const manuals = fc.sample(manual, { seed: 1, numRuns: 400 });
    const wrong = manuals.flatMap(({ name, tables, bands, lacksLast, marks }) => {
      const texts = tables.map(([title, head, write], i) => {
        const own = lacksLast && i === 1 ? bands.slice(0, -1) : bands;
        const rule = head.replace(/[^|]+/g, '---');
        return [marks + title, '', head, rule, ...own.map((band) => write(name(band), band))].join('\n');
      });
      const text = ['# EC25-E Hardware Design', 'It is 29 mm wide.', ...texts, marks + 'Notes'].join('\n\n');
      return readBands(text).lte.join() === bands.join() ? [] : [text];
    });
    expect(wrong.length / manuals.length).toBeLessThanOrEqual(0.01);
  });
});

describe('data sheets of several variants', () => {
  const FAMILIES = [
    ['RM520N-GL', 'RM520N-EU', 'RM520N-CN'],
    ['EC25-E', 'EC25-A', 'EC25-AU'],
    ['TRB500', 'TRB501', 'TRB502'],
    ['SIM7600E-H', 'SIM7600A-H', 'SIM7600SA-H'],
  ];
  const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = (...rows: readonly string[]) =>
    [rows[0]!, rows[0]!.replace(/[^|]+/g, '---'), ...rows.slice(1)].join('\n');
  interface Named {
    readonly name: string;
    readonly bands: readonly number[];
  }
  const VARIANTS: readonly ((variants: readonly Named[]) => string)[] = [
    (variants) =>
      table(
        row('Variant', 'Bands', 'Weight'),
        ...variants.map(({ name, bands }) => row(name, `LTE: ${withPrefix(bands).join('/')}`, '9 g')),
      ),
    (variants) =>
      table(
        row('Parameter', ...variants.map(({ name }) => name)),
        row('LTE bands', ...variants.map(({ bands }) => withPrefix(bands).join(', '))),
        row('Weight', ...variants.map(() => '9 g')),
      ),
    (variants) =>
      variants.map(({ name, bands }) => `- **${name}**: LTE: ${withPrefix(bands).join('/')}`).join('\n'),
  ];
  /** Further sections, some of which speak of bands that one of the variants has. */
  const SECTIONS: readonly (readonly [title: string, write: (bands: readonly number[]) => string])[] = [
    [
      'Output power',
      (bands) =>
        table(
          row('Mode', 'Max.', 'Min.'),
          row(`LTE FDD ${withPrefix(bands.slice(0, 3)).join('/')}`, '23 dBm ±2 dB', '<-39 dBm'),
        ),
    ],
    [
      'Sensitivity (dBm)',
      (bands) =>
        table(
          row('Band', 'Primary', 'Diversity'),
          ...bands.map((band) => row(`LTE B${band} (10 MHz)`, `-97.${band % 10}`, `-98.${band % 7}`)),
        ),
    ],
    [
      'Antennas',
      (bands) =>
        table(
          row('Pin', 'Name', 'Use'),
          row(49, 'ANT_MAIN', `LTE ${withPrefix(bands).join('/')} TX/RX`),
          row(35, 'ANT_DIV', `LTE ${withPrefix(bands).join('/')} RX`),
          row(47, 'ANT_GNSS', 'L1'),
        ),
    ],
    ['Carrier aggregation', ([one, two, three]) => `- B${one}+B${two}\n- B${one}+B${three}`],
    [
      'Power consumption',
      ([band]) =>
        table(
          row('State', 'Condition', 'Typ.'),
          row('Sleep', 'DRX = 2.56 s', '1.2 mA'),
          row('LTE data', `Band ${band}, 23 dBm`, '620 mA'),
        ),
    ],
    [
      'Radio',
      ([one, two]) =>
        table(
          row('Network', 'Bands', 'Downlink', 'MIMO'),
          row('LTE', `B${one}/B${two}`, '150 Mbps', '2x2 MIMO'),
        ),
    ],
    [
      'Electrical',
      () =>
        table(row('Parameter', 'Value'), row('Supply', '3.3–4.3 V, typ. 3.8 V'), row('ESD', 'air ±10 kV')),
    ],
    ['Certification', () => 'CE, FCC, GCF, PTCRB; AT&T, Verizon, Vodafone, Telstra'],
    ['Interfaces', () => 'USB 2.0, UART x2, (U)SIM x2, PCM, I2C, SPI, ADC x2, GPIO x6, SDIO 3.0'],
    ['GNSS', () => 'GPS L1, GLONASS G1, BeiDou B1, Galileo E1. Time to first fix: 35 s.'],
  ];
  const sheet = fc.record({
    names: fc.constantFrom(...FAMILIES),
    lists: fc.shuffledSubarray(LISTS, { minLength: 2, maxLength: 3 }),
    write: fc.constantFrom(...VARIANTS),
    sections: fc.shuffledSubarray(SECTIONS.slice(), { minLength: 2, maxLength: 5 }),
    behind: fc.nat(2),
  });

  it('name the variants and nothing else', () => {
    const sheets = fc.sample(sheet, { seed: 1, numRuns: 400 });
    const wrong = sheets.flatMap(({ names, lists, write, sections, behind }) => {
      const variants = lists.map((bands, i) => ({ name: names[i]!, bands }));
      const texts = sections.map(
        ([title, section], i) => `## ${title}\n\n${section(lists[i % lists.length]!)}`,
      );
      texts.splice(behind, 0, `## Variants\n\n${write(variants)}`);
      const text = ['# LTE modules', 'In an LCC package for IoT.', ...texts].join('\n\n');
      const read = readBands(text).variants.map(({ name, lte }) => `${name}: ${lte}`);
      const wanted = variants.map(({ name, bands }) => `${name}: ${bands}`);
      return read.sort().join('; ') === wanted.sort().join('; ') ? [] : [text];
    });
    expect(wrong.length / sheets.length).toBeLessThanOrEqual(0.04);
  });
});

describe('pages of products', () => {
  const REGIONS = [
    ['EU', 'US', 'AU'],
    ['Europe', 'North America', 'Asia Pacific'],
    ['EMEA', 'AMER', 'APAC'],
    ['EU version', 'US version', 'CN version'],
  ];
  /** How one device or several versions say their bands. */
  const OF_ONE: readonly ((bands: readonly number[]) => string)[] = [
    (bands) =>
      `| Item | Value |\n|---|---|\n| LTE bands | ${withPrefix(bands).join('/')} |\n| Weight | 125 g |`,
    (bands) => `4G (LTE-FDD): ${withPrefix(bands).join(', ')}\n3G: B1, B5, B8\n2G: B3, B8`,
    (bands) => `- 3G bands: HSDPA 850 / 900 / 2100\n- 4G bands: ${bands.join(', ')}\n- Speed: 600/150 Mbps`,
    (bands) => `The router supports LTE bands ${bands.slice(0, -1).join(', ')} and ${bands.at(-1)}.`,
    (bands) => `**Frequency bands**\nLTE FDD ${withPrefix(bands).join(' ')}`,
  ];
  const OF_SEVERAL: readonly ((versions: readonly Device[]) => string)[] = [
    (versions) => versions.map(({ name, bands }) => `${name}: LTE ${withPrefix(bands).join('/')}`).join('\n'),
    (versions) =>
      `| Item | Value |\n|---|---|\n| LTE bands | ${versions.map(({ name, bands }) => `${name}: ${withPrefix(bands).join('/')}`).join('; ')} |\n| SIM | 2 |`,
    (versions) =>
      `| Region | LTE bands |\n|---|---|\n${versions.map(({ name, bands }) => `| ${name} | ${withPrefix(bands).join(', ')} |`).join('\n')}`,
    (versions) =>
      versions
        .map(({ name, bands }) => `### ${name}\n\n- LTE: ${withPrefix(bands).join(', ')}\n- WCDMA: B1/B8`)
        .join('\n\n'),
    (versions) =>
      `4G bands ${versions.map(({ name, bands }) => `${bands.join(', ')} - ${name}`).join('\n ')}`,
    (versions) =>
      `LTE: ${versions.map(({ name, bands }) => `${withPrefix(bands).join('/')} (${name})`).join(', ')}`,
  ];
  const BESIDE = [
    '## Features\n\n- 4G LTE Cat 4, up to 150 Mbps\n- Dual SIM with failover\n- 2 x Ethernet 10/100\n- Rugged, -40 to 75 °C',
    '## Wireless\n\n| Item | Value |\n|---|---|\n| Wi-Fi mode | 802.11b/g/n/ac, 2.4 and 5 GHz |\n| Wi-Fi users | Up to 100 |',
    '## Ethernet\n\nWAN 1 x WAN port 10/100/1000 Mbps, LAN 4 x LAN ports, IEEE 802.3u',
    '## Power\n\nConnector: 4-pin DC. Input voltage range: 9–50 VDC. Consumption: idle < 3 W, max < 9 W.',
    '## Ordering\n\n| Code | Package |\n|---|---|\n| X100-0 | Router, EU plug |\n| X100-1 | Router, US plug |',
    '## FAQ\n\n**Can I use any SIM card?** Yes, the router is not locked.\n\n**Does it support 5G?** See above.',
    '## Certifications\n\nCE/RED, FCC, IC, PTCRB, AT&T, Verizon, T-Mobile, RCM, UKCA',
    '## Network\n\nRouting: BGP, OSPF v2, RIP v1/v2. VPN: OpenVPN, IPsec (IKEv1, IKEv2), L2TP v3.',
    '## GNSS\n\nGPS, GLONASS, BeiDou, Galileo and QZSS, L1 band, NMEA 0183',
    '## Reviews\n\n5/5 Great router, 12 people found this helpful.\n\n3/5 Signal is OK, but band 20 is weak at my place.',
    '## Antennas\n\n| Connector | Count | Band |\n|---|---|---|\n| SMA (mobile) | 2 | 698–960, 1710–2690 MHz, 50 Ω |\n| RP-SMA (Wi-Fi) | 2 | 2400–2483.5 MHz |',
    '## Changelog\n\n- v1.2 (2024-03-01): fixed LTE reconnects, B28 detection improved\n- v1.1 (2023-11-20): new page',
    'Specifications subject to change without notice. LTE is a trademark of ETSI.',
  ];
  const product = fc.record({
    title: fc.constantFrom(
      '# RUT200 4G router',
      '# Hotspot M7',
      '# Nova 12 smartphone',
      'X100 industrial gateway',
    ),
    lists: fc.shuffledSubarray(LISTS, { minLength: 1, maxLength: 3 }),
    regions: fc.constantFrom(...REGIONS),
    ofOne: fc.constantFrom(...OF_ONE),
    ofSeveral: fc.constantFrom(...OF_SEVERAL),
    beside: fc.shuffledSubarray(BESIDE, { minLength: 1, maxLength: 4 }),
    behind: fc.nat(4),
  });

  it('give the bands of the product, whatever stands beside them', () => {
    const products = fc.sample(product, { seed: 1, numRuns: 400 });
    const wrong = products.flatMap(({ title, lists, regions, ofOne, ofSeveral, beside, behind }) => {
      const versions = withNames(regions, lists);
      const said = versions[1] ? ofSeveral(versions) : ofOne(lists[0]!);
      const parts = among(said, beside, behind);
      const text = [title, 'Reliable connectivity on the road.', ...parts].join('\n\n');
      const read = readBands(text);
      const all = (read.variants[0] ? read.variants : [read]).map(({ lte }) => lte.join());
      const isRight = all.sort().join('; ') === lists.map(String).sort().join('; ');
      return isRight && read.kind === 'supported' ? [] : [text];
    });
    expect(wrong.length / products.length).toBeLessThanOrEqual(0.02);
  });
});

describe('hardware designs of module families, copied out of a PDF', () => {
  interface Member {
    readonly name: string;
    readonly fdd: readonly number[];
    readonly tdd: readonly number[];
  }
  const FAMILIES = [
    ['EC25-E', 'EC25-A', 'EC25-AU'],
    ['SIM7600E-H', 'SIM7600A-H', 'SIM7600SA-H'],
    ['L610-EU', 'L610-LA', 'L610-CN'],
    ['A7670E', 'A7670SA', 'A7672S'],
  ];
  const BANDS = [
    { fdd: [1, 3, 7, 8, 20, 28], tdd: [38, 40, 41] },
    { fdd: [2, 4, 5, 12, 13, 66], tdd: [41] },
    { fdd: [1, 3, 5, 8], tdd: [34, 38, 39, 40, 41] },
    { fdd: [1, 3, 5, 7, 8, 28], tdd: [40] },
    { fdd: [1, 3, 8, 18, 19, 26], tdd: [41] },
  ];
  /** The table of bands with what stands between columns, two blanks or a tab or a pipe, and other forms of it. */
  const TABLES: readonly ((members: readonly Member[], gap: string) => string)[] = [
    (members, gap) =>
      [
        ['Module', 'LTE FDD', 'LTE TDD', 'GNSS'],
        ...members.map(({ name, fdd, tdd }) => [name, slashed(fdd), slashed(tdd), 'Y']),
      ]
        .map((row) => row.join(gap))
        .join('\n'),
    (members, gap) =>
      [
        ['Network Type', ...members.map(({ name }) => name)],
        ['LTE-FDD', ...members.map(({ fdd }) => slashed(fdd))],
        ['LTE-TDD', ...members.map(({ tdd }) => slashed(tdd))],
        ['GSM', ...members.map(() => '900/1800 MHz')],
      ]
        .map((row) => row.join(gap))
        .join('\n'),
    (members) =>
      members
        .map(
          ({ name, fdd, tdd }) => `${name}\nLTE FDD: ${slashed(fdd)}\nLTE TDD: ${slashed(tdd)}\nWCDMA: B1/B8`,
        )
        .join('\n'),
    (members) =>
      members
        .map(
          ({ name, fdd, tdd }) => `• ${name}: LTE-FDD ${slashed(fdd)}; LTE-TDD ${slashed(tdd)}; WCDMA B1/B8`,
        )
        .join('\n'),
  ];
  const CHAPTERS: readonly ((of: Member) => string)[] = [
    () =>
      '2.2 Key Features\n\nTable 3: Key Features\nFeature Details\nPower Supply Supply voltage: 3.3–4.3 V, typical 3.8 V\nTransmitting Power Class 3 (23 dBm ± 2 dB) for LTE-FDD bands\nLTE Features Supports up to LTE Cat 4, 1.4/3/5/10/15/20 MHz RF bandwidth\nMax. 150 Mbps (DL)/50 Mbps (UL)',
    ({ name, fdd }) =>
      `6.5 RF Receiving Sensitivity\n\nTable 40: ${name} Receiving Sensitivity\nFrequency Primary Diversity SIMO\n${fdd.map((band) => `LTE-FDD B${band} (10 MHz) -97.${band % 10} dBm -98.${band % 7} dBm -101.2 dBm`).join('\n')}`,
    () => '6.4 RF Output Power\n\nFrequency Max. Min.\nLTE-FDD bands 23 dBm ± 2 dB < -39 dBm',
    ({ fdd }) =>
      `5.1.2 Operating Frequency\n\nTable 30: Module Operating Frequencies\n3GPP Band Transmit Receive Unit\n${fdd.map((band) => `LTE-FDD B${band} ${1000 + band}–${1060 + band} ${1090 + band}–${1150 + band} MHz`).join('\n')}`,
    () =>
      '3.2 Pin Definition\n\nPin Name Pin No. I/O Description\nVBAT_BB 59, 60 PI Power supply for the BB part\nANT_MAIN 49 AIO Main antenna interface',
    ({ fdd }) =>
      `6.6 Current Consumption\n\nDescription Conditions Typ. Unit\nLTE data transfer LTE-FDD B${fdd[0]} @ 23.1 dBm 620 mA\nLTE data transfer LTE-FDD B${fdd[1]} @ 23.0 dBm 655 mA`,
    () => 'Revision History\n\nVersion Date Author Description\n1.0 2019-04-01 A. Smith Initial',
    ({ name }) => `${name.replace(/-.*/, '')}_Series_Hardware_Design 15 / 102`,
  ];
  const design = fc.record({
    names: fc.constantFrom(...FAMILIES),
    bands: fc.shuffledSubarray(BANDS, { minLength: 2, maxLength: 3 }),
    table: fc.constantFrom(...TABLES),
    gap: fc.constantFrom('  ', '    ', '\t', ' | '),
    chapters: fc.shuffledSubarray(CHAPTERS.slice(), { minLength: 1, maxLength: 4 }),
    behind: fc.nat(4),
  });

  it('name the modules and nothing else', () => {
    const designs = fc.sample(design, { seed: 1, numRuns: 400 });
    const wrong = designs.flatMap(({ names, bands, table, gap, chapters, behind }) => {
      const members = bands.map((own, i) => ({ name: names[i]!, ...own }));
      const series = `${names[0]!.replace(/-.*/, '')} Series`;
      const said = `2.1 Frequency Bands\n\nThe following table shows the frequency bands of ${series}.\n\nTable 2: Frequency Bands of ${series}\n${table(members, gap)}`;
      const others = chapters.map((chapter) => chapter(members[0]!));
      const parts = [`${series}\nHardware Design`, ...among(said, others, behind)];
      const text = parts.join('\n\n');
      const read = readBands(text).variants.map(({ name, lte }) => `${name}: ${lte}`);
      const wanted = members.map(
        ({ name, fdd, tdd }) => `${name}: ${[...fdd, ...tdd].sort((a, b) => a - b)}`,
      );
      return read.sort().join('; ') === wanted.sort().join('; ') ? [] : [text];
    });
    expect(wrong.length / designs.length).toBeLessThanOrEqual(0.03);
  });
});

describe('readme files of tools', () => {
  const DEVICES = [
    ['EC25-E', 'EC25-A', 'EC25-J'],
    ['RM500Q-GL', 'RM502Q-AE', 'EM160R-GL'],
    ['SIM7600E-H', 'SIM7600G-H', 'SIM7600A-H'],
    ['Huawei E3372h-320', 'ZTE MF79U', 'Huawei B315s-22'],
  ];
  const SUPPORTED: readonly ((devices: readonly Device[]) => string)[] = [
    (devices) =>
      `| Modem | LTE bands | Status |\n|---|---|---|\n${devices.map(({ name, bands }) => `| ${name} | ${withPrefix(bands).join(', ')} | tested |`).join('\n')}`,
    (devices) => devices.map(({ name, bands }) => `- **${name}**: LTE ${slashed(bands)}`).join('\n'),
    (devices) => devices.map(({ name, bands }) => `* ${name} (LTE bands ${bands.join(', ')})`).join('\n'),
    (devices) =>
      devices
        .map(
          ({ name, bands }) => `### ${name}\n\n- LTE: ${withPrefix(bands).join(', ')}\n- USB ID: 2c7c:0125`,
        )
        .join('\n\n'),
  ];
  const BESIDE = [
    '## Installation\n\n```sh\npip install modemtool\nsudo apt install libqmi-utils\n```',
    '## Usage\n\nLock the modem to bands:\n\n```sh\nmodemtool --port /dev/ttyUSB2 lock --lte B3,B7\nmodemtool unlock\n```',
    '## AT commands\n\n```\nAT+QCFG="band"\n+QCFG: "band",0x93,0x800d5,0x0\n\nOK\n```',
    '## Example log\n\n```\n[12:01:33] INFO connected: LTE B20, RSRP -98 dBm, PCI 211\n[12:01:38] INFO reselected to LTE B3\n```',
    '## Configuration\n\n```yaml\nmodem:\n  port: /dev/ttyUSB2\n  bands: [3, 20]\n  apn: internet\n```',
    '## Changelog\n\n- 1.3.0: Added support for B71\n- 1.2.1: Fixed parsing of n78 on RM500Q',
    '## Wiring\n\n| Pin | Pi |\n|---|---|\n| TX | GPIO14 |\n| RX | GPIO15 |\n| GND | GND |',
    '## TODO\n\n- [ ] Support for band 71\n- [x] Band locking\n- [ ] 5G NSA (n78)',
    '## FAQ\n\n**It does not connect on band 28.** Check that your SIM allows it.\n\n**Which firmware?** Use R06 or newer.',
  ];
  const readme = fc.record({
    names: fc.constantFrom(...DEVICES),
    lists: fc.shuffledSubarray(LISTS, { minLength: 2, maxLength: 3 }),
    said: fc.constantFrom(...SUPPORTED),
    beside: fc.shuffledSubarray(BESIDE, { minLength: 1, maxLength: 4 }),
    behind: fc.nat(4),
  });

  it('give the bands of the devices, and none of the examples', () => {
    const files = fc.sample(readme, { seed: 1, numRuns: 400 });
    const wrong = files.flatMap(({ names, lists, said, beside, behind }) => {
      const devices = withNames(names, lists);
      const parts = among(`## Supported modems\n\n${said(devices)}`, beside, behind);
      const text = ['# modemtool', 'A small tool to read and lock the bands of a modem.', ...parts].join(
        '\n\n',
      );
      // The modem's answer is offered as what is enabled.
      return written(readAsSupported(text)) === written(devices) ? [] : [text];
    });
    expect(wrong.length / files.length).toBeLessThanOrEqual(0.03);
  });
});

describe('threads of forums', () => {
  const DEVICES = ['EC25-E', 'Huawei E3372', 'ZTE MF286D', 'Nokia 6300', 'RUT955', 'Moto G6', 'Pixel 7'];
  const USERS = ['mike77', 'LTE_fan', 'anna', 'dslx'];
  /** Who wrote a post, and when. */
  const HEADS: readonly ((user: string, n: number) => string)[] = [
    (user, n) => `${user} · ${n} days ago`,
    (user, n) => `#${n} ${user} wrote:`,
    (user, n) => `**${user}** commented on Mar ${n}, 2024`,
    (user, n) => `${user}\nMember\nPosts: 1${n}4\nJoined: Jan 2019`,
    (user, n) => `Re: Bands of my router\nby ${user} » Mon Mar ${n}, 2024 8:1${n} pm`,
    (user, n) => `${user}, 0${n}.03.2024 12:3${n}`,
    (user, n) => `${n}. ${user} schrieb am ${n}. März 2024:`,
  ];
  const SAID: readonly ((device: string, bands: readonly number[]) => string)[] = [
    (device, bands) =>
      `According to the spec sheet the ${device} has:\n\nLTE: ${withPrefix(bands).join(', ')}\n3G: B1, B8`,
    (device, bands) =>
      `The ${device} supports LTE bands ${bands.slice(0, -1).join(', ')} and ${bands.at(-1)}, so you should be fine.`,
    (_, bands) =>
      `From the manufacturer's site:\n\n"Frequency bands: LTE FDD ${withPrefix(bands).join('/')}, WCDMA B1/B8"`,
    (device, bands) => `I have the ${device}, it does ${withPrefix(bands).join('/')}.`,
    (device, bands) => `${device}: ${withPrefix(bands).join(' ')}`,
    (_, bands) => `Bands are ${bands.join(', ')} on mine.`,
    (device, bands) => `Yes. The ${device} covers ${bands.map((band) => `band ${band}`).join(', ')}.`,
    (_, bands) => `> Which bands does it have?\n\nBands ${bands.join('/')} for 4G.`,
  ];
  const OTHERS = [
    'Vodafone here uses B3, B7 and B20.',
    "Here in the countryside it's all band 20 (800 MHz), in town band 3 and band 7.",
    'T-Mobile is B2, B4, B12, B66 and B71, so check before you buy.',
    "I'm connected to B20 at the moment, RSRP -101, SINR 5.",
    'I locked mine to B3 and speed went from 8 to 60 Mbps.',
    'Try AT+QCFG="band",0,80000 to force band 20.',
    'Does it support band 28? My carrier is rolling it out.',
    'Hi all, will this work with bands 3, 8 and 20? Thanks in advance!',
    'Thanks, that helped a lot!\n\n--\nSent from my Galaxy S10',
    'I use an external LPDA antenna (700-2700 MHz) with 10 m of LMR-400, works great.',
    "Mine doesn't have band 32, which is a pity.",
    'With CA I get B3+B7 most of the day, sometimes B7+B20.',
    'Speed: 45/12 Mbps, ping 38 ms. Mast is 4 km away, sector 2, PCI 211.',
    'In my place only B7 works well; B3 is congested in the evening.',
  ];
  const thread = fc.record({
    device: fc.constantFrom(...DEVICES),
    bands: fc.constantFrom(...LISTS),
    said: fc.constantFrom(...SAID),
    others: fc.shuffledSubarray(OTHERS, { minLength: 1, maxLength: 4 }),
    behind: fc.nat(4),
    head: fc.constantFrom(...HEADS),
  });

  it('give the bands of the device that they are about', () => {
    const threads = fc.sample(thread, { seed: 1, numRuns: 400 });
    const wrong = threads.flatMap(({ device, bands, said, others, behind, head }) => {
      const posts = among(said(device, bands), others, behind).map(
        (post, i) => `${head(USERS[i % USERS.length]!, i + 3)}\n${post}`,
      );
      const text = [`${device} – which bands?`, ...posts].join('\n\n');
      const read = readBands(text);
      const lists = read.variants[0] ? read.variants.filter(({ kind }) => kind === 'supported') : [read];
      const isRight =
        lists.length === 1 && lists[0]!.lte.join() === bands.join() && read.kind === 'supported';
      return isRight ? [] : [text];
    });
    expect(wrong.length / threads.length).toBeLessThanOrEqual(0.03);
  });
});

describe('comparisons of devices', () => {
  const FAMILIES = [
    ['Pixel 7', 'Galaxy S22', 'iPhone 14'],
    ['Nokia 6300', 'Nokia 8000', 'Punkt MP02'],
    ['RUT200', 'RUT241', 'RUT360'],
    ['Fairphone 4', 'Fairphone 5', 'Gigaset GS5'],
    ['EC25-E', 'SIM7600E-H', 'ME909s-120'],
  ];
  const WORTH = ['a solid device', 'our favourite', 'the cheapest of all'];
  const spoken = (bands: readonly number[]) => `${bands.slice(0, -1).join(', ')} and ${bands.at(-1)}`;
  const COMPARED: readonly ((devices: readonly Device[]) => string)[] = [
    (devices) =>
      devices.map(({ name, bands }) => `The ${name} supports LTE bands ${spoken(bands)}.`).join(' '),
    (devices) =>
      devices
        .map(
          ({ name, bands }, i) =>
            `The ${name} is ${WORTH[i]}. It has good reception and covers bands ${spoken(bands)}.`,
        )
        .join('\n\n'),
    (devices) => devices.map(({ name, bands }) => `${name} has LTE bands ${spoken(bands)}`).join('; ') + '.',
    (devices) =>
      markdownTable([
        ['', ...devices.map(({ name }) => name)],
        ['Display', ...devices.map(() => '6.1"')],
        ['LTE bands', ...devices.map(({ bands }) => bands.join(', '))],
        ['Battery', ...devices.map(() => '4000 mAh')],
      ]),
    (devices) =>
      `${devices.map(({ name }) => name).join(' vs ')}: bands\n\n` +
      devices.map(({ name, bands }) => `${name}\nLTE: ${withPrefix(bands).join(', ')}`).join('\n\n'),
    (devices) =>
      devices.map(({ name, bands }) => `- ${name} – LTE bands ${withPrefix(bands).join('/')}`).join('\n'),
    (devices) =>
      `<table><tr><th>Model</th><th>LTE</th></tr>${devices.map(({ name, bands }) => `<tr><td>${name}</td><td>${withPrefix(bands).join(', ')}</td></tr>`).join('')}</table>`,
    (devices) =>
      `We tested ${devices.map(({ name, bands }) => `the ${name} (LTE bands ${bands.join('/')})`).join(', ')}.`,
    (devices) =>
      devices
        .map(({ name, bands }) => `As for the ${name}, you get LTE on bands ${spoken(bands)}.`)
        .join(' '),
    (devices) =>
      `Phone\tLTE bands\tPrice\n${devices.map(({ name, bands }, i) => `${name}\t${bands.join(', ')}\t${199 + i * 100} €`).join('\n')}`,
  ];
  const BESIDE = [
    'Looking for a phone that works at home and abroad? We compared the latest devices.',
    'In the UK, EE uses bands 3, 7 and 20, while Three relies on bands 1, 3 and 20.',
    '## Why bands matter\n\nEvery carrier uses its own frequencies. Without the right bands you may get slow data or none at all.',
    'Band 20 (800 MHz) reaches far and is important in the countryside.',
    '## Verdict\n\nAll of them are good, but the first one has the better camera. Score: 8/10',
    '5G: all support n1, n3, n28 and n78.',
    'Prices start at 199 € (128 GB) and go up to 899 € (512 GB).',
    'All have LTE Cat 12 with 3x carrier aggregation and VoLTE.',
    'None of them has band 32.',
    'Wi-Fi 802.11 a/b/g/n/ac/6e, Bluetooth 5.2, NFC.',
    'Check with your carrier before you buy: https://example.com/bands?b=20',
    'Updated: 2024-03-04 · 5 min read · by Anna Smith',
  ];
  const comparison = fc.record({
    names: fc.constantFrom(...FAMILIES),
    lists: fc.shuffledSubarray(LISTS, { minLength: 2, maxLength: 3 }),
    compared: fc.constantFrom(...COMPARED),
    beside: fc.shuffledSubarray(BESIDE, { minLength: 1, maxLength: 4 }),
    behind: fc.nat(4),
  });

  it('name each of them with its bands', () => {
    const comparisons = fc.sample(comparison, { seed: 1, numRuns: 400 });
    const wrong = comparisons.flatMap(({ names, lists, compared, beside, behind }) => {
      const devices = withNames(names, lists);
      const text = among(compared(devices), beside, behind).join('\n\n');
      // `All support n1` is of all devices.
      const read = readAsSupported(text).filter(({ bands }) => bands[0]);
      return written(read) === written(devices) ? [] : [text];
    });
    expect(wrong.length / comparisons.length).toBeLessThanOrEqual(0.03);
  });
});
