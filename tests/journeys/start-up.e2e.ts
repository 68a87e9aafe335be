import { expect, test } from '#tests/support/app.ts';
import { demoCandidate, makePerson, openAs, putSession, signIn } from '#tests/support/people.ts';
import { days, letTimePass, minutes, storedKeys, takeClock } from '#tests/support/time.ts';
import { field, seen } from '#tests/support/journeys.ts';

test('a candidate at 40 percent is sent to the profile, and above it to the jobs', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  // First name, last name and email are 3 of 20 items; with these five it is 40 percent.
  await app.query(
    `INSERT INTO user_profile (user_guid, city, state, postal_code, country, ideal_job)
     VALUES ($1, 'Syracuse', 'NY', '13202', 'US', 'Clerk')
     ON CONFLICT (user_guid) DO UPDATE SET city = 'Syracuse', state = 'NY', postal_code = '13202',
       country = 'US', ideal_job = 'Clerk'`,
    [person.userGuid],
  );
  await putSession(page, person);
  await page.goto('/');
  await expect(page).toHaveURL('/candidate/profile');
  await expect(seen(page, '40 percent complete')).toBeVisible();
  await app.query(
    `INSERT INTO person (user_guid, phone) VALUES ($1, '315-555-0142')
     ON CONFLICT (user_guid) DO UPDATE SET phone = '315-555-0142'`,
    [person.userGuid],
  );
  await putSession(page, person);
  await page.goto('/candidate');
  await expect(page).toHaveURL('/candidate/jobs/recommended-jobs');
});

test('a candidate with a full profile starts at the recommended jobs', async ({ page, app }) => {
  await putSession(page, await demoCandidate(app));
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/candidate/jobs/recommended-jobs');
});

test('the public job recommendations stay, signed in or not', async ({ page, app }) => {
  await putSession(page, await makePerson(app));
  await page.goto('/job-recommendations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job recommendations');
  await expect(page).toHaveURL('/job-recommendations');
});

test('a job coach starts at home, an employer and an admin from the entry pages', async ({
  page,
  app,
}) => {
  for (const [role, from, home] of [
    [4, '/job-recommendations', '/job-coach/home'],
    [4, '/candidate/profile', '/job-coach/home'],
    [3, '/auth/login', '/employer/home'],
    [1, '/', '/admin/dashboard'],
  ] as const) {
    await putSession(page, await makePerson(app, { role }));
    await page.goto(from);
    await expect(page, `role ${role} from ${from}`).toHaveURL(home);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a typed address is kept, at once when signed in and else through the sign-in', async ({
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

test('a reload keeps the place', async ({ page, app }) => {
  await openAs(page, await makePerson(app), '/candidate/accommodation');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accommodation Details');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accommodation Details');
  await expect(page).toHaveURL('/candidate/accommodation');
});

test('tokens that have all ended are cleared and lead to the sign-in', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person, 15 * days);
  await openAs(page, person, '/candidate/profile');
  await expect(page).toHaveURL('/auth/login');
  expect(await storedKeys(page)).toEqual(['lastPath']);
});

test('the exempt addresses stay without a session', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person, 15 * days);
  for (const path of ['/job-recommendations', '/abli', '/auth/verify-account', '/help']) {
    await putSession(page, person);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(await storedKeys(page)).toEqual([]);
  }
});

test('a token that has ended is renewed before anything is shown', async ({ page, app }) => {
  const person = await makePerson(app);
  await takeClock(page, person);
  await putSession(page, person);
  await letTimePass(page, app, 16 * minutes);
  await page.goto('/auth/login');
  await expect(page).toHaveURL('/candidate/profile');
  const access = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  expect(access).not.toBe(JSON.stringify(person.accessToken));
});

test('without a server at start-up nobody is thrown out, and trying again goes on', async ({
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
