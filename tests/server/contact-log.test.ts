import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo, newestMail } from '#tests/support/accounts.ts';
import { viewAs } from '#tests/support/acting.ts';
import { signedInAgain } from '#tests/support/alerts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { applyAt, newCompany } from '#tests/support/companies.ts';
import { find, findable, letFind, withProfile } from '#tests/support/employers.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const day = 24 * 60 * 60 * 1000;
const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
let member: TestPerson;
let companyGuid: string;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  ({ member, companyGuid } = await newCompany(api));
  robin = await findable(api, now, { name: `Robin R${randomUUID().slice(0, 6)}` });
});

/** Lets time pass; everybody signs in again. */
const passTo = async (at: Date) => {
  now = at;
  member = await signedInAgain(api, member, () => now);
  robin = await signedInAgain(api, robin, () => now);
};
const invitation = (changes: object = {}, to = robin, as = member) => ({
  as,
  body: { fromPersonId: as.userGuid, toPersonId: to.userGuid, message: 'Come by!', ...changes },
});
const invite = (changes: object = {}) => api.ok('createContactLog', invitation(changes));
const answerTo = (id: string, answer: string, as = robin) => ({
  as,
  path: { id },
  body: { answer },
});
const sent = (as = member) =>
  api.ok('listContactLogsFromPerson', { as, path: { id: member.userGuid } });
const received = () =>
  api.ok('listContactLogsToPerson', { as: robin, path: { id: robin.userGuid } });
const notices = (as: TestPerson) => api.ok('listNotifications', { as, path: { id: as.userGuid } });
const invitedAt = async () =>
  (await find(api, member)).candidates.find(({ UserGuid }) => UserGuid === robin.userGuid)
    ?.invitedAt;

