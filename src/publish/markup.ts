/** HTML and XML as a tagged template: what is filled in is escaped, unless it is markup itself. */

/** Text that is known to be markup. Only `markup` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Filling = string | number | Markup | readonly Markup[];

/** `markup\`<p>${name}</p>\``: the name is escaped for text and for quoted attributes. */
export function markup(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Markup {
  let text = parts[0]!;
  for (const [i, filling] of fillings.entries()) {
    text += filled(filling) + parts[i + 1]!;
  }
  return new Markup(text);
}

/** The text of markup. */
export function written({ text }: Markup): string {
  return text;
}

function filled(filling: Filling): string {
  if (filling instanceof Markup) return filling.text;
  if (typeof filling === 'object') return filling.map(written).join('');
  return String(filling).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
