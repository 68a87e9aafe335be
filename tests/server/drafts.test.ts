import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_KEPT_DAYS } from '#domain/limits.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const save = (Kind: string, Data: object, Version = 1) =>
  api.ok('saveDraft', { as: robin, path: { Kind }, body: { Version, Data } });
const list = (as = robin) => api.ok('listDrafts', { as });
const kinds = async (as = robin) => (await list(as)).map((draft) => draft.Kind);
const put = (kind: string, payload: string, app = api.app) =>
  app.inject({
    method: 'PUT',
    url: `/api/user/draft/${kind}`,
    headers: { authorization: `Bearer ${robin.token}`, 'content-type': 'application/json' },
    payload,
  });

const opened: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});
/** Another server on the same database. */
async function openApp(LOG_LEVEL = 'silent', write: (line: string) => void = () => undefined) {
  const config = readConfig({ LOG_LEVEL });
  const { database } = api;
  const app = await buildApp({ config, database, now, webRoot: null, logTo: { write } });
  opened.push(app);
  return app;
}

it('are returned as typed, newest first, until they are discarded', async () => {
  const typed = { SchoolName: '  Lakeside ', rows: [{ Year: 2019, Ongoing: false }, null] };
  const kept = await save('education.new', typed, 3);
  expect(kept).toMatchObject({ Kind: 'education.new', Version: 3, Data: typed });
  ahead += 1000;
  await save('skills', { SkillName: 'Wel' });
  expect(await list()).toMatchObject([
    { Kind: 'skills', Data: { SkillName: 'Wel' } },
    { Kind: 'education.new', Version: 3, Data: typed, SavedAt: kept.SavedAt },
  ]);
  await api.ok('deleteDraft', { as: robin, path: { Kind: 'skills' } });
  await api.ok('deleteDraft', { as: robin, path: { Kind: 'skills' } });
  expect(await kinds()).toEqual(['education.new']);
});

it('keeps the last write, whole', async () => {
  await save('about-you', { FirstName: 'Rob', Phone: '315-555-0142' }, 1);
  await save('about-you', { FirstName: 'Robin' }, 2);
  expect(await list()).toMatchObject([{ Version: 2, Data: { FirstName: 'Robin' } }]);
  await Promise.all(Array.from({ length: 8 }, (_, n) => save('about-you', { n })));
  expect(await list()).toHaveLength(1);
});

describe('of two windows in the same form', () => {
  const [A, B] = ['firstwindow', 'secondwindow'];
  const write = (Writer: string, text: string, Base?: string, Kind = 'job') =>
    api.ok('saveDraft', {
      as: robin,
      path: { Kind },
      body: { Version: 1, Data: { text }, Writer, ...(Base ? { Base } : {}) },
    });
  const texts = async () => (await list()).map(({ Kind, Data }) => [Kind, Data['text']]);

  it('are both kept, each where its window continues', async () => {
    await write(A, 'Clerk');
    ahead += 1000;
    const second = await write(B, 'Baker');
    expect(second.Kind).toBe(`job~${B}`);
    ahead += 1000;
    await write(A, 'Clerk at a school');
    ahead += 1000;
    await write(B, 'Baker at night', second.SavedAt, second.Kind);
    expect(await texts()).toEqual([
      [`job~${B}`, 'Baker at night'],
      ['job', 'Clerk at a school'],
    ]);
  });

  it('is replaced by a window that has seen it, and by its own after a lost answer', async () => {
    const first = await write(A, 'Clerk');
    ahead += 1000;
    await write(A, 'Clerk at');
    ahead += 1000;
    // The second window has opened the first copy; the first went on since.
    expect((await write(B, 'Clerk and cook', first.SavedAt)).Kind).toBe(`job~${B}`);
    const [, now] = await list();
    expect((await write(B, 'Clerk and cook', now?.SavedAt)).Kind).toBe('job');
  });

  it('stays when the other window discards its own', async () => {
    await write(A, 'Clerk');
    await api.ok('deleteDraft', { as: robin, path: { Kind: 'job' }, query: { Writer: B } });
    expect(await texts()).toEqual([['job', 'Clerk']]);
    await api.ok('deleteDraft', { as: robin, path: { Kind: 'job' }, query: { Writer: A } });
    expect(await texts()).toEqual([]);
  });
});

