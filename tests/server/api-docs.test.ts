import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import user from '#openapi/user.json' with { type: 'json' };
import { documentedApis } from '#server/apiDocs/apis.ts';
import { callsOf } from '#server/apiDocs/document.ts';
import { apiPage } from '#server/apiDocs/page.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent' });
  app = await buildApp({ config, database, webRoot: null });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const apis = documentedApis(readConfig({}).apiBases);

test('shows every operation of every contract on the page of its API', async () => {
  for (const { name, contract } of apis) {
    const answer = await app.inject(`/api/docs/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const calls = callsOf(contract);
    expect(calls.length).toBeGreaterThan(0);
    for (const { method, path, operation } of calls) {
      expect(answer.body).toContain(`<h3 id="${operation.operationId}">`);
      expect(answer.body).toContain(`${method} /api/${name}${path}`);
    }
  }
});

test('shows an example of what a call sends', async () => {
  const { body } = await app.inject('/api/docs/user');
  expect(body).toContain('&quot;SkillName&quot;: &quot;Excel&quot;');
});

test('leads from the overview to each API and from a field to its type', async () => {
  const overview = await app.inject('/api/docs');
  for (const { name } of apis) expect(overview.body).toContain(`href="/api/docs/${name}"`);
  for (const { name } of apis) {
    const { body } = await app.inject(`/api/docs/${name}`);
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const missing = [...body.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id));
    expect(missing).toEqual([]);
  }
});

test('needs no script and no style of its own under the strict policy', async () => {
  const answer = await app.inject('/api/docs/user');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).not.toMatch(/<script|<style| style=|https?:\/\//);
  const style = await app.inject('/api/docs/style.css');
  expect(style.headers['content-type']).toContain('text/css');
});

test('gives the contract itself to programs', async () => {
  const answer = await app.inject('/api/docs/user.json');
  expect(answer.json()).toEqual(user);
});

test('says who may call an operation, as its contract does', async () => {
  const { body } = await app.inject('/api/docs/user');
  const who = (id: string) =>
    new RegExp(`<code>${id}</code>[^<]*</p>\\s*<p>Who may call it: ([^<]*)</p>`).exec(body)?.[1];
  expect(who('signIn')).toBe('Anybody.');
  expect(who('listSessions')).toBe('Everybody who is signed in.');
  expect(who('createUserSkill')).toBe('A candidate, about themselves.');
  expect(who('getUserSkills')).toBe(
    'A candidate, about themselves. A job coach with whom the candidate shares their profile. A company that may see the profile of the candidate.',
  );
  expect(who('listAllCandidates')).toBe('An administrator. A job coach of the provider.');
});

test('writes what a contract says as text', () => {
  const contract = {
    info: { title: 'A <b>trial</b>' },
    paths: { '/a': { get: { operationId: 'a', security: [], summary: '<i>"x" & y</i>' } } },
  };
  const trial = { name: 'trial', base: '/api/trial', contract };
  expect(apiPage([trial], trial)).toContain('&lt;i&gt;&quot;x&quot; &amp; y&lt;/i&gt;');
});
