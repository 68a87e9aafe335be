// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { type Profiler, Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import pg from 'pg';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { workAtRest } from '#tests/support/workAtRest.ts';

/** docs/one-save.md is held against a real save: page and server run in this process. */

const root = join(import.meta.dirname, '../..');
const MOST = 22;

let api: TestApi;
let person: TestPerson;
const inspector = new Session();

/** The page's calls, answered by the server of this process. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = await request.text();
  const { body, statusCode, headers } = await api.app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload ? { payload } : {}),
  });
  return new Response(body, {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
  });
}

beforeAll(async () => {
  api = await openApi();
  person = await api.person();
  Reflect.get(window, 'happyDOM').setURL('http://localhost/candidate/skills');
  vi.stubGlobal('fetch', answer);
  inspector.connect();
  inspector.post('Profiler.enable');
  inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
});

afterAll(async () => {
  cleanup();
  inspector.disconnect();
  vi.unstubAllGlobals();
  await api.close();
});

/** The files of ours in which a function was called since the last time. */
function filesRun(): string[] {
  let scripts: Profiler.ScriptCoverage[] = [];
  inspector.post('Profiler.takePreciseCoverage', (_error, found) => {
    scripts = found.result;
  });
  return scripts
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]?.count !== 0),
    )
    .map(({ url }) => relative(root, url.replace('file://', '')))
    .filter((path) => /^(src|machines|domain|server)\/.*\.tsx?$/.test(path));
}

async function openSkills(): Promise<HTMLElement> {
  const { writeSession } = await import('#src/session/storage.ts');
  const { token, userGuid: UserGuid, email: Email } = person;
  writeSession({
    tokens: { access: token, refresh: token, id: token },
    role: 2,
    userDetails: { UserGuid, Email, FirstName: 'Robin', LastName: 'Sample' },
    reloadedAt: null,
    renewals: 0,
  });
  const { setUpText } = await import('#src/i18n/setup.ts');
  await setUpText();
  const { startSession } = await import('#src/session/session.ts');
  const { realSessionCalls } = await import('#src/api/actors/session.ts');
  const { viewGate } = await import('#src/session/view.ts');
  startSession(realSessionCalls, viewGate);
  const { queryClient: client } = await import('#src/api/queryClient.ts');
  const { default: Skills } = await import('#src/pages/candidate/sections/SkillsSection.tsx');
  await act(async () => {
    render(
      createElement(
        MemoryRouter,
        null,
        createElement(QueryClientProvider, { client }, createElement(Skills)),
      ),
    );
  });
  return screen.findByRole('textbox', { name: 'Add a skill' }, { timeout: 60_000 });
}

/** Presses Add, and gives the files that ran until the INSERT was sent. */
async function pressAdd(): Promise<string[]> {
  let files: string[] | null = null;
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (JSON.stringify(given[0]).includes(String.raw`into \"user_skill\"`)) files ??= filesRun();
    return Reflect.apply(query, this, given);
  });
  filesRun();
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
  });
  await vi.waitUntil(() => files, { timeout: 60_000 });
  vi.restoreAllMocks();
  return files ?? [];
}

test('passes a skill through at most 22 files from the press to its row', async () => {
  const page = await readFile(join(root, 'docs/one-save.md'), 'utf8');
  const [, way = '', others = ''] = page.split(/^## (?:The way|Asked on the way)$/m);
  const named = (text: string) => [...text.matchAll(/`((?:src|machines|domain|server)\/[^`]*)`/g)];
  const onTheWay = named(way).map(([, path]) => String(path));
  const besides = named(others).map(([, path]) => String(path));

  const input = await openSkills();
  await act(async () => {
    fireEvent.change(input, { target: { value: 'Braille' } });
  });
  await workAtRest(api.database.db);
  const ran = await pressAdd();
  expect(onTheWay.length).toBeLessThanOrEqual(MOST);
  expect(onTheWay.filter((path) => !ran.includes(path))).toEqual([]);
  const isNamed = (path: string) =>
    onTheWay.includes(path) ||
    besides.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one));
  expect(ran.filter((path) => !isNamed(path))).toEqual([]);
});
