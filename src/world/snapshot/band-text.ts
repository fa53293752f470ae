/** Bands as text, a character each: of networks, with parts and what is known of each, and of devices. */
import { BAND_PARTS, type BandPart } from '../../core/band.js';
import { type NetworkBand, withPlannedParts } from '../../core/network.js';
import type { WorldCountry, WorldDevice } from '../world.js';
import { LINE, requirePart } from './snapshot-text.js';

/** A band is one character; bands begin at 1, so that space, `!` and `#` stay free for what follows. */
const BAND_OFFSET = 35;
export const NEXT_LIST = '#';

export function encodeBand(band: number): string {
  return String.fromCharCode(band + BAND_OFFSET);
}

/** Bands in their order; `!` after a core band, a space where cross-checked and single-source bands alternate. */
export function encodeBands(bands: readonly NetworkBand[]): string {
  let confidence = 'cross-checked';
  return bands
    .map((band) => {
      const turn = band.confidence === confidence ? '' : ' ';
      confidence = band.confidence;
      return turn + encodeBand(band.band) + (band.core ? '!' : '');
    })
    .join('');
}

/** Throws where the file has fewer lists of bands than networks or devices. */
export function decodeBands(list: string | undefined): NetworkBand[] {
  const text = requirePart(list);
  const bands: NetworkBand[] = [];
  let crossChecked = true;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === ' ') {
      crossChecked = !crossChecked;
      continue;
    }
    const band = text.charCodeAt(i) - BAND_OFFSET;
    const core = text[i + 1] === '!';
    if (core) i++;
    bands.push({ band, confidence: crossChecked ? 'cross-checked' : 'single-source', core });
  }
  return bands;
}

/** Parts of bands that do not follow from the country's band plan: place of the network, band and part. */
export function encodeParts(countries: readonly WorldCountry[]): string {
  const networks = countries.flatMap(({ cc, networks }) => networks.map((network) => ({ cc, network })));
  return networks
    .flatMap(({ cc, network }, i) =>
      network.lte.flatMap(({ part, ...band }) =>
        part && withPlannedParts(cc, [band])[0]!.part !== part ? [`${i} ${band.band} ${part}`] : [],
      ),
    )
    .join(LINE);
}

export function decodeParts(text: string): Map<string, BandPart> {
  const lines = text === '' ? [] : text.split(LINE);
  return new Map(
    lines.map((line) => {
      const [network, band, part] = line.split(' ');
      return [`${network} ${band}`, requirePart(BAND_PARTS.find((known) => known === part))];
    }),
  );
}

/** `!`, the bands that LTE-M does not use, a space, those that NB-IoT does not use; empty where it is one list. */
export function encodeLpwa({ lte, lpwa }: WorldDevice): string {
  if (!lpwa) return '';
  const without = (used: readonly number[]) => lte.filter((band) => !used.includes(band)).map(encodeBand);
  return `!${without(lpwa.ltem).join('')} ${without(lpwa.nbiot).join('')}`;
}

export function decodeLpwa(list: string | undefined, lte: readonly number[]): Pick<WorldDevice, 'lpwa'> {
  const text = requirePart(list);
  if (text === '') return {};
  const [ltem = '', nbiot = ''] = text.slice(1).split(' ');
  const leaveOut = (unused: string) => lte.filter((band) => !unused.includes(encodeBand(band)));
  return { lpwa: { ltem: leaveOut(ltem), nbiot: leaveOut(nbiot) } };
}
