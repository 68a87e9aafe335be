import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
const began = new Date('2026-05-01T10:00:00Z');
const until = new Date(began.getTime() + 30 * day);
let now = began;
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

const sweepOnDay = async (days: number) => {
  now = new Date(began.getTime() + days * day);
  await startWithSweepDue(api.database, () => now);
};
const kindsOf = async ({ userGuid }: TestPerson) => {
  const rows = await api.database.db
    .selectFrom('notification')
    .where('user_guid', '=', userGuid)
    .orderBy('id')
    .select('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};
const subjectsTo = async ({ email }: TestPerson) =>
  (await mailsTo(api, email)).map(({ subject }) => subject).toReversed();

const endOfMatch = (guid: string) =>
  api.database.db
    .selectFrom('job_coach_match')
    .where('guid', '=', guid)
    .select(['ended_by', 'deactivated_at'])
    .executeTakeFirstOrThrow();
const giveConsent = (robin: TestPerson, jobCoachMatchGUID: string, expiresAt: Date) =>
  api.ok('createCoachConsent', {
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      jobCoachMatchGUID,
      scopes: ['profile'],
      facts: [],
      expiresAt: expiresAt.toISOString(),
      isAdult: true,
    },
  });

it('announces the end two weeks and a day before, each once, and ends it on its day', async () => {
  const [robin, coach] = [await api.person(2), await api.person(4)];
  const guid = await insertConsent(api.database, robin, coach, { at: began, until });
  for (const days of [15, 17, 18]) await sweepOnDay(days);
  expect(await kindsOf(robin)).toEqual(['sharingEnds']);
  for (const days of [29, 29.5]) await sweepOnDay(days);
  expect(await kindsOf(robin)).toEqual(['sharingEnds', 'sharingEnds']);
  expect(await kindsOf(coach)).toEqual([]);
  for (const days of [30, 31]) await sweepOnDay(days);
  expect(await kindsOf(robin)).toEqual(['sharingEnds', 'sharingEnds', 'sharingEnded']);
  expect(await kindsOf(coach)).toEqual(['sharingEnded']);
  expect(await subjectsTo(robin)).toEqual([
    'What you share with your job coach ends in two weeks',
    'What you share with your job coach ends tomorrow',
    'You share nothing with your job coach any more',
  ]);
  expect(await endOfMatch(guid)).toEqual({ ended_by: 'time', deactivated_at: until });
});

it('announces only the end when the server was away for the last two weeks', async () => {
  const [robin, coach] = [await api.person(2), await api.person(4)];
  await insertConsent(api.database, robin, coach, { at: began, until });
  await sweepOnDay(40);
  expect(await kindsOf(robin)).toEqual(['sharingEnded']);
});

it('announces once, the day before, what ends so soon after it began', async () => {
  const [robin, coach] = [await api.person(2), await api.person(4)];
  const soon = new Date(began.getTime() + day);
  await insertConsent(api.database, robin, coach, { at: began, until: soon });
  await sweepOnDay(0.5);
  expect(await subjectsTo(robin)).toEqual(['What you share with your job coach ends tomorrow']);
});

it('begins anew, and changes nothing, when it is given again before its end was noted', async () => {
  now = began;
  const [robin, coach] = [await api.person(2), await api.person(4)];
  const soon = new Date(began.getTime() + 60_000);
  const match = await insertConsent(api.database, robin, coach, { at: began, until: soon });
  const give = () => giveConsent(robin, match, new Date(now.getTime() + 30 * day));
  now = new Date(soon.getTime() + 60_000);
  await give();
  expect(await kindsOf(coach)).toEqual(['sharingStarted']);
  await give();
  expect(await kindsOf(coach)).toEqual(['sharingStarted', 'sharingChanged']);
});

it('lets two begin anew before the end was noted, and ends the old sharing alone', async () => {
  now = began;
  const [robin, coach] = [await api.person(2), await api.person(4)];
  const invite = () =>
    api.ok('postJobCoachInvitation', {
      as: robin,
      body: { candidatePersonId: robin.userGuid, jobCoachEmail: coach.email },
    });
  const accept = (jobCoachInvitationGUID: string) =>
    api.ok('postJobCoachMatch', {
      as: coach,
      body: {
        candidatePersonId: robin.userGuid,
        coachPersonId: coach.userGuid,
        jobCoachInvitationGUID,
      },
    });
  const invited = await invite();
  const first = await accept(invited.jobCoachInvitationGUID);
  const soon = new Date(began.getTime() + 60_000);
  await giveConsent(robin, first.jobCoachMatchGUID, soon);
  now = new Date(soon.getTime() + 60_000);
  const again = await invite();
  expect(again.answer).toBe(null);
  const second = await accept(again.jobCoachInvitationGUID);
  expect(second.jobCoachMatchGUID).not.toBe(first.jobCoachMatchGUID);
  await sweepOnDay(2);
  expect(await endOfMatch(second.jobCoachMatchGUID)).toEqual({
    ended_by: null,
    deactivated_at: null,
  });
  expect(await endOfMatch(first.jobCoachMatchGUID)).toEqual({
    ended_by: 'time',
    deactivated_at: soon,
  });
  expect(await kindsOf(coach)).toEqual(['sharingStarted', 'sharingEnded']);
});

it('ends what is over when another invitation of the two is accepted before its end was noted', async () => {
  now = began;
  const [robin, coach] = [await api.person(2), await api.person(4)];
  const soon = new Date(began.getTime() + 60_000);
  const first = await insertConsent(api.database, robin, coach, { at: began, until: soon });
  const { jobCoachInvitationGUID } = await api.ok('postJobCoachInvitation', {
    as: robin,
    body: { candidatePersonId: robin.userGuid, jobCoachEmail: coach.email },
  });
  now = new Date(soon.getTime() + 60_000);
  const second = await api.ok('postJobCoachMatch', {
    as: coach,
    body: {
      candidatePersonId: robin.userGuid,
      coachPersonId: coach.userGuid,
      jobCoachInvitationGUID,
    },
  });
  expect(second.jobCoachMatchGUID).not.toBe(first);
  expect(await endOfMatch(first)).toEqual({ ended_by: 'time', deactivated_at: soon });
  expect(await kindsOf(robin)).toEqual(['sharingEnded', 'coachAccepted']);
});

it('shows a candidate that it is over before its end was noted', async () => {
  now = began;
  const [robin, coach] = [await api.person(2), await api.person(4)];
  const soon = new Date(began.getTime() + 60_000);
  await insertConsent(api.database, robin, coach, { at: began, until: soon });
  const own = { as: robin, path: { id: robin.userGuid } };
  const coaches = async () => (await api.ok('getDisclosureLedger', own)).coaches;
  expect(await coaches()).toMatchObject([{ deactivatedAt: null, consent: {} }]);
  now = soon;
  expect(await coaches()).toMatchObject([
    { deactivatedAt: soon.toISOString(), endedBy: 'time', consent: null },
  ]);
});

it('names the day on which it ends where the candidate lives', async () => {
  const [robin, coach] = [await api.person(2), await api.person(4)];
  await api.database.db
    .insertInto('user_profile')
    .values({ user_guid: robin.userGuid, postal_code: '96813' })
    .execute();
  // The last minute of May 2 in Honolulu.
  const end = new Date('2026-05-03T09:59:59.999Z');
  await insertConsent(api.database, robin, coach, { at: began, until: end });
  await sweepOnDay(1);
  const [mail] = await mailsTo(api, robin.email);
  expect(mail?.text).toContain('May 2, 2026');
  now = began;
  const [notice] = await api.ok('listNotifications', { as: robin, path: { id: robin.userGuid } });
  expect(notice?.Details).toContain('May 2, 2026');
});
