/** The parts of a bundled contract (openapi/generated) that the documentation shows. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly default?: unknown;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

export interface Body {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly 'x-origin'?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Body>>;
}

export interface Contract {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** Those of the path and of the operation itself. */
  readonly parameters: readonly Parameter[];
}

/** What a reference points to, or the value itself. */
export function resolve<T extends { readonly $ref?: string }>(contract: Contract, value: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref ?? '') ?? [];
  const target = contract.components?.[kind]?.[name];
  return target === undefined ? value : (target as T);
}

/** Every call of a contract, in its order. */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation) return [];
      const shared = (item['parameters'] ?? []) as readonly Parameter[];
      const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
        resolve(contract, parameter),
      );
      return [{ method: method.toUpperCase(), path, operation, parameters }];
    }),
  );
}
