import { type Example, family } from './family.js';

/** Commands and answers of no family that is known: whatever their fields are, they are no text. */
export const otherCommand = family({
  answers: String.raw`(?:\bat|^[^a-z\n]*)[+^%!$][a-z]\w+ ?[:=?]`,
});

export const examples: readonly Example[] = [{ text: '+QTEMP: 38,3,20', kind: 'none' }];
