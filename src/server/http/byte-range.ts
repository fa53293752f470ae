/** Bytes from `start` up to, not including, `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One range of bytes; several ranges, other units and nonsense are ignored, as RFC 9110 14.2 allows. */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header === null ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  if (!match || (!match[1] && !match[2])) return undefined;
  // a last byte before the first is no range either
  if (match[1] && match[2] && Number(match[2]) < Number(match[1])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]) + 1, size) : size;
  return start >= end ? 'unsatisfiable' : { start, end };
}
