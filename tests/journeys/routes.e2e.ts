import { expect, test } from '#tests/support/app.ts';
import { jobCards } from '#tests/support/journeys.ts';
import { demoCandidate, makePerson, openAs } from '#tests/support/people.ts';

/** Section 2, "Top-level routes", for somebody who is not signed in. */
const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/auth/login'],
  ['/auth', '/auth/login'],
  ['/login', '/auth/login'],
  ['/register', '/auth/register'],
  ['/verify-account', '/auth/verify-account'],
  ['/verify-account?email=a%40example.com', '/auth/verify-account?email=a%40example.com'],
  ['/auth/nowhere', '/auth/login'],
  ['/nowhere', '/auth/login'],
  ['/nowhere/at/all', '/auth/login'],
  ['/candidate', '/auth/login'],
  ['/jobs/job-details/1', '/auth/login'],
  ['/candidate/jobs/recommended-jobs', '/auth/login'],
  ['/job-coach', '/auth/login'],
  ['/employer/home', '/auth/login'],
  ['/admin', '/auth/login'],
  ['/job-recommendations', '/job-recommendations'],
  ['/abli', '/abli'],
  ['/help', '/help'],
  ['/help/nowhere', '/help'],
  ['/auth/reset-password', '/auth/reset-password'],
];

test('every address leads where the route table says', async ({ page }) => {
  for (const [from, to] of redirects) {
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    await expect(page, from).toHaveURL(to);
  }
});

/** Reached by a link inside the app, so that no start-up redirect takes part. */
const inside: readonly (readonly [role: number, from: string, to: string])[] = [
  [2, '/candidate', '/candidate/resume-upload'],
  [2, '/candidate/parse-resume', '/candidate/resume-upload'],
  [2, '/candidate/nowhere', '/candidate/resume-upload'],
  [2, '/jobs/job-details/1', '/candidate/jobs/job-details/1'],
  [3, '/jobs/job-details/1', '/employer/job-details/1'],
  [4, '/jobs/job-details/1', '/job-coach/job-details/1'],
  [4, '/job-coach', '/job-coach/home'],
  [3, '/employer', '/employer/home'],
  [1, '/admin', '/admin/dashboard'],
];

test('an address that shows nothing itself leads into the area of who is signed in', async ({
  page,
  app,
}) => {
  for (const [role, from, to] of inside) {
    await openAs(page, await makePerson(app, { role }), from);
    await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    await expect(page, from).toHaveURL(to);
  }
});

test('a new page begins at its top, back returns to the place', async ({ page, app }) => {
  await openAs(page, await demoCandidate(app), '/candidate/jobs/recommended-jobs');
  const cards = jobCards(page);
  // What comes later above the cards would move them.
  await expect(page.getByRole('searchbox', { name: 'Job title or words' })).toBeVisible();
  await expect(cards).toHaveCount(25);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const link = cards.nth(14).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);

  await link.click();
  await expect(page.getByRole('heading', { name: 'About this job' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(cards.nth(14)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('returns the focus to the opened job after going back to a list', async ({ page, app }) => {
  await openAs(page, await demoCandidate(app), '/candidate/jobs/recommended-jobs');
  const link = jobCards(page).nth(9).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About this job' })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('scrolls to the anchor in the address', async ({ page }) => {
  await page.goto('/auth/register');
  await expect(page.getByLabel(/^Confirm password/)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = 'register-confirmPassword';
  });
  await expect(page.getByLabel(/^Confirm password/)).toBeInViewport();
  await page.goto('/auth/login#main');
  await page.keyboard.press('Tab');
  await expect(page).toHaveTitle('Sign in – Our Ability');
});
