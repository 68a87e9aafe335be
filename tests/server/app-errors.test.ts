import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNode } from '#tests/support/contract.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';

let api: TestApi;
let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  api = await openApi();
  app = api.app;
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const signIn = { method: 'POST', url: '/api/user/signIn' } as const;

test.each([
  ['JSON that is cut', { ...signIn, headers: json, payload: '{"Email":' }, 400],
  ['an empty JSON body', { ...signIn, headers: json, payload: '' }, 400],
  ['no body', signIn, 400],
  [
    'no body where many operations share one',
    { method: 'POST', url: '/api/user/resetPassword' },
    400,
  ],
  ['a list where an object belongs', { ...signIn, headers: json, payload: '[]' }, 400],
  [
    'a field too many',
    {
      ...signIn,
      headers: json,
      payload: '{"Email":"ana@example.com","Password":"x","Admin":true}',
    },
    400,
  ],
  ['a poisoned prototype', { ...signIn, headers: json, payload: '{"__proto__":{"role":1}}' }, 400],
  [
    'a form instead of JSON',
    {
      ...signIn,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'Email=a',
    },
    415,
  ],
  [
    'plain text',
    {
      ...signIn,
      headers: { 'content-type': 'text/plain' },
      payload: '{"Email":"ana@example.com"}',
    },
    415,
  ],
  [
    'a file where JSON belongs',
    {
      ...signIn,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    },
    415,
  ],
  [
    'a problem sent as a request',
    { ...signIn, headers: { 'content-type': 'application/problem+json' }, payload: '{}' },
    415,
  ],
  ['XML', { ...signIn, headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415],
  [
    'a body of three megabytes',
    { ...signIn, headers: json, payload: `{"Email":"${'x'.repeat(3e6)}"}` },
    413,
  ],
  ['an address no contract has', { method: 'GET', url: '/api/user/nothing' }, 404],
  ['a method no contract has', { method: 'DELETE', url: '/api/user/signIn' }, 404],
  ['an API that does not exist', { method: 'GET', url: '/api/admin' }, 404],
  [
    'a path that cannot be decoded',
    { method: 'GET', url: '/api/user/User/getByUserId/%E0%A4%A' },
    400,
  ],
  [
    'no token',
    { method: 'GET', url: '/api/user/User/getByUserId/6dcf9b4e-15c2-4a86-9a53-0a3f3a1e7f10' },
    401,
  ],
] as const)('%s is answered with a problem', async (_what, request, status) => {
  const answer = await app.inject(request);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  const problem: unknown = answer.json();
  expect(problem).toMatchObject({ type: 'about:blank', status });
  if (!isNode(problem)) throw new Error('not an object');
  expect(problem['title']).not.toBe('Problem');
  for (const name of ['title', 'detail', 'code', 'traceId'])
    expect(problem[name], name).toMatch(/^\S.+/);
  expect(String(problem['detail'])).not.toMatch(/FST_|ajv|at .+\.ts/);
});

test('names each wrong field by its pointer', async () => {
  const refusal = await api.refused('signUp', { body: { FirstName: ' ', Email: 'no', Role: '2' } });
  expect(refusal).toMatchObject({ status: 400, code: 'invalid_request' });
  expect([...refusal.pointers].sort()).toEqual(
    ['/CompanyGuid', '/Email', '/Email', '/FirstName', '/LastName', '/Password', '/Role'].sort(),
  );
});

test('limits the body of public operations to 16 kB', async () => {
  const payload = `{"Email":"${'x'.repeat(20_000)}"}`;
  const answer = await app.inject({ ...signIn, headers: json, payload });
  expect(answer.statusCode).toBe(413);
});

test('reports at most fifty errors of a body', async () => {
  const person = await api.person();
  const skills = Array.from({ length: 100_000 }, () => 1);
  const { status, pointers } = await api.refused('candidateInsights', {
    as: person,
    body: { candidate_data: { work_experience: [], education: [], skills } },
  });
  expect(status).toBe(400);
  expect(pointers).toHaveLength(50);
});

test('rejects an id in another notation without a database error', async () => {
  const person = await api.person();
  const other = `urn:uuid:${person.userGuid}`;
  const body = { UserGuid: person.userGuid };
  for (const refusal of [
    await api.refused('getJob', { as: person, path: { id: other } }),
    await api.refused('updateUserProfile', { as: person, path: { ProfileId: other }, body }),
  ])
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_request' });
});

/** Writes bytes to the listening server and reads until it closes the connection. */
const raw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });

test('answers bytes that are not HTTP with a problem', async () => {
  const answer = await raw('HELLO WORLD\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('application/problem+json');
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status: 400 });
});

test('rejects endless headers and keeps serving', async () => {
  const endless = `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`;
  expect(await raw(endless)).toMatch(/^HTTP\/1\.1 431 /);
  const health = await fetch(`http://127.0.0.1:${port}/health`);
  expect(health.status).toBe(200);
});

test('keeps serving when a connection is cut in the middle of a body', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head =
        'POST /api/user/signIn HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
      socket.write(`${head}content-length: 500\r\n\r\n{"Email":`, () => {
        socket.destroy();
        resolve();
      });
    });
  });
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});

test('names the database in the health answer', async () => {
  const answer = await app.inject('/health');
  expect(answer.json()).toEqual({ status: 'ok', database: api.database.kind });
});

test('answers a problem without internals when the database is gone', async () => {
  const broken = await openApi();
  await broken.database.db.schema.dropTable('one_time_code').cascade().execute();
  const body = { email: 'somebody@example.com', code: '123456' };
  await broken.database.db
    .insertInto('account')
    .values({
      email: body.email,
      first_name: 'A',
      last_name: 'B',
      password_hash: null,
      role: 2,
      company_guid: null,
    })
    .execute();
  const { detail, ...problem } = await broken.refused('verifyOTP', { body });
  expect(problem).toMatchObject({ status: 500, code: 'internal' });
  expect(String(detail)).not.toContain('one_time_code');
  expect((await broken.app.inject('/health')).statusCode).toBe(200);
  await broken.close();
});

test('sends the security headers with every answer and error', async () => {
  for (const url of ['/health', '/api/user/nothing']) {
    const { headers } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('forbids caches to store answers about people', async () => {
  const person = await api.person();
  const path = { id: person.userGuid };
  const { headers } = await api.call('getUser', { as: person, path });
  expect(headers['cache-control']).toBe('no-store');
});
