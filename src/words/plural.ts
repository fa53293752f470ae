/** A count of things in English: `1 network`, `3 networks`. */
export function plural(count: number, one: string, many = one + 's'): string {
  return `${count} ${count === 1 ? one : many}`;
}
