/** Bands that are in use together, as people speak of them: those that somebody is on, or those that a device can join. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

/** A text, its kind, and its bands of LTE and of 5G. */
const TEXTS = [
  ['The router aggregates B3+B7+B20 here.', 'serving', '3 7 20', ''],
  ['I get B3+B7 aggregated, sometimes with B20.', 'serving', '3 7 20', ''],
  ['It does 3CA with B1+B3+B7.', 'supported', '1 3 7', ''],
  ['PCC B3, SCC B7 and B20', 'serving', '3 7 20', ''],
  ['Primary B3, secondary B7 + B1', 'serving', '1 3 7', ''],
  ['primary on band 3, secondary on band 7', 'serving', '3 7', ''],
  ['PCell: B3 20MHz, SCell1: B7 20MHz, SCell2: B1 15MHz', 'serving', '1 3 7', ''],
  ['B3 as anchor plus n78', 'serving', '3', '78'],
  ['anchored on B3 with n78 on top', 'serving', '3', '78'],
  ["I'm on B3+n78 at home.", 'serving', '3', '78'],
  ['Connected to B1+B3+B7+n78, 900 Mbps.', 'serving', '1 3 7', '78'],
  ['Supported CA combinations: 3A-7A, 3A-20A, 1A-3A-7A', 'supported', '1 3 7 20', ''],
  ['CA_1A-3A-7A_n78A', 'supported', '1 3 7', '78'],
  ['DC_3A_n78A, DC_7A_n78A and DC_20A_n28A', 'supported', '3 7 20', '28 78'],
  ['Combos: CA_3A-7A, CA_3C, CA_7C, CA_3A-20A', 'supported', '3 7 20', ''],
  ['2CA: B3+B7, B3+B20; 3CA: B1+B3+B7', 'supported', '1 3 7 20', ''],
  ['DL CA: B1+B3, B3+B7, B3+B20, UL CA: B3+B3', 'supported', '1 3 7 20', ''],
  ['The X200 supports 2CA only: B3+B7 or B3+B20.', 'supported', '3 7 20', ''],
  ['Band 3+7+20 aggregated, 180 Mbit/s down', 'serving', '3 7 20', ''],
  ['LTE-A B3 + B7 + B20, RSRP -92', 'serving', '3 7 20', ''],
  ['Status: 5G NSA, LTE B3 PCI 211, NR n78 PCI 512', 'serving', '3', '78'],
  ['LTE band 3 (anchor), NR band 78, SINR 21', 'serving', '3', '78'],
  ['5G SA n28+n78 is what I get here in town', 'serving', '', '28 78'],
  ['My modem aggregates B20 and B3 but never B7.', 'serving', '3 20', ''],
  ['Der Router bündelt B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Ich bekomme B3+B7 gebündelt, manchmal noch B20 dazu.', 'serving', '3 7 20', ''],
  ['Le routeur agrège B3+B7+B20.', 'serving', '3 7 20', ''],
  ["J'ai B3+B7+B28 en agrégation.", 'serving', '3 7 28', ''],
  ['Agrégation B3 + B7, 140 Mb/s en débit descendant', 'serving', '3 7', ''],
  ['El router agrega B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Tengo agregación B3+B7 con 120 megas.', 'serving', '3 7', ''],
  ['Il router aggrega B3+B7+B20.', 'serving', '3 7 20', ''],
  ['O router agrega B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Router agreguje B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Mam agregację B3+B7, ping 25', 'serving', '3 7', ''],
  ['Роутер агрегирует B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Агрегация B3+B7, скорость 90 Мбит', 'serving', '3 7', ''],
  ['Router agreguje B3+B7, občas i B20.', 'serving', '3 7 20', ''],
  ['De router bundelt B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Routern aggregerar B3+B7+B20.', 'serving', '3 7 20', ''],
  ['Modem B3+B7+B20 birleştiriyor.', 'serving', '3 7 20', ''],
  ['路由器聚合了B3+B7+B20。', 'serving', '3 7 20', ''],
  ['现在是B3+B41载波聚合。', 'serving', '3 41', ''],
  ['B1+B3+B8のCAで繋がっています。', 'serving', '1 3 8', ''],
  ['B1+B3+B7 3CA로 붙어요.', 'serving', '1 3 7', ''],
  ['LTE-A 1+3+20 here, 4 bars', 'supported', '1 3 20', ''],
  ['CA 2+5+14+30+66, my hotspot sees five carriers', 'supported', '2 5 14 30 66', ''],
  ['The phone is locked on 3+7, 90 Mbit now.', 'enabled', '3 7', ''],
  ['Most of the time it is 3A-7A, LTE only.', 'supported', '3 7', ''],
] as const;

describe('bands that are in use together', () => {
  it.each(TEXTS)('%j is %s', (text, kind, lte, nr) => {
    const read = readBands(text);
    expect([read.kind, read.lte.join(' '), read.nr.join(' ')]).toEqual([kind, lte, nr]);
  });

  it.each(['Kamera 48+8+2 MP, LTE', '5 GHz 36 (+40+44+48), Vodafone-40C8', 'fuse 10A-20A', 'Pixel 4a, LTE'])(
    '%j has none',
    (text) => {
      expect(readBands(text).lte).toEqual([]);
    },
  );
});
