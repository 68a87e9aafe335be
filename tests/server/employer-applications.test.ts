import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo, signedUp } from '#tests/support/accounts.ts';
import { signedInAgain } from '#tests/support/alerts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { withProfile } from '#tests/support/employers.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const began = new Date('2026-05-01T10:00:00Z');
const later = new Date('2026-05-01T10:05:00Z');
let now = began;
let api: TestApi;
let member: TestPerson;
let robin: TestPerson;
let companyGuid: string;
let job: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  ({ member, companyGuid } = await newCompany(api));
  robin = await withProfile(api);
  const posting = jobNamed('Baker', { company_guid: companyGuid, origin: 'feed', revision: 3 });
  await insertJobs(api.database.db, [posting]);
  job = posting.source_guid;
});

/** Lets time pass; everybody signs in again. */
const passTo = async (at: Date) => {
  now = at;
  member = await signedInAgain(api, member, () => now);
  robin = await signedInAgain(api, robin, () => now);
};
const apply = (as = robin) =>
  api.ok('applyForJob', { as, body: { userGuid: as.userGuid, jobFeedSourceGUID: job } });
const status = (id: string, to: string, ifMatch?: string, as = member) => ({
  as,
  path: { id },
  body: { status: to },
  ifMatch,
});
const change = (id: string, to: string) => api.ok('changeApplicationStatus', status(id, to));
const withdraw = (id: string, as = robin) => api.ok('withdrawApplication', { as, path: { id } });
const applied = () => api.ok('getAppliedJob', { as: robin, path: { user: robin.userGuid, job } });
const notices = async () =>
  (await api.ok('listNotifications', { as: robin, path: { id: robin.userGuid } })).map(
    ({ Details }) => Details.replaceAll(/[\u2068\u2069]/g, ''),
  );

it('stores the revision of the posting that was applied to', async () => {
  const { jobApplicationId } = await apply();
  expect(await change(jobApplicationId, 'lookedAt')).toMatchObject({ revision: 3 });
});

it('tells the candidate how far the application came, but not that somebody looked', async () => {
  const { jobApplicationId: id, ...made } = await apply();
  expect(made).toMatchObject({ status: 'new', statusAt: null, withdrawnAt: null });
  now = later;
  const looked = await change(id, 'lookedAt');
  expect(looked).toMatchObject({
    jobApplicationId: id,
    UserGuid: robin.userGuid,
    Email: robin.email,
    jobTitle: 'Baker',
    status: 'lookedAt',
    statusAt: later.toISOString(),
  });
  expect(await change(id, 'lookedAt')).toEqual(looked);
  expect(await notices()).toEqual([]);
  await change(id, 'interview');
  expect(await applied()).toMatchObject({ status: 'interview', statusAt: later.toISOString() });
  await change(id, 'offer');
  await change(id, 'hired');
  expect(await notices()).toEqual([
    'Hired you for this job: Baker',
    'Offers you this job: Baker',
    'Wants an interview with you for this job: Baker',
  ]);
  expect(await mailsTo(api, robin.email)).toEqual([]);
});

