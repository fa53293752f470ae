import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readBands } from '../../../src/paste/read-bands.js';
import { tokenise } from '../../../src/paste/prose/tokenise.js';

/** Names of networks that mean something else, too, so that a list behind one need not be of a carrier. */
const COMMON_WORDS =
  '+Móvil|3|4ka|A1|ATOM|AWCC|Alfa|BASE|BTC|Bite|CNT|CTM|DNA|DST|Dialog|Digi|Drei|Epic|FL1|FLOW|Free|GO|GTT|Glo|Globe|Ice|Jazz|' +
  'Liberty|M1|MEGA|MPT|MTC|MTML|NOS|NOVA|Nar|Nova|O!|One|Our Telecom|POST|Partner|Personal|Play|Plus|PrimeTel|Rain|Salt|Smart|' +
  'Spark|TNM|Tango|Telecom Vanuatu|Tre|True|Unité|VOX|Vi|Vini|Viva|Viva-MTS|Vivo|WE|Yes|ZET-Mobile|du|life:)|my.t|ntel|touch';

interface Country {
  readonly networks: readonly { readonly name: string }[];
}
const networks = readdirSync('data/countries')
  .map((file) => JSON.parse(readFileSync(`data/countries/${file}`, 'utf8')) as Country)
  .flatMap(({ networks: own }) => own);
const isKnown = (name: string) => tokenise(name.toLowerCase(), name).some(({ kind }) => kind === 'carrier');

it('knows the networks of all countries by their names, unless the name is a common word', () => {
  const unknown = new Set(networks.map(({ name }) => name).filter((name) => !isKnown(name)));
  expect([...unknown].sort().join('|')).toBe(COMMON_WORDS);
});

it.each([
  ['Telkomsel: B3, B8, B40\nIndosat: B3, B8', 'operator'],
  ['China Mobile LTE bands: B3, B8, B34, B39, B40, B41', 'operator'],
  ['LG U+: B1, B5, B7', 'operator'],
  ['中国广电 5G频段：n28/n41/n79', 'operator'],
  ['Verizon version: LTE B2/B4/B13\nAT&T version: LTE B2/B4/B12', 'supported'],
  ['LTE B2, B4, B12, compatible with Verizon and AT&T', 'supported'],
])('%s', (text, kind) => {
  expect(readBands(text).kind).toBe(kind);
});
