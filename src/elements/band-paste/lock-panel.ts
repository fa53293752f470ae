import type { TemplateResult } from 'lit';
import { type BandsToWrite, type Dialect, dialectOf } from '../../paste/write-bands.js';
import type { Lang } from '../../words/lang.js';
import { modemCommand } from './modem-command.js';

/**
 * The commands that lock a modem to the bands of a paste.
 * @param text the paste, whose way of writing is taken unless another one was `chosen`
 */
export function lockPanel(
  lang: Lang,
  bands: BandsToWrite,
  text: string,
  chosen: Dialect | undefined,
  choose: (dialect: Dialect) => void,
): TemplateResult {
  return modemCommand(lang, bands, chosen ?? dialectOf(text) ?? 'mmcli', choose);
}

export type LockPanel = typeof lockPanel;
