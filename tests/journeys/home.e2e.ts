import { expect, test } from '#tests/support/app.ts';
import { scriptsOf } from '#tests/support/builtFiles.ts';
import { collectAnnouncements } from '#tests/support/journeys.ts';
import { cardsOf, jobPaths } from '#tests/support/jobPages.ts';
import { demoCandidate, makePerson, openAs, signedInCandidate } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

test('shows the completion as a rounded number, a word and a list that leads to each part', async ({
  page,
  app,
}) => {
  const { userGuid } = await signedInCandidate(page, app, jobPaths.home);
  const meter = page.getByRole('meter', { name: 'Your profile' });
  // Names and email: 3 of 20.
  await expect(meter).toHaveAttribute('aria-valuetext', '15 percent complete, Just started');
  const missing = page.getByRole('list', { name: 'What is missing' });
  await button(page, 'Show 5 more').click();
  await expect(missing.getByRole('listitem')).toHaveText([
    'Add your phone number',
    'Tell us if you would move',
    'Tell us how you like to work',
    'Add a summary of your work',
    'Add where you live',
    'Add your ideal job',
    'Add your education',
    'Answer 7 questions about you',
  ]);
  await expect(missing.getByRole('link', { name: 'Add your education' })).toHaveAttribute(
    'href',
    '/candidate/profile/education',
  );
  await expect(page.getByRole('link', { name: 'Upload resume', exact: true })).toHaveAttribute(
    'href',
    '/candidate/resume-upload',
  );

  await app.query(
    "INSERT INTO person (user_guid, phone, summary, relocate) VALUES ($1, '315-555-0142', 'I help people.', 1)",
    [userGuid],
  );
  await page.reload();
  await expect(meter).toHaveAttribute('aria-valuetext', '30 percent complete, Partly filled in');

  const answers = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`q${number}`, 'Yes.']));
  await app.query('UPDATE person SET answers = $2, remote_work_type = $3 WHERE user_guid = $1', [
    userGuid,
    JSON.stringify({ ...answers, q7: ['quiet'] }),
    'remote',
  ]);
  await page.reload();
  await expect(meter).toHaveAttribute('aria-valuetext', '70 percent complete, Mostly filled in');
  await page.getByRole('link', { name: 'Build resume' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
});

test('leads from a missing part to its field, also when its page was open before', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, jobPaths.home);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [link, field] of [
    ['Add a summary of your work', 'Summary'],
    ['Add where you live', 'City'],
  ] as const) {
    await button(page, 'Show 5 more').click();
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('textbox', { name: field })).toBeFocused();
    await menu.getByRole('link', { name: 'Dashboard' }).click();
  }
  await page.getByRole('link', { name: 'Tell us if you would move' }).click();
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeFocused();
});

test('shows the newest applications beside what is missing, and leads to all of them', async ({
  page,
  app,
}) => {
  const { userGuid } = await signedInCandidate(page, app, jobPaths.home);
  const panel = page.getByRole('region', { name: 'Your applications' });
  await expect(cardsOf(page, 'All jobs').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await app.query(
    'INSERT INTO job_application (user_guid, source_guid, applied_at) SELECT $1, source_guid, now() FROM job LIMIT 3',
    [userGuid],
  );
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText('Applied on');
  await panel.getByRole('link', { name: 'See all 3 applications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Applied jobs');
});

test('does not ask a full profile for more', async ({ page, app }) => {
  await openAs(page, await demoCandidate(app), jobPaths.home);
  const line = page.getByRole('main').getByText('Your profile is 100% complete');
  await expect(line).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'What is missing' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Build resume' })).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Upload resume', exact: true }),
  ).toHaveCount(0);
});

test('moves a carousel only when asked, and announces where it is', async ({ page, app }) => {
  const heard = await collectAnnouncements(page);
  await openAs(page, await demoCandidate(app), jobPaths.home);
  const region = page.getByRole('region', { name: 'Recommended jobs' });
  const cards = cardsOf(page, 'Recommended jobs');
  await expect(cards).toHaveCount(12);
  const previous = region.getByRole('button', { name: 'Previous recommended jobs' });
  const next = region.getByRole('button', { name: 'Next recommended jobs' });
  await expect(region.getByText('1 to 3 of 12')).toBeVisible();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');

  await next.focus();
  await page.keyboard.press('Enter');
  await expect(region.getByText('4 to 6 of 12')).toBeVisible();
  await expect.poll(() => heard).toContain('4 to 6 of 12');
  for (const position of ['7 to 9 of 12', '10 to 12 of 12']) {
    await page.keyboard.press('Enter');
    await expect(region.getByText(position)).toBeVisible();
  }
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');

  // A card that takes focus comes into sight whole, whichever way.
  await cards.first().getByRole('link').focus();
  await expect(region.getByText('1 to 3 of 12')).toBeVisible();
  await cards.nth(3).getByRole('link').focus();
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.99 });
});

