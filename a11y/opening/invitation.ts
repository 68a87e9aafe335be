import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';
import { jobPaths } from '#tests/support/jobPages.ts';
import { signedInCandidate } from '#tests/support/people.ts';

const invitations = '/candidate/invitations';

const MESSAGE = `Hello, we saw that you know how to help members on the phone.
Would you like to talk about a job with us? We can meet on the phone or in Albany.`;

/** Companies wrote to the person: one waits for an answer, the others have one. */
export async function openInvited(page: Page, app: RunningApp, path = invitations): Promise<void> {
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

/** As somebody with one application of each progress; the newest was withdrawn. */
export async function openApplied(page: Page, app: RunningApp): Promise<string> {
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
