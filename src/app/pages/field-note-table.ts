/** Field notes as a table, and the time that is written into one. */
import { writeCsv } from '../base/csv.js';
import type { FieldNote } from '../lists/field-note.js';

/** The time of a clock as people of its zone write it, with the zone. */
export function timeWithZone(now: Date): string {
  const minutes = -now.getTimezoneOffset();
  const two = (value: number) => String(Math.abs(value)).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':');
  return `${day}T${time}${minutes < 0 ? '-' : '+'}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * The notes as CSV.
 * @param heads of the columns
 */
export function writeNotes(notes: readonly FieldNote[], heads: readonly string[]): string {
  const rows = notes.map(
    ({ at, device, cc, plmn, network, bands, rsrp, text, latitude, longitude, accuracy }) => [
      at,
      device,
      cc,
      plmn,
      network,
      bands,
      rsrp,
      text,
      latitude,
      longitude,
      accuracy,
    ],
  );
  return writeCsv([heads, ...rows]);
}
