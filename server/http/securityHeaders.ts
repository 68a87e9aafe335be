import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';

const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What a browser reads of a document and of nothing else. It is 0.8 kB, and a page asks for up to
 * a hundred files.
 */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** For a script, a style sheet or a font. */
export function leaveOutDocumentHeaders(reply: FastifyReply): void {
  for (const name of ofDocuments) reply.removeHeader(name);
}

/**
 * Tokens are in the tab's storage (product spec, section 3), so only our own scripts may run: a
 * strict policy with Trusted Types. The app may call its own server and the configured backends
 * only.
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
  // Helmet does not know it. The app copies text, and uses nothing else of a device.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy);
  });
}
