import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { testDatabase } from '#tests/support/database.ts';

let webRoot = '';
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  webRoot = await mkdtemp(join(tmpdir(), 'our-ability-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'assets', 'main-1a2b.js'), 'export {};');
  await writeFile(
    join(webRoot, 'assets', 'icon-5e6f.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await writeFile(
    join(webRoot, 'index.html'),
    '<!doctype html><head><meta name="oa-settings" content="{}" /><title>Our Ability</title></head>',
  );
  await writeFile(join(webRoot, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {};'));
  await writeFile(
    join(webRoot, 'pages.json'),
    JSON.stringify([
      {
        path: '/auth/login',
        title: 'Sign in – Our Ability',
        files: ['assets/LoginPage-3c4d.js', 'assets/form-5e6f.css'],
      },
      {
        path: '/candidate/jobs/job-details/:id',
        title: 'Pay & hours <new> – Our Ability',
        files: ['assets/JobDetailsPage-7a8b.js'],
      },
      { path: '/abli', files: ['"><script>'] },
      { path: '*', files: ['assets/app-9c0d.js'] },
    ]),
  );
});
afterAll(async () => {
  await database.close();
  await rm(webRoot, { recursive: true, force: true });
});

async function answers(
  env: Readonly<Record<string, string>>,
  requests: readonly { readonly method?: 'GET' | 'HEAD' | 'POST'; readonly url: string }[],
) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...env });
  const app = await buildApp({ config, database, webRoot });
  const given = await Promise.all(requests.map((request) => app.inject(request)));
  await app.close();
  return given;
}

/** The settings of the deployment in the page. */
function settingsIn(page: string): unknown {
  const content = /name="oa-settings" content="([^"]*)"/.exec(page)?.[1] ?? '';
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

test('answers every address outside the APIs with the page, revalidated each time', async () => {
  const urls = ['/', '/auth/register', '/no/such/place?x=1'];
  for (const answer of await answers(
    {},
    urls.map((url) => ({ url })),
  )) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<title>Our Ability</title>');
  }
  const [head] = await answers({}, [{ method: 'HEAD', url: '/' }]);
  expect(head?.statusCode).toBe(200);
});

test('caches hashed files for a year, and answers 404 for one of an older build', async () => {
  const [file, gone, sent] = await answers({}, [
    { url: '/assets/main-1a2b.js' },
    { url: '/assets/main-0000.js' },
    { method: 'POST', url: '/auth/login' },
  ]);
  expect(file?.headers['cache-control']).toContain('max-age=31536000');
  expect(file?.headers['cache-control']).toContain('immutable');
  expect(gone?.statusCode).toBe(404);
  expect(gone?.headers['content-type']).toBe('application/problem+json');
  expect(sent?.statusCode).toBe(404);
});

test("names the files of a page's first load in the page", async () => {
  const [login, details, other, wrong] = await answers({}, [
    { url: '/auth/login?reason=expired' },
    { url: '/candidate/jobs/job-details/12' },
    { url: '/auth/register' },
    { url: '/abli' },
  ]);
  expect(login?.body).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/LoginPage-3c4d.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/form-5e6f.css"></head>',
  );
  expect(details?.body).toContain('href="/assets/JobDetailsPage-7a8b.js"');
  expect(other?.body).toContain('href="/assets/app-9c0d.js"></head>');
  expect(wrong?.body).not.toContain('<script>');
});

test('sends the title of a page with it, because it is announced before any script runs', async () => {
  const [login, slash, details] = await answers({}, [
    { url: '/auth/login?reason=expired' },
    { url: '/auth/login/' },
    { url: '/candidate/jobs/job-details/12' },
  ]);
  expect(login?.body).toContain('<title>Sign in – Our Ability</title>');
  expect(slash?.body).toContain('<title>Sign in – Our Ability</title>');
  expect(details?.body).toContain('<title>Pay &amp; hours &lt;new> – Our Ability</title>');
  expect(details?.body).not.toContain('<title>Our Ability</title>');
});

test('sends with a script no header that is for documents, and with a picture all of them', async () => {
  const [page, script, picture] = await answers({}, [
    { url: '/auth/login' },
    { url: '/assets/main-1a2b.js' },
    { url: '/assets/icon-5e6f.svg' },
  ]);
  const documents = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'x-frame-options',
  ];
  const has = (headers: object | undefined) => documents.filter((name) => name in (headers ?? {}));
  expect([has(page?.headers), has(script?.headers), has(picture?.headers)]).toEqual([
    documents,
    [],
    documents,
  ]);
  expect(script?.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('sends the file that the build compressed', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database, webRoot });
  const url = '/assets/main-1a2b.js';
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  const plain = await app.inject({ url });
  await app.close();
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['content-type']).toContain('javascript');
  expect(small.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export {};');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe('export {};');
});

test('serves nothing outside the built files', async () => {
  const urls = ['/assets/../index.html', '/assets/%2e%2e/index.html', '/assets/..%2findex.html'];
  for (const answer of await answers(
    {},
    urls.map((url) => ({ url })),
  ))
    expect(answer.body).not.toContain('content="{}"');
});

test('tells the page where each backend is, and allows those addresses only', async () => {
  const env = { MATCHING_API_URL: 'https://match.example.org/v1' };
  const [page] = await answers(env, [{ url: '/' }]);
  expect(settingsIn(page?.body ?? '')).toMatchObject({
    apis: { matching: 'https://match.example.org/v1', user: '/api/user' },
    demoMailbox: true,
    samplePeople: true,
  });
  expect(page?.headers['content-security-policy']).toContain(
    "connect-src 'self' https://match.example.org;",
  );
});

test('offers the demo mailbox only when mails stay in the outbox', async () => {
  const [page] = await answers({ SMTP_URL: 'smtp://mail.example.org' }, [{ url: '/' }]);
  expect(settingsIn(page?.body ?? '')).toMatchObject({ demoMailbox: false });
});

test('tells the page after how many minutes an unused session ends', async () => {
  const [usual] = await answers({}, [{ url: '/' }]);
  const [never] = await answers({ SESSION_IDLE_MINUTES: '0' }, [{ url: '/' }]);
  expect(settingsIn(usual?.body ?? '')).toMatchObject({ sessionIdleMinutes: 60 });
  expect(settingsIn(never?.body ?? '')).toMatchObject({ sessionIdleMinutes: 0 });
});

test('tells browsers to stay on https', async () => {
  const [plain] = await answers({}, [{ url: '/' }]);
  const [secure] = await answers({ PUBLIC_URL: 'https://jobs.example.org' }, [{ url: '/' }]);
  expect(plain?.headers['strict-transport-security']).toBeUndefined();
  expect(secure?.headers['strict-transport-security']).toContain('max-age=');
});
