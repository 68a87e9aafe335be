import type { FastifyRequest } from 'fastify';

/** Which query parameters of an operation are numbers, by the contract. */
export function numbersInQuery(operation: object): readonly string[] {
  const parameters: unknown = Reflect.get(operation, 'parameters');
  if (!Array.isArray(parameters)) return [];
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
 * Before a request is checked: the numbers of its query, which come as text. Bodies carry types of their own and are never
 * converted, so a "1" where the contract has a number is an error there.
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
