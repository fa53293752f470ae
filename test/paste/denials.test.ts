/** What a text says a device lacks is never read as a band that it has, and what it has is not lost beside it. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

/** Lists of B1, B3 and B7, and behind each of them sentences about other bands, `#`. */
const LANGUAGES: Readonly<Record<string, { lists: string[]; denials: string[]; bands: string[] }>> = {
  English: {
    lists: ['LTE: B1, B3, B7. ', 'LTE: B1/B3/B7\n', 'Supports LTE bands 1, 3 and 7. '],
    denials: [
      'It does not support #.',
      'It does not work with #.',
      'It does not come with #.',
      'It lacks #.',
      'It skips #.',
      'No #.',
      'There is no support for #.',
      '# is not supported.',
      '# is missing.',
      "# doesn't exist on this model.",
      '# has been removed.',
      'Not for use with #.',
      '# is missing completely.',
      '# has been left out.',
      '# is nowhere to be found.',
      '# is a no-go.',
      '#: nope.',
      'I wish it had #.',
      'Shame about #.',
      'There is no sign of #.',
      '# did not make the cut.',
      'Forget #.',
      'Notable omissions: #.',
    ],
    bands: [
      'B20',
      'band 20',
      'LTE band 20',
      'B20 and B28',
      'bands 20 and 28',
      'band 66 (AWS-3) or band 71',
      'n258',
    ],
  },
  German: {
    lists: ['LTE-Bänder: 1, 3, 7. ', 'LTE: B1/B3/B7\n', 'Das Gerät unterstützt LTE Band 1, 3 und 7. '],
    denials: [
      'Es unterstützt # nicht.',
      '# fehlen leider.',
      '# ist nicht dabei.',
      'Kein #.',
      'Leider ohne #.',
      '# fehlt komplett.',
      '# fehlt also.',
      '# fehlt mal wieder.',
      '# sucht man vergeblich.',
      '# – Fehlanzeige.',
      'Der Hersteller verzichtet auf #.',
    ],
    bands: ['Band 20', 'B20 und B28', 'die Bänder 20 und 28', 'Band 20 (800 MHz)'],
  },
  Spanish: {
    lists: ['Bandas LTE: 1, 3, 7. ', 'LTE: B1/B3/B7\n', 'El teléfono soporta las bandas LTE 1, 3 y 7. '],
    denials: [
      'No soporta #.',
      'Carece de #.',
      'No cuenta con #.',
      '# no está soportada.',
      'Sin #.',
      '# brilla por su ausencia.',
      'Lástima por #.',
    ],
    bands: ['la banda 20', 'las bandas 20 y 28', 'la banda 20 (800 MHz)'],
  },
  French: {
    lists: ['Bandes LTE : 1, 3, 7. ', 'LTE : B1/B3/B7\n', 'Il supporte les bandes LTE 1, 3 et 7. '],
    denials: [
      'Il ne gère pas #.',
      'Dépourvu de #.',
      'Ne prend pas en charge #.',
      "# n'est pas supporté.",
      'Sans #.',
      "# n'est pas là.",
      "Il fait l'impasse sur #.",
      'Dommage pour #.',
    ],
    bands: ['bande 20', 'la bande 20', 'B20 et B28', 'la bande 20 (800 MHz)'],
  },
  Portuguese: {
    lists: ['Bandas LTE: 1, 3, 7. ', 'LTE: B1/B3/B7\n'],
    denials: ['Não suporta #.', 'Não é compatível com #.', 'Sem #.', 'Não inclui #.'],
    bands: ['a banda 20', 'as bandas 20 e 28', 'B20 e B28'],
  },
  Italian: {
    lists: ['Bande LTE: 1, 3, 7. ', 'LTE: B1/B3/B7\n'],
    denials: ['Non supporta #.', 'Senza #.', 'Manca #.', "# non c'è.", 'Peccato per #.'],
    bands: ['la banda 20', 'le bande 20 e 28', 'B20 e B28'],
  },
  Dutch: {
    lists: ['LTE-banden: 1, 3, 7. ', 'LTE: B1/B3/B7\n'],
    denials: ['Geen #.', 'Zonder #.', '# ontbreekt helaas.', '# wordt niet ondersteund.'],
    bands: ['band 20', 'B20', 'band 20 (800 MHz)'],
  },
  Swedish: {
    lists: ['LTE-band: 1, 3, 7. ', 'LTE: B1/B3/B7\n'],
    denials: ['Tyvärr inget #.', '# saknas tyvärr.', 'Utan #.', 'Den har inte #.'],
    bands: ['band 20', 'B20', 'band 20 (800 MHz)'],
  },
  Polish: {
    lists: ['Pasma LTE: 1, 3, 7. ', 'LTE: B1/B3/B7\n'],
    denials: ['Niestety brak #.', 'Nie ma #.', 'Bez #.', '# niestety brak.'],
    bands: ['B20', 'pasma 20', 'B20 i B28'],
  },
  Russian: {
    lists: ['Диапазоны LTE: 1, 3, 7. ', 'LTE: B1/B3/B7\n'],
    denials: ['Не поддерживает #.', 'Не работает в #.', 'Без #.'],
    bands: ['B20', 'бэнд 20', 'B20 и B28'],
  },
  Chinese: {
    lists: ['LTE频段：B1/B3/B7。', 'LTE：B1/B3/B7\n'],
    denials: ['不支持#。', '没有#。', '未支持#。', '#不支持。', '#缺失。'],
    bands: ['B20', '频段20', 'B20和B28', 'B20/B28'],
  },
  Japanese: {
    lists: ['LTEバンド：B1/B3/B7。', 'LTE：B1/B3/B7\n'],
    denials: ['#には対応していません。', '#非対応。', '#がない。', '#は使えません。'],
    bands: ['B20', 'バンド20', 'B20とB28'],
  },
};

