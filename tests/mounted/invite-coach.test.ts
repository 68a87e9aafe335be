import { expect, test } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import {
  acknowledge,
  expectSuccess,
  expectEntries,
  expectFocus,
  expectGone,
  expectProblem,
  expectSeen,
} from '#tests/support/mounted/seen.ts';
import {
  all,
  enter,
  field,
  fill,
  one,
  press,
  pressOn,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const address = '/candidate/invite-job-coach';
const email = 'Email of your job coach';
const summary = () => all('group', 'There is a problem');

test('marks no address as wrong that nobody asked for yet', async () => {
  await app.open(address);
  await press('Send invitation');
  await expectFocus('group', 'There is a problem');
  await tick('My existing job coach');
  expect((await field(email)).getAttribute('aria-invalid')).not.toBe('true');
  await until(() => expect(summary()).toEqual([]));
  await enter(email);
  await expectProblem(await field(email), 'Enter the email address of your job coach.');
});

test('says at the field that nobody can invite themselves', async () => {
  const person = await app.open(address);
  await tick('My existing job coach');
  await fill(email, person.email);
  await enter(email);
  await expectFocus('group', 'There is a problem');
  await expectProblem(await field(email), 'This is your own email address.');
});

test('loses nothing typed when the mail cannot be sent, and sends it when tried again', async () => {
  await app.open(address);
  await tick('My existing job coach');
  await fill(email, 'jo@example.org');
  await app.without('mail', async () => {
    await enter(email);
    await acknowledge('Error', 'We could not send the email. The invitation was not sent.');
  });
  expect(await field(email)).toHaveProperty('value', 'jo@example.org');
  await expectSeen('You have not invited a job coach yet');
  await press('Send invitation');
  await expectSuccess('Your job coach has been invited to the platform.');
});

test('says when the list fails, and asks for it again', async () => {
  await app.without('job_coach_invitation', async () => {
    await app.open(address);
    await until(() => expect(all('button', 'Try again')).toHaveLength(1));
  });
  await press('Try again');
  await expectSeen('You have not invited a job coach yet');
  await expectFocus('region', 'Invitations you sent');
  // Also when only the newest is missing.
  const reach = app.edge.cutAll(/^GET .*JobCoachInvitations\/getByUserId/);
  await tick('An Our Ability job coach');
  await press('Send invitation');
  await expectSuccess('Invite sent successfully!');
  await expectSeen('We could not reach the server');
  reach();
  await press('Try again');
  await expectEntries('Invitations you sent', [/^An Our Ability job coach, sent on /]);
});

test('keeps an address typed while another one is sent, and announces that the call is slow', async () => {
  await app.open(address);
  await tick('My existing job coach');
  await fill(email, 'sam@example.org');
  const held = app.edge.hold(/^POST .*PostJobCoachInvitationV2/);
  await press('Send invitation');
  const call = await held;
  await fill(email, 'kim@example.org');
  await until(() => expect(app.heard).toContain('One moment'));
  await call.answer();
  await expectSuccess('Invite sent successfully!');
  expect(await field(email)).toHaveProperty('value', 'kim@example.org');
  await expectEntries('Invitations you sent', [/^sam@example\.org, sent on/]);
});

test('takes an open invitation back, says so, and leaves the focus at it', async () => {
  const person = await app.person();
  const body = { candidatePersonId: person.userGuid, jobCoachEmail: 'sam@example.org' };
  await app.ok('postJobCoachInvitation', { as: person, body });
  await app.open(address, person);
  const taken = await one('button', 'Take back the invitation: sam@example.org');
  taken.focus();
  pressOn(taken);
  await expectEntries('Invitations you sent', [/^sam@example\.org, sent on .*Taken back$/]);
  expect(document.activeElement?.textContent).toMatch(/^sam@example\.org, sent on/);
  await until(() => expect(app.heard).toContain('Invitation taken back: sam@example.org.'));
});

test('says that an invitation is taken back when only the answer to that was lost', async () => {
  const person = await app.person();
  const body = { candidatePersonId: person.userGuid, jobCoachEmail: 'sam@example.org' };
  await app.ok('postJobCoachInvitation', { as: person, body });
  await app.open(address, person);
  await one('button', 'Take back the invitation: sam@example.org');
  const held = app.edge.hold(callOf('withdrawJobCoachInvitation'));
  await press('Take back the invitation: sam@example.org');
  await (await held).lose();
  await until(() => expect(app.heard).toContain('Invitation taken back: sam@example.org.'));
  expect(all('dialog')).toEqual([]);
});

test('says when it can be sent again instead of sending an invitation twice in ten minutes', async () => {
  const person = await app.person();
  const body = { candidatePersonId: person.userGuid, jobCoachEmail: 'sam@example.org' };
  await app.ok('postJobCoachInvitation', { as: person, body });
  await app.open(address, person);
  await tick('My existing job coach');
  await fill(email, 'sam@example.org');
  await press('Send invitation');
  await expectSeen('You invited sam@example.org a few minutes ago');
  expect(all('dialog', 'Success')).toEqual([]);
  await tick('An Our Ability job coach');
  await press('Send invitation');
  await expectSuccess('Invite sent successfully!');
  await expectGone('You invited sam@example.org a few minutes ago');
});

test('says that somebody helps already instead of that they were invited', async () => {
  const [person, coach] = [await app.person(), await app.person(4)];
  const body = { candidatePersonId: person.userGuid, jobCoachEmail: coach.email };
  const sent = await app.ok('postJobCoachInvitation', { as: person, body });
  await app.ok('postJobCoachMatch', {
    as: coach,
    body: {
      candidatePersonId: person.userGuid,
      coachPersonId: coach.userGuid,
      jobCoachInvitationGUID: sent.jobCoachInvitationGUID,
    },
  });
  await app.open(address, person);
  await tick('My existing job coach');
  await fill(email, coach.email);
  await press('Send invitation');
  await expectSeen(`Nothing was sent: ${coach.email} accepted your invitation and works with you.`);
});

test('shows what came of an invitation that was answered while the page was open', async () => {
  const [person, coach] = [await app.person(), await app.person(4)];
  const body = { candidatePersonId: person.userGuid, jobCoachEmail: coach.email };
  const { jobCoachInvitationGUID: guid } = await app.ok('postJobCoachInvitation', {
    as: person,
    body,
  });
  await app.open(address, person);
  await one('button', `Take back the invitation: ${coach.email}`);
  await app.ok('declineJobCoachInvitation', { as: coach, path: { guid } });
  await press(`Take back the invitation: ${coach.email}`);
  await acknowledge('Error', 'Your job coach answered this invitation before.');
  await expectEntries('Invitations you sent', [/Declined$/]);
});
