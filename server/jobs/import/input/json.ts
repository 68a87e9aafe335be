export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether it is an object, no list and not null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of names; undefined where there is none. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value;
  for (const name of path) here = isObject(here) ? here[name] : undefined;
  return here;
}

/** A list as it is, any other value as a list of one, nothing as none. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
