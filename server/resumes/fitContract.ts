/** The part of a JSON schema that sets sizes. */
export interface SizedSchema {
  readonly type?: unknown;
  readonly anyOf?: unknown;
  readonly $ref?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: SizedSchema;
  readonly properties?: Readonly<Record<string, SizedSchema>>;
}

/**
 * Cuts values that are longer than their schema allows, so that a person can always send a parsed
 * value back after the review.
 * @param schemas the named schemas that references lead to
 */
export function fitContract<Value>(
  value: Value,
  schema: SizedSchema,
  schemas: Readonly<Record<string, SizedSchema>>,
): Value {
  return fit(value, schema, schemas) as Value;
}

function fit(
  value: unknown,
  schema: SizedSchema | undefined,
  schemas: Readonly<Record<string, SizedSchema>>,
): unknown {
  const named = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  if (!named) return value;
  if (typeof value === 'string') return value.slice(0, named.maxLength ?? Infinity);
  if (Array.isArray(value))
    return value
      .slice(0, named.maxItems ?? Infinity)
      .map((item: unknown) => fit(item, named.items, schemas));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fit(item, named.properties?.[key], schemas)]),
  );
}
