import type { Schema } from './document.ts';
import { html, type Html } from '#server/http/html.ts';

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;

/** What a value must be, in a few words, with a link where the contract names it. */
export function typeOf(schema: Schema | undefined): Html {
  if (!schema) return html`any value`;
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(typeOf), ' or ');
  if (schema.allOf) return joined(schema.allOf.map(typeOf), ' and ');
  if (schema.enum) {
    const values = schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`);
    return html`one of ${joined(values, ', ')}`;
  }
  if (schema.type === 'array') return html`list of ${typeOf(schema.items)}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any value']);
  return html`${types.join(' or ')}${schema.format === undefined ? '' : ` (${schema.format})`}`;
}

/** The limits of a value in words, such as "at most 60 characters". */
export function limitsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, maxItems, pattern } = schema;
  const limits = [
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    maxItems === undefined ? '' : `at most ${maxItems} entries`,
    pattern === undefined ? '' : `matches ${pattern}`,
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} when left out`,
    schema.readOnly === true ? 'only in answers' : '',
  ];
  return limits.filter(Boolean).join('; ');
}

/** The fields of an object as a list, or its type where it has none. */
export function fieldsOf(schema: Schema, title: string): Html {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) {
    const limits = limitsOf(schema);
    return html`<p>${typeOf(schema)}${limits === '' ? '' : `, ${limits}`}</p>`;
  }
  const entries = fields.map(([name, field]) => {
    const isRequired = schema.required?.includes(name) === true;
    const inside = field.properties ? field : field.items;
    const notes = [field.description, limitsOf(field)].filter(Boolean).join('. ');
    return html`<dt>
        <code>${name}</code>, ${isRequired ? 'required' : 'optional'}: ${typeOf(field)}
      </dt>
      <dd>${notes}${inside?.properties ? fieldsOf(inside, `Fields of ${name}`) : null}</dd>`;
  });
  return html`<p class="title">${title}</p>
    <dl>${entries}</dl>`;
}
