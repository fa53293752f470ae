/** What people say of several carriers, or of one, in a sentence: each has its own bands, whatever the language. */
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
} as const;

/** `Vodafone: 3 20; O2: 20`; a name holds what the text says of it, as `sim Vodafone`. */
function listsRead(text: string, wanted: readonly string[]): string {
  const { lte, variants } = readBands(text);
  if (!wanted[0]!.includes(':')) return lte.join(' ');
  return variants
    .map(({ name, lte: own }) => {
      const known = wanted.map((each) => each.split(':')[0]!).find((each) => name.includes(each));
      return `${known ?? name}: ${own.join(' ')}`;
    })
    .join('; ');
}

describe.each(Object.entries(SENTENCES))('%s', (kind, sentences) => {
  it.each(sentences)('%s', (sentence) => {
    const [text = '', lists = ''] = sentence.split(' | ');
    expect(listsRead(text, lists.split('; '))).toBe(lists);
    expect(readBands(text).kind).toBe(kind);
  });
});
