/** A text as it stands in HTML, SVG or XML, between tags or in the quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
