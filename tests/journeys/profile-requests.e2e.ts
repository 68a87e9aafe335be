import { expect, test } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { field } from '#tests/support/journeys.ts';

test('asks for each record once when the profile is opened, and for its own when another tab is', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, '/candidate/account-settings');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, record] = /\/(\w+)\/getByUserId\//.exec(pathname) ?? [];
    if (record !== undefined) asked.push(record);
  });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'My profile' }).click();
  await expect(field(page, 'First name')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Your profile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual([
    'User',
    'userDegree',
    'userProfile',
    'userSkill',
    'userWorkHistory',
  ]);
  asked.length = 0;
  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(field(page, 'Add a skill')).toBeVisible();
  expect(asked).toEqual(['userSkill']);
});
