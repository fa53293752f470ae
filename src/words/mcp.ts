/** What the MCP tools say around the verdicts. One line each, without a full stop at the end of an address or a list. */
import type { Lang } from './lang.js';
import { MCP_QUESTION_WORDS, type QuestionWords } from './mcp-question.js';
import { MCP_NETWORK_WORDS, type NetworkFactWords } from './mcp-networks.js';
import { MCP_VERDICT_WORDS, type VerdictLineWords } from './mcp-verdicts.js';
import { MCP_BAND_WORDS, type BandReadWords } from './mcp-bands.js';
import { MCP_CHANGE_WORDS, type ChangeLineWords } from './mcp-changes.js';

export type McpWords = QuestionWords & NetworkFactWords & VerdictLineWords & BandReadWords & ChangeLineWords;

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
