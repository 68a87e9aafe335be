import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { maxResumeBytes } from '#domain/limits.ts';
import { registerBackends } from '#server/backends.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { registerErrors } from '#server/http/errors.ts';
import { Problem } from '#server/http/problem.ts';
import { registerSecurityHeaders } from '#server/http/securityHeaders.ts';
import { registerWebApp } from '#server/http/webApp.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { openJobMatcher } from '#server/matching/jobMatcher.ts';
import { openResumeReader } from '#server/resumes/parseResume.ts';
import type { Services } from '#server/services.ts';

export interface AppOptions {
  readonly config: Config;
  /** Migrated. Closed by its owner, not by the app. */
  readonly database: Database;
  readonly now?: () => Date;
  /** Folder of the built browser app; null serves the APIs alone. */
  readonly webRoot: string | null;
  /** Off only where a test makes more calls in a second than a person in an hour. */
  readonly rateLimits?: boolean;
}

/**
 * The whole server, the same for tests and production; start.ts only listens.
 * @throws ContractError when the contract and its handlers or policies differ
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, now = () => new Date() } = options;
  const app = fastify({
    // The path of a request can name a person; the route's pattern says enough.
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: {
              req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
            },
          },
    genReqId: () => randomUUID(),
    bodyLimit: 2 * 1024 * 1024,
    trustProxy: config.production,
    ajv: { customOptions: { removeAdditional: false, allErrors: true, coerceTypes: false } },
    routerOptions: { ignoreTrailingSlash: true },
  });
  registerErrors(app);
  await registerSecurityHeaders(app, config);
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, { limits: { fileSize: maxResumeBytes, files: 1, fields: 0, parts: 1 } });
  await app.register(rateLimit, {
    global: false,
    hook: 'onRequest',
    enableDraftSpec: true,
    ...(options.rateLimits === false ? { allowList: () => true } : {}),
    errorResponseBuilder: (_request, context) =>
      new Problem(429, 'too_many_requests', `Too many tries. Please wait ${context.after} and try again.`, {
        retryAfter: Math.ceil(context.ttl / 1000),
      }),
  });

  const resumeReader = openResumeReader();
  const services: Services = {
    config,
    database,
    now,
    mailer: openMailer({ config, database, now }),
    tokens: await openTokens({ database, now }),
    jobMatcher: await openJobMatcher({ database, now }),
    resumeReader,
  };
  app.addHook('onClose', () => resumeReader.close());
  app.get('/health', async () => {
    await database.db.selectFrom('seed_run').select('name').limit(1).execute();
    return { status: 'ok', database: database.kind };
  });
  await registerBackends(app, services);
  await registerWebApp(app, { config, webRoot: options.webRoot });
  return app;
}
