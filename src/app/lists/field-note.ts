/** A note from the field: what somebody wrote, and what the modem said where they stood. Kept on this device only. */
export interface FieldNote {
  /** When it was written, ISO 8601 with the zone of the person: `2026-11-22T10:15:00+01:00`. */
  readonly at: string;
  readonly text: string;
  /** Id of the device, code of the country and PLMN of the network, where they were known. */
  readonly device?: string;
  readonly cc?: string;
  readonly plmn?: string;
  /** As the modem or our data calls it. */
  readonly network?: string;
  /** In use, by name, with spaces between. */
  readonly bands?: string;
  /** In dBm. */
  readonly rsrp?: number;
  /** WGS 84 in degrees, and how exact that is in metres; only where the person asked for it. */
  readonly latitude?: number;
  readonly longitude?: number;
  readonly accuracy?: number;
}

const TEXTS = { device: 80, cc: 2, plmn: 8, network: 120, bands: 200 } as const;
const NUMBERS = ['rsrp', 'latitude', 'longitude', 'accuracy'] as const;
const MOST_TEXT = 20_000;

/** Whether a value of a file is such a note, and nothing else. */
export function isFieldNote(value: unknown): value is FieldNote {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const note = value as Record<string, unknown>;
  const { at, text } = note;
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(at)) return false;
  if (typeof text !== 'string' || text.length > MOST_TEXT) return false;
  const known: ReadonlySet<string> = new Set(['at', 'text', ...Object.keys(TEXTS), ...NUMBERS]);
  return (
    Object.keys(note).every((key) => known.has(key)) &&
    Object.entries(TEXTS).every(
      ([key, longest]) =>
        note[key] === undefined || (typeof note[key] === 'string' && note[key].length <= longest),
    ) &&
    NUMBERS.every((key) => note[key] === undefined || Number.isFinite(note[key]))
  );
}
