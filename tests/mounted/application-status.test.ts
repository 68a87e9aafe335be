import { beforeEach, expect, test } from 'vitest';
import type { ApplicationStatus } from '#domain/applicationStatus.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { acknowledge, expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, button, one, press, until } from '#tests/support/mounted/steps.ts';

const baker = jobNamed('Night Baker');
const paused = jobNamed('Day Clerk', { status: 'paused', closes_on: '2099-12-31' });
const site = jobNamed('Rover', { apply_url: 'https://jobs.example.com/rover' });
const app = mountedApp(({ db }) => insertJobs(db, [baker, paused, site]));
const pageOf = (job: typeof baker) => `/candidate/jobs/job-details/${job.source_guid}`;
const withdraw = 'Withdraw your application for Night Baker';

let robin: TestPerson;
beforeEach(async () => {
  robin = await app.person();
});

/** Robin applied, and the employer said how far it came. */
async function applied(status: ApplicationStatus = 'new', job = baker): Promise<void> {
  await app.database.db
    .insertInto('job_application')
    .values({
      user_guid: robin.userGuid,
      source_guid: job.source_guid,
      applied_at: new Date('2026-11-03T12:00:00Z'),
      status,
      ...(status === 'new' ? {} : { status_at: new Date('2026-11-20T12:00:00Z') }),
    })
    .execute();
}

const inDatabase = () =>
  app.database.db
    .selectFrom('job_application')
    .where('user_guid', '=', robin.userGuid)
    .select(['status', 'withdrawn_at'])
    .executeTakeFirstOrThrow();

test.each<[ApplicationStatus, string]>([
  ['new', 'Sent'],
  ['lookedAt', 'The employer looked at your application'],
  ['interview', 'You are invited to an interview'],
  ['offer', 'They made you an offer'],
  ['hired', 'You were hired'],
  ['notSelected', 'The employer chose somebody else'],
])('shows %s in plain words on the list, the job and the dashboard', async (status, words) => {
  await applied(status);
  await app.open('/candidate/jobs/applied-jobs', robin);
  const card = await one('listitem', 'Night Baker Salt City Works');
  await until(() => expect(card.textContent).toContain(words));
  expect(card.textContent).toContain('Applied on November 3, 2026');
  await app.open(pageOf(baker), robin);
  await expectSeen(words);
  await app.open('/candidate/home', robin);
  const region = await one('region', 'Your applications');
  expect(region.textContent).toContain(words);
});

test('withdraws after a question, says so once, and lets the person apply again', async () => {
  await applied('lookedAt');
  await app.open(pageOf(baker), robin);
  await press(withdraw);
  const question = await one('dialog', `${withdraw}?`);
  expect(question.textContent).toContain(
    'Salt City Works reads that you withdrew, and on which day. They cannot see your profile by this application any more.',
  );
  expect(question.textContent).not.toContain('on the site of');
  await expectFocus('dialog', `${withdraw}?`);
  await press('Withdraw application', question);
  await expectSeen('You withdrew on');
  await expectGone('The employer looked at your application');
  await until(() => expect(document.activeElement?.textContent).toMatch(/^You withdrew on/));
  await until(() =>
    expect(app.heard.filter((one) => one.startsWith('You withdrew'))).toEqual([
      'You withdrew your application for Night Baker.',
    ]),
  );
  expect((await inDatabase()).withdrawn_at).not.toBeNull();
  await press('Apply for Night Baker');
  await press('Send application');
  await acknowledge('Success', 'You applied for Night Baker.');
  await expectSeen('Applied on');
  await expectGone('You withdrew on');
  expect(await inDatabase()).toEqual({ status: 'new', withdrawn_at: null });
  await button(withdraw);
});

test('lets somebody withdraw who has just applied, and apply once more', async () => {
  await app.open(pageOf(baker), robin);
  const apply = await button('Apply for Night Baker');
  await until(() => expect(apply.getAttribute('aria-disabled')).not.toBe('true'));
  for (let time = 0; time < 2; time++) {
    await press('Apply for Night Baker');
    await press('Send application');
    await acknowledge('Success', 'You applied for Night Baker.');
    await press(withdraw);
    await press('Withdraw application');
    await expectSeen('You withdrew on');
  }
});

test('keeps the application when the person changes their mind', async () => {
  await applied();
  await app.open(pageOf(baker), robin);
  await press(withdraw);
  await press('Keep my application');
  await until(() => expect(all('dialog')).toEqual([]));
  expect((await inDatabase()).withdrawn_at).toBeNull();
  await expectFocus('button', withdraw);
});

test('says that nothing was withdrawn when the server cannot be reached, and keeps it', async () => {
  await applied('interview');
  await app.open(pageOf(baker), robin);
  await button(withdraw);
  const mend = app.edge.cutAll(callOf('withdrawApplication'));
  await press(withdraw);
  await press('Withdraw application');
  await acknowledge('Error', 'Your application was not withdrawn.');
  await expectSeen('You are invited to an interview');
  await expectFocus('button', withdraw);
  mend();
  await press(withdraw);
  await press('Withdraw application');
  await expectSeen('You withdrew on');
});

test('says that an application is withdrawn when only the answer was lost', async () => {
  await applied();
  await app.open(pageOf(baker), robin);
  const held = app.edge.hold(callOf('withdrawApplication'));
  await press(withdraw);
  await press('Withdraw application');
  await (await held).lose();
  await expectSeen('You withdrew on');
  await until(() => expect(app.heard).toContain('You withdrew your application for Night Baker.'));
  expect(all('dialog')).toEqual([]);
});

test('shows on the list that an application was withdrawn', async () => {
  await applied('offer');
  await app.open(pageOf(baker), robin);
  await press(withdraw);
  await press('Withdraw application');
  await expectSeen('You withdrew on');
  await app.open('/candidate/jobs/applied-jobs', robin);
  const card = await one('listitem', 'Night Baker Salt City Works');
  await until(() => expect(card.textContent).toContain('You withdrew on'));
  expect(card.textContent).not.toContain('offer');
});

test('says to tell the employer too when the person applied on their site', async () => {
  await applied('new', site);
  await app.open(pageOf(site), robin);
  await press('Withdraw your application for Rover');
  const question = await one('dialog');
  expect(question.textContent).toContain('If you applied on the site of Salt City Works');
});

test('says that a paused job takes no applications now', async () => {
  await app.open(pageOf(paused), robin);
  await expectSeen('Paused: it takes no applications now');
  const apply = await button('Apply for Day Clerk');
  expect(apply.getAttribute('aria-disabled')).toBe('true');
  await expectSeen('This job takes no applications at the moment.');
  await expectGone('Apply by');
});

test('has no Withdraw for an administrator who views', async () => {
  await applied('interview');
  const admin = await app.person(1);
  const reason = 'Robin wrote that a date cannot be saved.';
  await app.ok('startActing', { as: admin, body: { userGuid: robin.userGuid, reason } });
  await app.open(pageOf(baker), admin);
  await expectSeen('You are invited to an interview');
  expect(all('button', withdraw)).toEqual([]);
});
