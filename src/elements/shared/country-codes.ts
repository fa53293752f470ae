/** The country codes in a text, lower case, each once, in its order: `de FR`, `de,fr`, `de、fr`. */
export function countryCodes(text: string | undefined): string[] {
  return [...new Set(text?.toLowerCase().match(/[^\s,;、，]+/g))];
}
