import { describe, expect, test } from 'vitest';
import { COACH_SCOPES } from '#domain/disclosure.ts';
import { NO_INSIGHTS, userSoc } from '#domain/insights.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { testPng } from '#server/profiles/images/testPictures.ts';
import { callOf } from '#tests/support/contract.ts';
import { insertConsent, makeProviderCoach } from '#tests/support/coaching.ts';
import { fits, foundCandidate } from '#tests/support/foundCandidates.ts';
import { insertJobs } from '#tests/support/jobs.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { faultsWith, odd } from '#tests/support/mounted/faults.ts';
import { watchLimits } from '#tests/support/mounted/limits.ts';
import {
  adminPages,
  clerk,
  coachPages,
  employerPages,
  extras,
  pages,
  peoplePages,
} from '#tests/support/mounted/queries.ts';
import { addWork } from '#tests/support/mounted/sections.ts';
import { expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp(({ db }) => insertJobs(db, [clerk]));
const limits = watchLimits();

const faults = faultsWith(limits);

/** A candidate for whom jobs are recommended. */
async function somebody(): Promise<TestPerson> {
  const person = await app.person();
  await addWork(app, person);
  const place = { zip: '13202', lat: null, long: null, relocate: null, remote: null };
  const body = { ...userSoc(person.userGuid, NO_INSIGHTS, place), SOCCode: '43-4051' };
  await app.ok('updateCandidateInsights', { as: person, path: { id: person.userGuid }, body });
  return person;
}

/** One of the provider's own coaches, and a candidate who shares everything with them. */
async function coached(): Promise<{ coach: TestPerson; candidate: TestPerson }> {
  const coach = await makeProviderCoach(app.database, await app.person(4));
  const candidate = await somebody();
  await insertConsent(app.database, candidate, coach, {
    scopes: COACH_SCOPES,
    facts: ['PreferSR'],
  });
  return { coach, candidate };
}

/** Opens a page whose query fails in each way, and asks again. */
async function expectTold(id: string, path: string, person: TestPerson): Promise<void> {
  for (const [what, reply, words] of faults) {
    const mend = app.edge.answerAll(callOf(id), reply);
    await app.open(path, person);
    await expectSeen(words);
    expect(all('link', 'Account settings'), what).toHaveLength(1);
    const ways = () => ['Cancel', 'Try again'].map((name) => all('button', name).length);
    await until(() => expect(ways()[0], what).toBe(ways()[1]));
    expect(document.body.textContent, what).not.toMatch(odd);
    mend();
    // A second call of the page may have been under way before, and fails later.
    await until(() => {
      all('button', 'Try again').forEach(pressOn);
      expect(all('button', 'Try again'), what).toEqual([]);
    });
    await expectGone(words);
  }
}

describe('a query that fails', () => {
  test.each(Object.entries(pages))(
    'is reported beside the menu, and %s asks again',
    async (id, path) => expectTold(id, path, await somebody()),
  );

  test.each(Object.entries(coachPages))(
    "is reported beside the coach's menu, and %s asks again",
    async (id, pathOf) => {
      const { coach, candidate } = await coached();
      await expectTold(id, pathOf(candidate), coach);
    },
  );
});

describe('a query that fails for an employer', () => {
  test.each(Object.entries(employerPages))(
    'is reported beside the menu, and %s asks again',
    async (id, pathOf) => {
      const employer = await employerAt(app, `Failing ${id}`);
      await expectTold(id, pathOf(await writeJob(app, employer, 'Clerk')), employer.person);
    },
  );
});

describe('a query about people that fails for an employer', () => {
  test.each(Object.entries(peoplePages))(
    'is reported beside the menu, and %s asks again',
    async (id, pathOf) => {
      const { person } = await employerAt(app, `Failing ${id}`);
      const candidate = await foundCandidate(app, 'Dana', 'Whitlock');
      // What is only an addition to the page of a candidate does not fail here.
      app.edge.answerAll(callOf('recommendationsEmploy'), fits());
      await expectTold(id, pathOf(candidate), person);
    },
  );
});

describe('a query that fails for an administrator', () => {
  test.each(Object.entries(adminPages))(
    'is reported beside the menu, and %s asks again',
    async (id, path) => expectTold(id, path, await app.person(1)),
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
      expect(all('dialog'), what).toEqual([]);
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
