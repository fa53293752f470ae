/** What the MCP tools say around the verdicts. One line each, without a full stop at the end of an address or a list. */
import type { Lang } from './lang.js';
import { MCP_QUESTION_WORDS } from './mcp-question.js';
import { MCP_NETWORK_WORDS } from './mcp-networks.js';
import { MCP_VERDICT_WORDS } from './mcp-verdicts.js';
import { MCP_BAND_WORDS } from './mcp-bands.js';
import { MCP_CHANGE_WORDS } from './mcp-changes.js';

export type McpWords = (typeof MCP_QUESTION_WORDS)[Lang] &
  (typeof MCP_NETWORK_WORDS)[Lang] &
  (typeof MCP_VERDICT_WORDS)[Lang] &
  (typeof MCP_BAND_WORDS)[Lang] &
  (typeof MCP_CHANGE_WORDS)[Lang];

function wordsIn(lang: Lang): McpWords {
  return {
    ...MCP_QUESTION_WORDS[lang],
    ...MCP_NETWORK_WORDS[lang],
    ...MCP_VERDICT_WORDS[lang],
    ...MCP_BAND_WORDS[lang],
    ...MCP_CHANGE_WORDS[lang],
  };
}

export const MCP_WORDS: Readonly<Record<Lang, McpWords>> = { en: wordsIn('en'), zh: wordsIn('zh') };