describe.each(Object.entries(LANGUAGES))('in %s', (_, { lists, denials, bands }) => {
  it.each(denials)('%s', (denial) => {
    const texts = bands.flatMap((band) => lists.map((list) => list + denial.replace('#', band)));
    const read = texts.map((text) => {
      const { kind, lte, nr } = readBands(text);
      return { text, kind, lte, nr };
    });
    expect(read).toEqual(texts.map((text) => ({ text, kind: 'supported', lte: [1, 3, 7], nr: [] })));
  });
});

describe('beside other bands', () => {
  it.each([
    [
      '5G NR bands n1, n3. It does not work with 5G NR band n66 (AWS) or 5G NR mmWave bands n258.',
      [],
      [1, 3],
    ],
    ['LTE: B1, B3. No support for B12, B17 or for B13.', [1, 3], []],
    ['LTE: B1, B3. It does not support LTE B20, B28 and 5G n78.', [1, 3], []],
    ['No B20 and LTE bands: B1, B3', [1, 3], []],
    ['Does not support LTE B20 and supports LTE B3 and B7', [3, 7], []],
    ['支持LTE B1、B3、B7，频段20不支持。', [1, 3, 7], []],
    ['Supports LTE bands 1, 3, 7, B20: no', [1, 3, 7], []],
    ['LTE: B1, B3. Band 20 is missing and band 28 is supported.', [1, 3, 28], []],
    ['LTE: B1, B3. Band 20 fehlt komplett und Band 28 auch!', [1, 3], []],
  ])('%s', (text, lte, nr) => {
    const read = readBands(text);
    expect([read.lte, read.nr]).toEqual([lte, nr]);
  });
});

