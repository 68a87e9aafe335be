import type { Page } from '@playwright/test';
import { waiting } from '#a11y/opening/employer.ts';
import { invites, withCandidate } from '#a11y/opening/employerPeople.ts';
import type { PageInState } from '#a11y/states.ts';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { type Employer, makeEmployer } from '#tests/support/employerApp.ts';
import { seen } from '#tests/support/journeys.ts';
import { openAs, type SignedPerson } from '#tests/support/people.ts';
import { button } from '#tests/support/sections.ts';

const at = (page: string) => `/employer/${page}`;
const until = '2099-01-01T00:00:00Z';

const shares = (app: RunningApp, { companyGuid }: Employer, candidate: SignedPerson) =>
  app.query(
    `INSERT INTO disclosure.fact_share (candidate_guid, fact_key, audience, company_guid, purpose,
       statement, given_at, expires_at, text_version, locale)
     VALUES ($1, 'PreferSR', 'company', $2, 'interview', $3, '2026-05-01T10:00:00Z', $4, 1, 'en')`,
    [candidate.userGuid, companyGuid, 'Please send the questions in writing.', until],
  );

async function openDetails(
  page: Page,
  { person }: Employer,
  candidate: SignedPerson & { name: string },
) {
  await openAs(page, person, at(`candidate-details/${candidate.userGuid}`));
  await expect(page.getByRole('heading', { level: 1, name: candidate.name })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The states of this page, and how a person gets to each. */
export const states: readonly PageInState[] = [
  waiting('candidate-details/:id'),
  {
    route: '/employer/candidate-details/:id',
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
    route: '/employer/candidate-details/:id',
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
    route: '/employer/candidate-details/:id',
    state: 'not visible',
    open: async (page, app) => {
      const { person } = await makeEmployer(app);
      await openAs(page, person, at(`candidate-details/${person.userGuid}`));
      await expect(seen(page, 'You cannot see this candidate')).toBeVisible();
    },
  },
  {
    route: '/employer/candidate-details/:id',
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
];
