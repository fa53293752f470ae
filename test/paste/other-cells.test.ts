/** Cells that a device is not on: those of a time before, which it left, and neighbours that it only hears. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

/** What somebody was on and is on now, and the bands of now. */
const LEFT = [
  ['Yesterday I was on n78, today it is B3.', '3'],
  ['Was n77 yesterday, today only B13.', '13'],
  ['It fell from n78 to B20 this morning.', '20'],
  ['Dropped from B3+B7 to B20 after the storm.', '20'],
  ['The router is on B3 now, before it was B20.', '3'],
  ['Now on B7, previously B20.', '7'],
  ['Before the antenna I was on B20, now it is B3+B7.', '3 7'],
  ['Before: B20 only, 8 Mbit.\nAfter: B3+B7, 90 Mbit.', '3 7'],
  ['n78 → B3 since the update, why?', '3'],
  ['Vorher B7 solo, jetzt B1+B3.', '1 3'],
  ['Gestern noch n78, heute nur B20.', '20'],
  ['Von n78 auf B20 gefallen, 8 Mbit.', '20'],
  ['Gisteren nog n78, vandaag B20.', '20'],
  ['Nu op B3, eerst was het B20.', '3'],
  ['I går n78, idag bara B20.', '20'],
  ['I går n78, i dag kun B20.', '20'],
  ['Eilen n78, nyt B20.', '20'],
  ['Ayer tenía n78, hoy estoy en B20.', '20'],
  ['Ahora estoy en B3, antes era B20.', '3'],
  ['Pasó de la n78 a la B20 esta mañana.', '20'],
  ['Ontem era n78, hoje é B20.', '20'],
  ['Caiu do n78 pro B3 hoje cedo.', '3'],
  ['Ieri n78, oggi solo B20.', '20'],
  ['Adesso B3+B7, prima solo B20.', '3 7'],
  ["Hier soir n78, aujourd'hui B20.", '20'],
  ['Maintenant B3+B7, avant B20 seule.', '3 7'],
  ['Wczoraj n78, dziś B20.', '20'],
  ['Spadł z n78 na B20 po burzy.', '20'],
  ['Včera n78, dnes B20.', '20'],
  ['Вчера был n78, сегодня B20.', '20'],
  ['Сейчас на B3, раньше был B20.', '3'],
  ['Вчора був n78, сьогодні B20.', '20'],
  ['Tegnap n78 volt, ma már csak B20.', '20'],
  ['Χθες n78, σήμερα B20.', '20'],
  ['Dün n78, bugün B20.', '20'],
  ["n78'den B20'ye düştü.", '20'],
  ['Kemarin n78, sekarang B40.', '40'],
  ['Hôm qua n78, hôm nay B3.', '3'],
  ['أمس n78، اليوم B20', '20'],
  ['دیروز n78 بود، امروز B3', '3'],
  ['昨天还是n78，今天变成B3', '3'],
  ['之前是B3，现在是B8', '8'],
  ['さっきまでn78、今はB3', '3'],
  ['어제는 n78, 오늘은 B3', '3'],
  ['เมื่อวาน n78 วันนี้ B3 สัญญาณดี', '3'],
] as const;

const HEARD = [
  ['Serving B8, RSRP -107, neighbours B20 and B3.', '8'],
  ['Camped on B20, can hear B3 but never gets it.', '20'],
  ['Eingebucht in B7, Nachbarn B3 und B20.', '7'],
  ['Conectado a B3; vecinas B7 y B20.', '3'],
  ['Connecté en B7, voisines B3 et B20.', '7'],
  ['Serving: B3, EARFCN 1602; в соседях B7 и B20', '3'],
  ['Połączony z B3, sąsiednie B7 i B20.', '3'],
  ['服务小区 B3，邻区 B1 和 B8', '3'],
] as const;

const bandsOf = (text: string) => {
  const { kind, lte, nr } = readBands(text);
  return [kind, [...lte, ...nr.map((band) => `n${band}`)].join(' ')];
};

describe('cells that a device is not on', () => {
  it.each(LEFT)('%j: what it left is not read', (text, bands) => {
    expect(bandsOf(text)).toEqual(['serving', bands]);
  });

  it.each(HEARD)('%j: neighbours are not read', (text, bands) => {
    expect(bandsOf(text)).toEqual(['serving', bands]);
  });

  it('reads both where a device goes to and fro', () => {
    expect(bandsOf('Das Handy wechselt dauernd von B8 auf B3.')).toEqual(['serving', '3 8']);
  });

  it('reads what networks used before and still use', () => {
    expect(bandsOf('Od září O2 vysílá i n28, předtím tam měla jen B20 a B3')).toEqual([
      'operator',
      '3 20 n28',
    ]);
  });

  it.each([
    ['Previously it came with B1 and B3, now it comes with B1, B3 and B7 for LTE.', '1 3 7'],
    ['The old one had B3 before, the new one has B3 and B28 now.', '3 28'],
  ])('%j: what a device has is no cell', (text, bands) => {
    expect(bandsOf(text)).toEqual(['supported', bands]);
  });

  it('reads a range, from one band to another', () => {
    expect(bandsOf('Dentro c’è una scheda che fa LTE da B1 a B5, più B7')).toEqual([
      'supported',
      '1 2 3 4 5 7',
    ]);
  });
});
