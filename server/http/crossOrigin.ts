import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/** What the browser app sends besides the headers that are always allowed. */
const permission = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match',
  'access-control-max-age': '600',
} as const;

/**
 * Lets only the browser app of PUBLIC_URL call the APIs from its own origin, because each backend
 * can be another deployment. Callers are known by their token and never by a cookie, so
 * credentials are not allowed.
 */
export function registerCrossOrigin(app: FastifyInstance, config: Config): void {
  const { origin } = new URL(config.publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('vary', 'origin');
    if (request.headers.origin !== origin) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply.headers(permission).code(204).send();
  });
}
