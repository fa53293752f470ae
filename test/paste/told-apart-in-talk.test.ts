/** What people say of several networks or products, or of one: each has its own bands, whatever the language and the form. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

/** Sentences, and behind `|` who has which bands; without a name, all of them are of one. */
const SENTENCES = {
  operator: [
    'Vodafone uses band 3, 7 and 20, O2 uses band 3 and 20. | Vodafone: 3 7 20; O2: 3 20',
    'Vodafone has B3, B7 and B20 here while O2 only has B20. | Vodafone: 3 7 20; O2: 20',
    'Vodafone is on B3 and B20 here, O2 on B20 only. | Vodafone: 3 20; O2: 20',
    'Where I live Vodafone is B3 and B20, EE is B1 and B3. | Vodafone: 3 20; EE: 1 3',
    'EE use B3 and B7, Three mostly B20 and B28. | EE: 3 7; Three: 20 28',
    "Three's mast near me does B3 and B20. | 3 20",
    'The EE mast on the hill broadcasts bands 3, 7 and 20. | 3 7 20',
    'O2 seem to have only B20 around here. | 20',
    'T-Mobile relies on band 12 and band 71 in rural areas, Verizon on band 13. | T-Mobile: 12 71; Verizon: 13',
    "Verizon's main band is 13, AT&T's is 12/17 and T-Mobile's are 12 and 71. | Verizon: 13; AT&T: 12 17; T-Mobile: 12 71",
    'AT&T: 2, 4, 12. Verizon: 4, 13. | AT&T: 2 4 12; Verizon: 4 13',
    'For AT&T you want B2, B4, B12 and B30; for Verizon B4 and B13. | AT&T: 2 4 12 30; Verizon: 4 13',
    "With Verizon you'll want band 13, with T-Mobile band 71. | Verizon: 13; T-Mobile: 71",
    'Telstra is B28 and B3, Optus B28 and B40. | Telstra: 3 28; Optus: 28 40',
    'Vodafone nutzt Band 3, 7 und 20, O2 nutzt Band 3 und 20. | Vodafone: 3 7 20; O2: 3 20',
    'Vodafone hat hier B3, B7 und B20, O2 nur B20. | Vodafone: 3 7 20; O2: 20',
    'Bei Vodafone ist es Band 20, bei der Telekom Band 8. | Vodafone: 20; Telekom: 8',
    'Die Telekom funkt hier auf Band 3 und 8, Vodafone auf Band 20. | Telekom: 3 8; Vodafone: 20',
    'Telekom: B1, B3, B8. Vodafone: B3, B20. O2: B20. | Telekom: 1 3 8; Vodafone: 3 20; O2: 20',
    'Hier auf dem Dorf gibt es von Vodafone nur Band 20. | 20',
    'Der Mast im Nachbarort sendet Vodafone auf B1, B3 und B20. | 1 3 20',
    'Für O2 brauchst du Band 20, für die Telekom Band 8. | O2: 20; Telekom: 8',
    'Orange utilise les bandes 3, 7 et 20, Free les bandes 7 et 28. | Orange: 3 7 20; Free: 7 28',
    "Chez Orange c'est B3 et B20, chez Free c'est B28. | Orange: 3 20; Free: 28",
    'Ici Orange émet en B3 et B20, SFR seulement en B20. | Orange: 3 20; SFR: 20',
    'Le pylône Bouygues à côté émet en B3, B7 et B20. | 3 7 20',
    'Chez moi Free passe en B28 et Orange en B20. | Free: 28; Orange: 20',
    'Pour Free il faut la bande 28, pour SFR la bande 20. | Free: 28; SFR: 20',
    'Movistar usa las bandas 3, 7 y 20 y Vodafone las bandas 1 y 20. | Movistar: 3 7 20; Vodafone: 1 20',
    'En mi pueblo Movistar va por la B20 y Orange por la B3. | Movistar: 20; Orange: 3',
    'Movistar emite en B3 y B20, Yoigo solo en B3. | Movistar: 3 20; Yoigo: 3',
    'Telcel usa la banda 4 y 7, AT&T la 5 y la 2. | Telcel: 4 7; AT&T: 2 5',
    'Claro trabaja con B2, B4 y B28; Entel con B2 y B28. | Claro: 2 4 28; Entel: 2 28',
    'Para Movistar necesitas la banda 20, para Vodafone la banda 1. | Movistar: 20; Vodafone: 1',
    'Aquí Claro tiene B4 y B28 nada más. | 4 28',
    'TIM usa le bande 3, 7 e 20, Vodafone le bande 1, 3 e 20. | TIM: 3 7 20; Vodafone: 1 3 20',
    'Da me TIM trasmette in B3 e B20, WindTre solo in B20. | TIM: 3 20; WindTre: 20',
    'Iliad ha la B3 e la B7, manca la B20. | 3 7',
    'Per Iliad serve la banda 28, per TIM la banda 20. | Iliad: 28; TIM: 20',
    'Il traliccio vicino trasmette Vodafone in B1, B3 e B20. | 1 3 20',
    'A Vivo usa as bandas 3, 7 e 28, a Claro as bandas 3 e 7. | Vivo: 3 7 28; Claro: 3 7',
    'Aqui a Vivo tem B3 e B28, a TIM só B28. | Vivo: 3 28; TIM: 28',
    'Na minha cidade a Claro opera em B3, B7 e B28. | 3 7 28',
    'A NOS usa B20 e B3, a MEO usa B20 e B7. | NOS: 3 20; MEO: 7 20',
    'Para a Vivo precisa da banda 28, para a Claro da banda 7. | Vivo: 28; Claro: 7',
    'МТС использует B3, B7 и B20, Билайн — B3 и B20. | МТС: 3 7 20; Билайн: 3 20',
    'У нас МТС работает на B3 и B7, Теле2 только на B40. | МТС: 3 7; Теле2: 40',
    'Мегафон у меня раздаёт B3 и B7, а Билайн только B20. | Мегафон: 3 7; Билайн: 20',
    'Вышка Мегафона в деревне вещает в B3 и B20. | 3 20',
    'В нашем районе у Теле2 есть Band 3, 7 и 40. | 3 7 40',
    'Для Йоты нужен Band 7, для МТС Band 3. | Йоты: 7; МТС: 3',
    'Plus nadaje w B1, B3 i B20, Play w B1 i B20. | Plus: 1 3 20; Play: 1 20',
    'U mnie Play ma B3 i B20, a Orange tylko B3. | Play: 3 20; Orange: 3',
    'Orange używa pasm B3, B7 i B20, T-Mobile pasm B1 i B3. | Orange: 3 7 20; T-Mobile: 1 3',
    'Maszt Plusa koło mnie nadaje na B1, B3 i B7. | 1 3 7',
    'Turkcell 1, 3 ve 20. bantları kullanıyor, Vodafone ise 8 ve 20. bantları. | Turkcell: 1 3 20; Vodafone: 8 20',
    'Bizim burada Turkcell B3 ve B20, Vodafone B20 veriyor. | Turkcell: 3 20; Vodafone: 20',
    'Köyde Turkcell sadece B20 var. | 20',
    'Turk Telekom B1 ve B3 kullanıyor. | 1 3',
    'KPN gebruikt band 3, 7 en 20, Odido band 3 en 8. | KPN: 3 7 20; Odido: 3 8',
    'Hier zendt KPN uit op B3 en B20, Vodafone alleen op B20. | KPN: 3 20; Vodafone: 20',
    'Voor KPN heb je band 20 nodig, voor Odido band 8. | KPN: 20; Odido: 8',
    'Telia använder band 3, 7 och 20, Tele2 band 3 och 8. | Telia: 3 7 20; Tele2: 3 8',
    'Här ute har Telia B20 och Tele2 bara B8. | Telia: 20; Tele2: 8',
    'Telia kör B3 och B20 i stugan, Tre kör B1. | Telia: 3 20; Tre: 1',
    'ドコモはBand 1、3、19を使い、auはBand 1と18を使っています。 | ドコモ: 1 3 19; au: 1 18',
    'うちの辺りはドコモがB19、ソフトバンクがB8です。 | ドコモ: 19; ソフトバンク: 8',
    '楽天はB3だけ、auはB18とB26。 | 楽天: 3; au: 18 26',
    '田舎ではドコモはBand 19、auはBand 18が頼りです。 | ドコモ: 19; au: 18',
    '移动用的是B3、B8、B39、B40、B41，联通用B1、B3。 | 移动: 3 8 39 40 41; 联通: 1 3',
    '我们村移动只有B8，电信是B5。 | 移动: 8; 电信: 5',
    '联通基站这边是B1和B3，电信是B1和B5。 | 联通: 1 3; 电信: 1 5',
    'SKT는 B1, B3, B5를 사용하고 KT는 B1, B3, B8을 사용합니다. | SKT: 1 3 5; KT: 1 3 8',
    '우리 동네는 SKT가 B5, KT가 B8이에요. | SKT: 5; KT: 8',
    'LG유플러스는 B5와 B7, KT는 B3와 B8을 씁니다. | LG유플러스: 5 7; KT: 3 8',
  ],
  serving: [
    'On Vodafone I get B20, on O2 I get B3. | Vodafone: 20; O2: 3',
    "With the EE SIM I'm on B3, with the Three SIM on B20. | EE: 3; Three: 20",
    'Mit der Vodafone-Karte hängt er auf B20, mit der von O2 auf B3. | Vodafone: 20; O2: 3',
    'Avec la SIM Orange je suis sur B20, avec Free sur B28. | Orange: 20; Free: 28',
    'Con la SIM de Claro engancha la B4, con la de Entel la B28. | Claro: 4; Entel: 28',
    'С симкой МТС сидит на B7, с Билайном на B3. | МТС: 7; Билайн: 3',
    'Na karcie Play siedzi na B20, na karcie Orange na B3. | Play: 20; Orange: 3',
    'Met de KPN-sim zit hij op B20, met Odido op B3. | KPN: 20; Odido: 3',
    'Med Telia ligger den på B20, med Tre på B3. | Telia: 20; Tre: 3',
    'ドコモのSIMだとB19、楽天のSIMだとB3を掴みます。 | ドコモ: 19; 楽天: 3',
    'SKT 유심은 B5, KT 유심은 B8을 잡네요. | SKT: 5; KT: 8',
  ],
  supported: [
    'The X200 has B1, B3, B7 and B20, the X300 adds B28 and B38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'The X200 supports B1, B3, B7 and B20, while the X300 supports B1, B3, B7, B20, B28 and B38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'X200 does LTE on 1, 3, 7 and 20.\\\nX300 is the newer one, 1, 3, 7, 20, 28 and 38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'The European X200 has 1/3/7/20, the American one 2/4/5/12 (LTE). | Europ: 1 3 7 20; Americ: 2 4 5 12',
    'EU model: B1, B3, B7, B20. US model: B2, B4, B5, B12. | EU: 1 3 7 20; US: 2 4 5 12',
    'My old Pixel 4a had B1, B3, B7, B20; the new Pixel 8 has B1, B3, B7, B20, B28, n78. | Pixel 4a: 1 3 7 20; Pixel 8: 1 3 7 20 28',
    'EC25-E: LTE-FDD B1/B3/B5/B7/B8/B20; EC25-AU: LTE-FDD B1/B2/B3/B4/B5/B7/B8/B28 | EC25-E: 1 3 5 7 8 20; EC25-AU: 1 2 3 4 5 7 8 28',
    'If you take the EC25-A you get B2, B4 and B12, with the EC25-E B1, B3, B7 and B20. | EC25-A: 2 4 12; EC25-E: 1 3 7 20',
    'Das X200 kann B1, B3, B7 und B20, das X300 zusätzlich B28 und B38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'Die EU-Version hat B1, B3, B7 und B20, die US-Version B2, B4, B5 und B12. | EU: 1 3 7 20; US: 2 4 5 12',
    'Beim X200 sind es B1, B3, B7, B20, beim X300 B1, B3, B7, B20, B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'Le X200 gère les bandes B1, B3, B7 et B20, le X300 B1, B3, B7, B20 et B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'La version européenne a B1, B3, B7 et B20, la version américaine B2, B4, B5 et B12. | europ: 1 3 7 20; améric: 2 4 5 12',
    'El X200 tiene B1, B3, B7 y B20; el X300 tiene B1, B3, B7, B20 y B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'La versión europea trae B1, B3, B7 y B20 y la americana B2, B4, B5 y B12. | europ: 1 3 7 20; americ: 2 4 5 12',
    'Lo X200 supporta B1, B3, B7 e B20, lo X300 anche B28 e B38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'O X200 tem B1, B3, B7 e B20, o X300 tem B1, B3, B7, B20 e B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'X200 ma B1, B3, B7 i B20, a X300 ma B1, B3, B7, B20 i B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'У X200 есть B1, B3, B7 и B20, у X300 — B1, B3, B7, B20 и B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'Европейская версия: B1, B3, B7, B20. Американская версия: B2, B4, B5, B12. | Европ: 1 3 7 20; Америк: 2 4 5 12',
    'X200 B1, B3, B7 ve B20 destekliyor, X300 ise B1, B3, B7, B20 ve B28. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'De X200 heeft B1, B3, B7 en B20, de X300 ook B28 en B38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'X200 har B1, B3, B7 och B20, X300 har även B28 och B38. | X200: 1 3 7 20; X300: 1 3 7 20 28 38',
    'X200はB1、B3、B7、B20に対応、X300はB1、B3、B7、B20、B28に対応しています。 | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'X200支持B1、B3、B7、B20，X300支持B1、B3、B7、B20、B28。 | X200: 1 3 7 20; X300: 1 3 7 20 28',
    '国行版是B1、B3、B5、B8、B34、B39，国际版是B1、B3、B7、B20、B28。 | 国行: 1 3 5 8 34 39; 国际: 1 3 7 20 28',
    'X200은 B1, B3, B7, B20을 지원하고 X300은 B1, B3, B7, B20, B28을 지원합니다. | X200: 1 3 7 20; X300: 1 3 7 20 28',
    'Nova Lite: 1, 3, 7, 20. Nova Max: 1, 3, 7, 20, 28. LTE bands, from the box. | Nova Lite: 1 3 7 20; Nova Max: 1 3 7 20 28',
    'Compared to the Nova Lite (B1, B3, B7, B20) the Nova Max also has B28 and B38. | Nova Lite: 1 3 7 20; Nova Max: 1 3 7 20 28 38',
    'A2633: B1, B3, B7, B20. A2482: B2, B4, B5, B12, B13. | A2633: 1 3 7 20; A2482: 2 4 5 12 13',
  ],
  enabled: [
    'SIM1: B3+B20, SIM2: B7+B28 (locked) | SIM1: 3 20; SIM2: 7 28',
    'I locked the RUT955 to B3 and the RUT240 to B20. | RUT955: 3; RUT240: 20',
  ],
} as const;

