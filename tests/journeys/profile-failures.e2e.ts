import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements, field, seen, tick } from '#tests/support/journeys.ts';
import { openAs, signedInCandidate } from '#tests/support/people.ts';
import {
  acknowledge,
  addSkill,
  button,
  entries,
  internal,
  message,
} from '#tests/support/sections.ts';
import { without } from '#tests/support/without.ts';

test('an entry that cannot be saved or deleted stays as it was, and trying again works', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile/skills');
  const skill = field(page, 'Add a skill');
  await skill.fill('Excel');
  await without(app, 'user_skill', async () => {
    await skill.press('Enter');
    await acknowledge(page, 'Error', internal);
    await expect(skill).toHaveValue('Excel');
    await expect(skill).toBeFocused();
    await skill.press('Enter');
    await expect(message(page, 'Error')).toContainText(internal);
  });
  await button(message(page, 'Error'), 'Try again').click();
  await acknowledge(page, 'Success', 'Skill added successfully');
  await expect(entries(page, 'Your added skills')).toHaveCount(1);
  await without(app, 'user_skill', async () => {
    await button(page, 'Delete Excel').click();
    await button(page, 'Delete it').click();
    await expect(message(page, 'Error')).toContainText(internal);
  });
  await button(message(page, 'Error'), 'Try again').click();
  await acknowledge(page, 'Success', 'Skill deleted successfully');
  await expect(skill).toBeFocused();
});

test('basic details whose second half fails are saved whole by trying again', async ({
  page,
  app,
}) => {
  const { userGuid } = await signedInCandidate(page, app, '/candidate/profile');
  await field(page, 'ZIP code').fill('13202');
  await field(page, 'City').fill('Syracuse');
  await field(page, 'Phone').fill('315-555-0142');
  // A phone number that this one row does not take: the profile is saved, the person is not.
  await app.query(
    `ALTER TABLE person ADD CONSTRAINT no_phone CHECK (phone <> '315-555-0142' OR user_guid <> '${userGuid}')`,
  );
  await button(page, 'Save').click();
  await expect(message(page, 'Error')).toContainText(internal);
  await app.query('ALTER TABLE person DROP CONSTRAINT no_phone');
  await button(message(page, 'Error'), 'Try again').click();
  await acknowledge(page, 'Success', 'Updated profile successfully');
  await expect(field(page, 'Phone')).toHaveValue('315-555-0142');
});

test('answers and accommodations that cannot be saved are kept', async ({ page, app }) => {
  const person = await signedInCandidate(page, app, '/candidate/profile/preferences');
  await tick(page, 'No');
  await without(app, 'person', async () => {
    await button(page, 'Save preferences').click();
    await acknowledge(page, 'Error', internal);
  });
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await button(page, 'Save preferences').click();
  await acknowledge(page, 'Success', 'Updated preferences successfully');
  await openAs(page, person, '/candidate/profile/accommodation');
  await tick(page, 'I have a guide dog');
  await without(app, 'disclosure.user_accommodation', async () => {
    await button(page, 'Save').click();
    await expect(message(page, 'Error')).toContainText(internal);
  });
  await button(message(page, 'Error'), 'Try again').click();
  await acknowledge(page, 'Success', 'Updated accommodations successfully');
});

test('a section that cannot be loaded says so, and trying again shows it and takes the focus to it', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await signedInCandidate(page, app, '/candidate/profile');
  await addSkill(app, person, 'Excel');
  await without(app, 'user_skill', async () => {
    await openAs(page, person, '/candidate/profile/skills');
    await expect(page.getByRole('tabpanel').getByText(internal)).toBeVisible();
    // The rest of the page still works.
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await expect(button(page, 'Save preferences')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tabpanel').getByText(internal)).toBeVisible();
    await button(page, 'Try again').focus();
  });
  await page.keyboard.press('Enter');
  await expect(entries(page, 'Your added skills')).toContainText('Excel');
  await expect(page.getByRole('region', { name: 'Skills', exact: true })).toBeFocused();
  await expect.poll(() => heard.at(-1)).toBe('Ready: Skills');
});

test('what was saved is in the list at once; that the list cannot be read anew is told above it', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/credentials');
  const list = 'Your added credentials';
  const told = seen(page, /^We could not reach the server/);
  await expect(seen(page, 'No credentials added yet.')).toBeVisible();
  const reading = '**/userCredential/getByUserId/*';
  await page.route(reading, (route) => route.abort());
  await field(page, 'Credential name').fill('CPR');
  await button(page, 'Add credential').click();
  await acknowledge(page, 'Success', 'Credential added successfully');
  await expect(entries(page, list)).toHaveText(/^CPREditDelete$/);
  await expect(told).toBeVisible();
  // It is the newest: changing it meets no other version.
  await button(page, 'Edit CPR').click();
  await field(page, 'Year').fill('2024');
  await button(page, 'Save credential').click();
  await acknowledge(page, 'Success', 'Credential updated successfully');
  await expect(entries(page, list)).toHaveText(/^CPR2024EditDelete$/);
  await button(page, 'Edit CPR').click();
  await field(page, 'Year').fill('2025');
  await button(page, 'Save credential').click();
  await acknowledge(page, 'Success', 'Credential updated successfully');
  await expect(told).toBeVisible();
  await page.unroute(reading);
  await button(page, 'Try again').press('Enter');
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('region', { name: list })).toBeFocused();
  await expect(entries(page, list)).toHaveText(/^CPR2025EditDelete$/);
});
