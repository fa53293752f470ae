import { html, nothing } from 'lit';
import { type BandLists, bandName, bandNames } from '../../core/band.js';
import type { CellIdentity } from '../../paste/identify-cell.js';
import type { Lang } from '../../words/lang.js';
import { PASTE_WORDS } from '../../words/paste.js';
import { listOtherBands } from '../../world/other-bands.js';
import type { CodeHolders, ModemPlace } from './find-place.js';

/**
 * Says where a modem is, and which other bands to expect there. One cell shows nothing of what a device supports, so that
 * nothing here is a verdict.
 * @param own bands of the device that the same text lists; both empty where it lists none
 */
export function placeView(
  { network, serving, signal }: CellIdentity,
  { air, sim, device }: ModemPlace,
  own: BandLists,
  lang: Lang,
): unknown {
  const { place: words } = PASTE_WORDS[lang];
  const holders = (of: CodeHolders) =>
    words.holders(
      of.networks.map(({ name }) => name),
      of.country!.name[lang],
      of.code,
    );
  const cell = [
    ...new Set(serving.map(({ rat, band }) => bandName(rat, band))),
    ...(signal?.rsrp === undefined ? [] : [`RSRP ${signal.rsrp} dBm`]),
  ];
  const name = network?.name;
  const known = air?.networks[0];
  const where = known ? holders(air) : [name, air?.code].filter(Boolean).join(' ');
  const sentences: string[] = [];
  if (where || cell[0]) sentences.push(words.on(where, cell));
  if (known && name && !air.networks.some((each) => isSameName(each.name, name)))
    sentences.push(words.shownAs(name));
  if (air && !known)
    sentences.push(air.failed ? words.failed : words.unknownCode(air.code, air.country?.name[lang]));
  if (where && !air) sentences.push(words.noCode);
  // A code that is shared says nothing of whose bands to expect.
  if (
    known &&
    air.networks.length === 1 &&
    serving.every(({ technology }) => /^(?:lte|nr.*)$/.test(technology))
  ) {
    const has = device ?? (own.lte.length + own.nr.length > 0 ? own : undefined);
    const { lte, nr } = listOtherBands(known, serving, has);
    const others = [...bandNames('lte', lte), ...bandNames('nr', nr)];
    if (others[0]) sentences.push(has ? words.expect(others) : words.others(others));
  }
  if (sim?.country && sim.networks[0]) sentences.push(words.sim(holders(sim)));
  return sentences[0] ? html`<p part="serving">${sentences.join(words.gap)}</p>` : nothing;
}

/** `Vodafone.de` is Vodafone, and `vodafone DE` too. */
function isSameName(known: string, shown: string): boolean {
  const [a, b] = [known, shown].map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) as [
    string,
    string,
  ];
  return a.includes(b) || b.includes(a);
}
