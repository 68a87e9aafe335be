import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { testDatabase } from '#tests/support/database.ts';

const page = 'https://jobs.example.org';
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: `${page}/` });
  app = await buildApp({ config, database, webRoot: null });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = (origin: string, url = '/api/user/User/6dcf9b4e-15c2-4a86-9a53-0a3f3a1e7f10') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,if-match',
    },
  });

test('lets the app of PUBLIC_URL call a backend deployed elsewhere', async () => {
  const asked = await ask(page);
  expect(asked.statusCode).toBe(204);
  expect(asked.headers['access-control-allow-origin']).toBe(page);
  expect(asked.headers['access-control-allow-methods']).toContain('PUT');
  for (const name of ['authorization', 'content-type', 'if-match'])
    expect(asked.headers['access-control-allow-headers']).toContain(name);
});

test('lets the app read answers and errors there', async () => {
  const companies = await app.inject({ url: '/api/jobs/company', headers: { origin: page } });
  const refusal = await app.inject({
    url: '/api/user/User/getByUserId/6dcf9b4e-15c2-4a86-9a53-0a3f3a1e7f10',
    headers: { origin: page },
  });
  expect([companies.statusCode, refusal.statusCode]).toEqual([200, 401]);
  for (const { headers } of [companies, refusal]) {
    expect(headers['access-control-allow-origin']).toBe(page);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(headers['vary'])).toContain('origin');
  }
});

test.each(['https://jobs.example.org.evil.example', 'http://jobs.example.org', 'null'])(
  'refuses a page of %s',
  async (origin) => {
    const asked = await ask(origin);
    expect(asked.statusCode).toBe(404);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
    const companies = await app.inject({ url: '/api/jobs/company', headers: { origin } });
    expect(companies.headers['access-control-allow-origin']).toBeUndefined();
    expect(String(companies.headers['vary'])).toContain('origin');
  },
);
