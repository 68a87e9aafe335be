import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, signedUp } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { newCompany } from '#tests/support/companies.ts';
import { insertInvitation } from '#tests/support/invitations.ts';
import { rowsWith } from '#tests/support/ownDataSchema.ts';
import { fillSharing, proofTables } from '#tests/support/sharingRows.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

const close = (person: TestPerson & { readonly password: string }) =>
  api.ok('closeAccount', {
    as: person,
    path: { id: person.userGuid },
    body: { password: person.password },
  });
const open = ({ userGuid }: TestPerson) =>
  api.database.db.deleteFrom('closed_account').where('user_guid', '=', userGuid).execute();
const read = async (as: TestPerson, { userGuid }: TestPerson) =>
  (await api.call('getUserSkills', { as, path: { id: userGuid } })).status;
const endsOf = async (table: 'job_coach_match' | 'disclosure.coach_consent', guid: string) => {
  const rows = await api.database.db
    .selectFrom(table)
    .where('candidate_guid', '=', guid)
    .select('ended_by')
    .execute();
  return rows.map(({ ended_by }) => ended_by);
};

it('ends what a candidate shares when the account is closed, also once it is open again', async () => {
  const robin = await signedUp(api);
  const other = await api.person(2);
  const coach = await api.person(4);
  await fillSharing(api.database, robin, 'words');
  await api.database.db
    .updateTable('disclosure.visibility')
    .set({ findable: true, findable_until: new Date(now.getTime() + day) })
    .where('candidate_guid', '=', robin.userGuid)
    .execute();
  for (const one of [robin, other]) await insertConsent(api.database, one, coach, { at: now });
  expect(await read(coach, robin)).toBe(200);
  await close(robin);
  await open(robin);
  expect(await read(coach, robin)).toBe(404);
  expect(await read(coach, other)).toBe(200);
  for (const table of ['job_coach_match', 'disclosure.coach_consent'] as const)
    expect(await endsOf(table, robin.userGuid)).toEqual(['closed', 'closed']);
  const { db } = api.database;
  const ofRobin = (table: 'disclosure.fact_share' | 'disclosure.representative') =>
    db
      .selectFrom(table)
      .where('candidate_guid', '=', robin.userGuid)
      .select('ended_at')
      .executeTakeFirstOrThrow();
  expect(await ofRobin('disclosure.fact_share')).toEqual({ ended_at: now });
  expect(await ofRobin('disclosure.representative')).toEqual({ ended_at: now });
  expect(
    await db
      .selectFrom('disclosure.visibility')
      .where('candidate_guid', '=', robin.userGuid)
      .select(['findable', 'provider_coaches'])
      .executeTakeFirstOrThrow(),
  ).toEqual({ findable: false, provider_coaches: false });
});

it('ends what companies see by accepted invitations when the account is closed', async () => {
  const robin = await signedUp(api);
  const { companyGuid, member } = await newCompany(api);
  const written = { companyGuid, from: member.userGuid };
  const { id } = await insertInvitation(api.database.db, robin.userGuid, companyGuid, written);
  await api.ok('answerContactLog', { as: robin, path: { id }, body: { answer: 'accepted' } });
  const seen = async () =>
    (await api.call('getCandidateView', { as: member, path: { id: robin.userGuid } })).status;
  expect(await seen()).toBe(200);
  await close(robin);
  await open(robin);
  expect(await seen()).toBe(404);
});

it('ends what candidates share with a job coach who closes the account', async () => {
  const robin = await api.person(2);
  const coach = await signedUp(api, { Role: 4 });
  await insertConsent(api.database, robin, coach, { at: now });
  await close(coach);
  expect(await endsOf('job_coach_match', robin.userGuid)).toEqual(['closed']);
  expect(await endsOf('disclosure.coach_consent', robin.userGuid)).toEqual(['closed']);
});

