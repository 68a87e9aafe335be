import type { Page, Route } from '@playwright/test';
import { coreOnEachDatabase, expect, test, type RunningApp } from '#tests/support/app.ts';
import { hold } from '#tests/support/heldCalls.ts';
import { collectAnnouncements, field, jobCards, seen, tick } from '#tests/support/journeys.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import { acknowledge, button, callAs } from '#tests/support/sections.ts';

const jobs = '/candidate/jobs/recommended-jobs';

/** What a card says of a job that names a skill of the person; the job's page names the skill. */
const skillsInCommon = /You have \d+ of the \d+ skills it lists/;

/** Somebody near Syracuse who would like a job of this name. */
async function looksFor(app: RunningApp, IdealJob: string): Promise<SignedPerson> {
  const person = await makePerson(app);
  const profile = { UserGuid: person.userGuid, PostalCode: '13202', IdealJob };
  await callAs(app, person, 'POST userProfile', profile);
  return person;
}

/**
 * Counts each of these calls from now on; the first `cut` computations fail with a lost
 * connection. The routes stay for the whole test: while the last one is taken away, a call can
 * pass by uncounted.
 */
async function countCalls(page: Page, cut = 0) {
  const asked = { insights: 0, recommendations: 0 };
  const isCall = (route: Route) => route.request().method() === 'POST';
  await page.route('**/candidate_insights', async (route) => {
    if (isCall(route)) asked.insights += 1;
    if (isCall(route) && asked.insights <= cut) await route.abort();
    else await route.continue();
  });
  await page.route('**/recommendations', async (route) => {
    if (isCall(route)) asked.recommendations += 1;
    await route.continue();
  });
  return asked;
}

async function openSkills(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('tab', { name: 'Skills' }).click();
}

async function openRecommended(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Recommended' }).click();
}

async function addSkill(page: Page, name: string): Promise<void> {
  await field(page, 'Add a skill').fill(name);
  await field(page, 'Add a skill').press('Enter');
  await acknowledge(page, 'Success', 'Skill added successfully');
}

const insightsOf = async (app: RunningApp, { userGuid }: SignedPerson) => {
  const [row] = await app.query('SELECT soc_code, version FROM user_soc WHERE user_guid = $1', [
    userGuid,
  ]);
  return row;
};

test(
  'a skill that is added changes the order of the recommended jobs',
  coreOnEachDatabase,
  async ({ page, app }) => {
    const person = await looksFor(app, 'Help desk technician');
    const asked = await countCalls(page);
    const first = async () => jobCards(page).first().getByRole('link').first().getAttribute('href');
    await openAs(page, person, jobs);
    await expect(jobCards(page)).toHaveCount(25);
    await expect(jobCards(page).first()).not.toContainText(skillsInCommon);
    const before = await first();
    await openAs(page, person, '/candidate/skills');
    // One skill of six changes the order; a card names skills from two on.
    await addSkill(page, 'Active Directory');
    await addSkill(page, 'Technical support');
    await expect.poll(() => insightsOf(app, person)).toBeTruthy();
    await openAs(page, person, jobs);
    await expect(jobCards(page).first()).toContainText(skillsInCommon);
    expect(await first()).not.toBe(before);
    // The list kept for 24 hours went with the change, and the new one is kept.
    expect(asked.recommendations).toBe(2);
    await page.reload();
    await expect(jobCards(page)).toHaveCount(25);
    expect(asked.recommendations).toBe(2);
  },
);

test('recommended jobs that are opened right after a change wait for it, are told, and stay as they came', async ({
  page,
  app,
}) => {
  const heard = await collectAnnouncements(page);
  const person = await makePerson(app);
  await callAs(app, person, 'POST userProfile', { UserGuid: person.userGuid, PostalCode: '13202' });
  await openAs(page, person, jobs);
  const none = page.getByRole('main').getByText("We don't have any recommended jobs for you.");
  await expect(none).toBeVisible();
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'OPTIONS') return;
    const step = /updateCandidateInsights|recommendations$/.exec(request.url())?.[0];
    if (step !== undefined) steps.push(step);
  });
  await openSkills(page);
  const held = hold(page, 'POST', '**/candidate_insights');
  await addSkill(page, 'Active Directory');
  const call = await held;
  await openRecommended(page);
  await expect(seen(page, 'Finding your jobs')).toBeVisible();
  await expect(none).toHaveCount(0);
  await call.continue();
  await expect(jobCards(page).first()).toBeVisible();
  await expect.poll(() => heard.at(-1)).toMatch(/jobs found$/);
  const card = jobCards(page).nth(3).getByRole('link');
  await card.focus();
  expect(steps).toEqual(['updateCandidateInsights', 'recommendations']);
  await expect(card).toBeFocused();
});

