import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { draftsOnServer, keptOnServer } from '#tests/support/drafts.ts';
import { hold, loseAnswer } from '#tests/support/heldCalls.ts';
import { field, tick } from '#tests/support/journeys.ts';
import {
  endElsewhere,
  signedInCandidate,
  type SignedPerson,
  signIn,
} from '#tests/support/people.ts';
import {
  acknowledge,
  addSchool,
  addSkill,
  button,
  callAs,
  entries,
  message,
} from '#tests/support/sections.ts';

const skills = '/candidate/profile/skills';
const note = (page: Page) => page.getByRole('main').getByText(/We kept what you typed/);
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'This was changed somewhere else' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function leaveWhileAdding(page: Page, app: RunningApp) {
  const person = await signedInCandidate(page, app, skills);
  await callAs(app, person, 'POST userProfile', {
    UserGuid: person.userGuid,
    PostalCode: '13202',
    IdealJob: 'Clerk',
  });
  await field(page, 'Add a skill').fill('Excel');
  await keptOnServer(app, person, 'Excel');
  const held = hold(page, 'POST', '**/userSkill');
  await field(page, 'Add a skill').press('Enter');
  const call = await held;
  await tab(page, 'Preferences').click();
  await expect(button(page, 'Save preferences')).toBeVisible();
  return { person, call };
}

async function expectSavedOnce(page: Page, app: RunningApp, person: SignedPerson) {
  await expect(entries(page, 'Your added skills')).toHaveCount(1);
  await expect(field(page, 'Add a skill')).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
  await expect.poll(() => draftsOnServer(app, person)).not.toContain('Excel');
}

test('what is saved after one has left is saved: nothing is restored, and the insights follow', async ({
  page,
  app,
}) => {
  const { person, call } = await leaveWhileAdding(page, app);
  await call.continue();
  const insights = () =>
    app.query('SELECT version FROM user_soc WHERE user_guid = $1', [person.userGuid]);
  await expect.poll(async () => (await insights()).length).toBe(1);
  await tab(page, 'Skills').click();
  await expectSavedOnce(page, app, person);
});

test('shows the result when the person returns during the save', async ({ page, app }) => {
  const { person, call } = await leaveWhileAdding(page, app);
  await tab(page, 'Skills').click();
  await expect(page.getByRole('tabpanel', { name: 'Skills' })).toBeVisible();
  await expect(field(page, 'Add a skill')).toHaveCount(0);
  await call.continue();
  await expectSavedOnce(page, app, person);
});

test('reports a failed save after its page was left, with a link back', async ({ page, app }) => {
  const { call } = await leaveWhileAdding(page, app);
  await call.abort();
  await expect(message(page, 'Error')).toContainText(
    'We could not save your changes after you left the page. What you typed is kept',
  );
  await button(message(page, 'Error'), 'Go back to that page').click();
  await expect(page).toHaveURL(skills);
  await expect(note(page)).toBeVisible();
  await field(page, 'Add a skill').press('Enter');
  await acknowledge(page, 'Success', 'Skill added successfully');
  await expect(entries(page, 'Your added skills')).toHaveCount(1);
});

test('shows each of two failures after a page was left in its own dialog', async ({
  page,
  app,
}) => {
  const { call } = await leaveWhileAdding(page, app);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Invite job coach' }).click();
  await tick(page, 'An Our Ability job coach');
  const held = hold(page, 'POST', '**/PostJobCoachInvitationV2');
  await button(page, 'Send invitation').click();
  const invitation = await held;
  await menu.getByRole('link', { name: 'Account settings' }).click();
  await expect(button(page, 'Change password')).toBeVisible();
  const error = message(page, 'Error');
  await call.abort();
  await expect(error).toContainText('We could not save your changes after you left the page');
  const failed = page.waitForEvent('requestfailed');
  await invitation.abort();
  await failed;
  const first = await error.elementHandle();
  await button(error, 'OK').click();
  await expect(error).toContainText(
    'And one more: We could not send your invitation after you left the page.',
  );
  await expect(error).toBeFocused();
  expect(await first?.evaluate((dialog) => dialog.isConnected)).toBe(false);
  await button(error, 'Go back to that page').click();
  await expect(error).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^An Our Ability/ })).toBeChecked();
  await expect(page.locator('body')).not.toBeFocused();
});

/** Presses Delete at the one skill; the call waits. */
async function deleteExcel(page: Page) {
  const held = hold(page, 'DELETE', '**/userSkill/*');
  await button(page, 'Delete Excel').click();
  await button(page, 'Delete it').click();
  return held;
}

test('what was not deleted because the session had ended is told after signing in again', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, skills);
  await addSkill(app, person, 'Excel');
  await page.reload();
  const call = await deleteExcel(page);
  await endElsewhere(app, person);
  await call.continue();
  await expect(page).toHaveURL('/auth/login');
  await signIn(page, person);
  await expect(page).toHaveURL(skills);
  await expect(message(page, 'Error')).toContainText(
    'We could not delete the entry after you left the page. Your session had ended.',
  );
  await button(message(page, 'Error'), 'OK').click();
  await expect(entries(page, 'Your added skills')).toContainText('Excel');
});

test('an entry whose deleting one does not wait for is gone, and what was typed beside it is not', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, skills);
  await addSkill(app, person, 'Excel');
  await page.reload();
  await field(page, 'Add a skill').fill('Filing');
  const call = await deleteExcel(page);
  await tab(page, 'Preferences').click();
  await expect(button(page, 'Save preferences')).toBeVisible();
  await call.continue();
  await tab(page, 'Skills').click();
  await expect(field(page, 'Add a skill')).toHaveValue('Filing');
  await expect(entries(page, 'Your added skills')).toHaveCount(0);
});

test('an entry whose answer was lost is saved by trying again, with no question', async ({
  page,
  app,
}) => {
  const person = await signedInCandidate(page, app, '/candidate/profile/education');
  await addSchool(app, person);
  await page.reload();
  await button(page, "Edit Associate's, Accounting, Salt City College").click();
  await field(page, 'Major').fill('History ');
  const lost = loseAnswer(page, 'PUT', '**/userDegree?*');
  await button(page, 'Save education').click();
  await lost;
  await button(message(page, 'Error'), 'Try again').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(conflict(page)).toHaveCount(0);
  await expect(entries(page, 'Your added education')).toHaveCount(1);
  await expect(entries(page, 'Your added education')).toContainText("Associate's, History");
  await page.reload();
  await expect(field(page, 'School name')).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});

for (const [half, method, url] of [
  ['first', 'POST', '**/userProfile'],
  ['second', 'PUT', '**/User/*'],
] as const)
  test(`basic details whose ${half} answer was lost are saved whole by trying again`, async ({
    page,
    app,
  }) => {
    const person = await signedInCandidate(page, app, '/candidate/profile');
    await field(page, 'ZIP code').fill('13202');
    await field(page, 'Phone').fill('315-555-0142');
    const lost = loseAnswer(page, method, url);
    await button(page, 'Save').click();
    await lost;
    await button(message(page, 'Error'), 'Try again').click();
    await expect(message(page, 'Success')).toBeVisible();
    await expect(conflict(page)).toHaveCount(0);
    const [saved] = await app.query(
      'SELECT postal_code, phone FROM user_profile JOIN person USING (user_guid) WHERE user_guid = $1',
      [person.userGuid],
    );
    expect(saved).toEqual({ postal_code: '13202', phone: '315-555-0142' });
  });
