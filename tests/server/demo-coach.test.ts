import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaseDays, caseloadNumbers, stalledDays, STAGES } from '#domain/caseload.ts';
import { demoCandidate, demoCoach, demoOutsideCoach } from '#server/database/seed/demoAccounts.ts';
import { demoPeople } from '#server/database/seed/people/demoPeople.ts';
import { seedSampleData } from '#server/database/seed/seedSampleData.ts';
import type { Database } from '#server/database/connect.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { signedInAs } from '#tests/support/signedInAs.ts';

const now = () => new Date();
const today = now().toISOString().slice(0, 10);
const seed = (database: Database) => seedSampleData({ database, now, production: false });

let api: TestApi;
let sam: TestPerson;
let kim: TestPerson;
let dana: TestPerson;
const accountOf = async (email: string) => {
  const { db } = api.database;
  const account = await db
    .selectFrom('account')
    .where('email', '=', email)
    .select('user_guid')
    .executeTakeFirstOrThrow();
  return signedInAs(api, account.user_guid);
};
beforeAll(async () => {
  api = await openApi({ prepare: (database) => Promise.all([seed(database), seed(database)]) });
  sam = await accountOf(demoCoach.email);
  kim = await accountOf(demoOutsideCoach.email);
  dana = await accountOf(demoCandidate.email);
});
afterAll(() => api.close());

const page = { searchText: '', locationText: '', offset: 0 };
const own = (as: TestPerson) => ({ as, path: { id: as.userGuid } });
const names = (list: readonly { readonly FirstName: string }[]) =>
  list.map(({ FirstName }) => FirstName).toSorted();
const counted = ['account', 'job_coach_match', 'activity', 'notification', 'saved_job'] as const;
const rowCounts = async () => {
  const counts: number[] = [];
  for (const table of counted) {
    const rows = await api.database.db
      .selectFrom(table)
      .select((eb) => eb.lit(1).as('one'))
      .execute();
    counts.push(rows.length);
  }
  return counts;
};

it('lists everybody for the demo coach when the home page asks', async () => {
  const all = await api.ok('listAllCandidates', { as: sam, query: {} });
  expect(all).toHaveLength(demoPeople.length + 1);
  const matched = all.filter(({ jobCoachMatchGUID }) => jobCoachMatchGUID !== null);
  expect(matched.filter(({ sharedUntil }) => sharedUntil !== null)).toHaveLength(12);
  expect(names(matched.filter(({ sharedUntil }) => sharedUntil === null))).toEqual([
    'Grace',
    'Jamal',
    'Nora',
  ]);
  const ended = all.find(({ LastName }) => LastName === 'Zielinski');
  expect(ended).toMatchObject({ jobCoachMatchGUID: null, sharedUntil: null });
});

it('has three open requests and two invitations to others when the tabs are opened', async () => {
  const open = await api.ok('listProviderInvitations', { as: sam, body: page });
  expect(names(open)).toEqual(['Hana', 'Imani', 'Leilani']);
  const others = await api.ok('listInvitationsToOthers', { as: sam, body: page });
  expect(names(others)).toEqual(['Elena', 'Mei-Lin']);
});

it('shows the other agency’s coach one candidate and one request when they sign in', async () => {
  expect(names(await api.ok('listCoachCandidates', own(kim)))).toEqual(['Elias']);
  const requests = await api.ok('listJobCoachInvitesByEmail', {
    as: kim,
    body: { email: kim.email },
  });
  expect(names(requests)).toEqual(['Mei-Lin']);
  expect(await api.refused('listAllCandidates', { as: kim, query: {} })).toMatchObject({
    status: 403,
  });
});

it('shows every stage, three overdue and two stalled when the board is opened', async () => {
  const { cases, counts } = await api.ok('getCaseload', own(sam));
  expect(counts.map(({ stage }) => stage)).toEqual(STAGES);
  expect(counts.filter(({ count }) => count === 0)).toEqual([]);
  expect(cases).toHaveLength(12);
  const days = cases.map(({ stage, stageSince, nextDue, pausedUntil, lastContact }): CaseDays => ({
    stage,
    stageSince: stageSince.slice(0, 10),
    nextDue,
    pausedUntil,
    lastContact: lastContact?.onDay ?? null,
  }));
  expect(caseloadNumbers(days, today)).toMatchObject({ overdue: 3, stalled: 2, onTrack: 7 });
  const late = cases.filter((_one, index) => {
    const day = days[index];
    return day && stalledDays(day, today) !== null;
  });
  expect(names(late)).toEqual(['Chloe', 'Mateo']);
});

it('has 46 records, of which a candidate reads their own when they ask', async () => {
  const { db } = api.database;
  expect(await db.selectFrom('activity').select('guid').execute()).toHaveLength(46);
  const [case_] = await api.ok('listCasesOfCandidate', own(dana));
  expect(case_).toMatchObject({ coachName: 'Sam Rivera', live: true, stage: 'searching' });
  expect(case_?.records.map(({ corrects }) => corrects !== null)).toContain(true);
});

it('tells of 14 events of coaching, some of them new, when notifications are opened', async () => {
  const { db } = api.database;
  const ofCoaching = db.selectFrom('notification').where('kind', '!=', 'accountViewed');
  expect(await ofCoaching.select('id').execute()).toHaveLength(14);
  const list = await api.ok('listJobCoachNotifications', own(sam));
  expect(list.map(({ Name, readAt }) => [Name, readAt !== null])).toEqual([
    ['Tomasz Zielinski', false],
    ['Josephine Akande', false],
    ['Dana Whitlock', true],
    ['Dana Whitlock', true],
    ['Marcus Bellweather', true],
    ['Fatima Haddad', true],
  ]);
});

it('has 40 looks of coaches, which the candidate reads when they ask who looked', async () => {
  const { db } = api.database;
  const looks = await db
    .selectFrom('disclosure.access_event')
    .where('viewer_role', '=', 4)
    .select(['what', 'times'])
    .execute();
  expect(looks).toHaveLength(40);
  expect(looks.every(({ times }) => times === 1)).toBe(true);
  const { coaches } = await api.ok('getDisclosureLedger', own(dana));
  expect(coaches).toMatchObject([{ consent: { scopes: ['profile', 'recommendations'] } }]);
});

it('opens to the demo coach exactly what a candidate shares when details are read', async () => {
  const { cases } = await api.ok('getCaseload', own(sam));
  const fatima = cases.find(({ FirstName }) => FirstName === 'Fatima');
  const path = { id: fatima?.candidatePersonId ?? '' };
  const shared = await api.ok('getSharedAccommodation', { as: sam, path });
  expect(shared).toMatchObject({
    facts: [
      { key: 'ArrangeJobRestructure', value: true },
      { key: 'OtherAccommodation', value: true },
    ],
    otherText: 'A stool at the counter.',
  });
});

it('has saved jobs and applications of postings that exist when candidates are seeded', async () => {
  const { db } = api.database;
  for (const [table, least] of [
    ['saved_job', 25],
    ['job_application', 16],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .innerJoin('job', 'job.source_guid', `${table}.source_guid`)
      .select(['job.source_guid'])
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(least);
  }
});

it('changes nothing when it is seeded again', async () => {
  const before = await rowCounts();
  await seed(api.database);
  expect(await rowCounts()).toEqual(before);
});