test('a ranking that was asked for before a change is not kept for the day', async ({
  page,
  app,
}) => {
  const person = await looksFor(app, 'Help desk technician');
  const held = hold(page, 'POST', '**/recommendations');
  await openAs(page, person, jobs);
  const call = await held;
  const old = await call.fetch();
  const { recommendations } = await old.json();
  const before = new RegExp(String(recommendations[0].sourceGUID));
  const first = jobCards(page).first().getByRole('link').first();
  await openSkills(page);
  await addSkill(page, 'Active Directory');
  await expect.poll(() => insightsOf(app, person)).toBeTruthy();
  const came = page.waitForResponse('**/recommendations');
  await call.fulfill({ response: old });
  await (await came).finished();
  await openRecommended(page);
  await expect(first).toBeVisible();
  await expect(first).not.toHaveAttribute('href', before);
  await page.reload();
  await expect(first).toBeVisible();
  await expect(first).not.toHaveAttribute('href', before);
});

test('a ranking that comes after its owner has logged out leaves nothing in the tab', async ({
  page,
  app,
}) => {
  const held = hold(page, 'POST', '**/recommendations');
  await openAs(page, await looksFor(app, 'Clerk'), jobs);
  const call = await held;
  const late = await call.fetch();
  await button(page, 'Log out').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const came = page.waitForResponse('**/recommendations');
  await call.fulfill({ response: late });
  await (await came).finished();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    'jobRecommendations',
  );
});

test('a job of the work history makes the first recommendations, in the same window', async ({
  page,
  app,
}) => {
  const person = await makePerson(app);
  await callAs(app, person, 'POST userProfile', { UserGuid: person.userGuid, PostalCode: '13202' });
  await openAs(page, person, jobs);
  await expect(
    page.getByRole('main').getByText("We don't have any recommended jobs for you."),
  ).toBeVisible();
  await openAs(page, person, '/candidate/work-history');
  await field(page, 'Job title').fill('Line cook');
  await field(page, 'Employer name').fill('Harbor Grill');
  await page.getByRole('group', { name: 'Start date' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('20190301');
  await tick(page, 'Still working');
  await button(page, 'Add work history').click();
  await acknowledge(page, 'Success', 'Work experience added successfully');
  await expect.poll(async () => (await insightsOf(app, person))?.['soc_code']).toMatch(/^35-/);
  await openAs(page, person, jobs);
  await expect(jobCards(page).first()).toContainText(/cook/i);
});

test('a computation that fails once is tried once more', async ({ page, app }) => {
  const person = await looksFor(app, 'Clerk');
  const asked = await countCalls(page, 1);
  await openAs(page, person, '/candidate/skills');
  await addSkill(page, 'Filing');
  await expect.poll(() => insightsOf(app, person)).toBeTruthy();
  await expect.poll(() => asked.insights).toBe(2);
});

test('a computation that fails twice is only logged: the change is saved and nothing else is said', async ({
  page,
  app,
}) => {
  const person = await looksFor(app, 'Clerk');
  const logged: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'warning') logged.push(entry.text());
  });
  const asked = await countCalls(page, 2);
  await openAs(page, person, '/candidate/skills');
  await addSkill(page, 'Filing');
  await expect.poll(() => logged).toEqual(['The insights were not updated: no_connection']);
  expect(asked.insights).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await insightsOf(app, person)).toBeUndefined();
  // The next change brings them up.
  await addSkill(page, 'Excel');
  await expect.poll(() => insightsOf(app, person)).toBeTruthy();
});

test('preferences bring the insights up before they say that they are saved', async ({
  page,
  app,
}) => {
  const person = await looksFor(app, 'Clerk');
  await openAs(page, person, '/candidate/profile/preferences');
  await tick(page, 'No');
  await button(page, 'Save preferences').click();
  await acknowledge(page, 'Success', 'Updated preferences successfully');
  expect(await insightsOf(app, person)).toBeTruthy();
  await openAs(page, person, '/candidate/profile/more-about-you');
  const before = await insightsOf(app, person);
  await page.getByRole('textbox').first().fill('Work with books');
  await button(page, 'Save answers').click();
  await acknowledge(page, 'Success', 'Updated data successfully');
  expect(await insightsOf(app, person)).not.toEqual(before);
});
