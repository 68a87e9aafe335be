import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdSearch } from '#server/savedSearches/alertQueries.ts';
import {
  aSearch,
  importJobs,
  mailsTo,
  nurseJob,
  openTurns,
  signedInAgain,
} from '#tests/support/alerts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
let now = new Date('2026-05-05T14:00:00Z');
let api: TestApi;
let robin: TestPerson;
let turn: () => Promise<void>;
beforeAll(async () => {
  api = await openApi({ now: () => now });
  turn = await openTurns(api.database, () => now);
});
afterAll(() => api.close());

/** Each test begins on a Tuesday in May of its own year: no job of an earlier one is new. */
beforeEach(async () => {
  now = new Date(`${now.getUTCFullYear() + 4}-05-01T14:00:00Z`);
  now.setUTCDate(1 + ((9 - now.getUTCDay()) % 7));
  await api.database.db.deleteFrom('saved_search').execute();
  robin = await api.person();
});

/** Saves a search now; the next minute begins. */
const save = async (changes: object = {}) => {
  const saved = await api.ok('saveSearch', { as: robin, body: { ...aSearch, ...changes } });
  now = new Date(now.getTime() + 60_000);
  return saved;
};
const list = async () => {
  robin = await signedInAgain(api, robin, () => now);
  return api.ok('listSavedSearches', { as: robin });
};
/** So many postings come now; the next minute begins. */
const come = async (many: number, facts: Parameters<typeof nurseJob>[2] = {}) => {
  const jobs = Array.from({ length: many }, (_, at) => nurseJob(`Nurse ${at + 1}`, now, facts));
  await importJobs(api.database, ...jobs);
  now = new Date(now.getTime() + 60_000);
  return jobs;
};
const turnAt = async (at: number | Date) => {
  now = new Date(at);
  await turn();
};
/** 7:00 of the next day in New York. */
const nextMorning = () => new Date(now.toISOString().slice(0, 10)).getTime() + day + 11 * hour;
const subjects = async () => (await mailsTo(api, robin)).map(({ subject }) => subject);

test('puts two new jobs in one mail, and in none of the next turn', async () => {
  await come(1);
  await save();
  const [one, two] = await come(2, { salary_min: 30.5, salary_max: 34, company: 'Oneida Care' });
  await turnAt(nextMorning());
  const [mail, ...more] = await mailsTo(api, robin);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('2 new jobs: nurse near Utica');
  for (const job of [one, two])
    expect(mail?.text).toContain(
      [
        job?.title,
        'Oneida Care',
        'Utica, NY',
        '$30.50 to $34 an hour',
        `Posted ${job?.posted_at?.toLocaleString('en-US', { dateStyle: 'long' })}`,
        `https://jobs.example.org/candidate/jobs/job-details/${job?.source_guid}`,
      ].join('\n'),
    );
  expect(mail?.text).not.toContain(robin.userGuid);
  await turn();
  await turnAt(nextMorning());
  expect(await subjects()).toHaveLength(1);
});

test('sends no mail without anything new', async () => {
  await come(2);
  await save();
  await come(1, { title: 'Baker', description: 'Bread.' });
  await turnAt(nextMorning());
  expect(await subjects()).toEqual([]);
});

test('mails nothing of a search whose account is closed while others have their turn', async () => {
  const { guid } = await save();
  const { db } = api.database;
  const of = db.selectFrom('saved_search').where('guid', '=', guid);
  const { last_run_at } = await of.select('last_run_at').executeTakeFirstOrThrow();
  const hold = () => db.transaction().execute((trx) => holdSearch(trx, guid, last_run_at));
  expect(await hold()).toMatchObject({ guid });
  await db
    .insertInto('closed_account')
    .values({ user_guid: robin.userGuid, closed_at: now, delete_after: now })
    .execute();
  expect(await hold()).toBeUndefined();
});

test('lists 10 of 40 new jobs in the mail, at most 3 of a company, and leads to all', async () => {
  const { guid } = await save();
  await come(20);
  await come(20, { company: 'Big Clinic' });
  await turnAt(nextMorning());
  const [mail] = await mailsTo(api, robin);
  expect(mail?.subject).toBe('40 new jobs: nurse near Utica');
  const text = mail?.text ?? '';
  expect(text.match(/job-details/g)).toHaveLength(10);
  expect(text.match(/^Big Clinic$/gm)).toHaveLength(3);
  expect(text).toContain(
    `See all 40\nhttps://jobs.example.org/candidate/jobs/saved-searches/${guid}`,
  );
  expect(await list()).toMatchObject([{ newJobs: 40 }]);
});

test('puts a job that two searches find in one mail only', async () => {
  await save();
  await save({ words: '', name: 'Utica' });
  await come(3);
  await turnAt(nextMorning());
  expect(await subjects()).toHaveLength(1);
});

test('sends a weekly mail on its weekday at 7:00, and a daily one each day', async () => {
  await save({ frequency: 'weekly' });
  const begin = now.getTime();
  for (let at = begin; at < begin + 8 * day; at += 6 * hour) {
    await come(1);
    await turnAt(at);
  }
  await turnAt(nextMorning());
  const mails = await mailsTo(api, robin);
  expect(mails.map(({ sent_at }) => sent_at.getUTCDay())).toEqual([2]);
});

