import { expect, test } from '#tests/support/app.ts';
import { makePerson, openAs, putSession, signIn } from '#tests/support/people.ts';
import { days, letTimePass, minutes, storedKeys, takeClock } from '#tests/support/time.ts';
import { field, seen } from '#tests/support/journeys.ts';

test('keeps a typed address, at once when signed in and else through the sign-in', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/candidate/jobs/all-jobs?words=nurse');
  await expect(seen(page, 'Sign in to open the page you asked for.')).toBeVisible();
  // With keys.
  await field(page, 'Email').fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/candidate/jobs/all-jobs?words=nurse');
  await expect(heading).toHaveText('All jobs');
  await page.goto('/candidate/account-settings');
  await expect(heading).toHaveText('Account settings');
  // With the pointer.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/candidate/skills');
  await signIn(page, person);
  await expect(page).toHaveURL('/candidate/skills');
  // Back leads before the sign-in.
  await page.goBack();
  await expect(heading).toHaveText('Account settings');
});

test('clears tokens that have all ended, and leads to the sign-in', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person, 15 * days);
  await openAs(page, person, '/candidate/profile');
  await expect(page).toHaveURL('/auth/login');
  expect(await storedKeys(page)).toEqual(['lastPath']);
});

test('renews a token that has ended before anything is shown', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await putSession(page, person);
  await letTimePass(page, app, 16 * minutes);
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/candidate/profile');
  const access = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  expect(access).not.toBe(JSON.stringify(person.accessToken));
});

test('signs nobody out without a server at start-up, and continues on trying again', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await takeClock(page, person, 16 * minutes);
  await putSession(page, person);
  // The tokens' family is renewed by a call that finds no server the first time.
  await page.route('**/token/refresh/', (route) => route.abort(), { times: 1 });
  await page.goto('/candidate/profile');
  await expect(page.getByRole('heading', { name: 'We cannot reach the server' })).toBeVisible();
  await app.advance(16 * minutes);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
});
