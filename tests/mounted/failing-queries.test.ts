import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { testPng } from '#server/profiles/images/testPictures.ts';
import { callOf, operations } from '#tests/support/contract.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { faultsWith, odd } from '#tests/support/mounted/faults.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import { addWork } from '#tests/support/mounted/sections.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const clerk = jobNamed('Customer Service Representative', { soc_code: '43-4051' });
const app = mountedApp(({ db }) => insertJobs(db, [clerk]));
const limits = watchLimits();

/** Of pages before signing in: tested below, or off on a real server. */
const onPublicPages: ReadonlySet<string> = new Set(['listCompanies', 'listMailbox']);

const faults = faultsWith(limits);

/** Where each query is asked, by its operation. */
const pages: Readonly<Record<string, string>> = {
  getUser: '/candidate/profile/basic-details',
  getUserProfile: '/candidate/profile/basic-details',
  getUserAccommodation: '/candidate/accommodation',
  getUserWorkHistory: '/candidate/work-history',
  getUserDegrees: '/candidate/profile/education',
  getUserSkills: '/candidate/skills',
  getUserCredentials: '/candidate/credentials',
  getJob: `/candidate/jobs/job-details/${clerk.source_guid}`,
  searchJobs: '/candidate/jobs/all-jobs',
  searchRemoteJobs: '/candidate/jobs/remote-jobs',
  searchRecommendedJobs: '/candidate/jobs/recommended-jobs',
  recommendations: '/candidate/jobs/recommended-jobs',
  searchSavedJobs: '/candidate/jobs/saved-jobs',
  searchAppliedJobs: '/candidate/jobs/applied-jobs',
  listJobCoachInvitationsOfCandidate: '/candidate/invite-job-coach',
  getOwnDataSummary: '/candidate/account-settings',
  listSessions: '/candidate/account-settings',
  listStoredResumes: '/candidate/account-settings',
};

/** Without these a page is whole but for what they add; the failure is only logged (section 8). */
const extras: Readonly<Record<string, string>> = {
  getApplicationOffer: `/candidate/jobs/job-details/${clerk.source_guid}`,
  getAbleistExtracts: `/candidate/jobs/job-details/${clerk.source_guid}`,
  getProfileImage: '/candidate/profile/basic-details',
  listAppliedJobs: '/candidate/jobs/all-jobs',
  listSavedJobs: '/candidate/jobs/all-jobs',
};

const backends: Readonly<Record<string, string>> = {
  userQuery: 'user',
  openUserQuery: 'user',
  jobsQuery: 'jobs',
  matchingQuery: 'matching',
};

/** The operations that the browser's queries ask, read from their source. */
function queriesOfBrowser(): string[] {
  const folder = 'src/api/queries/';
  const asked = /\b(\w+Query)\.(?:queryOptions|useQuery)\(\s*'(get|post)',\s*'([^']+)'/g;
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(asked)].map(([, query = '', method, path]) => {
      const found = operations.find(
        (one) =>
          one.method.toLowerCase() === method && one.path === `/api/${backends[query]}${path}`,
      );
      return found?.operationId ?? `${method} ${path}`;
    }),
  );
}

/** A candidate for whom jobs are recommended. */
async function somebody(): Promise<TestPerson> {
  const person = await app.person();
  await addWork(app, person);
  const place = { zip: '13202', lat: null, long: null, relocate: null, remote: null };
  const body = { ...userSoc(person.userGuid, NO_INSIGHTS, place), SOCCode: '43-4051' };
  await app.ok('updateCandidateInsights', { as: person, path: { id: person.userGuid }, body });
  return person;
}

describe('a query that fails', () => {
  test.each(Object.entries(pages))(
    'is told beside the menu, and %s asks again',
    async (id, path) => {
      const person = await somebody();
      for (const [what, reply, words] of faults) {
        const mend = app.edge.answerAll(callOf(id), reply);
        await app.open(path, person);
        await expectSeen(words);
        expect(all('link', 'Account settings'), what).toHaveLength(1);
        expect(document.body.textContent, what).not.toMatch(odd);
        mend();
        all('button', 'Try again').forEach(pressOn);
        await expectGone(words);
        await until(() => expect(all('button', 'Try again'), what).toEqual([]));
      }
    },
  );
});

describe('a query of what a page can do without', () => {
  test.each(Object.entries(extras))('leaves the page whole when %s fails', async (id, path) => {
    const person = await somebody();
    const file = { name: 'robin.png', content: testPng() };
    await app.ok('storeProfileImage', { as: person, path: { id: person.userGuid }, file });
    for (const [what, reply] of faults) {
      const mend = app.edge.answerAll(callOf(id), reply);
      await app.open(path, person);
      await until(() => expect(app.edge.asked().some((call) => callOf(id).test(call))).toBe(true));
      await until(() => expect(all('heading').length, what).toBeGreaterThan(1));
      await until(() => expect(all('status', /Loading/)).toEqual([]));
      expect(document.body.textContent, what).not.toMatch(odd);
      expect(all('alertdialog'), what).toEqual([]);
      mend();
    }
  });
});

test('offers the roles of a sign-up when the companies are not there', async () => {
  for (const [what, reply] of faults) {
    const mend = app.edge.answerAll(callOf('listCompanies'), reply);
    app.arrive('/auth/register');
    pressOn(await one('radio', 'an employer'));
    const asked = callOf('listCompanies');
    await until(() => expect(app.edge.asked().some((call) => asked.test(call))).toBe(true));
    await expectSeen('Your company');
    expect(document.body.textContent, what).not.toMatch(odd);
    mend();
  }
});

test('names every query of the browser, and no other', () => {
  const named = [...Object.keys(pages), ...Object.keys(extras), ...onPublicPages];
  expect(named.toSorted()).toEqual([...new Set(queriesOfBrowser())].toSorted());
});
