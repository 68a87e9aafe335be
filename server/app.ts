import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type RawServerDefault } from 'fastify';
import { RESUME_MAX_BYTES } from '#domain/limits.ts';
import { documentedApis } from '#server/apiDocs/apis.ts';
import { registerApiDocs } from '#server/apiDocs/registerApiDocs.ts';
import { tellEverySeconds, tellOfViews, tellWork } from '#server/administration/tellEnded.ts';
import { registerBackends } from '#server/backends.ts';
import type { Config } from '#server/config.ts';
import { boundHolds } from '#server/database/boundHolds.ts';
import type { Database } from '#server/database/connect.ts';
import { askFor, sweep, sweepEverySeconds, sweepWork } from '#server/sweep.ts';
import { registerCrossOrigin } from '#server/http/crossOrigin.ts';
import { connectionErrors, registerErrors } from '#server/http/errors.ts';
import { noRateLimits, openRateLimits } from '#server/http/limits.ts';
import { compileWhenAsked, serializeWhenAsked } from '#server/http/lazySchemas.ts';
import { type LogSink, loggerFor } from '#server/http/logging.ts';
import { Problem } from '#server/http/problem.ts';
import { registerSecurityHeaders } from '#server/http/securityHeaders.ts';
import { openUploadFolder } from '#server/http/uploadFolder.ts';
import { openUploads } from '#server/http/uploads.ts';
import { registerWebApp } from '#server/http/webApp.ts';
import { openKnownDevices } from '#server/identity/knownDevices.ts';
import { secretFor } from '#server/identity/sharedSecret.ts';
import { openTokens } from '#server/identity/tokens.ts';
import {
  feedsEverySeconds,
  feedWork,
  type FeedNetwork,
  openJobFeeds,
} from '#server/jobs/feeds/jobFeeds.ts';
import { openJobIndexes } from '#server/jobs/indexes/openIndexes.ts';
import { openPostings } from '#server/jobs/postings.ts';
import { type MailTexts, readMailTexts } from '#server/i18n/mailTexts.ts';
import { openMailer } from '#server/mail/mailer.ts';
import { openReadingShare, processorMsAnHour } from '#server/resumes/readingShare.ts';
import { openResumeReader } from '#server/resumes/resumeReader.ts';
import { mailSecretFor } from '#server/savedSearches/mailTokens.ts';
import { alertsEverySeconds, alertsWork, sendAlerts } from '#server/savedSearches/sendAlerts.ts';
import type { Services } from '#server/services.ts';
import { openWorkQueue } from '#server/workQueue/workQueue.ts';

/** No request needs the database for longer at once. */
const longestHoldMs = 30_000;

export interface AppOptions {
  readonly config: Config;
  /** Migrated. Closed by its owner, not by the app. */
  readonly database: Database;
  readonly now?: () => Date;
  /** Folder of the built browser app; null serves the APIs alone. */
  readonly webRoot: string | null;
  /** Off only where a test makes more calls in a second than a person in an hour. */
  readonly rateLimits?: boolean;
  /**
   * Processor time in which one person's resumes are read. It counts also without rate limits,
   * when given.
   */
  readonly readingMsAnHour?: number;
  /** The languages people may choose, with their texts; those of server/i18n when not given. */
  readonly mailTexts?: MailTexts;
  /**
   * Where files stand while they are received; otherwise a closed folder of its own among the
   * temporary files of the machine.
   */
  readonly uploadFolder?: string;
  /** Standard output when not given. */
  readonly logTo?: LogSink;
  /** Where feeds may be read from; the public internet when not given. */
  readonly feedNetwork?: FeedNetwork;
}

