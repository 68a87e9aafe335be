import { expect, test } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';

test('a page whose code cannot be fetched says so, and comes with the network', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'We cannot reach the server' }),
  ).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
});
