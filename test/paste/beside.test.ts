/**
 * What people write around the list of a device changes nothing of it: a question about a network, a band that is locked or
 * in use, another radio, a greeting. And a text says the same however it is laid out.
 */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { type Paste, PASTE_FILES, readPastes } from '../fixtures/read-pastes.js';
import { written } from './cases/case.js';

/** Longer texts have more of the same lines, and take most of the time. */
const LONGEST = 500;
const isOfCode = /[{}<>]/;
/** A command or answer of a modem, or a table, whose lines have a form of their own. */
const isOfMachine = /(?:AT|^\s*)[+%#^$!*][A-Z]{3,}|\+[A-Z]{3,}[=?:]|[\t|]|^ *[{[]/m;

/** Every second text: the others are of the same kinds, and would take as long again. */
const alone = Object.values(PASTE_FILES)
  .flatMap(readPastes)
  .filter((paste, i) => {
    if (i % 2 > 0) return false;
    const read = readBands(paste.text);
    return !paste.variants && !read.variants[0] && written(read) === written(paste);
  });
const devices = alone.filter(
  ({ kind, text, lte }) =>
    kind === 'supported' && text.length < LONGEST && lte.length > 2 && !isOfCode.test(text),
);

/** The part of the texts that are read otherwise when `rewrite` has changed them. */
function partChanged(texts: readonly Paste[], rewrite: (text: string) => string): number {
  const changed = texts.filter((paste) => {
    const read = readBands(rewrite(paste.text));
    const sets = read.lte.length + read.nr.length > 0 ? [read] : read.variants;
    return sets[0] ? !sets.some((set) => written(set) === written(paste)) : written(read) !== written(paste);
  });
  return changed.length / texts.length;
}

describe('the bands of a device are read as if nothing stood beside them, below', () => {
  it.each([
    ['', '\n\nWill it work in Germany? The networks there use B1, B3, B7, B20 and B28.', 0.015],
    ['', '\n\nWould this work on T-Mobile? They use bands 2, 4, 12, 66 and 71.', 0.015],
    ['', '\n\nVodafone: B1, B3, B7, B20\nTelekom: B1, B3, B8, B28\nO2: B3, B7, B20', 0.04],
    ['', '\n\nFunktioniert das bei Vodafone? Dort gibt es LTE auf 800, 1800 und 2600 MHz.', 0.02],
    ['', '\n\n请问这个在中国移动能用吗？移动的频段是 B3、B8、B34、B38、B39、B40、B41。', 0.02],
    ['', '\n\nI need band 28 for my area, is that in the list?', 0.015],
    ['', '\n\nAt the moment it is connected to band 3.', 0.01],
    ['', '\n\nI locked it to band 20 yesterday.', 0.01],
    ['', '\n\nIt does not support band 68 or band 87.', 0],
    ['', '\n3G: B1, B8\n2G: 900, 1800', 0.01],
    ['', '\nWi-Fi: 802.11 b/g/n, channels 1-13\nGNSS: GPS L1, BeiDou B1, Galileo E1', 0.005],
    ['T-Mobile uses bands 2, 4, 12, 66 and 71. I found this phone:\n\n', '', 0.01],
    ['My phone is on B20 right now, signal -101 dBm.\n\n', '', 0.01],
    ['2G GSM: 850, 900, 1800, 1900 MHz\n3G WCDMA: B1, B2, B5, B8\n', '', 0.01],
  ] as const)('%j … %j', (before, behind, most) => {
    expect(devices.length).toBeGreaterThan(200);
    expect(partChanged(devices, (text) => before + text + behind)).toBeLessThanOrEqual(most);
  });
});

/** As a mail program does. */
const cutIntoLines = (text: string) =>
  text.replace(/^.{80,}$/gm, (line) => line.replace(/(.{50,70}) /g, '$1\n'));

describe('a text is read the same', () => {
  const prose = alone.filter(({ text }) => text.length < LONGEST && !isOfMachine.test(text));

  it.each<[how: string, rewrite: (text: string) => string, most: number]>([
    ['with blanks that do not break', (text) => text.replaceAll(' ', '\u00a0'), 0],
    ['in capitals', (text) => text.toUpperCase(), 0.01],
    ['behind a greeting', (text) => 'Hello, I have a question about this:\n\n' + text, 0.005],
    ['before thanks', (text) => text + '\n\nThanks in advance for any help!', 0.005],
    ['cut into lines', cutIntoLines, 0.015],
    ['without the marks of headings', (text) => text.replace(/^#{1,6} +/gm, ''), 0.005],
    ['without bold type', (text) => text.replace(/\*\*([^*\n]+)\*\*/g, '$1'), 0.005],
  ])('%s', (_, rewrite, most) => {
    expect(prose.length).toBeGreaterThan(400);
    expect(partChanged(prose, rewrite)).toBeLessThanOrEqual(most);
  });
});

/** That each text is read as a device with these bands. */
function expectSupported(said: readonly (readonly string[])[]): void {
  const read = said.map(([text]) => {
    const { kind, ...bands } = readBands(text!);
    return [text, written(bands), kind];
  });
  expect(read).toEqual(said.map(([text, bands]) => [text, bands, 'supported']));
}

/** What shops and sellers say of a device in the line of its bands. */
const PHRASES = [
  '5G ready',
  'SIM-free',
  'Unlocked',
  'Factory unlocked',
  'No contract required',
  'Brand new in box',
  'Free shipping',
  'Not a toy',
  'Warranty 2 years',
  'Dual SIM',
  'eSIM supported',
  'No NFC',
  'Without charger',
  'Without box',
  'No earphones',
  'No CDMA',
  'No warranty in US',
  'NO Google services',
  'Does not include SIM card',
  'SIM card not included',
  'Battery not included',
  'Non-removable battery',
  'Lowest price',
  'Return within 30 days',
  'Order now',
  'Used, like new',
  'Grade A',
  'Screen 6.5 inch',
  'Android 14',
  'RAM 8GB 256GB',
  'IP68',
  'Weight 190 g',
  'Wi-Fi 6 2.4/5 GHz',
  'Bluetooth 5.2',
  'GPS, GLONASS',
  'Class 12',
  'HSPA+ 42 Mbps',
  'VoLTE',
  'Hotspot enabled',
  'Carrier: Unlocked',
  'Network: Unlocked',
  'Model number A2643',
  'Ohne Vertrag',
  'Ohne Branding',
  'Ohne Netzteil',
  'Kein NFC',
  'Nicht enthalten: Ladegerät',
  'Neu und OVP',
  'inkl. MwSt.',
  'zzgl. Versand',
  'Farbe: schwarz',
  'Akku 5000 mAh',
  'Freigeschaltet',
  'Lieferumfang: Router, Netzteil',
  'sans engagement',
  'sans chargeur',
  'non fourni',
  'Débloqué',
  'livraison gratuite',
  'Garantie 2 ans',
  'Couleur noir',
  'Batterie 5000 mAh',
  'libre de fábrica',
  'sin cargador',
  'no incluye cargador',
  'envío gratis',
  'garantía de 2 años',
  'Pantalla 6.5"',
  'sbloccato',
  'senza caricatore',
  'non incluso',
  'spedizione gratuita',
  'desbloqueado',
  'sem carregador',
  'não inclui carregador',
  'frete grátis',
  'bez blokady',
  'bez ładowarki',
  'nie zawiera karty SIM',
  'darmowa dostawa',
  'gwarancja 24 miesiące',
  'kolor czarny',
  'без зарядки',
  'не включает SIM',
  'бесплатная доставка',
  'гарантия 1 год',
  'разблокирован',
  '无锁',
  '全新未拆封',
  '不含充电器',
  '非全新',
  '免运费',
  '不支持NFC',
  '双卡双待',
  '无线充电',
  '无线路由器',
  '无指纹识别',
  '国行',
  '全网通',
  '充電器なし',
  '未使用品',
  'SIMフリー',
  '送料無料',
  '保証なし',
  '非防水',
  '対応OS: Android',
  '海外版',
  '미개봉',
  '무료배송',
  '충전기 없음',
  'zonder simlock',
  'zonder lader',
  'gratis verzending',
  'utan laddare',
  'olåst',
  'fri frakt',
  'uden oplader',
  'ulåst',
  'uten lader',
  'olmadan',
  'kilitsiz',
  'ücretsiz kargo',
  'bez nabíječky',
  'odblokovaný',
  'záruka 2 roky',
  'töltő nélkül',
  'kártyafüggetlen',
  'không khóa mạng',
  'không kèm sạc',
  'tanpa pengisi daya',
  'tidak termasuk',
  'garansi resmi',
  'ปลดล็อค',
  'ไม่รวมที่ชาร์จ',
  'مفتوح',
  'بدون شاحن',
  'לא כולל מטען',
];

describe('what a seller says in the same line says nothing of the bands', () => {
  const LISTS = [
    ['LTE B1/B3/B20', '1 3 20'],
    ['4G LTE FDD: 1/3/7/20', '1 3 7 20'],
    ['4G: B2, B4, B12; 5G: n41, n71', '2 4 12 | n41 n71'],
    ['LTE bands 1, 3, 7 and 28', '1 3 7 28'],
  ] as const;
  const lines = (phrase: string, list: string) => [
    ...[' ', ', ', '. ', ' - ', ' | ', '; '].flatMap((mark) => [phrase + mark + list, list + mark + phrase]),
    `${phrase} (${list})`,
    `${list} (${phrase})`,
  ];

  it.each(PHRASES)('%s', (phrase) => {
    expectSupported(LISTS.flatMap(([list, bands]) => lines(phrase, list).map((line) => [line, bands])));
  });
});

/** Other rows of a datasheet. */
const ATTRIBUTES = [
  'Brand: Teltonika',
  'Model: X200',
  'Product name: Zephyr 5',
  'Color: Black',
  'Weight: 190 g',
  'Dimensions: 160 x 74 x 8 mm',
  'Display: 6.5 inch AMOLED 1080 x 2400',
  'Chipset: Snapdragon 695 5G',
  'CPU: Octa-core 2.2 GHz',
  'GPU: Adreno 619',
  'RAM: 8 GB',
  'Storage: 128 GB',
  'Battery: 5000 mAh',
  'Charging: 33 W',
  'OS: Android 14',
  'Rear camera: 50 MP + 8 MP + 2 MP',
  'Front camera: 16 MP',
  'SIM: Dual SIM (Nano)',
  'eSIM: Yes',
  'NFC: Yes',
  'NFC: No',
  'Infrared: No',
  'FM radio: No',
  '3.5 mm jack: No',
  'USB: Type-C 2.0',
  'Bluetooth: 5.2',
  'Wi-Fi: 802.11 a/b/g/n/ac, 2.4 GHz / 5 GHz',
  'Wi-Fi 6 (2.4 GHz, 5 GHz, 6 GHz)',
  'GPS: GPS L1+L5, GLONASS G1, BeiDou B1I+B1C+B2a, Galileo E1+E5a',
  'GNSS: GPS, BDS, GLONASS, Galileo, QZSS',
  'Antenna: 2 x SMA, 50 Ohm',
  'Antenna connectors: Main, Div, GNSS',
  'Operating temperature: -40 to +85 °C',
  'Humidity: 10 % to 90 %',
  'Power supply: 9-30 V DC',
  'Power consumption: 3.5 W',
  'Output power: Class 3 (23 dBm ±2 dB)',
  'Receive sensitivity: -97 dBm',
  'SAR: 0.98 W/kg',
  'Certification: CE, FCC, PTCRB, GCF',
  'Ethernet: 4 x 10/100/1000 Mbps',
  'Ports: COM 1, 2',
  'RS485: 1, RS232: 1',
  'Data rate: 150 Mbps DL, 50 Mbps UL',
  'LTE category: Cat 4',
  'Release: 3GPP Rel-13',
  'MIMO: 4x4',
  'Carrier aggregation: 2CA',
  'VoLTE: supported',
  'Warranty: 2 years',
  'Price: 149,90 EUR',
  'Order code: RUT241 0*****',
  'HS code: 8517.62',
  'MOQ: 100 pcs',
  'Lead time: 7-10 days',
  'Package: 1 pc, 0.5 kg',
  'Protection: IP67',
  'MTBF: 100,000 h',
  'Mounting: DIN rail',
  'LED: PWR, NET, WiFi',
  'Buttons: 1 reset',
  'Farbe: Schwarz',
  'Gewicht: 190 g',
  'Akku: 5000 mAh',
  'Abmessungen: 160 x 74 x 8 mm',
  'Betriebstemperatur: -20 bis 60 °C',
  'Anschlüsse: 1 x USB, 2 x RJ45',
  'Couleur : noir',
  'Poids : 190 g',
  'Batterie : 5000 mAh',
  'Écran : 6,5 pouces',
  'Pantalla: 6,5"',
  'Peso: 190 g',
  'Batería: 5000 mAh',
  'Colore: nero',
  'Schermo: 6,5"',
  'Kolor: czarny',
  'Bateria: 5000 mAh',
  'Экран: 6,5"',
  'Вес: 190 г',
  'Аккумулятор: 5000 мАч',
  '颜色：黑色',
  '重量：190克',
  '电池：5000mAh',
  '屏幕：6.5英寸',
  '尺寸：160×74×8mm',
  '处理器：骁龙695',
  '工作温度：-40℃~+85℃',
  '供电电压：9~36V',
  '天线接口：SMA×2',
  '网口：4个10/100M',
  '无线：802.11b/g/n 2.4GHz',
  '蓝牙：5.2',
  '定位：GPS/北斗',
  '发射功率：23dBm',
  '接收灵敏度：-97dBm',
  '画面サイズ：6.5インチ',
  '重量：約190g',
  'バッテリー：5000mAh',
  '防水：IPX8',
  '色：黒',
  'Ekran: 6,5"',
  'Ağırlık: 190 g',
  'Hmotnost: 190 g',
  'Súly: 190 g',
  'Berat: 190 g',
  'Trọng lượng: 190 g',
];

describe('the other rows of a datasheet say nothing of the bands', () => {
  const LISTS = [
    ['LTE: B1/B3/B20', '1 3 20'],
    ['4G bands: 1, 3, 7, 20', '1 3 7 20'],
    ['LTE-FDD: B2/B4/B12\nLTE-TDD: B38/B41\n5G NR: n41/n71', '2 4 12 38 41 | n41 n71'],
    ['4G频段：B1/B3/B5/B8', '1 3 5 8'],
  ] as const;
  const as = (mark: string, rows: string) => rows.replace(/[:：] ?/g, mark);
  const inPipes = (rows: string) => as(' | ', rows).replace(/^.*$/gm, '| $& |');
  const layouts = (row: string, list: string) => [
    ...[`${row}\n${list}`, `${list}\n${row}`].flatMap((rows) => [
      rows,
      rows.replaceAll('\n', '\n\n'),
      rows.replace(/^/gm, '- '),
      as('\t', rows),
      as('\n', rows),
      inPipes(rows),
    ]),
    `${row}\n${list}\n${row}`,
    `${row}; ${list.replaceAll('\n', '; ')}`,
    `${list.replaceAll('\n', ', ')}, ${row}`,
  ];

  it.each(ATTRIBUTES)('%s', (row) => {
    expectSupported(LISTS.flatMap(([list, bands]) => layouts(row, list).map((text) => [text, bands])));
  });
});
