import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from '#tests/support/app.ts';
import { draftsOnServer, keptOnServer } from '#tests/support/drafts.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, field } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acknowledge, addSchool, button, entries, message } from '#tests/support/sections.ts';

const notSaved = 'Your newer changes are in the form. They are not saved yet.';

/** "History" is on its way to the server, and the major in the form says more by now. */
async function typingOn(page: Page, app: RunningApp) {
  const person = await signedInCandidate(page, app, '/candidate/profile/education');
  await addSchool(app, person);
  await page.reload();
  await button(page, "Edit Associate's, Accounting, Salt City College").click();
  await field(page, 'Major').fill('History');
  const held = hold(page, 'PUT', '**/userDegree?*');
  await button(page, 'Save education').click();
  const call = await held;
  await field(page, 'Major').fill('History of Art');
  return { person, call };
}

test('what is typed into a section while it is being saved stays, and is saved by the next try', async ({
  page,
  app,
}) => {
  const { call } = await typingOn(page, app);
  // One thing at a time: asking for another entry is refused, and its form keeps its input.
  for (const name of [
    "Edit Associate's, Accounting, Salt City College",
    "Delete Associate's, Accounting, Salt City College",
    'Cancel',
  ]) {
    await button(page, name).press('Enter');
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, name)).toBeFocused();
  }
  await expect(field(page, 'Major')).toHaveValue('History of Art');
  await call.continue();
  await expect(message(page, 'Success')).toContainText(notSaved);
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(field(page, 'Major')).toHaveValue('History of Art');
  await expect(entries(page, 'Your added education')).toContainText("Associate's, History");
  await button(page, 'Save education').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(entries(page, 'Your added education')).toContainText('History of Art');
  await expect(entries(page, 'Your added education')).toHaveCount(1);
});

test('the next skill can be typed while one is being saved or deleted, and a slow call is told', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await signedInCandidate(page, app, '/candidate/profile/skills');
  const skill = field(page, 'Add a skill');
  await skill.fill('Excel');
  const held = hold(page, 'POST', '**/userSkill');
  await skill.press('Enter');
  const call = await held;
  await skill.fill('Filing');
  await expect.poll(() => heard.at(-1)).toBe('Saving');
  await call.continue();
  await expect(message(page, 'Success')).toContainText(notSaved);
  await acknowledge(page, 'Success', 'Skill added successfully');
  await expect(skill).toHaveValue('Filing');
  await skill.press('Enter');
  await acknowledge(page, 'Success', 'Skill added successfully');
  await expect(entries(page, 'Your added skills')).toHaveCount(2);
  await expect.poll(() => draftsOnServer(app, person)).not.toContain('Filing');
  await button(page, 'Delete Excel').click();
  const heldDelete = hold(page, 'DELETE', '**/userSkill/*');
  await button(page, 'Delete it').click();
  const deletion = await heldDelete;
  await skill.fill('Word');
  await expect(skill).toHaveValue('Word');
  await expect.poll(() => heard.at(-1)).toBe('Deleting');
  await deletion.continue();
  await expect(message(page, 'Success')).toContainText(notSaved);
  await acknowledge(page, 'Success', 'Skill deleted successfully');
  await expect(skill).toBeFocused();
  await expect(skill).toHaveValue('Word');
});

test('who types on while it is saved and leaves finds it again, over what was saved', async ({
  page,
  app,
}) => {
  const { person, call } = await typingOn(page, app);
  await keptOnServer(app, person, 'History of Art');
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(field(page, 'Add a skill')).toBeVisible();
  await call.continue();
  const saved = () =>
    app.query('SELECT degree_name FROM user_degree WHERE user_guid = $1', [person.userGuid]);
  await expect.poll(saved).toEqual([{ degree_name: 'History' }]);
  await page.getByRole('tab', { name: 'Education' }).click();
  await expect(field(page, 'Major')).toHaveValue('History of Art');
  await button(page, 'Save education').click();
  await acknowledge(page, 'Success', 'Education updated successfully');
  await expect(message(page, 'Error')).toHaveCount(0);
  await expect(entries(page, 'Your added education')).toContainText('History of Art');
});
