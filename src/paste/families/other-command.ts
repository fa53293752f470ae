/** Commands and answers of no family that is known: whatever their fields are, they are no text. */
export const otherCommand = /(?:\bat|^[^a-z\n]*)[+^%!$][a-z]\w+ ?[:=?]/;
