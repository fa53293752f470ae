/** A table in Markdown: the head, a rule, and the other rows. */
export const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
