import { nothing, type TemplateResult } from 'lit';
import { escapeMarkup } from '../words/escape-markup.js';

/** What may stand between tags: text, a template, a list of these, or nothing. */
type Content = TemplateResult | string | number | typeof nothing | null | undefined | readonly Content[];

/** An attribute without quotes at the end of a piece of a template: ` href=`, ` ?open=`, ` @click=`. */
const ATTRIBUTE = /\s([.?@]?)([\w-]+)=$/;

/**
 * A Lit template as HTML text, for pages that read without script. Text and attributes are escaped.
 * @throws TypeError for what needs a script: listeners, properties and directives
 */
export function writeTemplate({ strings, values }: TemplateResult): string {
  let text = '';
  for (const [i, value] of values.entries()) {
    const before = strings[i]!;
    const attribute = ATTRIBUTE.exec(before);
    text += attribute
      ? before.slice(0, attribute.index) + attributeText(attribute[1]!, attribute[2]!, value)
      : before + contentText(value as Content);
  }
  return text + strings.at(-1)!;
}

function attributeText(sigil: string, name: string, value: unknown): string {
  if (sigil === '?') return value ? ` ${name}=""` : '';
  if (value === nothing) return '';
  if (sigil !== '' || (typeof value !== 'string' && typeof value !== 'number')) {
    throw new TypeError(`${sigil}${name} needs a script; a static page has none`);
  }
  return ` ${name}="${escapeMarkup(String(value))}"`;
}

function contentText(value: Content): string {
  if (typeof value === 'string') return escapeMarkup(value);
  if (typeof value === 'number') return String(value);
  if (value === nothing || value === null || value === undefined) return '';
  if (isList(value)) return value.map(contentText).join('');
  if (typeof value === 'object' && 'strings' in value) return writeTemplate(value);
  throw new TypeError(`${typeof value} cannot be written into a static page`);
}

function isList(value: Content): value is readonly Content[] {
  return Array.isArray(value);
}
