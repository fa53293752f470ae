/** What a combobox shows of its list. */
export interface ListState {
  readonly isOpen: boolean;
  /** The choice that the keys stand on; -1 for none. */
  readonly active: number;
}

/**
 * The list of a combobox after a key, as the ARIA Authoring Practices have it: arrows open it and walk it in a ring, with
 * Alt they only open and close it, Escape closes it. The same for `<band-countries>` and for the app's box, which differ in
 * what they offer: an element keeps nothing on the pages of strangers, so that it has no choices of before to begin with.
 * @returns undefined for every other key, and for keys that choose Chinese characters
 */
export function moveInList(
  { key, altKey, isComposing }: Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing'>,
  { isOpen, active }: ListState,
  count: number,
): ListState | undefined {
  if (isComposing) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return { isOpen: true, active: !isOpen || altKey ? active : active >= last ? 0 : active + 1 };
    case 'ArrowUp':
      return altKey
        ? { isOpen: false, active: -1 }
        : { isOpen: true, active: active <= 0 ? last : active - 1 };
    case 'Escape':
      return isOpen ? { isOpen: false, active: -1 } : undefined;
    default:
      return undefined;
  }
}
