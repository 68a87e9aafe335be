import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { addApplicant, addJob, type Employer, makeEmployer } from '#tests/support/employerApp.ts';
import { field, seen } from '#tests/support/journeys.ts';
import { makePerson, openAs, type SignedPerson } from '#tests/support/people.ts';
import { addSkill, button, callAs } from '#tests/support/sections.ts';
import { hold, type PageInState } from './states.ts';

const at = (page: string) => `/employer/${page}`;
const details = at('candidate-details/:id');
const until = '2099-01-01T00:00:00Z';

/**
 * A candidate whom companies may find, with a profile that has something in most parts. Their last
 * name is only theirs: two links of one name must not lead to two people.
 */
async function found(
  app: RunningApp,
  firstName = 'Dana',
): Promise<SignedPerson & { name: string }> {
  const lastName = `Whitlock-${randomUUID().slice(0, 6)}`;
  const person = await makePerson(app, { firstName, lastName });
  const { userGuid } = person;
  await app.query(
    `INSERT INTO disclosure.visibility (candidate_guid, findable, findable_until, provider_coaches)
     VALUES ($1, true, $2, true)`,
    [userGuid, until],
  );
  await app.query(
    `INSERT INTO user_profile (user_guid, ideal_job, city, state, postal_code)
     VALUES ($1, 'Customer Service Representative', 'Albany', 'NY', '12207')
     ON CONFLICT DO NOTHING`,
    [userGuid],
  );
  await app.query(
    `INSERT INTO user_work_history (user_guid, employer_name, job_title, start_date, present)
     VALUES ($1, 'Brindle Outfitters', 'Customer Service Representative', '2017-03-01', true)`,
    [userGuid],
  );
  const summary =
    'Customer service representative with nine years of helping people by phone, chat and at the counter.';
  await callAs(app, person, `PUT User/${userGuid}`, { Summary: summary });
  await addSkill(app, person, 'Navigation');
  await addSkill(app, person, 'Order entry');
  return { ...person, name: `${firstName} ${lastName}` };
}

/** A company with an open job, and a candidate whom it may find. */
async function withCandidate(app: RunningApp) {
  const employer = await makeEmployer(app);
  const jobId = await addJob(app, employer, { title: 'Customer Support Specialist' });
  return { employer, jobId, dana: await found(app) };
}

const saves = (app: RunningApp, { person }: Employer, candidate: SignedPerson, notes?: string) =>
  callAs(app, person, 'POST ProfileSavedCandidatesV2', {
    employerProfileID: person.userGuid,
    candidateProfileID: candidate.userGuid,
    ...(notes === undefined ? {} : { employerNotes: notes }),
  });

const invites = (app: RunningApp, { person }: Employer, candidate: SignedPerson) =>
  callAs(app, person, 'POST contactLog', {
    fromPersonId: person.userGuid,
    toPersonId: candidate.userGuid,
    message: 'We read that you helped people by phone for nine years.\nWould you talk with us?',
  });

const shares = (app: RunningApp, { companyGuid }: Employer, candidate: SignedPerson) =>
  app.query(
    `INSERT INTO disclosure.fact_share (candidate_guid, fact_key, audience, company_guid, purpose,
       statement, given_at, expires_at, text_version, locale)
     VALUES ($1, 'PreferSR', 'company', $2, 'interview', $3, '2026-05-01T10:00:00Z', $4, 1, 'en')`,
    [candidate.userGuid, companyGuid, 'Please send the questions in writing.', until],
  );

async function openList(page: Page, app: RunningApp) {
  const made = await withCandidate(app);
  const { employer, dana } = made;
  await openAs(page, employer.person, at(`candidates?words=${encodeURIComponent(dana.name)}`));
  await expect(button(page, `Invite ${dana.name}`)).toBeVisible();
  return made;
}

