import { expect, test } from '#tests/support/app.ts';
import { jobCards } from '#tests/support/journeys.ts';
import { demoCandidate, openAs } from '#tests/support/people.ts';

test('sends the token and the language of the page with every call of a signed-in person', async ({
  page,
  app,
}) => {
  const person = await demoCandidate(app);
  const calls: { path: string; token?: string; language?: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const { authorization: token, 'accept-language': language } = request.headers();
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, token, language });
  });
  await openAs(page, person, '/candidate/jobs/recommended-jobs');
  await expect(jobCards(page)).toHaveCount(25);
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await page.getByRole('tab', { name: 'Accommodation' }).click();
  const tab = page.getByRole('tabpanel', { name: 'Accommodation' });
  await expect(tab.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/api/matching/recommendations');
  for (const { path, token, language } of calls) {
    expect(token, path).toBe(`Bearer ${person.accessToken}`);
    // The browser's own is "en-US".
    expect(language, path).toBe('en');
  }
});
