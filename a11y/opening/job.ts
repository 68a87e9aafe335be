import type { Page } from '@playwright/test';
import { expect, type RunningApp } from '#tests/support/app.ts';
import { seen } from '#tests/support/journeys.ts';
import { makePerson, openAs } from '#tests/support/people.ts';

/** Opens a page as a person with three saved jobs and one application. */
export async function openKept(page: Page, app: RunningApp, path: string): Promise<void> {
  const person = await makePerson(app);
  await app.query(
    'INSERT INTO saved_job (user_guid, source_guid, saved_at) SELECT $1, source_guid, now() FROM job ORDER BY source_guid LIMIT 3',
    [person.userGuid],
  );
  await app.query(
    'INSERT INTO job_application (user_guid, source_guid, applied_at) SELECT $1, source_guid, now() FROM job ORDER BY source_guid LIMIT 1',
    [person.userGuid],
  );
  await openAs(page, person, path);
  await expect(seen(page, /^Applied on/).first()).toBeVisible();
}