async function openDetails(
  page: Page,
  { person }: Employer,
  candidate: SignedPerson & { name: string },
) {
  await openAs(page, person, at(`candidate-details/${candidate.userGuid}`));
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Two who applied, one of whom took it back. */
async function openApplied(page: Page, app: RunningApp) {
  const employer = await makeEmployer(app);
  const jobId = await addJob(app, employer, { title: 'Customer Support Specialist' });
  await addApplicant(app, jobId, { firstName: 'Dana', lastName: 'Whitlock' });
  const gone = await addApplicant(app, jobId, { firstName: 'Noor', lastName: 'Castellan' });
  await app.query(
    "UPDATE job_application SET withdrawn_at = '2026-05-12T09:00:00Z' WHERE user_guid = $1",
    [gone.userGuid],
  );
  await openAs(page, employer.person, at('applied'));
  await expect(page.getByRole('rowheader', { name: 'Dana Whitlock' })).toBeVisible();
}

/** What an employer does with people, in every state. */
export const employerPeopleStates: readonly PageInState[] = [
  {
    route: at('candidates'),
    state: 'people to find',
    open: async (page, app) => void (await openList(page, app)),
  },
  {
    route: at('candidates'),
    state: 'nobody fits the search',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('candidates?place=Nowhere'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'loading',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await hold(page, '**/get-filtered-candidates');
      await openAs(page, person, at('candidates'));
      await expect(seen(page, 'Loading the candidates').first()).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'one could not be saved',
    open: async (page, app) => {
      const { dana } = await openList(page, app);
      await page.route('**/ProfileSavedCandidatesV2', (route) => route.abort());
      await button(page, `Save ${dana.name}`).click();
      await expect(seen(page, /could not be saved/)).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'recommended',
    open: async (page, app) => {
      const { employer, jobId, dana } = await withCandidate(app);
      await page.route('**/recommendations_employ', (route) =>
        route.fulfill({
          json: {
            recommendations: [
              {
                userGuid: dana.userGuid,
                sourceGUID: jobId,
                jobTitle: 'Customer Support Specialist',
                reasons: [
                  {
                    code: 'skills',
                    effect: 'positive',
                    weight: 20,
                    values: { matched: ['Writing'], total: 2 },
                  },
                  { code: 'years', effect: 'gap', weight: 5, values: { asked: 10, years: 9 } },
                ],
              },
            ],
          },
        }),
      );
      await openAs(page, employer.person, at('candidates?tab=recommended'));
      await expect(seen(page, 'For Customer Support Specialist')).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'nobody is recommended',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await page.route('**/recommendations_employ', (route) => route.abort());
      await openAs(page, person, at('candidates?tab=recommended'));
      await expect(seen(page, /^The recommendations could not be loaded/)).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'a message to somebody',
    open: async (page, app) => {
      const { dana } = await openList(page, app);
      await button(page, `Invite ${dana.name}`).click();
      await expect(field(page, 'Message to Dana')).toBeVisible();
    },
  },
  {
    route: at('candidates'),
    state: 'a message is sent',
    open: async (page, app) => {
      const { dana } = await openList(page, app);
      await button(page, `Invite ${dana.name}`).click();
      await field(page, 'Message to Dana').fill('Would you talk with us?');
      await button(page, 'Send invite').click();
      await expect(seen(page, 'Invite sent successfully!')).toBeVisible();
    },
  },
  {
    route: details,
    state: 'found, with something to read',
    open: async (page, app) => {
      const { employer, dana } = await withCandidate(app);
      await shares(app, employer, dana);
      await openDetails(page, employer, dana);
      await button(page, 'Read what Dana shared').click();
      await expect(seen(page, 'Please send the questions in writing.')).toBeVisible();
    },
  },
  {
    route: details,
    state: 'applied and was invited',
    open: async (page, app) => {
      const { employer, jobId, dana } = await withCandidate(app);
      await app.query(
        `INSERT INTO job_application (user_guid, source_guid, applied_at)
         VALUES ($1, $2, '2026-05-10T09:00:00Z')`,
        [dana.userGuid, jobId],
      );
      await invites(app, employer, dana);
      await openDetails(page, employer, dana);
      await expect(button(page, 'Mark as looked at')).toBeVisible();
    },
  },
  {
    route: details,
    state: 'not visible',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at(`candidate-details/${person.userGuid}`));
      await expect(seen(page, 'You cannot see this candidate')).toBeVisible();
    },
  },
  {
    route: details,
    state: 'hidden while it was open',
    open: async (page, app) => {
      const { employer, dana } = await withCandidate(app);
      await openDetails(page, employer, dana);
      await app.query(
        'UPDATE disclosure.visibility SET findable = false WHERE candidate_guid = $1',
        [dana.userGuid],
      );
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `You cannot see ${dana.name} any more`,
      );
    },
  },
  {
    route: at('applied'),
    state: 'one applied, one took it back',
    open: openApplied,
  },
  {
    route: at('applied'),
    state: 'another status is chosen',
    open: async (page, app) => {
      await openApplied(page, app);
      await page.getByRole('button', { name: /Status of Dana Whitlock/ }).click();
      await page.getByRole('option', { name: 'Not selected' }).click();
      await expect(page.getByRole('button', { name: /^Save status/ })).toBeVisible();
    },
  },
  {
    route: at('applied'),
    state: 'a kind mail is asked about',
    open: async (page, app) => {
      await openApplied(page, app);
      await page.getByRole('button', { name: /Status of Dana Whitlock/ }).click();
      await page.getByRole('option', { name: 'Not selected' }).click();
      await page.getByRole('button', { name: /^Save status/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    route: at('applied'),
    state: 'nobody applied',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('applied'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: at('saved'),
    state: 'one with notes',
    open: async (page, app) => {
      const { employer, dana } = await withCandidate(app);
      await saves(app, employer, dana, 'Met at the fair in Albany.');
      await openAs(page, employer.person, at('saved'));
      await expect(field(page, 'Notes about Dana')).toBeVisible();
    },
  },
  {
    route: at('saved'),
    state: 'nobody',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('saved'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: at('invitations'),
    state: 'one is open, one was accepted',
    open: async (page, app) => {
      const { employer, dana } = await withCandidate(app);
      const kim = await found(app, 'Kim');
      await invites(app, employer, dana);
      await invites(app, employer, kim);
      await app.query(
        "UPDATE contact_log SET answer = 'accepted', answered_at = sent_at WHERE to_guid = $1",
        [kim.userGuid],
      );
      await openAs(page, employer.person, at('invitations'));
      await expect(seen(page, 'No answer yet')).toBeVisible();
    },
  },
  {
    route: at('invitations'),
    state: 'none',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at('invitations'));
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
];
