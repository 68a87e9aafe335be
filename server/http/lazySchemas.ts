import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>;
type Ajv = Parameters<NonNullable<AjvOptions['onCreate']>>[0];

/**
 * Has each schema compiled when the first request comes that it checks. Most of a contract is
 * not asked for in an hour, and compiling all of it was a tenth of the work of a start. A schema
 * that cannot be compiled fails the tests, which call every operation.
 */
export function compileWhenAsked(ajv: Ajv): void {
  const compile = ajv.compile.bind(ajv);
  ajv.compile = ((schema: Parameters<Ajv['compile']>[0]) => {
    let check: ReturnType<Ajv['compile']> | undefined;
    const whenAsked = (data: unknown, context?: Parameters<NonNullable<typeof check>>[1]) => {
      check ??= compile(schema);
      const holds = check(data, context);
      Object.assign(whenAsked, { errors: check.errors });
      return holds;
    };
    // Fastify hands over the parent of the data to what has this, as Ajv's own checks do.
    return Object.assign(whenAsked, { schema, schemaEnv: {} });
  }) as typeof ajv.compile;
}

const buildSerializers = SerializerSelector();

/** The same for what writes answers. */
export const serializeWhenAsked: typeof buildSerializers = (externalSchemas, options) => {
  const compile = buildSerializers(externalSchemas, options);
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => (write ??= compile(route))(answer);
  };
};