test('leads from each carousel to its whole list, and from a job back to the dashboard', async ({
  page,
  app,
}) => {
  await openAs(page, await demoCandidate(app), jobPaths.home);
  const title = page.getByRole('heading', { level: 1 });
  const job = cardsOf(page, 'All jobs').first().getByRole('link');
  const name = await job.innerText();
  await job.click();
  await expect(title).toHaveText(name);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(title).toHaveText('Dashboard');
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await expect(title).toHaveText('All jobs');
  await page.goBack();
  await page.getByRole('link', { name: 'See all recommended jobs' }).click();
  await expect(title).toHaveText('Recommended jobs');
});

test('moves nothing on the dashboard when late content arrives', async ({ page, app }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/recommendations', async (route) => {
    await held.promise;
    await route.continue();
  });
  const all = page.waitForResponse('**/GetJobsfromSearchV2');
  await openAs(page, await demoCandidate(app), jobPaths.home);
  const order = page.evaluate(listsAsTheyCome);
  await (await all).finished();
  held.resolve();
  expect(await order).toEqual(['Newest notifications', 'Recommended jobs', 'All jobs']);
});

test('keeps recommended jobs below the notice when they could not be requested again', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await openAs(page, await demoCandidate(app), jobPaths.home);
  const cards = cardsOf(page, 'Recommended jobs');
  await expect(cards).toHaveCount(12);
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: 'Account settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveCount(0);
  // Known for so long that they are asked for again.
  await page.clock.fastForward(60_000);
  await page.route('**/GetJobsfromSearchRecommended', (route) => route.abort());
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(
    page.getByRole('main').getByText('We could not load the list of jobs.'),
  ).toBeVisible();
  await expect(cards).toHaveCount(12);
});

test('shows the menu that section 2 lists, in its order, and reports a bug in a new tab', async ({
  page,
  app,
}) => {
  await signedInCandidate(page, app, jobPaths.home);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'All jobs',
    'Applied',
    'Saved',
    'Recommended',
    'Remote',
    'Saved searches',
    'My Profile',
    'Upload Resume',
    'Your resume',
    'Invite job coach',
    'Invitations',
    'Privacy',
    'Help',
    'Account settings',
    'Report a bug (opens in a new tab)',
  ]);
  const bug = menu.getByRole('link', { name: 'Report a bug' });
  await expect(bug).toHaveAttribute('target', '_blank');
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(bug).toHaveAttribute('href', '/help/report?from=/candidate/home');
  // The provider has a form elsewhere.
  const form = 'https://example.org/report-a-bug';
  await page.route(jobPaths.home, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('Url&quot;:null', `Url&quot;:&quot;${form}&quot;`);
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await expect(bug).toHaveAttribute('href', form);
  await expect(bug).toHaveAttribute('target', '_blank');
});

test('keeps the focus on the title of the dashboard while the rest is fetched', async ({
  page,
  app,
}) => {
  await openAs(page, await makePerson(app), '/candidate/account-settings');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('list', { name: 'What is missing' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('focuses the title of a page reached from the menu, even where the first page was still opening', async ({
  page,
  app,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(scriptsOf('/candidate/account-settings', '/candidate/home'), async (route) => {
    await held.promise;
    await route.continue();
  });
  await openAs(page, await makePerson(app), '/candidate/account-settings');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  held.resolve();
});

/** The names of the lists in the order in which they come; to be run in the page. */
function listsAsTheyCome(): Promise<string[]> {
  return new Promise((resolve) => {
    const names: string[] = [];
    new MutationObserver((_, observer) => {
      for (const list of document.querySelectorAll('main ul[aria-labelledby]')) {
        const heading = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
        const name = heading?.textContent ?? '';
        if (!names.includes(name)) names.push(name);
      }
      if (names.length < 3) return;
      observer.disconnect();
      resolve(names);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
