declare module 'virtual:bands' {
  type Range = [number, number] | null;
  const rows: [
    rat: 'lte' | 'nr',
    band: number,
    duplex: string,
    uplink: Range,
    downlink: Range,
    name: string,
  ][];
  export default rows;
}

/** A style sheet of one page or part, which the build loads beside it. */
declare module '*.css';

declare module '*.json?url' {
  const url: string;
  export default url;
}

/** Version of the app, put in by the build. */
declare const APP_VERSION: string;

declare module 'virtual:elements' {
  const tags: unknown;
  export default tags;
}