/**
 * The whole server, the same for tests and production; start.ts only listens.
 * @throws ContractError when the contract and its handlers or policies differ
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, now = () => new Date() } = options;
  const app: FastifyInstance = fastify<RawServerDefault>({
    logger: loggerFor(config, options.logTo),
    genReqId: () => randomUUID(),
    bodyLimit: 2 * 1024 * 1024,
    // Ten megabytes on a slow line take minutes. A request that never ends must not keep its
    // connection.
    requestTimeout: 5 * 60 * 1000,
    trustProxy: (_address, hop) => hop < config.proxyHops,
    ajv: {
      customOptions: { removeAdditional: false, allErrors: true, coerceTypes: false },
      onCreate: compileWhenAsked,
    },
    schemaController: { compilersFactory: { buildSerializer: serializeWhenAsked } },
    routerOptions: { ignoreTrailingSlash: true },
    ...connectionErrors,
  });
  registerErrors(app);
  // No contract takes plain text, and a body without a schema would reach the handlers
  // unchecked.
  app.removeContentTypeParser('text/plain');
  // Only answers have this type. Without a parser, the contract wiring warns that nobody can
  // read it.
  app.addContentTypeParser('application/problem+json', async () => {
    throw new Problem(415, 'unsupported_media_type', 'The server reads JSON at this address.');
  });
  // Mail programs send a form to stop mails (RFC 8058), and so does our own page. Nothing in it is
  // read.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _form, done) => done(null, undefined),
  );
  await registerSecurityHeaders(app, config);
  registerCrossOrigin(app, config);
  await app.register(compress, { threshold: 1024 });
  await app.register(multipart, {
    limits: { fileSize: RESUME_MAX_BYTES, files: 1, fields: 0, parts: 1 },
  });

  // The embedded database answers in this very process; it cannot be lost.
  if (database.kind === 'postgresql') {
    const stopBounding = boundHolds(database.pool, longestHoldMs);
    app.addHook('onClose', async () => stopBounding());
  }

  const workQueue = openWorkQueue(database, app.log);
  const texts = options.mailTexts ?? readMailTexts(config.production);
  const { mailer, work } = openMailer({ config, database, texts, now, workQueue, log: app.log });
  const jobFeeds = openJobFeeds({
    database,
    now,
    workQueue,
    log: app.log,
    ...(options.feedNetwork && { network: options.feedNetwork }),
  });
  let stopAsking: () => void = () => undefined;
  app.addHook('onReady', async () => {
    await workQueue.start([
      ...work,
      jobFeeds.work,
      { work: sweepWork, run: sweep({ config, database, mailer, now }) },
      { work: alertsWork, run: sendAlerts(services) },
      { work: tellWork, run: tellOfViews(services) },
    ]);
    stopAsking = await askFor(app, workQueue, [
      { work: sweepWork, everySeconds: sweepEverySeconds },
      { work: feedWork, everySeconds: feedsEverySeconds },
      { work: alertsWork, everySeconds: alertsEverySeconds },
      { work: tellWork, everySeconds: tellEverySeconds },
    ]);
  });
  app.addHook('onClose', async () => {
    stopAsking();
    jobFeeds.stop();
    await workQueue.stop();
  });
  const limitSecret = await secretFor(database.db, 'rate limits');
  const readingMsAnHour =
    options.readingMsAnHour ?? (options.rateLimits === false ? Infinity : processorMsAnHour);
  const resumeReader = openResumeReader(openReadingShare(database, limitSecret, readingMsAnHour));
  const indexes = await openJobIndexes(database, now);
  const uploadFolder = openUploadFolder(options.uploadFolder ?? null);
  await uploadFolder.sweep();
  app.addHook('onClose', () => uploadFolder.close());
  const services: Services = {
    config,
    database,
    now,
    mailer,
    languages: [...texts.keys()],
    texts,
    mailSecret: await mailSecretFor(database.db),
    tokens: await openTokens({
      database,
      now,
      sessionIdleMinutes: config.sessionIdleMinutes,
    }),
    knownDevices: openKnownDevices(await secretFor(database.db, 'known devices'), config.publicUrl),
    jobMatcher: indexes.jobMatcher,
    jobSearch: indexes.jobSearch,
    postings: openPostings(database, indexes),
    jobFeeds,
    resumeReader,
    receiveUpload: openUploads(uploadFolder),
  };
  app.addHook('onClose', () => resumeReader.close());
  const stopFollowing = await indexes.follow((error) => {
    app.log.error({ err: error }, 'reading changed postings failed');
  });
  app.addHook('onClose', stopFollowing);
  app.get('/health', async () => {
    await database.db.selectFrom('seed_run').select('name').limit(1).execute();
    return { status: 'ok', database: database.kind };
  });
  const rateLimits =
    options.rateLimits === false ? noRateLimits : openRateLimits(database, limitSecret);
  await registerBackends(app, services, rateLimits);
  await registerApiDocs(app, documentedApis(config.apiBases));
  await registerWebApp(app, { config, webRoot: options.webRoot });
  return app;
}