/** What a device has, and in the same sentence what it lacks. */
const SENTENCES = [
  'It supports LTE B1, B3, B7, B28 is missing.',
  'LTE B1, B3, B7. Band 28 is not there.',
  'LTE B1, B3, B7 ja, B28 nein.',
  'LTE B1, B3, B7. Band 28 kann der Router nicht.',
  'Unterstützt werden LTE B1, B3, B7, B28 fehlt.',
  "Version chinoise : LTE B1, B3, B7, la B28 n'y est pas.",
  'O telefone tem LTE B1, B3, B7 mas não tem a B28.',
  'Telefon má B1, B3, B7, ale nemá B28.',
  'LTE B1, B3, B7 van, B28 nincs.',
  'De telefoon heeft B1, B3, B7, maar geen B28.',
  'Telefonen har B1, B3, B7 men inte B28.',
  'Stöder LTE B1, B3, B7, B28 saknas.',
  'Telefonen støtter B1, B3, B7, men mangler B28.',
  'Telefon B1, B3, B7 destekliyor, B28 yok.',
  'Το κινητό έχει B1, B3, B7 αλλά όχι B28.',
  'Máy hỗ trợ LTE B1, B3, B7, không có B28.',
  'このスマホはB1, B3, B7に対応、B28は非対応。',
  '이 폰은 B1, B3, B7 지원하지만 B28는 지원 안 함.',
  'الهاتف يدعم B1, B3, B7 ولا يدعم B28.',
  'HP ini support LTE B1, B3, B7. Tidak support B28.',
  'HP ini support LTE B1, B3, B7 tapi tidak ada B28.',
  'HP ini support LTE B1, B3, B7, sayangnya tanpa B28.',
  'HP ini support LTE B1, B3, B7, B28 belum.',
  'Telefon ini sokong LTE B1, B3, B7. B28 tidak disokong.',
  'Máy hỗ trợ LTE B1, B3, B7. Không có B28.',
  'Máy hỗ trợ LTE B1, B3, B7 nhưng thiếu B28.',
  'Máy hỗ trợ LTE B1, B3, B7, chưa có B28.',
  'รองรับ LTE B1, B3, B7 ไม่มี B28',
  'รองรับ LTE B1, B3, B7 แต่ไม่รองรับ B28',
  'फोन में LTE B1, B3, B7 हैं लेकिन B28 नहीं।',
  'يدعم LTE B1, B3, B7 ولا يدعم B28.',
  'يدعم LTE B1, B3, B7 بدون B28.',
  'يدعم LTE B1, B3, B7 لكن B28 غير مدعوم.',
  'از LTE B1, B3, B7 پشتیبانی می‌کند ولی B28 ندارد.',
  'תומך ב-LTE B1, B3, B7, אין B28.',
  'תומך ב-LTE B1, B3, B7 בלי B28.',
  'Поддържа LTE B1, B3, B7, но не и B28.',
  'Поддържа LTE B1, B3, B7. B28 липсва.',
  'Има LTE B1, B3, B7, няма B28.',
  'Podržava LTE B1, B3, B7, ali ne i B28.',
  'Podržava LTE B1, B3, B7. B28 nije podržan.',
  'Uređaj ima LTE B1, B3, B7 bez B28.',
  'Podpira LTE B1, B3, B7. B28 ni podprt.',
  'Podpira LTE B1, B3, B7, manjka B28.',
  'Podporuje LTE B1, B3, B7, B28 nie.',
  'Podporuje LTE B1, B3, B7, B28 chýba.',
  'Má LTE B1, B3, B7, nemá B28.',
  'Podporuje LTE B1, B3, B7, ale B28 ne.',
  'Palaiko LTE B1, B3, B7, bet ne B28.',
  'Palaiko LTE B1, B3, B7. B28 nepalaikomas.',
  'Atbalsta LTE B1, B3, B7, bet ne B28.',
  'Atbalsta LTE B1, B3, B7. B28 nav.',
  'Toetab LTE B1, B3, B7, aga mitte B28.',
  'Toetab LTE B1, B3, B7. B28 puudub.',
  'Tukee LTE B1, B3, B7, mutta ei B28.',
  'Tukee LTE B1, B3, B7. B28 puuttuu.',
  'Admet LTE B1, B3, B7, però no B28.',
  'Admet LTE B1, B3, B7. Falta la B28.',
  'Støtter LTE B1, B3, B7, men ikke B28.',
  'Støtter LTE B1, B3, B7. B28 mangler.',
  'Understøtter LTE B1, B3, B7, dog ikke B28.',
  'Υποστηρίζει LTE B1, B3, B7 αλλά όχι B28.',
  'Υποστηρίζει LTE B1, B3, B7. Λείπει η B28.',
  'Suportă LTE B1, B3, B7, dar nu B28.',
  'Suportă LTE B1, B3, B7. B28 lipsește.',
  'Támogatja: LTE B1, B3, B7, de B28 nincs.',
  'Támogatja: LTE B1, B3, B7. B28 hiányzik.',
  'LTE B1, B3, B7 var, B28 yok.',
  'LTE B1, B3, B7 destekler ama B28 desteklenmez.',
  'Підтримує LTE B1, B3, B7, але не B28.',
  'Підтримує LTE B1, B3, B7. B28 відсутній.',
  'LTE B1, B3, B7은 지원, B28은 미지원.',
  'LTE B1, B3, B7は対応、B28は非対応。',
  '支持LTE B1、B3、B7，没有B28。',
  '支援LTE B1、B3、B7，不含B28。',
  'Suporta LTE B1, B3, B7, menos a B28.',
  'Soporta LTE B1, B3, B7, pero la B28 no.',
];

