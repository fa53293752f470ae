/**
 * The words of a list in a text, lower case, each once, in its order: `de FR`, `de,fr`, `ec25-e、eg25-g`.
 * @param text anything that a page without types may set as a property, a list among it
 */
export function textList(text: unknown): string[] {
  return [
    ...new Set(
      String(text ?? '')
        .toLowerCase()
        .match(/[^\s,;、，]+/g),
    ),
  ];
}
