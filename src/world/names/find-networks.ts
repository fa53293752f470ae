import { foldedCountryNames } from './find.js';
import { foldName } from './near-matches.js';
import type { World, WorldCountry, WorldNetwork } from '../world.js';

/** A network in its country, and why a text means it. */
export interface FoundNetwork {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  /** The code that was asked for, as the data writes it; missing where the network was found by its name or id. */
  readonly plmn?: string;
}

/**
 * The networks that a text means: by code (`262-01`, `26201`, `262 01`), by id (`telekom-de`), or by whole name or group,
 * with or without the country (`Vodafone Germany`). A code that several networks share gives all of them; a two-digit
 * MNC is also found with a zero behind it, and the reverse, because both are written (`722-07`, `722-070`).
 */
export function findNetworks(world: Pick<World, 'countries'>, text: string): FoundNetwork[] {
  const all = [...world.countries.values()].flatMap((country) =>
    country.networks.map((network) => ({ country, network })),
  );
  const code = readNetworkCode(text);
  if (code) {
    const withCode = (fits: (plmn: string) => boolean) =>
      all.flatMap((found) => {
        const known = found.network.codes?.find(({ plmn }) => fits(plmn));
        return known ? [{ ...found, plmn: known.plmn }] : [];
      });
    const exact = withCode((plmn) => plmn === code);
    return exact.length > 0 ? exact : withCode((plmn) => otherLength(plmn) === code);
  }
  const wanted = foldName(text.slice(0, 100));
  if (wanted === '') return [];
  return all.filter(({ country, network: { id, name, group } }) => {
    const names = [name, group ?? ''].map(foldName).filter(Boolean);
    return (
      id === text.trim().toLowerCase() ||
      names.some(
        (each) =>
          each === wanted ||
          foldedCountryNames(country).some((where) => each + where === wanted || where + each === wanted),
      )
    );
  });
}

/** `262-01` of a PLMN as people write it: `262-01`, `26201`, `262 01`, `262/01`; `undefined` for any other text. */
export function readNetworkCode(text: string): string | undefined {
  const [, mcc, mnc] = /^\s*([2-7]\d{2})[\s\-–/.]?(\d{2,3})\s*$/.exec(text) ?? [];
  return mcc && mnc && `${mcc}-${mnc}`;
}

/** The same code with two digits where it has three, and with three where it has two. */
function otherLength(plmn: string): string | undefined {
  const [mcc, mnc] = plmn.split('-') as [string, string];
  if (mnc.length === 2) return `${mcc}-${mnc}0`;
  return mnc.endsWith('0') ? `${mcc}-${mnc.slice(0, 2)}` : undefined;
}
