import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { newCompany } from '#tests/support/companies.ts';
import { callOf } from '#tests/support/contract.ts';
import { foundCandidate, hide } from '#tests/support/foundCandidates.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import {
  acknowledge,
  expectSuccess,
  description,
  expectFocus,
  expectGone,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import { all, choose, field, fill, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

let member: TestPerson;
let company: string;
let dana: TestPerson;
beforeEach(async () => {
  await app.database.db.deleteFrom('disclosure.visibility').execute();
  ({ member, companyGuid: company } = await newCompany(app));
  dana = await foundCandidate(app, 'Dana', 'Whitlock');
});

const openDialog = async () => {
  await app.open('/employer/candidates', member);
  await press('Invite Dana Whitlock');
  return one('dialog', 'Invite Dana Whitlock');
};
const sent = () =>
  app.ok('listContactLogsFromPerson', { as: member, path: { id: member.userGuid } });
const calls = () => app.edge.asked().filter((call) => callOf('createContactLog').test(call));

test('does not send an empty message, and says why at the button', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', '   ', dialog);
  const send = await one('button', 'Send invite', dialog);
  expect(send.getAttribute('aria-disabled')).toBe('true');
  expect(description(send)).toBe('Write a message first.');
  await press('Send invite', dialog);
  await until(() => expect(app.heard).toContain('Write a message first.'));
  expect(calls()).toEqual([]);
  expect(dialog.textContent).toContain('At most 2000 characters.');
  expect(dialog.textContent).toContain(
    'They see your name, company and email. You see their email when they answer.',
  );
});

test('does not send a message of more than 2000 characters, and cuts none', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', 'x'.repeat(2001), dialog);
  const send = await one('button', 'Send invite', dialog);
  await until(() => expect(description(send)).toBe('Shorten the message first.'));
  expect((await field('Message to Dana', dialog)).value).toHaveLength(2001);
});

test('announces a sent invitation, logs it, and removes the Invite button everywhere', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk with you.', dialog);
  await press('Send invite', dialog);
  await expectSuccess('Invite sent successfully!');
  await expectFocus('link', /Dana Whitlock/);
  await expectSeen('Invited on');
  expect(all('button', 'Invite Dana Whitlock')).toEqual([]);
  expect(await sent()).toMatchObject([
    { toPersonId: dana.userGuid, message: 'We would like to talk with you.' },
  ]);
  await app.open(`/employer/candidate-details/${dana.userGuid}`, member);
  await one('button', 'Save Dana Whitlock');
  expect(all('button', 'Invite Dana Whitlock')).toEqual([]);
});

test('sends one invitation on two presses of Send', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk with you.', dialog);
  const held = app.edge.hold(callOf('createContactLog'));
  const send = await one('button', 'Send invite', dialog);
  send.click();
  send.click();
  const call = await held;
  send.click();
  await call.answer();
  await expectSuccess('Invite sent successfully!');
  expect(calls()).toHaveLength(1);
});

test('says that an invitation is sent when only the answer to it was lost', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk.', dialog);
  const held = app.edge.hold(callOf('createContactLog'));
  await press('Send invite', dialog);
  await (await held).lose();
  await expectSuccess('Invite sent successfully!');
  await until(() => expect(all('button', 'Invite Dana Whitlock')).toEqual([]));
  expect(await sent()).toHaveLength(1);
});

test('shows a failure as "Error" with what the server says, and keeps what was typed', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk with you.', dialog);
  const body = {
    fromPersonId: member.userGuid,
    toPersonId: dana.userGuid,
    message: 'From a colleague',
  };
  await app.ok('createContactLog', { as: member, body });
  await press('Send invite', dialog);
  await acknowledge('Error', 'Your company invited this person and has no answer yet.');
  expect((await field('Message to Dana')).value).toBe('We would like to talk with you.');
  await press('Cancel', dialog);
  await press('Invite Dana Whitlock');
  expect((await field('Message to Dana')).value).toBe('We would like to talk with you.');
});