it('stores an invitation with the names of the account and the time of the server, mailed once', async () => {
  const row = await invite({
    message: '  We liked your bread.  ',
    fromFirstName: 'Not',
    fromLastName: 'Me',
    fromEmail: 'other@example.org',
    sentAt: '2020-01-01T00:00:00Z',
  });
  expect(row).toMatchObject({
    fromPersonId: member.userGuid,
    fromFirstName: 'Robin',
    fromLastName: 'Sample',
    fromEmail: member.email,
    toEmail: null,
    message: 'We liked your bread.',
    sentAt: began.toISOString(),
    answer: null,
    isVisible: true,
  });
  expect(await sent()).toEqual([row]);
  expect(await received()).toMatchObject([
    { contactLogId: row.contactLogId, companyGuid, companyName: companyGuid, answer: null },
  ]);
  const mails = await mailsTo(api, robin.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/candidate/invitations');
  expect(mails[0]?.text).not.toContain('bread');
  expect(await notices(robin)).toMatchObject([
    { Name: companyGuid, Details: expect.stringContaining('Invites you') },
  ]);
  expect(await invitedAt()).toBe(began.toISOString());
});

it('names where a member saved the candidate for this company, also after another one', async () => {
  const { db } = api.database;
  const save = () =>
    api.ok('saveCandidate', {
      as: member,
      body: { employerProfileID: member.userGuid, candidateProfileID: robin.userGuid },
    });
  const first = await save();
  const other = await newCompany(api);
  const move = (to: string) =>
    db
      .updateTable('company_member')
      .set({ company_guid: to })
      .where('user_guid', '=', member.userGuid)
      .execute();
  await move(other.companyGuid);
  await invite();
  expect(await sent()).toMatchObject([{ profileSavedCandidateId: null }]);
  const second = await save();
  expect(await sent()).toMatchObject([{ profileSavedCandidateId: second.profileSavedCandidateId }]);
  expect(second.profileSavedCandidateId).not.toBe(first.profileSavedCandidateId);
});

it('refuses an empty message, and an invitation in the name of a colleague', async () => {
  expect(await api.refused('createContactLog', invitation({ message: ' ' }))).toMatchObject({
    status: 400,
  });
  const other = await newCompany(api);
  const asOther = { ...invitation({}, robin, other.member), as: member };
  expect(await api.refused('createContactLog', asOther)).toMatchObject({ code: 'not_allowed' });
  expect(await mailsTo(api, robin.email)).toEqual([]);
});

it('lets a company invite only whom it may see', async () => {
  const hidden = await withProfile(api);
  expect(await api.refused('createContactLog', invitation({}, hidden))).toMatchObject({
    status: 404,
    code: 'not_visible',
  });
});

it('names a job only when the company published it', async () => {
  const own = jobNamed('Baker', { company_guid: companyGuid });
  const closed = jobNamed('Clerk', { company_guid: companyGuid, status: 'closed' });
  const over = jobNamed('Cook', { company_guid: companyGuid, closes_on: '2020-01-31' });
  const other = jobNamed('Nurse');
  await insertJobs(api.database.db, [own, closed, over, other]);
  for (const { source_guid } of [closed, over, other])
    expect(
      await api.refused('createContactLog', invitation({ jobFeedSourceGUID: source_guid })),
    ).toMatchObject({ status: 404, code: 'not_yours' });
  expect(await invite({ jobFeedSourceGUID: own.source_guid })).toMatchObject({
    jobTitle: 'Baker',
  });
  expect((await newestMail(api, robin.email)).text).toContain('Baker');
});

it('allows one open invitation of a company to a person, also of two sent at once', async () => {
  const answers = await Promise.all([1, 2].map(() => api.call('createContactLog', invitation())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    status: 409,
    code: 'invitation_open',
  });
  expect(await mailsTo(api, robin.email)).toHaveLength(1);
  const other = await newCompany(api);
  await api.ok('createContactLog', invitation({}, robin, other.member));
});

it('tells who invited of an acceptance by mail, and opens profile and address', async () => {
  const { contactLogId } = await invite();
  await api.ok('updateVisibility', {
    as: robin,
    path: { id: robin.userGuid },
    body: { findable: false, findableUntil: null, providerCoaches: true },
  });
  expect(await sent()).toMatchObject([{ isVisible: false, toEmail: null }]);
  now = new Date(began.getTime() + 5 * 60_000);
  const accepted = await api.ok('answerContactLog', answerTo(contactLogId, 'accepted'));
  expect(accepted).toMatchObject({ answer: 'accepted', answeredAt: now.toISOString() });
  expect(await api.ok('answerContactLog', answerTo(contactLogId, 'accepted'))).toEqual(accepted);
  expect(await sent()).toMatchObject([
    { answer: 'accepted', toEmail: robin.email, isVisible: true },
  ]);
  const view = await api.ok('getCandidateView', { as: member, path: { id: robin.userGuid } });
  expect(view).toMatchObject({ by: 'accepted', Email: robin.email });
  const mails = await mailsTo(api, member.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/employer/candidate-details/${robin.userGuid}`);
  expect(await notices(member)).toMatchObject([
    { Details: expect.stringContaining('Accepted your invitation') },
  ]);
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    status: 409,
    code: 'invited_before',
  });
});

it('names who accepted to nobody who closed the account after inviting', async () => {
  const { contactLogId: id } = await invite();
  await api.database.db
    .insertInto('closed_account')
    .values({ user_guid: member.userGuid, closed_at: now, delete_after: new Date(+now + 14 * day) })
    .execute();
  await api.ok('answerContactLog', answerTo(id, 'accepted'));
  expect(await mailsTo(api, member.email)).toEqual([]);
  expect(
    await api.database.db
      .selectFrom('notification')
      .where('user_guid', '=', member.userGuid)
      .select('kind')
      .execute(),
  ).toEqual([]);
});

it('reports a decline without a mail, and lets the company invite again after six months', async () => {
  const { contactLogId } = await invite();
  await api.ok('answerContactLog', answerTo(contactLogId, 'declined'));
  expect(await api.refused('answerContactLog', answerTo(contactLogId, 'accepted'))).toMatchObject({
    status: 409,
    code: 'answered_before',
  });
  expect(await mailsTo(api, member.email)).toEqual([]);
  expect(await notices(member)).toMatchObject([{ Details: expect.stringContaining('Declined') }]);
  await passTo(new Date('2026-07-29T10:00:00Z'));
  expect(await invitedAt()).toBe(began.toISOString());
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    code: 'invited_before',
  });
  await passTo(new Date('2026-11-02T10:00:00Z'));
  await api.ok('updateVisibility', {
    as: robin,
    path: { id: robin.userGuid },
    body: { findable: true, findableUntil: '2026-12-01T00:00:00Z', providerCoaches: true },
  });
  expect(await invitedAt()).toBeNull();
  await invite();
});

it('keeps a company from inviting again for six months when the month of the decline is shorter', async () => {
  await passTo(new Date('2026-03-01T10:00:00Z'));
  const { contactLogId } = await invite();
  await api.ok('answerContactLog', answerTo(contactLogId, 'declined'));
  await passTo(new Date('2026-08-31T10:00:00Z'));
  await letFind(api, robin, now);
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    code: 'invited_before',
  });
});

it('blocks the company for good, which reads a decline', async () => {
  const { contactLogId } = await invite();
  expect(await api.ok('answerContactLog', answerTo(contactLogId, 'blocked'))).toMatchObject({
    answer: 'blocked',
  });
  expect(await sent()).toMatchObject([{ answer: 'declined', isVisible: false, toEmail: null }]);
  expect(await notices(member)).toMatchObject([{ Details: expect.stringContaining('Declined') }]);
  const own = { as: robin, path: { id: robin.userGuid } };
  expect((await api.ok('getDisclosureLedger', own)).blocked).toMatchObject([{ companyGuid }]);
  expect(await invitedAt()).toBeUndefined();
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    code: 'not_visible',
  });
  // An applicant stays on the list of applicants, and still gets no invitation.
  await applyAt(api, robin, companyGuid);
  await passTo(new Date('2027-05-01T10:00:00Z'));
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    code: 'invited_before',
  });
});

it('does not invite an applicant who blocked the company', async () => {
  await applyAt(api, robin, companyGuid);
  await api.ok('blockCompany', {
    as: robin,
    body: { candidatePersonId: robin.userGuid, companyGuid },
  });
  expect(await api.refused('createContactLog', invitation())).toMatchObject({
    code: 'not_visible',
  });
});

it('keeps an invitation from everybody but the two', async () => {
  const { contactLogId } = await invite();
  const [stranger, other] = [await api.person(2), await newCompany(api)];
  expect(
    await api.refused('answerContactLog', answerTo(contactLogId, 'accepted', stranger)),
  ).toMatchObject({ status: 404, code: 'no_invitation' });
  expect(
    await api.refused('listContactLogsFromPerson', {
      as: other.member,
      path: { id: member.userGuid },
    }),
  ).toMatchObject({ code: 'not_allowed' });
});

it('waits for a parent or guardian before an acceptance', async () => {
  const { contactLogId } = await invite();
  await api.database.db
    .insertInto('disclosure.representative')
    .values({
      candidate_guid: robin.userGuid,
      name: 'Pat Sample',
      email: 'pat@example.org',
      relationship: 'parent',
      token_hash: randomUUID(),
      asked_at: now,
    })
    .execute();
  expect(await api.refused('answerContactLog', answerTo(contactLogId, 'accepted'))).toMatchObject({
    status: 409,
    code: 'representative_not_confirmed',
  });
  await api.ok('answerContactLog', answerTo(contactLogId, 'declined'));
});

it('lets a candidate share with a company whose invitation they accepted', async () => {
  const { contactLogId } = await invite();
  const share = {
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      items: [{ key: 'PreferSR', statement: 'Send the questions in writing.' }],
      audience: 'company',
      companyGuid,
      purpose: 'interview',
      expiresAt: new Date(began.getTime() + 30 * day).toISOString(),
      isAdult: true,
    },
  };
  expect(await api.refused('createFactShares', share)).toMatchObject({ status: 400 });
  await api.ok('answerContactLog', answerTo(contactLogId, 'accepted'));
  expect((await api.ok('createFactShares', share)).companies).toMatchObject([{ companyGuid }]);
  const path = { id: robin.userGuid };
  expect(await api.ok('listSharedStatements', { as: member, path })).toHaveLength(1);
  expect(await api.ok('getCandidateView', { as: member, path })).toMatchObject({
    sharesStatement: true,
  });
});

it('shows an administrator who views the employer neither message nor address', async () => {
  const { contactLogId } = await invite();
  await api.ok('answerContactLog', answerTo(contactLogId, 'accepted'));
  const admin = await api.person(1);
  await viewAs(api, admin, member);
  expect(await sent(admin)).toMatchObject([
    { message: null, toEmail: null, fromEmail: member.email, answer: 'accepted' },
  ]);
  expect(await api.refused('createContactLog', { ...invitation(), as: admin })).toMatchObject({
    code: 'not_acting',
  });
  await api.ok('endActing', { as: admin });
});