describe('in one sentence', () => {
  it.each(SENTENCES)('%s', (text) => {
    const { kind, lte } = readBands(text);
    expect([kind, lte]).toEqual(['supported', [1, 3, 7]]);
  });
});

describe('alone', () => {
  it.each(['B28 없음.', 'B28가 없어요.', 'B28는 빠졌네요.', 'Không có n41 bác ơi.', 'Nincs benne B28.'])(
    '%s',
    (text) => {
      const { lte, nr } = readBands(text);
      expect([...lte, ...nr]).toEqual([]);
    },
  );
});

/** What networks use, and what they do not or no longer; behind `|` what is left. */
const NETWORKS = [
  'O2 uses band 8 instead of band 20. | 8',
  'Here Verizon use B28 instead of B20. | 28',
  'Verizon went for band 28 rather than band 20. | 28',
  'O2 nutzt hier Band 8 statt Band 20. | 8',
  'Vodafone funkt auf B28 anstelle von B20. | 28',
  'Free utilise la bande 28 au lieu de la bande 20. | 28',
  "Chez Bouygues c'est la B28 à la place de la B20. | 28",
  'Movistar usa la banda 28 en vez de la banda 20. | 28',
  'Claro opera en B28 en lugar de B20. | 28',
  'TIM usa la banda 28 invece della banda 20. | 28',
  'Iliad usa la B28 al posto della B20. | 28',
  'A Vivo usa a banda 28 em vez da banda 20. | 28',
  'Orange nadaje B28 zamiast B20. | 28',
  'МТС использует B28 вместо B20. | 28',
  'Telia kör B28 istället för B20. | 28',
  'KPN gebruikt B28 in plaats van B20. | 28',
  '电信用的是B5而不是B20。 | 5',
  'O2 uses B8. Band 20 is not used by O2. | 8',
  'Telekom has B3 and B8, B20 is not used here. | 3 8',
  'Tele2: B3, B7. B8 оператор не использует. | 3 7',
  'Tele2: B3, B7. Диапазон B20 не используется. | 3 7',
  'Vodafone: B1, B3. B8 nutzt Vodafone nicht. | 1 3',
  "Bouygues : B3, B7. La B20 n'est pas utilisée par Bouygues. | 3 7",
  "Bouygues : B3, B7. Bouygues n'utilise pas la B20. | 3 7",
  'Movistar: B3, B7. La B28 no la usa Movistar. | 3 7',
  'Movistar: B3, B7. No usa la B28. | 3 7',
  'TIM: B3, B7. La B28 non viene usata da TIM. | 3 7',
  'TIM: B3, B7. TIM non usa la B28. | 3 7',
  'Claro: B3, B7. A B20 não é usada no Brasil. | 3 7',
  'T-Mobile: B3, B7. T-Mobile nie używa B8. | 3 7',
  'T-Mobile: B3, B7. Pasma B8 T-Mobile nie używa. | 3 7',
  'KPN: B3, B7. B8 gebruikt KPN niet. | 3 7',
  'KPN: B3, B7. KPN gebruikt B8 niet. | 3 7',
  'Turkcell: B3, B7. B8 bandını kullanmıyor. | 3 7',
  'ドコモ：B3、B19。B18は使っていません。 | 3 19',
  'SKT: B3, B5. B8은 사용하지 않습니다. | 3 5',
  'Telstra: B3, B28. B5 was shut down there. | 3 28',
  'Telstra: B3, B28. B5 is gone. | 3 28',
  'Vodafone: B3, B20. B1 ist weg. | 3 20',
  'Vodafone: B3, B20. B1 wurde abgeschaltet. | 3 20',
  'Orange : B3, B20. La B1 a été coupée. | 3 20',
  'Orange: B3, B20. La B1 ya no está. | 3 20',
  'TIM: B3, B20. La B1 è stata spenta. | 3 20',
  'T-Mobile: B3, B20. B1 wyłączono. | 3 20',
  'МТС: B3, B20. B1 выключили. | 3 20',
  'Telia: B3, B20. B1 är nedsläckt. | 3 20',
  'KPN: B3, B20. B1 is uitgezet. | 3 20',
  'Vodafone: B3, B20. No B7 out here. | 3 20',
  'Vodafone: B3, B20. B7 is only in town. | 3 7 20',
  'Vodafone: B3, B20. B7 hab ich hier noch nie gesehen. | 3 20',
  'Vodafone: B3, B20. Never seen B7 here. | 3 20',
  'Orange : B3, B20. Jamais vu la B7 ici. | 3 20',
  'Movistar: B3, B20. Aquí nunca he visto la B7. | 3 20',
  'TIM: B3, B20. Mai vista la B7 qui. | 3 20',
  'T-Mobile: B3, B20. B7 tu nigdy nie widziałem. | 3 20',
  'МТС: B3, B20. B7 тут ни разу не видел. | 3 20',
];

