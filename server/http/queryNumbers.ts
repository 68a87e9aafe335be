import type { FastifyRequest } from 'fastify';

/** The names of the query parameters of an operation that are numbers in the contract. */
export function numbersInQuery(parameters: readonly unknown[]): readonly string[] {
  return parameters.filter(isQueryNumber).map(({ name }) => name);
}

function isQueryNumber(parameter: unknown): parameter is { readonly name: string } {
  if (typeof parameter !== 'object' || parameter === null) return false;
  const schema: unknown = Reflect.get(parameter, 'schema');
  const type: unknown =
    typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'type') : undefined;
  return Reflect.get(parameter, 'in') === 'query' && (type === 'integer' || type === 'number');
}

/**
 * Converts the numbers of a query, which arrive as text, before validation. Bodies have types of
 * their own, so a "1" where the contract has a number stays an error there.
 */
export function readQueryNumbers(names: readonly string[]) {
  return async ({ query }: FastifyRequest): Promise<void> => {
    if (typeof query !== 'object' || query === null) return;
    for (const name of names) {
      const text: unknown = Reflect.get(query, name);
      if (typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text))
        Reflect.set(query, name, Number(text));
    }
  };
}
