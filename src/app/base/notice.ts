/** A message of the app about itself: ready for offline, a new version, old data, something failed. */
export interface Notice {
  /** A notice with the same id takes the place of an earlier one. */
  readonly id: string;
  readonly kind: 'info' | 'ready' | 'warning' | 'failed';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** 0 to 1 while something is under way. */
  readonly progress?: number;
}