test('sends a mail at 7:00 in the time zone of the person', async () => {
  await api.ok('createUserProfile', {
    as: robin,
    body: { UserGuid: robin.userGuid, PostalCode: '96813' },
  });
  // At 4:00 there.
  await save();
  await come(1);
  await turnAt(now.getTime() + 2 * hour);
  expect(await subjects()).toEqual([]);
  await turnAt(now.getTime() + hour);
  expect(await subjects()).toHaveLength(1);
});

test('reports a posting whose import ends after the turn at the next turn, once', async () => {
  await save();
  const late = nurseJob('Late Nurse', now, { imported_at: now });
  await turnAt(nextMorning());
  await importJobs(api.database, late);
  await turnAt(nextMorning());
  await turnAt(nextMorning());
  expect(await subjects()).toEqual(['1 new job: nurse near Utica']);
});

test('asks once after a year, and pauses the search after 30 days without an answer', async () => {
  await save();
  await turnAt(now.getTime() + 300 * day);
  expect(await subjects()).toEqual([]);
  await turnAt(now.getTime() + 66 * day);
  await turnAt(nextMorning());
  const [mail, ...more] = await mailsTo(api, robin);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Do you still want this? New jobs: nurse near Utica');
  expect(mail?.text).toMatch(/^Yes, send me mails\nhttps:.*\/savedSearch\/keep\/[\w-]{43}$/m);
  expect(mail?.text).toMatch(/^Stop these mails\nhttps:.*\/savedSearch\/stop\/[\w-]{43}$/m);
  expect(await list()).toMatchObject([{ paused: null, askedAt: expect.any(String) }]);
  await turnAt(now.getTime() + 29 * day);
  expect(await list()).toMatchObject([{ paused: null }]);
  await turnAt(nextMorning());
  expect(await list()).toMatchObject([{ paused: 'unanswered' }]);
  await come(1);
  await turnAt(nextMorning());
  expect(await subjects()).toHaveLength(1);
});

test('takes a yes, an opened list and a change each as an answer to the question', async () => {
  const { guid, newSince } = await save();
  await turnAt(now.getTime() + 366 * day);
  const path = { guid };
  const [mail] = await mailsTo(api, robin);
  const token = /keep\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  for (const answer of [
    () => api.call('keepMails', { path: { token } }),
    () => api.ok('openSavedSearch', { as: robin, path, body: { newSince } }),
    () => api.ok('changeSavedSearch', { as: robin, path, body: { name: 'N', frequency: 'daily' } }),
  ]) {
    expect(await list()).toMatchObject([{ askedAt: expect.any(String) }]);
    await answer();
    expect(await list()).toMatchObject([{ askedAt: null }]);
    await turnAt(now.getTime() + 31 * day);
    expect(await list()).toMatchObject([{ paused: null }]);
    await turnAt(now.getTime() + 366 * day);
  }
});

test('reports nothing that came before when mails begin again', async () => {
  const { guid } = await save({ frequency: 'never' });
  await come(2);
  await turnAt(nextMorning());
  robin = await signedInAgain(api, robin, () => now);
  await api.ok('changeSavedSearch', {
    as: robin,
    path: { guid },
    body: { name: 'nurse', frequency: 'daily' },
  });
  await turnAt(nextMorning());
  expect(await subjects()).toEqual([]);
  await come(1);
  await turnAt(nextMorning());
  expect(await subjects()).toEqual(['1 new job: nurse']);
});

test.each([
  [
    'is not verified',
    () => api.database.db.updateTable('account').set({ verified_at: null }).execute(),
  ],
  [
    'is closed',
    () =>
      api.database.db
        .insertInto('closed_account')
        .values({ user_guid: robin.userGuid, closed_at: now, delete_after: now })
        .execute(),
  ],
])('sends nothing to an account that %s', async (_what, change) => {
  await save();
  await come(1);
  await change();
  await turnAt(nextMorning());
  expect(await subjects()).toEqual([]);
});

test('puts no word about a disability in a subject or where a preview begins', async () => {
  await save({ filters: { accommodationContact: true } });
  await come(1, {
    accommodation_contact: { name: 'Jo', email: null, phone: null },
  });
  await turnAt(nextMorning());
  const [mail] = await mailsTo(api, robin);
  const shown = `${mail?.subject} ${mail?.text.slice(0, 200)}`;
  expect(shown).toMatch(/^1 new job/);
  expect(shown).not.toMatch(/disab|accommodat|access/i);
});

test('reports only remote jobs for a search of the remote jobs', async () => {
  await save({ list: 'remote', words: '', place: '', name: 'Remote' });
  await come(2, { remote: 'in-person' });
  await come(1, { remote: 'remote' });
  await turnAt(nextMorning());
  expect(await subjects()).toEqual(['1 new job: Remote']);
});

test('sends the other mails when one search cannot be run, and reports it for the turn', async () => {
  const first = '00000000-0000-4000-8000-000000000000';
  const { guid } = await save({ words: '', name: 'Broken' });
  const broken = { guid: first, filters: '{"remote":5}' };
  const { db } = api.database;
  await db.updateTable('saved_search').set(broken).where('guid', '=', guid).execute();
  await save();
  await come(1);
  await expect(turnAt(nextMorning())).rejects.toThrow('Some searches had no turn.');
  expect(await subjects()).toHaveLength(1);
});

test('sends each mail once when two servers do it at the same time', async () => {
  const other = await openTurns(api.database, () => now);
  await save();
  await save({ words: '', name: 'Utica' });
  await come(3);
  now = new Date(nextMorning());
  await Promise.all([turn(), other(), turn(), other()]);
  expect(await subjects()).toHaveLength(1);
});
