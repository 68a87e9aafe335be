import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Tokens live in the tab's storage (product spec, section 3), so no script but our own may ever run: a strict policy with
 * Trusted Types. Other deployments of a backend are the only other addresses that may be called.
 */
export async function registerSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const elsewhere = Object.values(config.apiBases)
    .filter((base) => base.startsWith('http'))
    .map((base) => new URL(base).origin);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...new Set(elsewhere)],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ["'none'"],
      },
    },
    hsts: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
}
