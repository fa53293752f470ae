import { localOrigin, readSettings } from '../../src/server/settings.js';

/**
 * Sets what the steps of a build read from the environment, where it does not say it itself; settings that are wrong end the
 * process before anything is built.
 * @param out the folder of the site
 * @param checks whether every check becomes a file
 */
export function setEnvironment(out: string, checks: 'as-files' | 'on-demand'): void {
  process.env['OUT_DIR'] = out;
  process.env['CHECKS'] ??= checks;
  // The script tags of a public site ask that site wherever copies of them lie; others ask the site they lie on.
  const publicOrigin = process.env['SITE_ORIGIN'];
  process.env['EMBED_API'] ??= publicOrigin ? `${publicOrigin}/v1/` : '';
  // without a public origin, the addresses that the site shows are the ones that `npm start` serves it under
  process.env['SITE_ORIGIN'] ??= chosenOrigin();
}

/** Where a server with the settings of this environment will answer. */
function chosenOrigin(): string {
  try {
    return localOrigin(readSettings(process.env));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
