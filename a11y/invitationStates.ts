import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { seen } from '#tests/support/journeys.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { savedFacts } from '#tests/support/sharedWith.ts';
import { hold, type PageInState } from './states.ts';

const invitations = '/candidate/invitations';
const details = '/candidate/jobs/job-details';
const route = `${details}/:id`;
const MESSAGE = `Hello, we saw that you know how to help members on the phone.
Would you like to talk about a job with us? We can meet on the phone or in Albany.`;

/** Companies wrote to the person: one waits for an answer, the others have one. */
async function openInvited(page: Page, app: RunningApp, path = invitations): Promise<void> {
  const { userGuid } = await signedInCandidate(page, app, path);
  await app.query(
    `INSERT INTO contact_log (from_guid, from_first, from_last, from_email, to_guid, company_guid,
       source_guid, message, sent_at, answer, answered_at)
     SELECT gen_random_uuid(), 'Jordan', 'Ellis', 'jordan.ellis@example.com', $1, company_guid,
       (SELECT source_guid FROM job WHERE job.company_guid = one.company_guid LIMIT 1), $2,
       now() - number * interval '2 days', answer, CASE WHEN answer IS NOT NULL THEN now() END
     FROM (
       SELECT company_guid, row_number() OVER (ORDER BY name) AS number FROM company
       WHERE EXISTS (SELECT FROM job WHERE job.company_guid = company.company_guid) LIMIT 4
     ) AS one
     JOIN (VALUES (1, NULL), (2, 'accepted'), (3, 'declined'), (4, 'blocked'))
       AS said (number, answer) USING (number)`,
    [userGuid, MESSAGE],
  );
  await page.goto(path);
}

/** As somebody with needs, at a posting that does or does not speak of access. */
async function openFit(page: Page, app: RunningApp, hasFacts: boolean): Promise<void> {
  const robin = await signedInCandidate(page, app, jobPaths.saved);
  await savedFacts(app, robin, 'A lamp without flicker');
  await app.query(
    `UPDATE disclosure.user_accommodation SET wheelchair_user = true, guide_dog_user = true,
       willing_relocate = true WHERE user_guid = $1`,
    [robin.userGuid],
  );
  const [job] = await app.query(
    `SELECT source_guid FROM job WHERE ($1 AND accommodations ? 'flexible-schedule')
       OR (NOT $1 AND accommodations = '[]'::jsonb AND remote = 'in-person')
     ORDER BY source_guid LIMIT 1`,
    [hasFacts],
  );
  await page.goto(`${details}/${String(job?.['source_guid'])}`);
  await expect(page.getByRole('heading', { name: 'They do not say' })).toBeVisible();
}

/** As somebody with one application of each progress; the newest was withdrawn. */
async function openApplied(page: Page, app: RunningApp): Promise<string> {
  const { userGuid } = await signedInCandidate(page, app, jobPaths.saved);
  const rows = await app.query(
    `INSERT INTO job_application (user_guid, source_guid, applied_at, status, withdrawn_at)
     SELECT $1, source_guid, now() - number * interval '1 day', status,
       CASE WHEN number = 1 THEN now() END
     FROM (
       SELECT source_guid, row_number() OVER (ORDER BY source_guid) AS number FROM job
       WHERE status = 'published' AND apply_url IS NULL LIMIT 7
     ) AS one
     JOIN (VALUES (1, 'new'), (2, 'new'), (3, 'lookedAt'), (4, 'interview'), (5, 'offer'),
       (6, 'hired'), (7, 'notSelected')) AS said (number, status) USING (number)
     RETURNING source_guid, status`,
    [userGuid],
  );
  return String(rows.find(({ status }) => status === 'interview')?.['source_guid']);
}

/** The states of what employers write and say to candidates, and of needs beside a job. */
export const invitationStates: readonly PageInState[] = [
  {
    route: invitations,
    state: 'nobody wrote',
    open: async (page, app) => {
      await signedInCandidate(page, app, invitations);
      await expect(seen(page, 'No records to display')).toBeVisible();
    },
  },
  {
    route: invitations,
    state: 'one waits for an answer, three have one',
    open: async (page, app) => {
      await openInvited(page, app);
      await expect(seen(page, /^You blocked this company on/)).toBeVisible();
    },
  },
  {
    route: invitations,
    state: 'asks before a company is blocked',
    open: async (page, app) => {
      await openInvited(page, app);
      await page.getByRole('button', { name: /^Block / }).click();
      await expect(page.getByRole('dialog', { name: /^Block / })).toBeVisible();
    },
  },
  {
    route: invitations,
    state: 'an answer was not saved',
    open: async (page, app) => {
      await openInvited(page, app);
      await page.route('**/contactLog/*/answer', (one) => one.abort());
      await page.getByRole('button', { name: /^Accept / }).click();
      await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
    },
  },
  {
    route: invitations,
    state: 'waiting',
    open: async (page, app) => {
      await signedInCandidate(page, app, jobPaths.saved);
      await hold(page, '**/contactLog/toPerson/*');
      await page.goto(invitations);
      await expect(seen(page, 'Loading your invitations').first()).toBeVisible();
    },
  },
  {
    route: '/candidate/privacy',
    state: 'companies see the profile by an application and an invitation',
    open: async (page, app) => {
      await openInvited(page, app, '/candidate/privacy');
      await expect(page.getByRole('button', { name: /^Stop sharing with / })).toBeVisible();
    },
  },
  {
    route,
    state: 'with needs that the posting speaks of in part, one question copied',
    open: async (page, app) => {
      await openFit(page, app, true);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy this question: Guide dog' }).click();
      await expect(page.getByRole('button', { name: /^Copied: Guide dog/ })).toBeVisible();
    },
  },
  {
    route,
    state: 'with needs, of a posting that says nothing about access',
    open: async (page, app) => {
      await openFit(page, app, false);
      await expect(seen(page, 'This employer says nothing about access.')).toBeVisible();
    },
  },
  {
    route: jobPaths.applied,
    state: 'each progress, and withdrawn',
    open: async (page, app) => {
      await openApplied(page, app);
      await page.goto(jobPaths.applied);
      await expect(seen(page, 'You are invited to an interview')).toBeVisible();
    },
  },
  {
    route,
    state: 'asks before an application is withdrawn',
    open: async (page, app) => {
      await page.goto(`${details}/${await openApplied(page, app)}`);
      await page.getByRole('button', { name: /^Withdraw your application/ }).click();
      await expect(page.getByRole('dialog', { name: /^Withdraw / })).toBeVisible();
    },
  },
  {
    route,
    state: 'withdrawn',
    open: async (page, app) => {
      await page.goto(`${details}/${await openApplied(page, app)}`);
      await page.getByRole('button', { name: /^Withdraw your application/ }).click();
      await page.getByRole('button', { name: 'Withdraw application' }).click();
      await expect(seen(page, /^You withdrew on/)).toBeVisible();
    },
  },
];
