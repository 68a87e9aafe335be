import { expect, test } from 'vitest';
import { pageTitles } from '#scripts/bundle/pageTitles.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt } from '#tests/support/mounted/employer.ts';
import { until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

/** They name what they show, once it is there; the server sends their general name. */
const naming = [
  '/abli/:page',
  '/login-success',
  '/candidate/additional-questions',
  '/candidate/jobs/saved-searches/:guid',
  '/candidate/jobs/job-details/:id',
  '/candidate/privacy/share',
  '/job-coach/candidate-details/:id',
  '/job-coach/job-details/:id',
  '/employer/home',
  '/employer/jobs/:id/edit',
  '/employer/job-details/:id',
  '/employer/candidate-details/:id',
];

/** Not offered here: mails of tests go nowhere. */
const noMailbox = '/mailbox';

const areas: Readonly<Record<string, () => Promise<TestPerson>>> = {
  candidate: () => app.person(2),
  'job-coach': () => app.person(4),
  employer: async () => (await employerAt(app, 'Larkmere Mills')).person,
  admin: () => app.person(1),
};

const byArea = Map.groupBy(
  pageTitles('.').filter(({ path }) => path !== noMailbox && !naming.includes(path)),
  ({ path }) => path.split('/')[1] ?? '',
);

for (const [area, pages] of byArea)
  test(`keeps the titles that the server sends with the pages of ${area}`, async () => {
    const person = await areas[area]?.();
    for (const { path, title } of pages) {
      const address = path.replace('/:tab?', '');
      document.title = '';
      if (person === undefined) app.arrive(address);
      else await app.open(address, person);
      await until(() => expect(`${address}: ${document.title}`).toBe(`${address}: ${title}`));
    }
  });
