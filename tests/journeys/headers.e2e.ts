import type { Request } from '@playwright/test';
import { expect, test } from '#tests/support/app.ts';
import { jobCards, tick } from '#tests/support/journeys.ts';
import { demoCandidate, makePerson, openAs } from '#tests/support/people.ts';
import { closeSuccess, expectSuccess } from '#tests/support/sections.ts';

test('every call of a signed-in person carries the token and the language of the page', async ({
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

const isSave = (request: Request) =>
  request.method() === 'PUT' && request.url().includes('/userAccommodation/');

test('a change carries the version it was made from, and keeps what somebody else saved meanwhile', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await openAs(page, person, '/candidate/accommodation');
  const save = page.getByRole('button', { name: 'Save' });
  await tick(page, 'I use a wheelchair');
  await save.click();
  await expectSuccess(page, 'Updated accommodations successfully');
  await closeSuccess(page);

  const changes = page.waitForRequest(isSave);
  await tick(page, 'I have a guide dog');
  await save.click();
  expect((await changes).headers()['if-match']).toBe('"1"');
  await expectSuccess(page, 'Updated accommodations successfully');
  await closeSuccess(page);

  await app.query(
    'UPDATE disclosure.user_accommodation SET version = version + 1, guide_dog_user = false WHERE user_guid = $1',
    [person.userGuid],
  );
  await tick(page, 'Part-time work');
  const merged = page.waitForRequest(
    (request) => isSave(request) && request.headers()['if-match'] === '"3"',
  );
  await save.click();
  await merged;
  await expectSuccess(page, 'Updated accommodations successfully');
  await closeSuccess(page);
  await expect(page.getByRole('checkbox', { name: 'Part-time work' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'I have a guide dog' })).not.toBeChecked();
});
