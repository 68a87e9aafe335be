import type { Page } from '@playwright/test';
import type { RunningApp } from '#tests/support/app.ts';
import { signedInCandidate } from '#tests/support/people.ts';
import { acceptedBy, savedFacts, sharedIn, statementFor } from '#tests/support/sharedWith.ts';

const coaches = '/candidate/coach';

/** As somebody who shares with one of two coaches, and a statement with a company. */
export async function openSharing(page: Page, app: RunningApp, path: string): Promise<void> {
  const robin = await signedInCandidate(page, app, coaches);
  await savedFacts(app, robin, 'A quiet room');
  await acceptedBy(app, robin);
  const { coach, match } = await acceptedBy(app, robin, { firstName: 'Kim', lastName: 'Okafor' });
  await sharedIn(app, match, ['profile', 'accommodations'], ['PreferScheduleFlex']);
  await statementFor(app, robin, 'I use a screen reader for the interview.');
  await app.query(
    `INSERT INTO disclosure.access_event (candidate_guid, viewer_guid, viewer_name, viewer_role,
       what, operation_id, hour, first_at, last_at, times)
     SELECT $1, $2, 'Kim Okafor', 4, what, 'getUser', date_trunc('hour', now()), now(), now(), 2
     FROM unnest(ARRAY['profile', 'accommodations']) AS what`,
    [robin.userGuid, coach.userGuid],
  );
  await page.goto(path);
}

/** As somebody under 18 whose parent has not agreed yet. */
export async function openWaiting(page: Page, app: RunningApp, path: string): Promise<void> {
  const robin = await signedInCandidate(page, app, coaches);
  await app.query(
    `INSERT INTO disclosure.representative
       (candidate_guid, name, email, relationship, token_hash, asked_at)
     VALUES ($1, 'Pat Lee', $2, 'parent', $2, now())`,
    [robin.userGuid, `parent-of-${robin.email}`],
  );
  await page.goto(path);
}