it('mails somebody who was not selected once, however often it is set', async () => {
  const { jobApplicationId: id } = await apply();
  await change(id, 'notSelected');
  await change(id, 'interview');
  await change(id, 'notSelected');
  const mails = await mailsTo(api, robin.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Your application: Baker' });
  expect(mails[0]?.text).toContain('/candidate/jobs/applied-jobs');
});

it('refuses the second of two colleagues who change one application', async () => {
  const { jobApplicationId: id } = await apply();
  const { _etag } = await change(id, 'lookedAt');
  await api.ok('changeApplicationStatus', status(id, 'interview', _etag));
  expect(
    await api.refused('changeApplicationStatus', status(id, 'notSelected', _etag)),
  ).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect(await applied()).toMatchObject({ status: 'interview' });
});

it('lets only members of the company of the job change it', async () => {
  const { jobApplicationId: id } = await apply();
  const other = await newCompany(api);
  const waiting = await newCompany(api, 'waiting');
  for (const as of [other.member, waiting.member])
    expect(
      await api.refused('changeApplicationStatus', status(id, 'hired', undefined, as)),
    ).toMatchObject({ status: 404, code: 'not_yours' });
  expect(await applied()).toMatchObject({ status: 'new' });
});

it('withdraws an application once, and lets the company change it no more', async () => {
  const { jobApplicationId: id } = await apply();
  const { _etag } = await change(id, 'interview');
  now = later;
  const withdrawn = await withdraw(id);
  expect(withdrawn).toMatchObject({ status: 'interview', withdrawnAt: later.toISOString() });
  now = new Date('2026-05-01T10:10:00Z');
  expect(await withdraw(id)).toEqual(withdrawn);
  expect(await applied()).toEqual(withdrawn);
  expect(await api.ok('listAppliedJobs', { as: robin, path: { user: robin.userGuid } })).toEqual([
    withdrawn,
  ]);
  const body = { userGuid: robin.userGuid, searchText: '', locationText: '' };
  expect(await api.ok('searchAppliedJobs', { as: robin, body })).toMatchObject({ total: 1 });
  expect(await api.refused('changeApplicationStatus', status(id, 'hired', _etag))).toMatchObject({
    status: 409,
    code: 'withdrawn',
  });
  const quinn = await api.person(2);
  expect(await api.refused('withdrawApplication', { as: quinn, path: { id } })).toMatchObject({
    status: 404,
    code: 'not_applied',
  });
});

it('changes nothing of somebody who closed the account meanwhile, and tells them nothing', async () => {
  const quinn = await signedUp(api);
  const { jobApplicationId: id } = await apply(quinn);
  const { userGuid, email, password } = quinn;
  await api.ok('closeAccount', { as: quinn, path: { id: userGuid }, body: { password } });
  const before = await mailsTo(api, email);
  expect(await api.refused('changeApplicationStatus', status(id, 'notSelected'))).toMatchObject({
    status: 404,
    code: 'not_visible',
  });
  expect(await mailsTo(api, email)).toEqual(before);
});

it('sends no mail of a withdrawn application, and one at most when it begins anew', async () => {
  const { jobApplicationId: id } = await apply();
  const mail = {
    as: robin,
    body: {
      FirstName: 'Robin',
      LastName: 'Sample',
      Email: robin.email,
      JobTitle: 'Baker',
      JobCompany: 'Salt City Works',
    },
  };
  await withdraw(id);
  expect(await api.refused('sendJobApplicationMail', mail)).toMatchObject({ code: 'not_applied' });
  now = later;
  expect(await apply()).toMatchObject({
    jobApplicationId: id,
    appliedAt: later.toISOString(),
    status: 'new',
    statusAt: null,
    withdrawnAt: null,
  });
  await api.ok('sendJobApplicationMail', mail);
  await withdraw(id);
  await apply();
  await api.ok('sendJobApplicationMail', mail);
  const employers = (await mailsTo(api, 'hiring@example.org')).filter(({ text }) =>
    text.includes(robin.email),
  );
  expect(employers).toHaveLength(1);
});

it('ends with the application what is shared with companies applied to', async () => {
  const { jobApplicationId: id } = await apply();
  const share = (audience: string) => ({
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      items: [{ key: 'PreferSR', statement: 'Send the questions in writing.' }],
      audience,
      companyGuid: audience === 'company' ? companyGuid : null,
      purpose: 'interview',
      expiresAt: '2026-06-01T10:00:00.000Z',
      isAdult: true,
    },
  });
  await api.ok('createFactShares', share('applied_companies'));
  const statements = { as: member, path: { id: robin.userGuid } };
  expect(await api.ok('listSharedStatements', statements)).toHaveLength(1);
  await withdraw(id);
  expect(await api.refused('listSharedStatements', statements)).toMatchObject({
    code: 'not_visible',
  });
  await api.ok('updateVisibility', {
    as: robin,
    path: { id: robin.userGuid },
    body: { findable: true, findableUntil: '2026-06-01T10:00:00.000Z', providerCoaches: true },
  });
  expect(await api.refused('listSharedStatements', statements)).toMatchObject({
    code: 'not_shared',
  });
  expect(await api.refused('createFactShares', share('company'))).toMatchObject({ status: 400 });
});

it('keeps an application for two years after its job closed', async () => {
  await apply();
  const close = (closed_at: string) =>
    api.database.db
      .updateTable('job')
      .set({ status: 'closed', closed_at: new Date(closed_at) })
      .where('source_guid', '=', job)
      .execute();
  await passTo(new Date('2029-05-01T10:00:00Z'));
  await close('2027-06-01T10:00:00Z');
  await startWithSweepDue(api.database, () => now);
  expect(await applied()).toMatchObject({ status: 'new' });
  await close('2027-04-01T10:00:00Z');
  await startWithSweepDue(api.database, () => now);
  expect(
    await api.refused('getAppliedJob', { as: robin, path: { user: robin.userGuid, job } }),
  ).toMatchObject({ code: 'not_applied' });
});
