import { type TextFamily } from '../reading.js';

/** Commands and answers of no family that is known: whatever their fields are, they are no text. */
export const otherCommand: TextFamily = {
  pattern: /^[ \t>]*(?:at)?[+^%!$@][a-z]\w+ ?[:=?]/gm,
  read: () => [],
};
