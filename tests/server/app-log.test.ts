import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { loggedError } from '#server/http/logging.ts';
import { goodPassword, readMail, signUpBody } from '#tests/support/accounts.ts';
import { bodyOf } from '#tests/support/requests.ts';
import { testDatabase } from '#tests/support/database.ts';

const lines: string[] = [];
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'debug' }),
    database,
    webRoot: null,
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/user${path}`, payload });

test('warns of nothing when it starts', () => {
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('logs no password, token, code, address or person during sign-up', async () => {
  const body = signUpBody();
  const secrets = [body.Email, goodPassword, 'Meadow%Kettle88'];
  const mail = async () => {
    const answer = await app.inject({ url: '/api/user/mailbox', query: { to: body.Email } });
    const [newest] = answer.json<{ subject: string; text: string }[]>();
    return readMail(newest ?? { subject: '', text: '' });
  };
  const { signUp } = (await post('/signUp', body)).json();
  const { code, link } = await mail();
  secrets.push(link.get('token') ?? '', link.get('user') ?? '', signUp);
  await post('/verifyOTP', { email: body.Email, code: 'wrong', signUp });
  await post('/verifyAccount', { user: link.get('user'), token: 'wrong', signUp });
  await post('/verifyOTP', { email: body.Email, code, signUp });
  await post('/signIn', { Email: body.Email, Password: 'Meadow%Kettle88' });
  const session = (await post('/signIn', { Email: body.Email, Password: goodPassword })).json();
  const renewed = (
    await post('/api/auth/token/refresh/', { refresh: session.refreshToken })
  ).json();
  secrets.push(session.accessToken, session.refreshToken, session.idToken, renewed.access);
  await app.inject({
    url: `/api/user/User/getByUserId/${session.userDetails.UserGuid}`,
    query: { note: body.Email },
    headers: { authorization: `Bearer ${renewed.access}` },
  });
  await post('/resetPassword', { email: body.Email });
  await database.db.schema.alterTable('one_time_code').renameTo('one_time_code_away').execute();
  expect((await post('/resetPassword', { email: body.Email })).statusCode).toBe(500);
  await database.db.schema.alterTable('one_time_code_away').renameTo('one_time_code').execute();

  const log = lines.join('');
  expect(log).toContain('/api/user/User/getByUserId/:id');
  expect(log).toContain('one_time_code');
  expect(secrets.filter((secret) => secret === '')).toEqual([]);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test('logs no accommodation and no word of it, also when saving or sharing fails', async () => {
  const body = signUpBody();
  await post('/signUp', body);
  const answer = await app.inject({ url: '/api/user/mailbox', query: { to: body.Email } });
  const [mail] = answer.json<{ subject: string; text: string }[]>();
  const { code } = readMail(mail ?? { subject: '', text: '' });
  await post('/verifyOTP', { email: body.Email, code });
  const session = (await post('/signIn', { Email: body.Email, Password: goodPassword })).json();
  const id = session.userDetails.UserGuid;
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${session.accessToken}` };
    const reply = await app.inject({
      method,
      url: `/api/user${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return reply.statusCode;
  };
  const began = lines.length;
  const saved = {
    ...bodyOf('createUserAccommodation', id),
    PreferSR: true,
    OtherAccommodation: true,
    OtherAccommodationText: 'A lamp that does not hum',
  };
  const share = {
    candidatePersonId: id,
    items: [{ key: 'PreferSR', statement: 'Please send tagged documents.' }],
    audience: 'applied_companies',
    companyGuid: null,
    purpose: 'interview',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    isAdult: true,
  };
  expect(await call('POST', '/userAccommodation', saved)).toBe(200);
  expect(await call('POST', '/userAccommodation', { ...saved, PreferSR: 'yes' })).toBe(400);
  expect(await call('POST', '/disclosure/share', share)).toBe(200);
  expect(await call('POST', '/disclosure/share', { ...share, items: 'PreferSR' })).toBe(400);
  expect(await call('GET', `/userAccommodation/getByUserId/${id}`)).toBe(200);
  expect(await call('GET', `/disclosure/ledger/${id}`)).toBe(200);
  for (const [table, path, payload] of [
    ['user_accommodation', '/userAccommodation', saved],
    ['fact_share', '/disclosure/share', share],
  ] as const) {
    const { schema } = database.db;
    await schema.withSchema('disclosure').alterTable(table).renameTo('away').execute();
    expect(await call('POST', path, payload)).toBe(500);
    await schema.withSchema('disclosure').alterTable('away').renameTo(table).execute();
  }
  const log = lines.slice(began).join('');
  expect(log).toContain('"level":50');
  const words = [
    ...ACCOMMODATION_KEYS,
    'OtherAccommodationText',
    saved.OtherAccommodationText,
    share.items[0]?.statement ?? '',
  ];
  expect(words.filter((word) => log.includes(word))).toEqual([]);
});

test('logs a server error under the trace id of its answer', async () => {
  await database.db.schema.alterTable('refresh_token').renameTo('refresh_token_away').execute();
  await database.db.schema.alterTable('account').renameTo('account_away').execute();
  const answer = await post('/signIn', { Email: 'a@example.com', Password: goodPassword });
  await database.db.schema.alterTable('refresh_token_away').renameTo('refresh_token').execute();
  await database.db.schema.alterTable('account_away').renameTo('account').execute();
  expect(answer.statusCode).toBe(500);
  const { traceId } = answer.json<{ traceId: string }>();
  const entry = lines.find((line) => line.includes('"level":50') && line.includes(traceId));
  expect(entry).toContain('account');
});

test('logs the place of an error, without its row and addresses', () => {
  const error = Object.assign(new Error('no mailbox robin@example.com here'), {
    code: '23505',
    detail: 'Key (email)=(robin@example.com) already exists.',
    where: 'row 3',
  });
  const logged = loggedError(new Error('outer', { cause: error }));
  const text = JSON.stringify(logged);
  expect(text).not.toContain('robin');
  expect(text).not.toContain('row 3');
  expect(text).toContain('23505');
  expect(text).toContain('app-log.test.ts');
});

test('names each of several failures', () => {
  const failures = [new Error('no row for robin@example.com'), new TypeError('no table')];
  expect(loggedError(new AggregateError(failures, 'Some remain.'))).toMatchObject({
    message: 'Some remain.',
    errors: [
      { type: 'Error', message: 'no row for [address]' },
      { type: 'TypeError', message: 'no table' },
    ],
  });
});
