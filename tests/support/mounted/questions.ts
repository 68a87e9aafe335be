import { EMPTY_RESUME } from '#domain/resume.ts';
import { NOTHING_ANSWERED } from '#machines/drafts.ts';
import type { TestPerson } from '#tests/support/api.ts';
import type { MountedApp } from './app.ts';
import { one } from './steps.ts';

/** What the review of a resume without work history leaves: seven questions follow. */
async function reviewed(app: MountedApp, as: TestPerson): Promise<void> {
  for (const [Kind, Data] of Object.entries({
    parsedResume: EMPTY_RESUME,
    additionalQuestions: NOTHING_ANSWERED,
  }))
    await app.ok('saveDraft', { as, path: { Kind }, body: { Version: 1, Data: { ...Data } } });
}

/** Somebody at the two preference questions, as after the review. */
export async function atPreferences(app: MountedApp, given?: TestPerson): Promise<TestPerson> {
  const person = given ?? (await app.person());
  await reviewed(app, person);
  await app.open('/candidate/additional-questions', person);
  await one('heading', /^How you want to work/);
  return person;
}
