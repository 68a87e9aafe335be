/** What a YAML file is made of here. */
export type Yaml = string | number | boolean | readonly Yaml[] | { readonly [key: string]: Yaml };

const isScalar = (value: Yaml): value is string | number | boolean => typeof value !== 'object';

/** A key that YAML reads as text without quotes. */
const keyOf = (key: string) => (/^[a-z][\w-]*$/i.test(key) ? key : JSON.stringify(key));

/**
 * Writes a value as YAML 1.2 in block style, with texts in double quotes as in JSON, so that no
 * number or word is read as anything else.
 */
export function toYaml(value: Yaml, indent = ''): string {
  if (isScalar(value)) return `${indent}${JSON.stringify(value)}\n`;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return value
      .map((each: Yaml) => `${indent}- ${toYaml(each, inner).slice(inner.length)}`)
      .join('');
  return Object.entries(value)
    .map(([key, each]: [string, Yaml]) =>
      isScalar(each)
        ? `${indent}${keyOf(key)}: ${JSON.stringify(each)}\n`
        : `${indent}${keyOf(key)}:\n${toYaml(each, inner)}`,
    )
    .join('');
}
