import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { operations as DataOperations } from '#openapi/data.ts';
import type { operations as JobsOperations } from '#openapi/jobs.ts';
import type { operations as MatchingOperations } from '#openapi/matching.ts';
import type { operations as PlacesOperations } from '#openapi/places.ts';
import type { operations as ResumeOperations } from '#openapi/resume.ts';
import type { operations as UserOperations } from '#openapi/user.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { Output } from '#server/http/contractTypes.ts';
import type { FeedNetwork } from '#server/jobs/feeds/jobFeeds.ts';
import type { LogSink } from '#server/http/logging.ts';
import { openTokens } from '#server/identity/tokens.ts';
import { faultsOf, isNode, operationNamed } from '#tests/support/contract.ts';
import { testDatabase } from '#tests/support/database.ts';

export type Operations = UserOperations &
  DataOperations &
  JobsOperations &
  MatchingOperations &
  ResumeOperations &
  PlacesOperations;
export type OperationId = keyof Operations & string;

/** A verified person with an access token. */
export interface TestPerson {
  readonly userGuid: string;
  readonly email: string;
  readonly token: string;
  /** A candidate when absent. */
  readonly role?: 1 | 2 | 3 | 4;
}

export interface CallInput {
  readonly as?: TestPerson | null;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  /** Sent as Idempotency-Key. */
  readonly key?: string;
  /** Sent as multipart instead of a body. */
  readonly file?: SentFile;
}

export interface Refusal {
  readonly status: number;
  readonly code: unknown;
  readonly detail: unknown;
  readonly pointers: readonly unknown[];
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly person: (role?: 1 | 2 | 3 | 4) => Promise<TestPerson>;
  /** Any answer; it must fit its contract, whatever it is. What is no JSON comes as its bytes. */
  readonly call: (
    id: OperationId,
    input?: CallInput,
  ) => Promise<{ status: number; body: unknown; headers: Readonly<Record<string, unknown>> }>;
  /** The body of an answer that must be 200. */
  readonly ok: <Id extends OperationId>(
    id: Id,
    input?: CallInput,
  ) => Promise<Output<Operations[Id]>>;
  /** The problem of an answer that must not be 200. */
  readonly refused: (id: OperationId, input?: CallInput) => Promise<Refusal>;
  readonly close: () => Promise<void>;
}

/**
 * The real server over its own database, called by the operations of the contracts; every answer
 * is validated against its contract.
 * @param prepare fills the database before the server starts
 */
export async function openApi(
  options: {
    readonly prepare?: (database: Database) => Promise<unknown>;
    readonly now?: () => Date;
    readonly feedNetwork?: FeedNetwork;
    /** Settings besides the defaults. */
    readonly settings?: Readonly<Record<string, string>>;
    readonly logTo?: LogSink;
    /** Counts the processor time of each person's files, and nothing else. */
    readonly readingMsAnHour?: number;
  } = {},
): Promise<TestApi> {
  const database = await testDatabase();
  await options.prepare?.(database);
  const now = options.now ?? (() => new Date());
  const config = readConfig({ LOG_LEVEL: 'silent', EMPLOYER_CHECK: 'admin', ...options.settings });
  const app = await buildApp({
    config,
    database,
    now,
    webRoot: null,
    rateLimits: false,
    ...(options.readingMsAnHour ? { readingMsAnHour: options.readingMsAnHour } : {}),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    ...(options.feedNetwork ? { feedNetwork: options.feedNetwork } : {}),
  });
  const tokens = await openTokens({ database, now });

  const call: TestApi['call'] = async (id, input = {}) => {
    const operation = operationNamed(id);
    const response = await sendTo(app, id, input);
    const { statusCode: status, headers } = response;
    const isJson = /^application\/(problem\+)?json\b/u.test(String(headers['content-type']));
    const body: unknown = isJson ? JSON.parse(response.body) : response.rawPayload;
    expect(faultsOf(operation, status, body), `${id} answered ${status} ${response.body}`).toEqual(
      [],
    );
    return { status, body, headers };
  };

  return {
    app,
    database,
    call,
    person: async (role = 2) => {
      const email = `person-${randomUUID().slice(0, 8)}@example.com`;
      const account = await database.db
        .insertInto('account')
        .values({
          email,
          first_name: 'Robin',
          last_name: 'Sample',
          password_hash: null,
          role,
          company_guid: null,
          verified_at: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const { accessToken } = await tokens.issue(account);
      return { userGuid: account.user_guid, email, token: accessToken, role };
    },
    ok: async <Id extends OperationId>(id: Id, input?: CallInput) => {
      const { status, body } = await call(id, input);
      expect({ status, body }).toMatchObject({ status: 200 });
      return body as Output<Operations[Id]>;
    },
    refused: async (id, input) => {
      const { status, body, headers } = await call(id, input);
      expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
      expect(headers['content-type']).toContain('application/problem+json');
      const problem = isNode(body) ? body : {};
      const errors: readonly unknown[] = Array.isArray(problem['errors']) ? problem['errors'] : [];
      return {
        status,
        code: problem['code'],
        detail: problem['detail'],
        pointers: errors.map((error) => (isNode(error) ? error['pointer'] : null)),
      };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A file of a form. Its type is that of a PDF where none is given; null sends none. */
interface SentFile {
  readonly name: string;
  readonly content: Uint8Array;
  readonly type?: string | null;
}

/** Calls an operation. @returns the answer as it came */
export async function sendTo(app: FastifyInstance, id: OperationId, input: CallInput) {
  const operation = operationNamed(id);
  const url = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  const upload = input.file ? multipart(input.file) : null;
  return app.inject({
    method: operation.method,
    url,
    ...(input.query ? { query: input.query } : {}),
    headers: {
      ...(input.as ? { authorization: `Bearer ${input.as.token}` } : {}),
      ...(input.ifMatch === undefined ? {} : { 'if-match': input.ifMatch }),
      ...(input.key === undefined ? {} : { 'idempotency-key': input.key }),
      ...upload?.headers,
    },
    ...(upload ? { payload: upload.payload } : {}),
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  });
}

/** A file as a browser's form would send it. */
export function multipart(file: SentFile): {
  headers: Record<string, string>;
  payload: Buffer;
} {
  const boundary = `----test${randomUUID()}`;
  const { type = 'application/pdf' } = file;
  const head = [
    `--${boundary}`,
    `content-disposition: form-data; name="file"; filename="${file.name}"`,
    ...(type === null ? [] : [`content-type: ${type}`]),
    '',
    '',
  ].join('\r\n');
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(head),
      file.content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