/** `Vodafone: 3 20; O2: 20`; a name holds what the text says of it, as `sim Vodafone`. */
function listsRead(text: string, wanted: readonly string[]): string {
  const { lte, variants } = readBands(text);
  if (!wanted[0]!.includes(':')) return lte.join(' ');
  return variants
    .map(({ name, lte: own }) => {
      // `Three` holds `EE`, too.
      const names = wanted.map((each) => each.split(':')[0]!).sort((one, other) => other.length - one.length);
      const known = names.find((each) => name.toLowerCase().includes(each.toLowerCase()));
      return `${known ?? name}: ${own.join(' ')}`;
    })
    .sort()
    .join('; ');
}

describe.each(Object.entries(SENTENCES))('%s', (kind, sentences) => {
  it.each(sentences)('%s', (sentence) => {
    const [text = '', lists = ''] = sentence.split(' | ');
    const wanted = lists.split('; ').sort();
    expect(listsRead(text, wanted)).toBe(wanted.join('; '));
    expect(readBands(text).kind).toBe(kind);
  });
});

/** Ways to write the lists of two networks. */
const FORMS = [
  'Vodafone → B1 B3 B20\nO2 → B3 B20',
  'Vodafone = B1/B3/B20; O2 = B3/B20',
  'Vodafone [B1/B3/B20], O2 [B3/B20]',
  'Vodafone (B1, B3, B20) and O2 (B3, B20)',
  'Vodafone – bands 1, 3, 20\nO2 – bands 3, 20',
  'LTE bands:\nVodafone\n1, 3, 20\nO2\n3, 20',
  'LTE bands by network\nVodafone 1 3 20\nO2 3 20',
  'For 4G Vodafone has 1, 3 and 20 and O2 has 3 and 20.',
  '4G bands: Vodafone 1/3/20, O2 3/20',
  '4G bands here are 1, 3 and 20 on Vodafone and 3 and 20 on O2.',
  "Vodafone's 4G: 800/1800/2100 (B20/B3/B1). O2's 4G: 800/1800 (B20/B3).",
  '* Vodafone: 800 MHz (Band 20), 1800 MHz (Band 3), 2100 MHz (Band 1)\n* O2: 800 MHz (Band 20), 1800 MHz (Band 3)',
  'Vodafone\n- 800 MHz (B20)\n- 1800 MHz (B3)\n- 2100 MHz (B1)\nO2\n- 800 MHz (B20)\n- 1800 MHz (B3)',
  '📶 Vodafone: B1, B3, B20\n📶 O2: B3, B20',
  '1) Vodafone: B1, B3, B20\n2) O2: B3, B20',
  'Vodafone UK uses LTE bands 1, 3 and 20. O2 UK uses LTE bands 3 and 20.',
  'Vodafone UK - LTE 800 (B20), LTE 1800 (B3), LTE 2100 (B1)\nO2 UK - LTE 800 (B20), LTE 1800 (B3)',
  'Network: Vodafone\nBands: B1, B3, B20\n\nNetwork: O2\nBands: B3, B20',
  'Operator Vodafone, bands B1, B3, B20. Operator O2, bands B3, B20.',
  'if you are with Vodafone you need B1, B3 and B20, if you are with O2 B3 and B20',
  'With O2 it would be B3 and B20, with Vodafone B1, B3 and B20.',
  'B1: Vodafone\nB3: Vodafone, O2\nB20: Vodafone, O2',
  'B1 (Vodafone), B3 (Vodafone, O2), B20 (Vodafone, O2)',
  'Band 20 – O2, Vodafone\nBand 3 – O2, Vodafone\nBand 1 – Vodafone',
  'Vodafone: LTE B1 B3 B20, NR n78\nO2: LTE B3 B20, NR n28',
  'Vodafone | B1 | B3 | B20\nO2 | B3 | B20',
  'Carrier\\tLTE bands\nVodafone\\t1, 3, 20\nO2\\t3, 20',
  'Carrier  LTE bands\nVodafone  1, 3, 20\nO2        3, 20',
  'Carrier, LTE bands\nVodafone, B1 B3 B20\nO2, B3 B20',
  '> Vodafone B1 B3 B20\n> O2 B3 B20',
  'Vodafone: band 1, band 3, band 20 | O2: band 3, band 20',
  'vodafone b1 b3 b20, o2 b3 b20',
  'VODAFONE: B1, B3, B20 / O2: B3, B20',
  'Vodafone (UK): B1, B3, B20\nO2 (UK): B3, B20',
  'Vodafone: B1 + B3 + B20. O2: B3 + B20',
  'Vodafone: 1,3,20 - O2: 3,20 (LTE)',
  'Vodafone LTE: 1, 3, 20\nO2 LTE: 3, 20',
  'LTE Vodafone: 1, 3, 20\nLTE O2: 3, 20',
  'Vodafone 4G bands\n1 (2100 MHz)\n3 (1800 MHz)\n20 (800 MHz)\nO2 4G bands\n3 (1800 MHz)\n20 (800 MHz)',
  'Vodafone runs B20 and B3, plus B1 in town. O2 runs B20 and B3.',
  'Vodafone: B20, B3 and, in town, B1. O2: B20 and B3.',
  'Vodafone nutzt B1/B3/B20 und O2 B3/B20.',
  'Vodafone: Band 1, 3 und 20. O2: Band 3 und 20.',
  'Vodafone – 800 (B20), 1800 (B3), 2100 (B1)\nO2 – 800 (B20), 1800 (B3)',
  'Vodafone : bandes 1, 3 et 20 / O2 : bandes 3 et 20',
  'Vodafone: bandas 1, 3 y 20. O2: bandas 3 y 20.',
  'Vodafone: pasma 1, 3 i 20; O2: pasma 3 i 20',
  'Vodafone — B1, B3, B20; O2 — B3, B20.',
  'Vodafone：B1、B3、B20。O2：B3、B20。',
  'Vodafone是B1、B3、B20，O2是B3、B20。',
  'VodafoneはBand 1/3/20、O2はBand 3/20です。',
];

describe('lists of two networks', () => {
  it.each(FORMS)('%j', (text) => {
    const wanted = ['O2: 3 20', 'Vodafone: 1 3 20'];
    expect(listsRead(text, wanted)).toBe(wanted.join('; '));
    expect(readBands(text).kind).toBe('operator');
  });
});
