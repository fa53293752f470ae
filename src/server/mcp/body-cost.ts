/** The most that one body may cost; bounds the time that others wait for it. */
export const MOST_COST = 10;
/** So many names cost as much as one call, because an unknown name is compared with all that are known. */
export const NAMES_PER_COST = 10;
/** So many letters cost as much as one call; the longest text that a tool takes has ten times as many. */
const LETTERS_PER_COST = 2000;
/** Tools that judge every known device in every country in question. */
const LARGE_TOOLS = ['find_devices', 'plan_devices'];
const LARGE_TOOL_COST = 10;

/**
 * What the body of a request to `/mcp` counts for: an ordinary call counts as one, a call that takes the server longer as
 * more, and a batch (only revision 2025-03-26 has them) as all its calls together.
 * @param message the body as JSON; `undefined` where it is none
 */
export function costOfBody(message: unknown): number {
  const calls: unknown[] = Array.isArray(message) ? message : [message];
  return Math.max(
    1,
    calls.reduce<number>((sum, call) => sum + costOfCall(call), 0),
  );
}

function costOfCall(call: unknown): number {
  const { params } = Object(call) as { params?: unknown };
  const { name, arguments: input } = Object(params) as { name?: unknown; arguments?: unknown };
  const given = Object.values(Object(input) as object);
  const names = given.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0);
  const letters = given
    .flat()
    .reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
  return Math.max(
    1,
    Math.ceil(names / NAMES_PER_COST),
    // a text that is longer than a tool takes is refused by the tool, in words
    Math.min(MOST_COST, Math.ceil(letters / LETTERS_PER_COST)),
    LARGE_TOOLS.some((tool) => tool === name) ? LARGE_TOOL_COST : 1,
  );
}
