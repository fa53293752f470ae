/** The tables of the API page that say what every field of a resource means; made from the JSON Schemas. */
import { html, nothing, type TemplateResult } from 'lit';
import { jsonSchemaOf, type ResourceName } from '../schema/resources.js';
import { API_FIELDS_ZH } from '../words/api-fields.js';
import { API_WORDS, type ApiWords } from '../words/api.js';
import type { Lang } from '../words/lang.js';
import { apiText } from './api-text.js';

/** The parts of JSON Schema that our resources use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

/** The tables of the fields of a resource, folded away. Their headings have the given level. */
export type FieldTables = (resource: ResourceName, level: 3 | 4) => TemplateResult;

/** Tables for one page: an object that several resources share has its table where it comes first. */
export function fieldTablesIn(lang: Lang): FieldTables {
  const words = API_WORDS[lang];
  const shown = new Set<string>();
  return (resource, level) => {
    const { $defs } = jsonSchemaOf(resource, '') as { $defs: Record<string, Schema> };
    const names = Object.keys($defs).filter((name) => !shown.has(name));
    const tables = names.map((name) => {
      shown.add(name);
      const { description = '', properties = {}, required = [] } = $defs[name]!;
      const id = `type-${name}`;
      return html`${level === 3 ? html`<h3 id=${id}>${name}</h3>` : html`<h4 id=${id}>${name}</h4>`}
        <p>${apiText(translate(description, lang))}</p>
        <div class="scroll" role="region" aria-labelledby=${id} tabindex="0">
          <table>
            <thead>
              <tr>
                ${words.columns.map((column) => html`<th scope="col">${column}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${Object.entries(properties).map(([field, schema]) => {
                const meaning = schema.description ?? followReference(schema, $defs)?.description ?? '';
                return html`<tr>
                  <th scope="row">
                    <code>${field}</code>
                    ${required.includes(field) ? nothing : html`<small>${words.optional}</small>`}
                  </th>
                  <td class="quiet">${apiText(typeText(schema, words))}</td>
                  <td>${apiText(translate(meaning, lang))}</td>
                </tr>`;
              })}
            </tbody>
          </table>
        </div>`;
    });
    return html`<details>
      <summary>${words.fields(names.join(', '))}</summary>
      ${tables}
    </details>`;
  };
}

function followReference({ $ref }: Schema, defs: Readonly<Record<string, Schema>>): Schema | undefined {
  return $ref === undefined ? undefined : defs[$ref.replace('#/$defs/', '')];
}

/** The type of a field in words, as marked text: a type with a table of its own is a link to it. */
function typeText(schema: Schema, words: ApiWords): string {
  const inner = (of: Schema) => typeText(of, words);
  const { types } = words;
  if (schema.$ref) return `[${schema.$ref.replace('#/$defs/', '')}]`;
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return words.or(schema.enum.map((value) => `\`${String(value)}\``));
  if (schema.anyOf) return words.or([...new Set(schema.anyOf.map(inner))]);
  if (schema.type === 'array') return words.list(inner(schema.items ?? {}));
  if (schema.type === 'object') {
    return schema.additionalProperties ? words.map(inner(schema.additionalProperties)) : types.object;
  }
  if (schema.format === 'date') return types.day;
  if (schema.format === 'uri') return types.address;
  if (schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean')
    return types[schema.type];
  return schema.type === 'null' ? types.null : types.text;
}

/** @throws Error for a description without a translation */
function translate(description: string, lang: Lang): string {
  if (lang === 'en' || description === '') return description;
  const found = API_FIELDS_ZH[description];
  if (found === undefined) {
    throw new Error(`src/words/api-fields.ts has no translation of ${JSON.stringify(description)}`);
  }
  return found;
}
