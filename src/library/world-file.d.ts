/**
 * All countries and devices as one text, for `fromPublished`, which reads it at once. `npm run build` writes the module from
 * the published data; other programs read the files of the API instead, because the form of this text may change.
 */
declare const worldFile: string;
export default worldFile;
