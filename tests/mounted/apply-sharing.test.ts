import { expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { insertResume } from '#server/resumes/queries.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSuccess, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, tick, until } from '#tests/support/mounted/steps.ts';

const contact = 'hiring@example.org';
const baker = jobNamed('Night Baker', { contact_email: contact });
const painter = jobNamed('Street Painter', { contact_email: null });
const app = mountedApp(({ db }) => insertJobs(db, [baker, painter]));

const details = ({ source_guid }: typeof baker) => `/candidate/jobs/job-details/${source_guid}`;
const mailToContact = async () =>
  (await app.ok('listMailbox', { query: { to: contact } }))[0]?.text ?? '';
const boxes = () => all<HTMLInputElement>('checkbox', /^Send my/).map(({ checked }) => checked);

async function somebodyWithBoth(): Promise<TestPerson> {
  const person = await app.person();
  const { userGuid } = person;
  const content = Buffer.from('%PDF-1.7');
  const file = { userGuid, fileName: 'robin.pdf', content, at: new Date('2026-03-02T12:00:00Z') };
  await insertResume(app.database.db, file);
  await app.ok('updateUser', {
    as: person,
    path: { guid: userGuid },
    body: { Phone: '315-555-0142' },
  });
  return person;
}

/** Opens the question, once it is known whether the person has applied. */
async function pressApply(title: string): Promise<void> {
  const name = `Apply for ${title}`;
  await until(() => {
    const [button] = all('button', name);
    expect(button?.getAttribute('aria-disabled') ?? 'false').toBe('false');
    expect(button).toBeDefined();
  });
  await press(name);
}

test('sends the resume and not the phone when only the resume is ticked', async () => {
  await app.open(details(baker), await somebodyWithBoth());
  await expectSeen('Night Baker wanted');
  await pressApply('Night Baker');
  await expectSeen('The posting names a contact at Salt City Works, and we send them an email.');
  // The choices come once it is known which resumes there are.
  await until(() => expect(boxes()).toEqual([false, false]));
  await expectSeen('robin.pdf, uploaded on March 2, 2026.');
  await tick('Send my phone number');
  await press('Not now');
  await pressApply('Night Baker');
  await one('checkbox', /^Send my resume/);
  expect(boxes()).toEqual([false, false]);
  await tick(/^Send my resume/);
  await press('Send application');
  await expectSuccess('They get your resume.');
  expect(await mailToContact()).toContain('Resume: attached to this email');
  expect(await mailToContact()).not.toContain('Phone:');
});

test('says that there is no resume and no phone when the person has none', async () => {
  await app.open(details(baker));
  await expectSeen('Night Baker wanted');
  await pressApply('Night Baker');
  await expectSeen('You have not uploaded a resume, so none can be sent.');
  await expectSeen('Your profile has no phone number, so none can be sent.');
  expect(boxes()).toEqual([]);
});

test('says that nobody is written to, and offers nothing, when the posting names no contact', async () => {
  await app.open(details(painter), await somebodyWithBoth());
  await expectSeen('Street Painter wanted');
  await pressApply('Street Painter');
  await expectSeen('The posting names no contact, so we cannot write to Salt City Works.');
  expect(boxes()).toEqual([]);
});
