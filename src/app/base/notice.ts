/** A message of the app about itself: ready for offline, a new version, old data, something failed. */
export interface Notice {
  /** A notice with the same id takes the place of an earlier one. */
  readonly id: string;
  readonly kind: 'info' | 'ready' | 'warning' | 'failed';
  readonly text: string;
  /** Nobody has to do anything about it: it stands in the header, where it covers nothing. */
  readonly isQuiet?: boolean;
  /** After so many seconds it leaves by itself. */
  readonly seconds?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}
