/** The words of a list in a text, lower case, each once, in its order: `de FR`, `de,fr`, `ec25-e、eg25-g`. */
export function textList(text: string | undefined): string[] {
  return [...new Set(text?.toLowerCase().match(/[^\s,;、，]+/g))];
}
