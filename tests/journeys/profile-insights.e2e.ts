import type { Page } from '@playwright/test';
import { coreOnEachDatabase, expect, test, type RunningApp } from '#tests/support/app.ts';
import { field, jobCards } from '#tests/support/journeys.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import { acknowledge, callAs } from '#tests/support/sections.ts';

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

/** Counts the rankings that are asked for from now on. */
function countRankings(page: Page) {
  const asked = { recommendations: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/recommendations'))
      asked.recommendations += 1;
  });
  return asked;
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
  'changes the order of the recommended jobs when a skill is added',
  coreOnEachDatabase,
  async ({ page, app }) => {
    const person = await looksFor(app, 'Help desk technician');
    const asked = countRankings(page);
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
