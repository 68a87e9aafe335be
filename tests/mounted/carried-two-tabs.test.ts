import { expect, test } from 'vitest';
import { FINDER_STEPS, NO_ANSWERS } from '#domain/finder.ts';
import { writeFinder } from '#src/tab/finderAnswers.ts';
import { writeLastPath } from '#src/tab/storage.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { one, pressOn } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [jobNamed('Cook', { soc_code: '35-2014' })]));
const answers = { ...NO_ANSWERS, work: ['cook'] } as const;

test('keeps the answers on the screen when a sign-in in another tab deleted them', async () => {
  await app.open('/abli');
  writeFinder({ answers, passed: [...FINDER_STEPS] });
  history.replaceState(null, '', '/abli/jobs');
  writeLastPath('/abli/jobs');
  await app.reload();
  const keep = await one('link', 'Keep my answers');
  writeFinder({ answers: NO_ANSWERS, passed: [] });
  pressOn(keep);
  const offer = await one('region', 'Add what you told the job finder?');
  expect(offer.textContent).toContain('Cook');
});
