import { type Kind, letterOf } from './pattern.js';
import { type Token } from './tokenise.js';

/** What bands belong to. */
export interface Owner {
  /** As the text writes it. */
  readonly name: string;
  readonly isCarrier: boolean;
  /** A table has its name. */
  readonly isOfTable?: boolean;
  /** A sentence tells it from other devices. */
  readonly isDevice?: boolean;
  /** Whose bands it has, too: `the Max adds B28`. */
  readonly base?: string;
}

/** A token, or the place from where on bands belong to `owner`. */
export interface LaidToken extends Token {
  readonly owner?: Owner;
  /** A cell of a table begins here: the radios of one cell say nothing of the next. */
  readonly beginsCell?: boolean;
  /** A heading stands here: all lists up to the next one are of its owner. */
  readonly beginsSection?: boolean;
  /** Somebody else writes from here on. */
  readonly beginsPost?: boolean;
}

/** From here on, bands belong to nobody that the text names. */
export const NO_OWNER: Owner = { name: '', isCarrier: false };

/** A token of a layout, which stands nowhere in the text. */
export const laidToken = (kind: Kind, sign?: string): LaidToken => ({
  kind,
  letter: letterOf(kind, sign),
  value: 0,
  offset: 0,
  length: 0,
});

/** The place from where on bands belong to `owner`. */
export const ownerToken = (owner: Owner): LaidToken => ({ ...laidToken('owner'), owner });
