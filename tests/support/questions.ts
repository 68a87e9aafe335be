import type { Page } from '@playwright/test';
import { EMPTY_RESUME } from '#domain/resume.ts';
import { NOTHING_ANSWERED } from '#machines/drafts.ts';
import { expect, type RunningApp } from './app.ts';
import { makePerson, openAs, type SignedPerson } from './people.ts';
import { callAs } from './sections.ts';

/**
 * Opens the two preference questions as somebody who has reviewed a resume without work history:
 * seven questions follow.
 */
export async function atPreferences(page: Page, app: RunningApp): Promise<SignedPerson> {
  const person = await makePerson(app);
  for (const [kind, Data] of Object.entries({
    parsedResume: EMPTY_RESUME,
    additionalQuestions: NOTHING_ANSWERED,
  }))
    await callAs(app, person, `PUT draft/${kind}`, { Version: 1, Data });
  await openAs(page, person, '/candidate/additional-questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How you want to work');
  return person;
}
