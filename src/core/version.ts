/** The version of the program. `npm version` writes it here from package.json, which is its source. */
export const VERSION = '0.2.0';