it.each([
  ['a NUL', 'a\u0000b'],
  ['half a pair', 'x\ud83d'],
  ['the other half', '\ude00x'],
  ['a whole pair and a line', '😀\r\n\t"\\'],
  ['what looks like an escape', '\\u0000 \\ud83d'],
])('may hold anything that can be typed: %s', async (_what, text) => {
  const typed = { text, [`name ${text}`]: [text, { [text]: 1e300 }] };
  await save('odd', typed);
  expect((await list())[0]?.Data).toStrictEqual(typed);
});

it('holds 256 kB of JSON; more is rejected without quoting it, and the earlier draft stays', async () => {
  const fits = { text: 'é'.repeat(131_066) };
  expect(Buffer.byteLength(JSON.stringify(fits))).toBe(262_143);
  await save('long', fits);
  const body = { Version: 1, Data: { text: `${fits.text}wheelchair` } };
  const refusal = await api.refused('saveDraft', { as: robin, path: { Kind: 'long' }, body });
  expect(refusal).toMatchObject({ status: 413, code: 'draft_too_large' });
  expect(refusal.detail).toMatch(/too long to keep as a draft/);
  expect(JSON.stringify(refusal)).not.toContain('wheelchair');
  expect((await list())[0]?.Data).toEqual(fits);
});

it('is rejected when it is nested too deep', async () => {
  const answer = await put(
    'deep',
    `{"Version":1,"Data":${'{"a":'.repeat(9000)}1${'}'.repeat(9001)}`,
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'draft_too_deep' });
});

it.each(['', '../x', 'a b', '1a', 'a'.repeat(101), 'a%00b'])('is not named %j', async (Kind) => {
  const body = { Version: 1, Data: {} };
  const { status } = await api.refused('saveDraft', { as: robin, path: { Kind }, body });
  expect([400, 404, 414]).toContain(status);
});

it('keeps the newest 100 of a person', async () => {
  const other = await api.person();
  await api.ok('saveDraft', { as: other, path: { Kind: 'x' }, body: { Version: 1, Data: {} } });
  for (let n = 1; n <= 101; n += 1) {
    ahead += 1;
    await save(`work.${n}`, { n });
  }
  const there = await kinds();
  expect(there).toHaveLength(100);
  expect(there).not.toContain('work.1');
  expect(there[0]).toBe('work.101');
  expect(await kinds(other)).toEqual(['x']);
});

it('are each person’s own, whatever their role', async () => {
  await save('skills', { SkillName: 'Welding' });
  for (const role of [1, 2, 3, 4] as const) {
    const other = await api.person(role);
    expect(await list(other)).toEqual([]);
    await api.ok('deleteDraft', { as: other, path: { Kind: 'skills' } });
  }
  expect(await kinds()).toEqual(['skills']);
});

describe(`older than ${DRAFT_KEPT_DAYS} days`, () => {
  const age = async (Kind: string, ms: number) => {
    await save(Kind, { text: 'a' });
    await api.database.db
      .updateTable('disclosure.draft')
      .set({ saved_at: new Date(now().getTime() - ms) })
      .where('kind', '=', Kind)
      .execute();
  };
  const stored = () => api.database.db.selectFrom('disclosure.draft').select('kind').execute();

  it('is neither listed nor kept', async () => {
    await age('young', DRAFT_KEPT_DAYS * day - 60_000);
    await age('old', DRAFT_KEPT_DAYS * day + 60_000);
    expect(await kinds()).toEqual(['young']);
    expect(await stored()).not.toContainEqual({ kind: 'old' });
    expect(await stored()).toContainEqual({ kind: 'young' });
  });

  it('is deleted when the server starts', async () => {
    await age('young', DRAFT_KEPT_DAYS * day - 60_000);
    await age('old', DRAFT_KEPT_DAYS * day + 60_000);
    await startWithSweepDue(api.database, now);
    expect(await stored()).not.toContainEqual({ kind: 'old' });
    expect(await stored()).toContainEqual({ kind: 'young' });
  });
});

it('never reaches the log, even when the database rejects it', async () => {
  const lines: string[] = [];
  const app = await openApp('debug', (line) => lines.push(line));
  await sql`alter table disclosure.draft add check (kind <> 'secret')`.execute(api.database.db);
  const answer = await put('secret', '{"Version":1,"Data":{"text":"I use a wheelchair"}}', app);
  expect(answer.statusCode).toBe(500);
  expect(lines.join('')).toContain('check constraint');
  expect(`${lines.join('')}${answer.body}`).not.toContain('wheelchair');
});