test('does not invite somebody who hides meanwhile', async () => {
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk with you.', dialog);
  await hide(app, dana);
  await press('Send invite', dialog);
  await one('dialog', 'Error');
  expect(await sent()).toEqual([]);
});

test('invites for one of the published jobs of the company', async () => {
  const [open, draft] = ['Night Baker', 'Day Baker'].map((title) =>
    jobNamed(title, {
      company_guid: company,
      company,
      status: title === 'Night Baker' ? 'published' : 'draft',
    }),
  );
  if (!open || !draft) throw new Error('There are no jobs.');
  await insertJobs(app.database.db, [open, draft]);
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk with you.', dialog);
  await choose(/For this job/, 'Night Baker, Syracuse, NY');
  await press('Send invite');
  await expectSuccess('Invite sent successfully!');
  expect(await sent()).toMatchObject([{ jobTitle: 'Night Baker' }]);
});

test('keeps the message and the job over Cancel and a reload, until it is sent with both', async () => {
  await insertJobs(app.database.db, [
    jobNamed('Night Baker', { company_guid: company, company, status: 'published' }),
  ]);
  const dialog = await openDialog();
  await fill('Message to Dana', 'We would like to talk with you.', dialog);
  await choose(/For this job/, 'Night Baker, Syracuse, NY');
  await press('Cancel', dialog);
  await press('Invite Dana Whitlock');
  await until(() => expect(all('button', /For this job/)[0]?.textContent).toContain('Night Baker'));
  await press('Cancel');
  await until(async () => expect(await app.ok('listDrafts', { as: member })).toHaveLength(1));
  await app.reload();
  const held = app.edge.hold(callOf('getCompanyJobsFromSearch'));
  await press('Invite Dana Whitlock');
  expect((await field('Message to Dana')).value).toBe('We would like to talk with you.');
  // Sent before the jobs came, the invitation would be for none.
  await press('Send invite');
  await until(() => expect(app.heard).toContain('One moment'));
  expect(calls()).toEqual([]);
  await (await held).answer();
  await until(() => expect(all('button', /For this job/)[0]?.textContent).toContain('Night Baker'));
  await press('Send invite');
  await expectSuccess('Invite sent successfully!');
  expect(await sent()).toMatchObject([{ jobTitle: 'Night Baker' }]);
  await until(async () => expect(await app.ok('listDrafts', { as: member })).toEqual([]));
});

test('logs to whom, what, when and the answer, and the address after an acceptance', async () => {
  const body = {
    fromPersonId: member.userGuid,
    toPersonId: dana.userGuid,
    message: 'We would like to talk with you.',
  };
  await app.open('/employer/invitations', member);
  await expectSeen('No records to display');
  const { contactLogId } = await app.ok('createContactLog', { as: member, body });
  await app.open('/employer/invitations', member);
  await expectSeen('1 invitation');
  await expectSeen('We would like to talk with you.');
  await expectSeen('No answer yet');
  await expectGone(dana.email);
  // 4.2: who was invited already can be saved and looked at.
  await one('button', 'Save Dana Whitlock');
  await one('link', 'View Profile of Dana Whitlock');
  expect(all('button', 'Invite Dana Whitlock')).toEqual([]);
  const answer = { path: { id: contactLogId }, body: { answer: 'accepted' as const } };
  await app.ok('answerContactLog', { as: dana, ...answer });
  await app.open('/employer/invitations', member);
  await expectSeen('Accepted on');
  await expectSeen(dana.email);
});

test('shows a decline in words, and does not open the profile of who is hidden', async () => {
  const body = { fromPersonId: member.userGuid, toPersonId: dana.userGuid, message: 'Hello' };
  const { contactLogId } = await app.ok('createContactLog', { as: member, body });
  const answer = { path: { id: contactLogId }, body: { answer: 'declined' as const } };
  await app.ok('answerContactLog', { as: dana, ...answer });
  await hide(app, dana);
  await app.open('/employer/invitations', member);
  await expectSeen('Declined on');
  await expectSeen('You cannot see this candidate any more.');
  expect(all('link', 'View Profile of Dana Whitlock')).toEqual([]);
});