describe('of networks', () => {
  it.each(NETWORKS)('%s', (sentence) => {
    const [text = '', bands] = sentence.split(' | ');
    const { kind, lte } = readBands(text);
    expect([kind, lte.join(' ')]).toEqual(['operator', bands]);
  });
});

/** A text, its kind, and its bands of LTE and of 5G. */
const STATES = [
  ['B7 on, B20 off, B3 on, B1 off', 'enabled', [3, 7], []],
  ['LTE B1 ON\nLTE B3 ON\nLTE B7 OFF\nLTE B20 OFF', 'enabled', [1, 3], []],
  ['频段开关：B1 开 / B3 开 / B5 关 / n78 开', 'enabled', [1, 3], [78]],
  ['B3 an, B7 an, B20 aus', 'enabled', [3, 7], []],
  ['B3 aan, B20 uit', 'enabled', [3], []],
  ['B3: on\nB7: off\nB20: on', 'enabled', [3, 20], []],
  ['B1,B3 켜짐 / B40 꺼짐', 'enabled', [1, 3], []],
  ['B71: supported\nB46: no', 'supported', [71], []],
  ['後台的 LTE 頻段選擇我只開 3、7、28，其他通通關掉', 'enabled', [3, 7, 28], []],
  // Romance languages name a band by its article.
  ['Tiene la B3 y la 7, pero le falta la 20.', 'supported', [3, 7], []],
  ['Telcel te da la banda 4, la 7 y en ranchos la 5.', 'operator', [4, 5, 7], []],
  ['Travei na B7 e na 28.', 'enabled', [7, 28], []],
] as const;

describe('of what is switched on and off', () => {
  it.each(STATES)('%j', (text, ...expected) => {
    const { kind, lte, nr } = readBands(text);
    expect([kind, lte, nr]).toEqual(expected);
  });
});
