// `npm version` writes both from package.json, which is their source.

/** The version of the program. */
export const VERSION = '0.2.0';

/** Address of the repository, where people can help; empty as long as package.json names none. */
export const REPOSITORY: string = '';
