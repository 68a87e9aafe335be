import type { Page, Route } from '@playwright/test';
import { coreOnEachDatabase, expect, test, type RunningApp } from '#tests/support/app.ts';
import { collectAnnouncements, field, seen } from '#tests/support/journeys.ts';
import {
  endElsewhere,
  makePerson,
  openAs,
  type SignedPerson,
  signIn,
} from '#tests/support/people.ts';
import { acknowledge, button } from '#tests/support/sections.ts';
import {
  letTimePass,
  letTimePassRenewed,
  minutes,
  takeClock,
  useTab,
} from '#tests/support/time.ts';

const reason = 'The person wrote that a date cannot be saved.';
const banner = (page: Page) => page.getByRole('region', { name: 'Viewing as someone else' });
const temporary = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('temporary')));

/** Asks for a view from one of the lists of people. */
async function ask(
  page: Page,
  admin: SignedPerson,
  person: SignedPerson,
  list: string,
): Promise<void> {
  await openAs(page, admin, `${list}?words=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: `View as ${nameOf(person)}` }).click();
  const question = page.getByRole('dialog');
  await field(question, 'Reason').fill(reason);
  await button(question, 'Start').click();
}

/** Begins a view as the candidate. */
async function viewAs(page: Page, admin: SignedPerson, person: SignedPerson): Promise<void> {
  await ask(page, admin, person, '/admin/candidates');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();
}

/**
 * Does something when the list of applications is asked for, before the server answers it. Done
 * earlier, a call of the page before could tell the end first, and the link would be gone.
 */
async function beforeApplied(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    await act();
    await route.continue();
  };
  await page.route('**/JobApplicationsV2/**', answer, { times: 1 });
}

const nameOf = ({ firstName, lastName }: SignedPerson) => `${firstName} ${lastName}`;

/** How the views of an administrator ended; null for one that has not. */
async function endsOf(app: RunningApp, { userGuid }: SignedPerson): Promise<unknown[]> {
  const rows = await app.query('SELECT ended_by FROM acting_session WHERE admin_guid = $1', [
    userGuid,
  ]);
  return rows.map((row) => row['ended_by']);
}

async function makeAdmin(app: RunningApp): Promise<SignedPerson> {
  return makePerson(app, { role: 1 });
}

test(
  'lets an administrator view as a candidate, change a section, and be themselves again',
  coreOnEachDatabase,
  async ({ page, app }) => {
    const heard = await collectAnnouncements(page);
    const [admin, person] = [await makeAdmin(app), await makePerson(app)];
    await viewAs(page, admin, person);
    await expect(banner(page)).toContainText(
      `Note: You are logged in as ${nameOf(person)} Candidate`,
    );
    await expect(page).toHaveTitle(new RegExp(`^Viewing as ${nameOf(person)} – `));
    await expect.poll(() => heard).toContain(`You are viewing as ${nameOf(person)}, Candidate.`);
    expect(await temporary(page)).toHaveLength(3);

    await page.getByRole('tab', { name: 'Accommodation' }).click();
    await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
    await page.getByRole('tab', { name: 'Skills' }).click();
    await field(page, 'Add a skill').fill('Filing');
    await field(page, 'Add a skill').press('Enter');
    await acknowledge(page, 'Success', 'Skill added successfully');
    // The insights follow, as they do for the person.
    await expect
      .poll(() => app.query('SELECT 1 FROM user_soc WHERE user_guid = $1', [person.userGuid]))
      .toHaveLength(1);

    await button(banner(page), 'Exit view').click();
    await expect(page).toHaveURL('/admin/job-coach');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => heard).toContain(`You are yourself again, ${admin.firstName}.`);
    expect(await temporary(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/admin/job-coach');
    const [skill] = await app.query('SELECT skill_name FROM user_skill WHERE user_guid = $1', [
      person.userGuid,
    ]);
    expect(skill).toEqual({ skill_name: 'Filing' });
  },
);

test.describe('the sentence of the banner', () => {
  for (const [role, list, words, home] of [
    [4, '/admin/job-coach', 'Job Coach', 'All Candidates'],
    [3, '/admin/employers', 'Employer', 'Your company'],
  ] as const)
    test(`says ${words} for role ${role}`, async ({ page, app }) => {
      const [admin, person] = [await makeAdmin(app), await makePerson(app, { role })];
      await ask(page, admin, person, list);
      await expect(banner(page)).toContainText(
        `Note: You are logged in as ${nameOf(person)} ${words}`,
      );
      await expect(page).toHaveTitle(/^Viewing as /);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
    });
});

test('keeps the view over a reload, and says why when the server ended it', async ({
  page,
  app,
}) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await viewAs(page, admin, person);
  await page.reload();
  await expect(banner(page)).toContainText(nameOf(person));
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await app.query(
    "UPDATE acting_session SET ended_at = now(), ended_by = 'time' WHERE admin_guid = $1",
    [admin.userGuid],
  );
  await page.reload();
  await expect(page).toHaveURL('/admin/job-coach');
  await expect(seen(page, /The 30 minutes are over/)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await temporary(page)).toEqual([]);
});

test('ends a view with the next call when it ends while a page is open, and says so', async ({
  page,
  app,
}) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await viewAs(page, admin, person);
  await beforeApplied(page, async () => {
    await app.query('UPDATE account SET role = 4 WHERE user_guid = $1', [person.userGuid]);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Applied' }).click();
  await expect(page).toHaveURL('/admin/job-coach');
  await expect(seen(page, /The view was ended/)).toBeVisible();
});

test('ends the view on the server on signing out, and leaves no key', async ({ page, app }) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await viewAs(page, admin, person);
  await button(page, 'Log out').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await temporary(page)).toEqual([]);
  await expect.poll(() => endsOf(app, admin)).toEqual(['signout']);
});

test('leads from a 401 in a view to the sign-in, and back to no page of the person', async ({
  page,
  app,
}) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await viewAs(page, admin, person);
  await beforeApplied(page, () => endElsewhere(app, admin));
  await page.getByRole('navigation').getByRole('link', { name: 'Applied' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await temporary(page)).toEqual([]);
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin/dashboard');
});

test('continues in the same view in a copied tab, asks a new tab first, and ends all by one exit', async ({
  page,
  app,
  context,
}) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await viewAs(page, admin, person);
  // A browser gives a copied tab the storage of the first.
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await copy.goto('/candidate/skills');
  await expect(banner(copy)).toBeVisible();
  await expect(copy.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  await copy.close();
  const second = await context.newPage();
  // A new tab joins the session without the keys of the view, so the server tells it.
  await second.goto('/admin/dashboard');
  await expect(
    second.getByRole('heading', { level: 1, name: `You are viewing as ${nameOf(person)}` }),
  ).toBeVisible();
  await button(banner(second), 'Exit view').click();
  await expect(second).toHaveURL('/admin/job-coach');
  await page.getByRole('navigation').getByRole('link', { name: 'Applied' }).click();
  await expect(page).toHaveURL('/admin/job-coach');
  await expect.poll(() => endsOf(app, admin)).toEqual(['exit']);
});

test('says on each private page that it is private, and requests nothing from the server', async ({
  page,
  app,
}) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await viewAs(page, admin, person);
  for (const path of [
    'home',
    'jobs/all-jobs',
    'jobs/recommended-jobs',
    'jobs/saved-jobs',
    'jobs/applied-jobs',
    'credentials',
    'profile/preferences',
    'profile/more-about-you',
  ]) {
    await page.goto(`/candidate/${path}`);
    await expect(banner(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  for (const path of ['privacy', 'invite-job-coach', 'notifications', 'account-settings']) {
    await page.goto(`/candidate/${path}`);
    await expect(seen(page, 'Private. An administrator cannot see this.')).toBeVisible();
  }
  expect(refused).toEqual([]);
});

test('offers more time after 28 minutes, and ends the view after 30 when nothing is done', async ({
  page,
  app,
}) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await takeClock(page, admin);
  await viewAs(page, admin, person);
  const more = button(page, '30 more minutes');
  await letTimePassRenewed(page, app, 16 * minutes);
  await useTab(page);
  await letTimePass(page, app, 11 * minutes);
  await expect(more).toHaveCount(0);
  await letTimePass(page, app, 1.5 * minutes);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect.poll(() => endsOf(app, admin)).toEqual(['renewed', null]);
  await letTimePassRenewed(page, app, 16 * minutes);
  await useTab(page);
  await letTimePass(page, app, 14.5 * minutes);
  await expect(page).toHaveURL('/admin/job-coach');
  await expect(seen(page, /The 30 minutes are over/)).toBeVisible();
  await expect.poll(() => endsOf(app, admin)).toEqual(['renewed', 'time']);
});

test('signs out a tab that nobody uses, and ends the view with it', async ({ page, app }) => {
  const [admin, person] = [await makeAdmin(app), await makePerson(app)];
  await takeClock(page, admin);
  await viewAs(page, admin, person);
  // An hour without a key; the view would have ended before, so its end is moved behind that.
  await app.query(
    "UPDATE acting_session SET ends_at = ends_at + interval '2 hours' WHERE admin_guid = $1",
    [admin.userGuid],
  );
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await letTimePassRenewed(page, app, 40 * minutes);
  await letTimePass(page, app, 21 * minutes);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(await temporary(page)).toEqual([]);
  await expect.poll(() => endsOf(app, admin)).toEqual(['signout']);
});
