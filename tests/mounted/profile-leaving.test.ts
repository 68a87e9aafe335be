import { expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import type { HeldCall } from '#tests/support/mounted/edge.ts';
import { addSchool, addSkill } from '#tests/support/mounted/sections.ts';
import {
  acknowledge,
  expectEntries,
  expectFocus,
  expectGone,
  expectSeen,
  expectSuccess,
  message,
} from '#tests/support/mounted/seen.ts';
import {
  all,
  at,
  button,
  enter,
  field,
  fill,
  fillPassword,
  goTo,
  one,
  openTab,
  press,
  tick,
  until,
} from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const skills = '/candidate/profile/skills';
const list = 'Your added skills';
const kept = 'We kept what you typed';

const draftsOf = async ({ userGuid }: TestPerson) =>
  JSON.stringify(
    await app.database.db
      .selectFrom('disclosure.draft')
      .select('data')
      .where('user_guid', '=', userGuid)
      .execute(),
  );

async function leaveWhileAdding(): Promise<{ person: TestPerson; call: HeldCall }> {
  const person = await app.person();
  const body = { UserGuid: person.userGuid, PostalCode: '13202', IdealJob: 'Clerk' };
  await app.ok('createUserProfile', { as: person, body });
  await app.open(skills, person);
  await fill('Add a skill', 'Excel');
  const held = app.edge.hold(/^POST .*\/userSkill$/);
  await enter('Add a skill');
  const call = await held;
  await openTab('Preferences');
  await button('Save preferences');
  return { person, call };
}

/** Waits until the frames are drawn in which a success moves the focus. */
async function drawn(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

async function expectSavedOnce(person: TestPerson): Promise<void> {
  await expectEntries(list, ['Excel']);
  expect(await field('Add a skill')).toHaveProperty('value', '');
  await expectGone(kept);
  await until(async () => expect(await draftsOf(person)).not.toContain('Excel'));
}

test('restores nothing when what was saved after leaving is saved, and the insights follow', async () => {
  const { person, call } = await leaveWhileAdding();
  await call.answer();
  const insights = app.database.db
    .selectFrom('user_soc')
    .select('version')
    .where('user_guid', '=', person.userGuid);
  await until(async () => expect(await insights.execute()).toHaveLength(1));
  await openTab('Skills');
  await expectSavedOnce(person);
});

test('shows the save and its result when the person returns during the save', async () => {
  const { person, call } = await leaveWhileAdding();
  await openTab('Skills');
  expect(await field('Add a skill')).toHaveProperty('value', 'Excel');
  expect((await button('Add')).getAttribute('aria-disabled')).toBe('true');
  expect(document.body.textContent).not.toContain(kept);
  await call.answer();
  await acknowledge('Success', 'Skill added successfully');
  await expectSavedOnce(person);
});

test('leaves the focus where it is when a save ends that was pressed before the page was left', async () => {
  const { call } = await leaveWhileAdding();
  await openTab('Skills');
  await field('Add a skill');
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  await call.answer();
  await expectSuccess('Skill added successfully');
  await expectEntries(list, ['Excel']);
  await drawn();
  expect(document.activeElement).toBe(focused);
  // The next press is of this visit.
  await fill('Add a skill', 'Filing');
  await press('Add');
  await expectEntries(list, ['Excel', 'Filing']);
  await expectFocus('textbox', 'Add a skill');
});

test('reports a failed save after its page was left, with a link back', async () => {
  const { call } = await leaveWhileAdding();
  call.cut();
  const error = await message('Error');
  expect(error.textContent).toContain(
    'We could not save your changes after you left the page. What you typed is kept',
  );
  await press('Go back to that page', error);
  await at(skills);
  await expectSeen(kept);
  await enter('Add a skill');
  await acknowledge('Success', 'Skill added successfully');
  await expectEntries(list, ['Excel']);
});

test('shows each of two failures after a page was left in its own dialog', async () => {
  const { person, call } = await leaveWhileAdding();
  await goTo('Invite job coach');
  await tick(/^An Our Ability job coach/);
  const held = app.edge.hold(/PostJobCoachInvitationV2/);
  await press('Send invitation');
  const invitation = await held;
  await goTo('Account settings');
  await button('Change password');
  call.cut();
  const first = await message('Error');
  expect(first.textContent).toContain('We could not save your changes after you left the page');
  invitation.cut();
  // An answer later, the second failure is known too.
  await app.ok('listSessions', { as: person });
  await press('OK', first);
  await expectSeen('And one more: We could not send your invitation after you left the page.');
  expect(first.isConnected).toBe(false);
  await expectFocus('dialog', 'Error');
  await press('Go back to that page', await message('Error'));
  await until(() => expect(all('dialog', 'Error')).toEqual([]));
  const choice = await one('radio', /^An Our Ability/);
  expect(choice).toHaveProperty('checked', true);
  expect(document.activeElement).not.toBe(document.body);
});

/** Presses Delete at the one skill; the call waits. */
async function deleteExcel(): Promise<HeldCall> {
  const held = app.edge.hold(/^DELETE .*\/userSkill\//);
  await press('Delete Excel');
  await press('Delete it');
  return held;
}

test('tells after the next sign-in what was not deleted because the session had ended', async () => {
  const person = await app.person();
  const password = 'Harbor&Lantern42';
  const { db } = app.database;
  await db
    .updateTable('account')
    .set({ password_hash: await hashPassword(password) })
    .where('user_guid', '=', person.userGuid)
    .execute();
  await addSkill(app, person, 'Excel');
  await app.open(skills, person);
  const call = await deleteExcel();
  await db
    .updateTable('sign_in_family')
    .set({ revoked_at: new Date() })
    .where('user_guid', '=', person.userGuid)
    .execute();
  await call.answer();
  await at('/auth/login');
  await fill(/^Email/, person.email);
  await fillPassword(/^Password/, password);
  await press('Sign in');
  await at(skills);
  await acknowledge(
    'Error',
    'We could not delete the entry after you left the page. Your session had ended.',
  );
  await expectEntries(list, ['Excel']);
});

test('deletes an entry that one does not wait for, and not what was typed beside it', async () => {
  const person = await app.person();
  await addSkill(app, person, 'Excel');
  await app.open(skills, person);
  await fill('Add a skill', 'Filing');
  const call = await deleteExcel();
  await openTab('Preferences');
  await button('Save preferences');
  await call.answer();
  await openTab('Skills');
  await until(async () => expect(await field('Add a skill')).toHaveProperty('value', 'Filing'));
  await expectSeen('No skills added yet');
});

test('saves an entry whose answer was lost when it is tried again, with no question', async () => {
  const person = await app.person();
  await addSchool(app, person);
  await app.open('/candidate/profile/education', person);
  await press("Edit Associate's, Accounting, Salt City College");
  await fill('Major', 'History ');
  const held = app.edge.hold(/^PUT .*\/userDegree/);
  await press('Save education');
  await (await held).lose();
  await press('Try again', await message('Error'));
  await acknowledge('Success', 'Education updated successfully');
  expect(all('dialog', 'This was changed somewhere else')).toEqual([]);
  await expectEntries('Your added education', ["Associate's, History"]);
  await app.reload();
  expect(await field('School name')).toHaveProperty('value', '');
  await expectGone(kept);
});

test.each([
  ['first', /^POST .*\/userProfile$/],
  ['second', /^PUT .*\/User\//],
])('saves basic details whole when their %s answer was lost', async (_half, call) => {
  const { userGuid } = await app.open('/candidate/profile');
  await fill('ZIP code', '13202');
  await fill('Phone', '315-555-0142');
  const held = app.edge.hold(call);
  await press('Save');
  await (await held).lose();
  await press('Try again', await message('Error'));
  await expectSuccess('Updated profile successfully');
  expect(all('dialog', 'This was changed somewhere else')).toEqual([]);
  const saved = await app.database.db
    .selectFrom('user_profile')
    .innerJoin('person', 'person.user_guid', 'user_profile.user_guid')
    .select(['postal_code', 'phone'])
    .where('user_profile.user_guid', '=', userGuid)
    .executeTakeFirst();
  expect(saved).toEqual({ postal_code: '13202', phone: '315-555-0142' });
});