it('tells the candidates of a job coach who leaves of two ways on, and the provider their number', async () => {
  const [robin, other, gone] = [await api.person(2), await api.person(2), await api.person(2)];
  const coach = await signedUp(api, { Role: 4 });
  for (const one of [robin, other, gone])
    await insertConsent(api.database, one, coach, { at: now });
  const [{ jobCoachMatchGUID: guid } = { jobCoachMatchGUID: '' }] = (
    await api.ok('getDisclosureLedger', { as: gone, path: { id: gone.userGuid } })
  ).coaches;
  await api.ok('endJobCoachMatch', { as: gone, path: { guid } });
  await close(coach);
  for (const one of [robin, other]) {
    const [mail] = await mailsTo(api, one.email);
    expect(mail?.subject).toBe('Your job coach has left Our Ability');
    expect(mail?.text).toContain('/candidate/invite-job-coach');
    const [notice] = await api.ok('listNotifications', { as: one, path: { id: one.userGuid } });
    expect(notice?.Details).toContain('Is not your job coach any more.');
  }
  expect(await mailsTo(api, gone.email)).toEqual([]);
  const inbox = await mailsTo(api, 'coaches@our-ability.example');
  expect(inbox.map(({ text }) => text).join()).toContain('2 candidates had them');
  expect(inbox.map(({ text }) => text).join()).not.toMatch(/Robin|@/);
});

it('tells a job coach of a candidate who closes the account', async () => {
  const robin = await signedUp(api);
  const coach = await api.person(4);
  await insertConsent(api.database, robin, coach, { at: now });
  await close(robin);
  const [notice] = await api.ok('listNotifications', { as: coach, path: { id: coach.userGuid } });
  expect(notice?.Name).toContain('Robin');
  expect(notice?.Details).toBe('Closed their account. Nothing is shared any more.');
});

it('lets no job coach accept or decline the request of an account that was closed meanwhile', async () => {
  const robin = await signedUp(api);
  const coach = await api.person(4);
  const { jobCoachInvitationGUID: guid } = await api.ok('postJobCoachInvitation', {
    as: robin,
    body: { candidatePersonId: robin.userGuid, jobCoachEmail: coach.email },
  });
  await close(robin);
  const mails = await mailsTo(api, robin.email);
  const accept = {
    candidatePersonId: robin.userGuid,
    coachPersonId: coach.userGuid,
    jobCoachInvitationGUID: guid,
  };
  const gone = { status: 404, code: 'no_invitation' };
  expect(await api.refused('postJobCoachMatch', { as: coach, body: accept })).toMatchObject(gone);
  expect(
    await api.refused('declineJobCoachInvitation', { as: coach, path: { guid } }),
  ).toMatchObject(gone);
  expect(await endsOf('job_coach_match', robin.userGuid)).toEqual([]);
  expect(await mailsTo(api, robin.email)).toEqual(mails);
  // The request waits for the account to be opened again.
  await open(robin);
  await api.ok('postJobCoachMatch', { as: coach, body: accept });
});

it('takes the name out of the notice of a closed account once the account is deleted', async () => {
  const robin = await signedUp(api);
  const coach = await api.person(4);
  await insertConsent(api.database, robin, coach, { at: now });
  await close(robin);
  const names = () =>
    api.database.db
      .selectFrom('notification')
      .where('user_guid', '=', coach.userGuid)
      .where('kind', '=', 'accountClosed')
      .select('about_name')
      .execute();
  const sweepAfter = (days: number) =>
    startWithSweepDue(api.database, () => new Date(now.getTime() + days * day));
  await sweepAfter(13);
  expect((await names())[0]?.about_name).toContain('Robin');
  await sweepAfter(17);
  expect(await names()).toEqual([{ about_name: '' }]);
});

it('keeps proof for three years after its end, and notices for 90 days', async () => {
  const robin = await signedUp(api);
  await fillSharing(api.database, robin, 'words');
  await close(robin);
  await open(robin);
  const began = now;
  const left = async (days: number) => {
    now = new Date(began.getTime() + days * day);
    await startWithSweepDue(api.database, () => now);
    const tables = Object.keys(await rowsWith(api.database, robin.userGuid));
    return tables.filter((name) => proofTables.includes(name) || name === 'notification');
  };
  expect(await left(89)).toContain('notification');
  expect((await left(91)).toSorted()).toEqual(proofTables.toSorted());
  // Invitations of companies go after two years.
  const stillKept = proofTables.filter((name) => name !== 'contact_log');
  expect((await left(3 * 365)).toSorted()).toEqual(stillKept.toSorted());
  expect(await left(3 * 366)).toEqual([]);
  now = began;
});
