/** What the typed tests use of `browsers.js`. */
export const CHROMIUM_ARGS: string[];
export function browsers(): Record<string, string | undefined> & { chromium: string; firefox: string };
export function freePort(): Promise<number>;
export function startWebKit(): Promise<{ port: number; capabilities: object; stop: () => void }>;
