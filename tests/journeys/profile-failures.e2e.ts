import { expect, test } from '#tests/support/app.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { openAs, signedInCandidate } from '#tests/support/people.ts';
import { addSkill, button, entries, internal } from '#tests/support/sections.ts';
import { without } from '#tests/support/without.ts';

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
