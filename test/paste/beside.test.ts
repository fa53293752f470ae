/**
 * What people write around the list of a device changes nothing of it: a question about a network, a band that is locked or
 * in use, another radio, a greeting. And a text says the same however it is quoted or laid out.
 */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { type Paste, PASTE_FILES, readPastes } from '../fixtures/read-pastes.js';
import { written } from './cases/case.js';

const LONGEST = 900;
const isOfCode = /[{}<>]/;
/** A command or answer of a modem, or a table, whose lines have a form of their own. */
const isOfMachine = /(?:AT|^\s*)[+%#^$!*][A-Z]{3,}|\+[A-Z]{3,}[=?:]|[\t|]|^ *[{[]/m;

const alone = Object.values(PASTE_FILES)
  .flatMap(readPastes)
  .filter((paste) => {
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
    ['', '\n\nWill it work in Germany? The networks there use B1, B3, B7, B20 and B28.', 0.01],
    ['', '\n\nWould this work on T-Mobile? They use bands 2, 4, 12, 66 and 71.', 0.01],
    ['', '\n\nVodafone: B1, B3, B7, B20\nTelekom: B1, B3, B8, B28\nO2: B3, B7, B20', 0.04],
    ['', '\n\nFunktioniert das bei Vodafone? Dort gibt es LTE auf 800, 1800 und 2600 MHz.', 0.02],
    ['', '\n\n请问这个在中国移动能用吗？移动的频段是 B3、B8、B34、B38、B39、B40、B41。', 0.02],
    ['', '\n\nI need band 28 for my area, is that in the list?', 0.005],
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

describe('a text is read the same', () => {
  const prose = alone.filter(({ text }) => text.length < LONGEST && !isOfMachine.test(text));

  it.each<[how: string, rewrite: (text: string) => string, most: number]>([
    ['in a quotation', (text) => text.replace(/^/gm, '> '), 0],
    ['set in', (text) => text.replace(/^(?=.)/gm, '  '), 0],
    ['with blanks at the ends of lines', (text) => text.replace(/$/gm, '  '), 0],
    ['with blanks that do not break', (text) => text.replaceAll(' ', '\u00a0'), 0],
    ['in capitals', (text) => text.toUpperCase(), 0.01],
    ['behind a greeting', (text) => 'Hello, I have a question about this:\n\n' + text, 0.005],
    ['before thanks', (text) => text + '\n\nThanks in advance for any help!', 0.005],
    ['without the marks of headings', (text) => text.replace(/^#{1,6} +/gm, ''), 0.005],
    ['without bold type', (text) => text.replace(/\*\*([^*\n]+)\*\*/g, '$1'), 0.005],
  ])('%s', (_, rewrite, most) => {
    expect(prose.length).toBeGreaterThan(400);
    expect(partChanged(prose, rewrite)).toBeLessThanOrEqual(most);
  });
});

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
    const said = LISTS.flatMap(([list, bands]) =>
      lines(phrase, list).map((line) => [line, bands, 'supported']),
    );
    const read = said.map(([line]) => {
      const { kind, ...bands } = readBands(line!);
      return [line, written(bands), kind];
    });
    expect(read).toEqual(said);
  });
});
